import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { archiveName } from "./archive-name";
import { buildZip } from "./build-zip";
import { loadAssets } from "./load-assets.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * A website of the actor as an archive, with a name for the file.
 * @throws NotFoundError when the actor has no such website, or it has no code yet
 */
export async function exportWebsite({ actor, websiteId }: Input): Promise<{ fileName: string; bytes: Uint8Array }> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { id: true, projectTitle: true, updatedAt: true, code: true },
  });
  if (!website?.code) throw new NotFoundError("There is no such website.");
  const assets = await loadAssets(website.id, website.code);
  return { fileName: archiveName(website.projectTitle), bytes: buildZip(website.code, assets, website.updatedAt) };
}
