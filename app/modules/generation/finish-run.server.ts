import { db } from "~/lib/db.server";
import { saveCode } from "../publishing/save-code.server";
import { addVersion } from "../versions/add-version.server";
import type { Generated } from "./generate.server";
import { announce, currentRun, Superseded, type RunAttempt } from "./run-attempt.server";

/**
 * Stores a finished generation: the code becomes the website's, the run succeeds and the first version is recorded,
 * all in one transaction. @throws Superseded when the run no longer belongs to this attempt
 */
export async function finishRun(attempt: RunAttempt, { brief, designer, plan, code, steps }: Generated): Promise<void> {
  const { websiteId } = attempt;
  // Content-addressed: without the transaction it is only a row that nothing points to.
  const codeHash = await saveCode(code);
  await db.$transaction(async (tx) => {
    const { count } = await tx.generationRun.updateMany({
      where: currentRun(attempt),
      data: { status: "succeeded", designer, plan, codeHash, steps, error: null, finishedAt: new Date() },
    });
    if (count === 0) throw new Superseded();
    await tx.website.update({ where: { id: websiteId }, data: { codeHash, brief } });
    await addVersion(tx, {
      websiteId,
      codeHash,
      changeType: "initial",
      title: "Initial website generation",
      isAutoSaved: true,
      author: designer,
    });
    await announce(tx, websiteId);
  });
}
