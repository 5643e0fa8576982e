import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { assembleSite } from "~/modules/assembly/assemble-site";
import { compress } from "~/modules/storage/compress";
import { contentHash } from "~/modules/storage/content-hash";
import { referencedAssets } from "~/modules/markup/referenced-assets";
import { NO_EXTRAS } from "~/modules/assembly/site-extras";
import type { SiteFile } from "~/modules/storage/site-file";
import { drawSite } from "~/modules/assembly/sharing/draw-site.server";
import { readFontFile } from "~/modules/templates/fonts.server";
import { ENCODINGS, INDEX_FILE, type Manifest } from "~/published/manifest";
import type { BlobBytes } from "~/renderer/blob-files";
import { pageOf } from "../large-page";

const PAGE_CHARACTERS = 20_000;
const FONTS = "assets/fonts/";

/** A site as the product publishes it, of which there can be as many as wanted: each has a page of its own. */
export interface SiteTemplate {
  /** All blobs that the sites have in common. */
  shared: BlobBytes[];
  /** The page of one site. */
  page(site: number): BlobBytes;
  manifest(page: BlobBytes): Manifest;
}

/** A generated site with a page of 20 KB, its fonts, icons and side pages. */
export async function siteTemplate(): Promise<SiteTemplate> {
  const files = await generatedFiles();
  const shared = await Promise.all(files.map(toBlob));
  const entries = Object.fromEntries(files.map((file, at) => [file.path, entryOf(file, shared[at]!)]));
  const html = String(files.find(({ path }) => path === INDEX_FILE)!.bytes);
  return {
    shared,
    page: (site) => quickBlob(Buffer.from(html.replace("</title>", ` ${site}</title>`))),
    manifest: (page) => ({
      ...entries,
      [INDEX_FILE]: { ...entries[INDEX_FILE]!, hash: page.hash, size: page.bytes.length },
    }),
  };
}

async function generatedFiles(): Promise<SiteFile[]> {
  const code = await pageOf(PAGE_CHARACTERS);
  const fonts = referencedAssets(code, []).filter((path) => path.startsWith(FONTS));
  const assets = await Promise.all(
    fonts.map(async (path) => ({ path, bytes: await readFontFile(path.slice(FONTS.length)) })),
  );
  const drawings = await drawSite("bench", code, () => assets, null);
  return assembleSite(
    code,
    assets,
    { subdomain: "site" },
    { ...NO_EXTRAS, reportsAs: "site", address: "https://site.example/", drawings },
  );
}

async function toBlob({ bytes, type }: SiteFile): Promise<BlobBytes> {
  return { hash: contentHash(bytes), bytes, ...(await compress(bytes, type)) };
}

function entryOf({ type, bytes, immutable }: SiteFile, blob: BlobBytes): Manifest[string] {
  return {
    hash: blob.hash,
    type,
    size: bytes.length,
    immutable,
    encodings: ENCODINGS.filter((encoding) => blob[encoding]),
  };
}

/** Compressed less than a deploy does it, for there are thousands; they are a tenth larger. */
function quickBlob(bytes: Buffer): BlobBytes {
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  return { hash: contentHash(bytes), bytes, br, gzip: gzipSync(bytes, { level: 1 }) };
}
