import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { GeneratedCode } from "../generation/generated-code";
import type { EdgePosition } from "./edge-clock.server";
import { findPublished, type Published } from "./find-published.server";
import { prepareSnapshot, type PreparedSnapshot } from "./prepare-snapshot.server";
import { publishSnapshot } from "./publish-snapshot.server";
import { publishingTransaction } from "./publishing-transaction.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  deployedCode: GeneratedCode;
}

/**
 * Replaces what a deployment shows by the code that was sent, all at once: every visitor gets the old site or
 * the new one. @throws NotFoundError when the actor has no such deployment
 */
export async function redeployWebsite(input: Input): Promise<Published> {
  const current = await db.deployment.findFirst({ where: ownedBy(input) });
  if (!current) throw notFound();
  const snapshot = await prepareSnapshot(current.websiteId, input.deployedCode, current);
  return findPublished(input, await publish(input, current.subdomain, snapshot));
}

function publish(input: Input, subdomain: string, snapshot: PreparedSnapshot): Promise<EdgePosition> {
  return publishingTransaction(async (tx) => {
    // Locks the row, and finds out whether it was deleted meanwhile.
    const { count } = await tx.deployment.updateMany({ where: ownedBy(input), data: { codeHash: snapshot.codeHash } });
    if (count === 0) throw notFound();
    return publishSnapshot(tx, { deployment: { id: input.deploymentId, subdomain }, snapshot });
  });
}

function ownedBy({ actor, deploymentId }: Input) {
  return { id: deploymentId, ownerId: actor.userId };
}

function notFound(): NotFoundError {
  return new NotFoundError("There is no such deployment.");
}
