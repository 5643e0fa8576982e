import type { Manifest } from "~/published/manifest";
import type { GeneratedCode } from "../generation/generated-code";
import { requireStorableCode } from "../generation/require-storable-code";
import { assembleSite } from "./assemble-site";
import type { SiteMeta } from "./head-splices";
import { loadAssets } from "./load-assets.server";
import { putBlobs } from "./put-blobs.server";
import { saveCode } from "./save-code.server";

/** What a publishing transaction needs, all its bytes being in the database. */
export interface PreparedSnapshot {
  codeHash: string;
  files: Manifest;
}

/**
 * Does everything of a publication that needs no lock: assembles the site, stores its code and bytes.
 * @throws TooLargeError or InvalidError for code that cannot be kept
 */
export async function prepareSnapshot(websiteId: number, code: GeneratedCode, meta: SiteMeta): Promise<PreparedSnapshot> {
  requireStorableCode(code);
  const files = assembleSite(code, await loadAssets(websiteId, code), meta);
  const [codeHash, manifest] = await Promise.all([saveCode(code), putBlobs(files)]);
  return { codeHash, files: manifest };
}
