import { enqueue } from "~/jobs/enqueue.server";
import { db, type Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import type { EdgePosition } from "../edge/edge-clock.server";
import { lockDeployment } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { writeCurrentSite } from "../edge/write-site.server";
import { findSite } from "./find-site.server";
import { readSiteName } from "./site-name";
import type { Moderated } from "./take-down.server";

/**
 * Ends a take-down: the site shows again what was live, unless its owner had unpublished it. Of a site whose owner has
 * left, the name becomes free. @throws NotFoundError when nothing is taken down at the address
 */
export async function liftTakeDown({ address }: { address: string }): Promise<Moderated> {
  const standing = await findStanding(address);
  if (!standing) throw new NotFoundError(`Nothing is taken down at ${address}.`);
  const position = await publishingTransaction((tx) => lift(tx, standing));
  return { subdomain: standing.subdomain, lagging: position ? await waitForRenderers(position) : [] };
}

async function findStanding(address: string) {
  const name = readSiteName(address, env.SITES_DOMAIN);
  const subdomain = name && "subdomain" in name ? name.subdomain : (await findSite(address))?.subdomain;
  return subdomain ? db.takeDown.findFirst({ where: { subdomain, liftedAt: null } }) : null;
}

async function lift(
  tx: Tx,
  { id, deploymentId }: { id: number; deploymentId: number | null },
): Promise<EdgePosition | null> {
  const isThere = deploymentId !== null && (await lockDeployment(tx, { id: deploymentId }));
  await tx.takeDown.update({ where: { id }, data: { liftedAt: new Date() } });
  if (!isThere) return null;
  await enqueue("notify_take_down", { takeDownId: id }, { tx, key: String(id) });
  return writeCurrentSite(tx, deploymentId);
}
