import { db, type Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { announce } from "./run-attempt.server";
import { runSteps } from "../site/run-step";
import { endStep } from "./step-log";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Cancels a website's generation: from here on no attempt of the run writes anything.
 * @throws NotFoundError when the actor has no such website, ConflictError when nothing is being generated
 */
export async function cancelGeneration({ actor, websiteId }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const owned = await tx.website.count({ where: { id: websiteId, ownerId: actor.userId } });
    if (owned === 0) throw new NotFoundError("There is no such website.");
    if (!(await cancelOpenRun(tx, websiteId))) throw new ConflictError("This website is not being generated.");
  });
}

/** The same within another change of the website; false when nothing is being generated. */
export async function cancelOpenRun(tx: Tx, websiteId: number): Promise<boolean> {
  const [run] = await tx.$queryRaw<{ id: number; steps: unknown }[]>`
    select id, steps from generation_runs
     where website_id = ${websiteId} and status in ('queued', 'running') for update`;
  if (!run) return false;
  const steps = endStep(runSteps.catch([]).parse(run.steps), "skipped", Date.now());
  await tx.generationRun.update({
    where: { id: run.id },
    data: { status: "cancelled", steps, draft: null, finishedAt: new Date() },
  });
  await tx.$queryRaw`select (graphile_worker.remove_job(${`generate_website:${run.id}`})).id`;
  await announce(tx, websiteId);
  return true;
}
