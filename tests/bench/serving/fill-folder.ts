import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENCODINGS } from "~/published/manifest";
import { hostKey, siteKey, type HostState, type SiteState } from "~/published/edge-state";
import type { BlobBytes } from "~/renderer/blob-files";
import { EdgeStore, type EdgeRow } from "~/renderer/store";
import type { SiteTemplate } from "./site-template";

/** Domain whose subdomains the sites are. */
export const SITES_DOMAIN = "sites.example";

/** More pages than this take longer to write than to measure; further sites share them. */
const MOST_PAGES = 10_000;

export const hostOf = (site: number) => `site-${site}.${SITES_DOMAIN}`;
/** Each site has a domain of its own as well. */
export const domainOf = (site: number) => `business-${site}.example`;

/** Puts so many sites into a renderer's folder, as if it had pulled them: its `sites.db` and the blobs. */
export async function fillFolder(dataDirectory: string, sites: number, template: SiteTemplate): Promise<void> {
  const edge = join(dataDirectory, "edge");
  mkdirSync(edge, { recursive: true });
  const pages = Array.from({ length: Math.min(sites, MOST_PAGES) }, (_, page) => template.page(page));
  for (const blob of [...template.shared, ...pages]) writeBlob(join(edge, "blobs"), blob);
  const manifests = pages.map((page) => template.manifest(page));
  const rows = Array.from({ length: sites }, (_, site) => rowsOf(site, manifests[site % pages.length]!)).flat();
  const store = await EdgeStore.open(join(edge, "sites.db"));
  await store.apply({ seq: 1, epoch: "6b6f3c1e-6a2f-4c39-9a3f-6f7a2f1d5a01", whole: true, rows });
  await store.close();
}

/** The same sites for one more renderer; the blobs, which never change, are shared. */
export function copyFolder(from: string, to: string): string {
  const [source, target] = [join(from, "edge"), join(to, "edge")];
  mkdirSync(target);
  copyFileSync(join(source, "sites.db"), join(target, "sites.db"));
  symlinkSync(join(source, "blobs"), join(target, "blobs"));
  // Else the disk is busy with it while the renderer is measured.
  execFileSync("sync");
  return to;
}

function rowsOf(site: number, files: SiteState["files"]): EdgeRow[] {
  const state: SiteState = { snapshotId: site + 1, files, retired: {}, form: { lang: "en", successMessage: "" } };
  const host: HostState = { deploymentId: site + 1 };
  const row = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
  return [row(siteKey(site + 1), state), row(hostKey(`site-${site}`), host), row(hostKey(domainOf(site)), host)];
}

// Not as the renderer writes them: nothing is lost when these are, and they need not reach the disk one by one.
function writeBlob(folder: string, { hash, bytes, ...forms }: BlobBytes): void {
  const path = join(folder, hash.slice(0, 2), hash);
  mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true });
  writeFileSync(path, bytes);
  for (const encoding of ENCODINGS) if (forms[encoding]) writeFileSync(`${path}.${encoding}`, forms[encoding]);
}
