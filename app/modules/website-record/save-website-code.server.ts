import { db, type Tx } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { enqueueCheck } from "./enqueue-check.server";
import { codeColumns } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { requireStorableCode } from "./require-storable-code";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "./add-version.server";
import { lockWebsite } from "./lock-website.server";
import { requireOwnWebsite } from "./require-own-website.server";
import { StaleRevisionError } from "./stale-revision";

interface Input {
  actor: { userId: number };
  websiteId: number;
  code: WebsiteCode;
  /** The revisions that may be replaced; any when left out. */
  ifMatch?: string[] | null;
}

/**
 * `PATCH /api/analysis/{id}/code`: replaces a website's code. What was there before becomes a version.
 * @returns the revision that the website is now
 * @throws NotFoundError when the actor has no such website, TooLargeError over 2 MB, InvalidError without html or with
 *   characters that cannot be stored, ConflictError while there is no code yet, StaleRevisionError when it is another
 *   revision than those in `ifMatch`
 */
export async function saveWebsiteCode({ actor, websiteId, code, ifMatch }: Input): Promise<string> {
  requireStorableCode(code);
  // Before the code is kept: strangers' code must not be.
  await requireOwnWebsite({ actor, websiteId });
  const codeHash = await saveCode(code);
  await db.$transaction(async (tx) => {
    const before = await lockWebsite(tx, actor.userId, websiteId);
    if (!before) throw new ConflictError("This website is still being generated.");
    // A save that was sent twice has done what it should.
    if (before === codeHash) return;
    if (ifMatch && !ifMatch.includes(before)) throw new StaleRevisionError(before, await readCode(tx, before));
    const kept = { changeType: "manual", title: "Before your changes", isAutoSaved: true } as const;
    await addVersion(tx, { websiteId, codeHash: before, ...kept });
    await tx.website.update({ where: { id: websiteId }, data: { codeHash } });
    await enqueueCheck(tx, websiteId);
  });
  return codeHash;
}

const readCode = (tx: Tx, hash: string) => tx.siteCode.findUniqueOrThrow({ where: { hash }, select: codeColumns });
