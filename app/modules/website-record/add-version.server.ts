import type { Tx } from "~/lib/db.server";
import type { Author } from "../markup/edit";
import type { ChangeType } from "./change-type";

export interface NewVersion {
  websiteId: number;
  codeHash: string;
  changeType: ChangeType;
  title: string;
  changeDescription?: string | null;
  isAutoSaved: boolean;
  /** Who made the state; the owner unless it says otherwise. */
  author?: Author;
}

/**
 * Records a state of a website's code under the next number, within the caller's transaction. An automatic version of
 * the state that the latest version already holds would say nothing, so it is not made.
 * @returns the id of the version that holds the state: the new one, or the latest
 */
export async function addVersion(tx: Tx, version: NewVersion): Promise<number> {
  // Numbers are given one after another.
  await tx.$queryRaw`select id from websites where id = ${version.websiteId} for update`;
  const latest = await tx.version.findFirst({
    where: { websiteId: version.websiteId },
    orderBy: { versionNumber: "desc" },
    select: { id: true, versionNumber: true, codeHash: true, changeType: true },
  });
  if (latest && saysNothing(version, latest)) return latest.id;
  const versionNumber = (latest?.versionNumber ?? 0) + 1;
  return (await tx.version.create({ data: { ...version, versionNumber }, select: { id: true } })).id;
}

// That somebody went back is worth knowing, but not twice in a row.
function saysNothing(version: NewVersion, latest: { codeHash: string; changeType: string }): boolean {
  if (!version.isAutoSaved || latest.codeHash !== version.codeHash) return false;
  return version.changeType !== "restore" || latest.changeType === "restore";
}
