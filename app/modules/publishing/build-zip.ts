import { zipSync, type Zippable } from "fflate";
import type { GeneratedCode } from "../generation/generated-code";
import { assemblePlainSite } from "./assemble-site";
import { isCompressible } from "./media-type";
import type { SiteAsset } from "./site-file";

/**
 * A website as a zip archive that opens from disk: `index.html`, `styles.css`, `script.js`, `assets/…`
 * with relative addresses. `changedAt` is the date that its files carry.
 */
export function buildZip(code: GeneratedCode, assets: SiteAsset[], changedAt: Date): Uint8Array {
  const entries: Zippable = {};
  for (const file of assemblePlainSite(code, assets, { fromDisk: true })) {
    entries[file.path] = [file.bytes, { level: isCompressible(file.type) ? 6 : 0 }];
  }
  return zipSync(entries, { mtime: changedAt });
}
