import { db, type Tx } from "~/lib/db.server";
import { findOpenClaims, keepOpenClaims } from "../claims/ledger.server";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { keepReport } from "../checks/make-report.server";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "../website-record/add-version.server";
import { INITIAL_TITLE } from "../website-record/change-type";
import { keepUnsaved } from "../website-record/keep-unsaved.server";
import type { Generated } from "./generate.server";
import { announce, currentRun, Superseded, type RunAttempt } from "./run-attempt.server";

/**
 * Stores a finished generation: the code becomes the website's, the run succeeds and a version is recorded, all in one
 * transaction. What an earlier generation and its owner made of the website stays as a version. @throws Superseded when
 * the run no longer belongs to this attempt
 */
export async function finishRun(
  attempt: RunAttempt,
  { brief, designer, plan, code, findings, steps }: Generated,
): Promise<void> {
  const { websiteId } = attempt;
  // Content-addressed: without the transaction it is only a row that nothing points to.
  const codeHash = await saveCode(code);
  const claims = await findOpenClaims({ websiteId, html: code.html, before: null, brief });
  await db.$transaction(async (tx) => {
    const before = await holdWebsite(tx, websiteId);
    const { count } = await tx.generationRun.updateMany({
      where: currentRun(attempt),
      data: { status: "succeeded", designer, plan, codeHash, steps, draft: null, error: null, finishedAt: new Date() },
    });
    if (count === 0) throw new Superseded();
    if (before) await keepUnsaved(tx, { websiteId, codeHash: before, title: "Before generating again" });
    await tx.website.update({ where: { id: websiteId }, data: { codeHash, brief, openedAt: null } });
    const title = before ? "Generated again" : INITIAL_TITLE;
    await addVersion(tx, { websiteId, codeHash, changeType: "initial", title, isAutoSaved: true, author: designer });
    await keepOpenClaims(tx, websiteId, designer, claims);
    await keepReport(tx, { websiteId, codeHash }, code, findings);
    await enqueueCheck(tx, websiteId, { isSoon: true });
    await announce(tx, websiteId);
  });
}

// Before the run: who deletes a website holds them in this order, too. In the bin it has no owner, but it is still
// there.
async function holdWebsite(tx: Tx, websiteId: number): Promise<string | null> {
  const [website] = await tx.$queryRaw<{ codeHash: string | null }[]>`
    select code_hash as "codeHash" from websites where id = ${websiteId} for update`;
  return website?.codeHash ?? null;
}
