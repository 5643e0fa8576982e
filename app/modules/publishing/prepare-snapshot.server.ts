import { env } from "~/lib/env.server";
import type { Manifest } from "~/published/manifest";
import { CONTACT_PATH } from "../contact/render-contact-form";
import type { GeneratedCode } from "../generation/generated-code";
import { requireStorableCode } from "../generation/require-storable-code";
import { assembleSite } from "./assemble-site";
import type { SiteMeta } from "./head-splices";
import { loadAssets } from "./load-assets.server";
import { loadSiteExtras } from "./load-site-extras.server";
import { putBlobs } from "./put-blobs.server";
import { saveCode } from "./save-code.server";

/** What a publishing transaction needs, all its bytes being in the database. */
export interface PreparedSnapshot {
  codeHash: string;
  files: Manifest;
}

/** What a publication says of a site, and the deployment whose posts and settings it shows; none while it is being made. */
type Publication = SiteMeta & { subdomain: string; deploymentId?: number };

/**
 * Does everything of a publication that needs no lock: assembles the site, stores its code and bytes.
 * @throws TooLargeError or InvalidError for code that cannot be kept
 */
export async function prepareSnapshot(websiteId: number, code: GeneratedCode, publication: Publication): Promise<PreparedSnapshot> {
  requireStorableCode(code);
  const extras = await loadSiteExtras(publication.deploymentId ?? null, publication.subdomain);
  const assets = await loadAssets(websiteId, code, extras.posts.map(({ content }) => content));
  const files = assembleSite(code, assets, { contactAddress: contactAddress(), ...publication }, extras);
  const [codeHash, manifest] = await Promise.all([saveCode(code), putBlobs(files)]);
  return { codeHash, files: manifest };
}

/** On hosts of their own, sites send their forms to the app's; under `/sites` both are one. */
function contactAddress(): string | null {
  return env.SITES_DOMAIN ? env.APP_ORIGIN + CONTACT_PATH : null;
}
