import { zipSync, type Zippable } from "fflate";
import type { GeneratedCode } from "../generation/generated-code";
import { assemblePlainSite } from "./assemble-site";
import { isCompressible } from "./media-type";
import type { SiteAsset } from "./site-file";

/** What an archive has beside the website. */
interface Archive {
  /** The date that its files carry. */
  changedAt: Date;
  /** Text of its README.txt. */
  readme: string;
}

/**
 * A website as a zip archive that opens from disk: `index.html`, `styles.css`, `script.js`, `assets/…`
 * with relative addresses, and `README.txt`.
 */
export function buildZip(code: GeneratedCode, assets: SiteAsset[], { changedAt, readme }: Archive): Uint8Array {
  const entries: Zippable = {};
  for (const file of assemblePlainSite(code, assets, { fromDisk: true })) {
    entries[file.path] = [file.bytes, { level: isCompressible(file.type) ? 6 : 0 }];
  }
  entries["README.txt"] = Buffer.from(readme);
  return zipSync(entries, { mtime: changedAt });
}
