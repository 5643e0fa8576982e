import { listBin } from "../../bin/list-bin.server";
import { jsonFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { plainName } from "../../publishing/export/archive-name";
import { filesOfPosts } from "./content-files.server";
import { filesOfVisitors } from "./visitor-files.server";
import { filesOfWebsite } from "./website-files.server";

/** A folder for each website that waits in the bin, with its posts and with what its visitors left. */
export async function* binFiles(userId: number): AsyncGenerator<ArchiveFile> {
  for (const { websiteId, title, binnedAt, goneAt, hasAddress } of await listBin({ actor: { userId } })) {
    const folder = `in-your-bin/${websiteId}-${plainName(title)}`;
    const deployment = { websiteId, website: { bin: { ownerId: userId } } };
    yield jsonFile(`${folder}/bin.json`, { deletedAt: binnedAt, goneAt });
    yield* filesOfWebsite({ userId, websiteId, isInBin: true }, folder);
    if (hasAddress) yield* filesOfPosts({ deployment }, `${folder}/posts`);
    yield* filesOfVisitors(deployment, `${folder}/`);
  }
}
