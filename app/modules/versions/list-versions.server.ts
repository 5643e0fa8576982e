import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { ChangeType } from "./change-type";
import { versionToken } from "./version-token.server";

/** A version as the Version Control dialog lists it: everything but its code. */
export interface VersionItem {
  id: number;
  versionNumber: number;
  title: string;
  changeType: ChangeType;
  changeDescription: string | null;
  isAutoSaved: boolean;
  /** Whether the website's code is just this now. */
  isCurrent: boolean;
  /** Who generated it, for the version that a generation made: the designer's id. */
  designer: string | null;
  createdAt: Date;
  previewPath: string;
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** The versions of a website, newest first. @throws NotFoundError when the actor has no such website */
export async function listVersions({ actor, websiteId }: Input): Promise<VersionItem[]> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: {
      codeHash: true,
      versions: { orderBy: { versionNumber: "desc" } },
      runs: { where: { status: "succeeded" }, select: { codeHash: true, designer: true } },
    },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const designers = new Map(website.runs.map(({ codeHash, designer }) => [codeHash, designer]));
  return website.versions.map(({ codeHash, websiteId: _, ...version }) => ({
    ...version,
    // A check constraint keeps the column to these.
    changeType: version.changeType as ChangeType,
    isCurrent: codeHash === website.codeHash,
    designer: version.changeType === "initial" ? (designers.get(codeHash) ?? null) : null,
    previewPath: `/preview/version/${versionToken(version.id)}/`,
  }));
}
