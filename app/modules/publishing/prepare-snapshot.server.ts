import type { SiteState } from "~/published/edge-state";
import type { Manifest } from "~/published/manifest";
import type { GeneratedCode } from "../generation/generated-code";
import { requireStorableCode } from "../generation/require-storable-code";
import { assembleSite } from "./assemble-site";
import { formAnswer } from "./form-answer";
import { drawSite } from "./sharing/draw-site.server";
import type { SiteMeta } from "./head-splices";
import { loadAssets } from "./load-assets.server";
import { loadSiteExtras } from "./load-site-extras.server";
import { putBlobs } from "./put-blobs.server";
import { saveCode } from "./save-code.server";

/** What a publishing transaction needs, all its bytes being in the database. */
export interface PreparedSnapshot {
  codeHash: string;
  files: Manifest;
  form: NonNullable<SiteState["form"]>;
}

/** What a publication says of a site, and the deployment whose posts and settings it shows; none while it is being made. */
type Publication = SiteMeta & { subdomain: string; deploymentId?: number };

/**
 * Does everything of a publication that needs no lock: assembles the site, stores its code and bytes.
 * @throws TooLargeError or InvalidError for code that cannot be kept
 */
export async function prepareSnapshot(websiteId: number, code: GeneratedCode, publication: Publication): Promise<PreparedSnapshot> {
  requireStorableCode(code);
  const extras = await loadSiteExtras(websiteId, publication.deploymentId ?? null, publication.subdomain);
  const assets = await loadAssets(websiteId, code, extras.posts.map(({ content }) => content));
  const [codeHash, drawings] = await Promise.all([saveCode(code), drawSite(code, assets, publication.title ?? null)]);
  const files = await putBlobs(assembleSite(code, assets, publication, { ...extras, drawings }));
  return { codeHash, files, form: formAnswer(code) };
}
