import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { requireNoTakeDown } from "../moderation/require-not-taken-down.server";
import type { CreateDeploymentInput } from "./deployment-input";
import { findPublished, type Published } from "./find-published.server";
import { goLive, noSuchWebsite, otherIsLive } from "./go-live.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { requireFreeName } from "./names/require-free-name.server";

type Input = Omit<CreateDeploymentInput, "customDomain"> & {
  actor: { userId: number };
  /** The live deployment that its owner has agreed to take down. */
  leaves: number;
  /** Whether the domain of that one leads to the other from then on. */
  takesDomain: boolean;
};

/**
 * Puts a website of the actor on the web in place of the one that is live, in one moment: who looks at either address
 * finds a website at one of them, always. What belongs to the old one stays. @throws as `createDeployment`, and
 * ConflictError when another website than the one that was agreed to is live, or one of the actor's is taken down
 */
export async function switchLive({ leaves, takesDomain, ...input }: Input): Promise<Published> {
  await requireSwitchable({ leaves, ...input });
  const { deploymentId, position } = await goLive({
    ...input,
    customDomain: null,
    replaces: { deploymentId: leaves, takesDomain },
  });
  return findPublished({ ...input, deploymentId }, position);
}

/** Spares the work where the answer is known. @throws as `switchLive` */
export async function requireSwitchable({
  actor: { userId: ownerId },
  analysisId,
  subdomain,
  leaves,
}: Pick<Input, "actor" | "analysisId" | "subdomain" | "leaves">): Promise<void> {
  const [websites, live] = await Promise.all([
    db.website.count({ where: { id: analysisId, ownerId } }),
    db.deployment.findFirst({
      where: { ownerId, ...notWithdrawn },
      select: { id: true, websiteId: true, subdomain: true },
    }),
  ]);
  if (websites === 0) throw noSuchWebsite();
  await requireNoTakeDown(db, ownerId);
  if (live?.websiteId === analysisId) throw new ConflictError("This website is live already.");
  if (live?.id !== leaves) throw otherIsLive();
  if (live.subdomain !== subdomain) await requireFreeName({ ownerId, subdomain });
}
