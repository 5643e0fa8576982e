import { db, type Prisma, type Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { lockDeployment } from "../deployment-record/lock-deployment.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { republishSite } from "../publishing/republish-site.server";
import { siteAddress } from "../deployment-record/site-address.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Target {
  actor: { userId: number };
  deploymentId: number;
}

/** The tracking settings of a deployment (tests/list, section 3). */
export interface AnalyticsSettings {
  googleAnalyticsId: string | null;
  isConfigured: boolean;
  /** Where the tag counts: the site's address on a host of its own, or null while it has none. */
  ownAddress: string | null;
}

const withDomain = { domain: true } satisfies Prisma.DeploymentInclude;
type Row = Prisma.DeploymentGetPayload<{ include: typeof withDomain }>;

/** The tracking settings of a deployment of the actor. @throws NotFoundError when the actor has no such deployment */
export async function findAnalyticsSettings(target: Target): Promise<AnalyticsSettings> {
  const deployment = await db.deployment.findFirst({ where: ownedBy(target), include: withDomain });
  if (!deployment) throw noSuchDeployment();
  const { googleAnalyticsId } = deployment;
  return { googleAnalyticsId, isConfigured: googleAnalyticsId !== null, ownAddress: ownAddress(deployment) };
}

/**
 * Keeps the measurement ID of a deployment, null for none, and makes the live site anew with or without Google's tag.
 * Should that not succeed at once, a job does it later. @throws NotFoundError when the actor has no such deployment
 */
export async function saveAnalyticsSettings({
  googleAnalyticsId,
  ...target
}: Target & { googleAnalyticsId: string | null }): Promise<void> {
  const isChanged = await db.$transaction((tx) => keep(tx, target, googleAnalyticsId));
  if (isChanged)
    await republishSite(target).catch((error: unknown) => log.error("a site waits for its tracking settings", error));
}

async function keep(tx: Tx, target: Target, googleAnalyticsId: string | null): Promise<boolean> {
  if (!(await lockDeployment(tx, { id: target.deploymentId, ownerId: target.actor.userId }))) throw noSuchDeployment();
  const before = await tx.deployment.findFirstOrThrow({ where: ownedBy(target), select: { googleAnalyticsId: true } });
  if (before.googleAnalyticsId === googleAnalyticsId) return false;
  await tx.deployment.updateMany({ where: ownedBy(target), data: { googleAnalyticsId } });
  await markSiteChanged(tx, target.deploymentId, "analytics");
  return true;
}

/** Under `/sites` a page has no origin, and the tag stays off (docs/architecture.md, Rules of security). */
const ownAddress = (row: Row) => (row.domain?.verifiedAt || env.SITES_DOMAIN ? siteAddress(row) : null);

const ownedBy = ({ actor, deploymentId }: Target) => ({ id: deploymentId, ownerId: actor.userId });
