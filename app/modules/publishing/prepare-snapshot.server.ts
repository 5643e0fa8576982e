import type { SiteState } from "~/published/edge-state";
import type { Manifest } from "~/published/manifest";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { requireStorableCode } from "../website-record/require-storable-code";
import { assetFiles, assetNames } from "../assembly/assemble-site";
import { drawSite } from "../assembly/sharing/draw-site.server";
import type { SiteMeta } from "../assembly/head-splices";
import { loadAssets } from "../assembly/load-assets.server";
import { assembleFor } from "../assembly/pooled-publishing.server";
import { loadSiteExtras } from "./load-site-extras.server";
import { putBlobs } from "../storage/put-blobs.server";
import { saveCode } from "../storage/save-code.server";

/** What a publishing transaction needs, all its bytes being in the database. */
export interface PreparedSnapshot {
  codeHash: string;
  files: Manifest;
  form: NonNullable<SiteState["form"]>;
}

/**
 * What a publication says of a site, and the deployment whose posts and settings it shows; none of a website that was
 * never deployed.
 */
type Publication = SiteMeta & { ownerId: number; subdomain: string; deploymentId?: number; domain?: Domain };
/** The domain that a site will have; left out for the one that it has. */
type Domain = Parameters<typeof loadSiteExtras>[1]["domain"];

/**
 * Does everything of a publication that needs no lock: assembles the site, stores its code and bytes.
 * @throws TooLargeError or InvalidError for code that cannot be kept or put together, PoolBusyError when too much waits
 * for that
 */
export async function prepareSnapshot(
  websiteId: number,
  given: WebsiteCode,
  publication: Publication,
): Promise<PreparedSnapshot> {
  const code = codeOf(given);
  requireStorableCode(code);
  const { ownerId, title, description, subdomain, deploymentId = null, domain } = publication;
  const extras = await loadSiteExtras(websiteId, { deploymentId, subdomain, domain });
  const assets = await loadAssets(
    websiteId,
    code,
    extras.posts.map(({ content }) => content),
  );
  const [codeHash, drawings] = await Promise.all([
    saveCode(code),
    drawSite(ownerId, code, (paths) => assets.filter(({ path }) => paths.includes(path)), title ?? null),
  ]);
  const names = assetNames(assets);
  const { files, form } = await assembleFor(
    ownerId,
    code,
    names,
    { title, description, subdomain },
    { ...extras, drawings },
  );
  return { codeHash, files: await putBlobs([...files, ...assetFiles(assets, names)]), form };
}
