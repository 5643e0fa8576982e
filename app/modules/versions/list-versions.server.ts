import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { Author } from "../markup/edit";
import { ownerWithTakeDown } from "../moderation/only-viewer";
import { previewAddress } from "../websites/preview-address.server";
import type { ChangeType } from "../website-record/change-type";
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
  /** Who made it: the owner, or a designer. */
  author: Author;
  createdAt: Date;
  previewAddress: string;
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
      previewToken: true,
      owner: ownerWithTakeDown,
      versions: { orderBy: { versionNumber: "desc" } },
    },
  });
  if (!website?.owner) throw new NotFoundError("There is no such website.");
  const { owner, previewToken } = website;
  return website.versions.map(({ codeHash, websiteId: _, ...version }) => ({
    ...version,
    // Check constraints keep the columns to these.
    changeType: version.changeType as ChangeType,
    author: version.author as Author,
    isCurrent: codeHash === website.codeHash,
    previewAddress: previewAddress(`/preview/version/${versionToken({ id: version.id, previewToken })}/`, owner),
  }));
}
