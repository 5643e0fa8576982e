import { advanceClock, writeEdgeRows } from "~/modules/edge/edge-clock.server";
import { mediaTypeOf } from "~/modules/storage/media-type";
import { publishingTransaction } from "~/modules/edge/publishing-transaction.server";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { waitForRenderers } from "~/modules/edge/wait-for-renderers.server";
import { hostKey, siteKey, siteState, type HostState } from "~/published/edge-state";
import { deploySite } from "../publishing/publishing-world";

export const SITES_DOMAIN = "sites.example";

/** A live site whose every page says whose it is, and whose hosts nobody else has. */
export interface MarkedSite {
  mark: string;
  /** Its subdomain. */
  name: string;
  deploymentId: number;
  /** Verified domain of its own; `www.` before it redirects there. */
  domain: string;
}

/** Publishes a site with a domain of its own. */
export async function publishMarked(mark: string): Promise<MarkedSite> {
  const { deployment } = await deploySite(mark);
  const domain = `${deployment.subdomain}.example`;
  await writeHosts({
    [domain]: { deploymentId: deployment.id },
    [`www.${domain}`]: { deploymentId: deployment.id, redirectTo: domain },
  });
  return { mark, name: deployment.subdomain, deploymentId: deployment.id, domain };
}

/** Writes names of the edge state in one publishing transaction and waits for the renderers. */
export async function writeHosts(hosts: Record<string, HostState | null>): Promise<void> {
  const position = await publishingTransaction(async (tx) => {
    const point = await advanceClock(tx);
    await writeEdgeRows(
      tx,
      point,
      Object.entries(hosts).map(([name, value]) => ({ key: hostKey(name), value })),
    );
    return point;
  });
  await waitForRenderers(position, 20_000);
}

/** The marks of those sites that bytes show something of. */
export function marksIn(text: string, sites: readonly MarkedSite[]): string[] {
  return sites.filter(({ mark }) => text.includes(mark)).map(({ mark }) => mark);
}

/**
 * Publishes files beside a site's own, as a website with many or large pictures would have them; `lagging` as
 * publishing says it.
 */
export async function publishFiles(deploymentId: number, files: Record<string, Uint8Array>): Promise<string[]> {
  const added = await putBlobs(
    Object.entries(files).map(([path, bytes]) => ({ path, bytes, type: mediaTypeOf(path), immutable: false })),
  );
  const position = await publishingTransaction(async (tx) => {
    const point = await advanceClock(tx);
    const row = await tx.edgeState.findUniqueOrThrow({ where: { key: siteKey(deploymentId) } });
    const site = siteState.parse(row.value);
    await writeEdgeRows(tx, point, [
      { key: siteKey(deploymentId), value: { ...site, files: { ...site.files, ...added } } },
    ]);
    return point;
  });
  return waitForRenderers(position);
}
