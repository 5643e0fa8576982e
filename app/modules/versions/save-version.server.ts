import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { requireStorableCode } from "../website-record/require-storable-code";
import { saveCode } from "../storage/save-code.server";
import { requireOwnWebsite } from "../website-record/require-own-website.server";
import { addVersion } from "../website-record/add-version.server";
import { lockWebsite } from "../website-record/lock-website.server";
import { findVersion, type Version } from "./read-versions.server";
import type { SaveVersionInput } from "./version-input";

type Input = SaveVersionInput & { actor: { userId: number } };

/**
 * `POST /api/versions`: records a state of code as a version of a website; the website itself stays as it is.
 * @returns the version that holds the state; an automatic save of what the latest one holds makes no other
 * @throws NotFoundError when the actor has no such website, TooLargeError over 2 MB, InvalidError without html or with
 *   characters that cannot be stored
 */
export async function saveVersion({ actor, analysisId, websiteCode, ...rest }: Input): Promise<Version> {
  requireStorableCode(websiteCode);
  // Before the code is kept: strangers' code must not be.
  await requireOwnWebsite({ actor, websiteId: analysisId });
  const codeHash = await saveCode(websiteCode);
  const id = await db.$transaction(async (tx) => {
    await lockWebsite(tx, actor.userId, analysisId);
    return addVersion(tx, { ...rest, websiteId: analysisId, codeHash });
  });
  return (await findVersion(id)) ?? gone();
}

function gone(): never {
  throw new NotFoundError("There is no such website.");
}
