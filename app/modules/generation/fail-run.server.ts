import { db } from "~/lib/db.server";
import { announce, currentRun, type RunAttempt } from "./run-attempt.server";
import { runSteps } from "../site/run-step";
import { endStep } from "./step-log";

/** Ends a run as failed, with a reason for the owner; a run that no longer belongs to this attempt stays as it is. */
export async function failRun(attempt: RunAttempt, reason: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const run = await tx.generationRun.findFirst({ where: currentRun(attempt), select: { steps: true } });
    if (!run) return;
    const steps = endStep(runSteps.catch([]).parse(run.steps), "failed", Date.now());
    const { count } = await tx.generationRun.updateMany({
      where: currentRun(attempt),
      data: { status: "failed", error: reason, steps, draft: null, finishedAt: new Date() },
    });
    if (count > 0) await announce(tx, attempt.websiteId);
  });
}
