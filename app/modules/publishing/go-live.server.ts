import { db, type Tx } from "~/lib/db.server";
import { ConflictError, LimitReachedError, NotFoundError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { withTries } from "~/lib/with-tries";
import { requireNoTakeDown } from "../moderation/require-not-taken-down.server";
import type { CreateDeploymentInput } from "./deployment-input";
import type { EdgePosition } from "../edge/edge-clock.server";
import { lockOwnDeployments } from "../deployment-record/lock-deployment.server";
import { takeName, subdomainTaken } from "./names/take-name.server";
import { giveDomain, planDomain, type DomainPlan } from "./plan-domain.server";
import { prepareSnapshot, type PreparedSnapshot } from "./prepare-snapshot.server";
import { publishSnapshot } from "./publish-snapshot.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { withdraw } from "./withdraw-site.server";

type Input = CreateDeploymentInput & { actor: { userId: number }; replaces?: Replaced };

/** The live deployment that is withdrawn in the same transaction; its domain stays with it or comes along. */
interface Replaced {
  deploymentId: number;
  takesDomain: boolean;
}

interface Live {
  deploymentId: number;
  position: EdgePosition;
}

/** What a website has from when it was deployed before; null for one that never was. */
type Earlier = { id: number; contentRevision: number } | null;

/** Ends a transaction whose website was made from what has changed since. */
class ChangedMeanwhile extends Error {}

/**
 * Puts a website on the web that is not live: makes its deployment, or revives the one that it had. It shows the posts
 * and settings of the moment at which it goes live, and that at which the one that it replaces goes. @throws as
 * `createDeployment`
 */
export async function goLive(input: Input): Promise<Live> {
  try {
    return await withTries("website", () => tryToGoLive(input));
  } catch (error) {
    throw explained(error);
  }
}

/** Null when something that the site shows changed while it was made. */
async function tryToGoLive(input: Input): Promise<Live | null> {
  const { actor, analysisId, subdomain, title, description, customDomain, replaces } = input;
  const earlier = await db.deployment.findUnique({
    where: { websiteId: analysisId, ownerId: actor.userId },
    select: { id: true, contentRevision: true, withdrawnAt: true },
  });
  if (earlier && !earlier.withdrawnAt) throw limitReached();
  const takesFrom = replaces?.takesDomain ? replaces.deploymentId : undefined;
  const domain = await planDomain({
    ownerId: actor.userId,
    deploymentId: earlier?.id ?? null,
    customDomain,
    takesFrom,
  });
  const shown = {
    title,
    description,
    subdomain,
    ownerId: actor.userId,
    deploymentId: earlier?.id,
    domain: domain.brought,
  };
  const snapshot = await prepareSnapshot(analysisId, input.deployedCode, shown);
  try {
    return await publishingTransaction((tx) => publish(tx, input, { earlier, domain, snapshot }));
  } catch (error) {
    // Somebody else has verified the domain meanwhile, so the site comes back without it.
    if (error instanceof ChangedMeanwhile || isUniqueViolation(error, "domains_verified_host_key")) return null;
    throw error;
  }
}

async function publish(
  tx: Tx,
  input: Input,
  made: { earlier: Earlier; domain: DomainPlan; snapshot: PreparedSnapshot },
): Promise<Live> {
  const {
    actor: { userId: ownerId },
    analysisId: websiteId,
    subdomain,
    replaces,
  } = input;
  await lockOwnDeployments(tx, ownerId);
  await requireNoTakeDown(tx, ownerId);
  // It may have been deleted while its site was assembled.
  if ((await tx.website.count({ where: { id: websiteId, ownerId } })) === 0) throw noSuchWebsite();
  const gone = replaces ? await withdraw(tx, { id: replaces.deploymentId, ownerId }) : [];
  if (!gone) throw otherIsLive();
  const id = await takePlace(tx, input, made);
  const hosts = await giveDomain(tx, id, made.domain);
  if (!hosts) throw new ChangedMeanwhile();
  const ended = await takeName(tx, { id, ownerId, websiteId, subdomain });
  const publication = { deployment: { id, subdomain }, snapshot: made.snapshot, occasion: { kind: "deploy" } } as const;
  const position = await publishSnapshot(tx, { ...publication, alongside: [...gone, ...hosts, ...ended] });
  return { deploymentId: id, position };
}

/** Gives the id of the deployment that is live from now on. */
async function takePlace(
  tx: Tx,
  input: Input,
  { earlier, snapshot: { codeHash } }: { earlier: Earlier; snapshot: PreparedSnapshot },
): Promise<number> {
  const { actor, analysisId: websiteId, subdomain, title } = input;
  const site = { subdomain, title, description: input.description || null, codeHash };
  if (!earlier) {
    const { id } = await tx.deployment.create({
      data: { ownerId: actor.userId, websiteId, ...site },
      select: { id: true },
    });
    return id;
  }
  const { id, contentRevision } = earlier;
  const { count } = await tx.deployment.updateMany({
    where: { id, contentRevision, withdrawnAt: { not: null } },
    data: { ...site, withdrawnAt: null, isActive: true, publishedRevision: contentRevision, pendingChanges: [] },
  });
  if (count === 0) throw new ChangedMeanwhile();
  return id;
}

function explained(error: unknown): unknown {
  // The website was deleted while its site was assembled.
  if ((error as { code?: string }).code === "P2003") return noSuchWebsite();
  if (isUniqueViolation(error, "deployments_live_subdomain_key")) return subdomainTaken();
  const slot = ["deployments_live_owner_key", "deployments_website_id_key", "deployments_website_id_owner_id_key"];
  return slot.some((constraint) => isUniqueViolation(error, constraint)) ? limitReached() : error;
}

/** The refusal of a website that the actor does not have. */
export const noSuchWebsite = () => new NotFoundError("There is no such website.");

/** The refusal of a switch from a website that is not the live one, or no longer. */
export const otherIsLive = () =>
  new ConflictError("Your live website has changed meanwhile. Please look again at what comes down.");

/** The refusal of a second live website. */
export const limitReached = () =>
  new LimitReachedError("You can have only one deployed website at a time. Delete your current deployment first.");
