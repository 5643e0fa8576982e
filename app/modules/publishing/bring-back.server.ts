import type { Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { manifest } from "~/published/manifest";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { findPublished, type Published } from "./find-published.server";
import { formAnswer } from "../contact-form/form-answer";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishSnapshot } from "./publish-snapshot.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  snapshotId: number;
}

/**
 * Publishes an earlier snapshot of a deployment again, byte for byte, posts and settings of that time included; an
 * unpublished site is published by it. What is changed beside the code later is shown with the code that was brought
 * back.
 * @throws NotFoundError when the actor has no such deployment or it no longer has such a snapshot, ConflictError when
 * that is live already or the site was taken down
 */
export async function bringBack(input: Input): Promise<Published> {
  return findPublished(input, await publishingTransaction((tx) => republish(tx, input)));
}

async function republish(tx: Tx, { actor, deploymentId: id, snapshotId }: Input): Promise<EdgePosition> {
  if (!(await lockDeployed(tx, { id, ownerId: actor.userId }))) throw noSuchDeployment();
  await requireNotTakenDown(tx, id);
  const source = await holdSnapshot(tx, { id: snapshotId, deploymentId: id });
  const { subdomain, isActive, currentSnapshotId, contentRevision } = await tx.deployment.findUniqueOrThrow({
    where: { id },
  });
  if (isActive && currentSnapshotId === snapshotId) throw new ConflictError("This version is live already.");
  const { codeHash, code, createdAt, sourceAt } = source;
  // Nothing is behind from here on: a republication that waits must not take the place of what was brought back.
  await tx.deployment.update({
    where: { id },
    data: { codeHash, isActive: true, publishedRevision: contentRevision, pendingChanges: [] },
  });
  const snapshot = { codeHash, files: manifest.parse(source.manifest), form: formAnswer(code) };
  return publishSnapshot(tx, {
    deployment: { id, subdomain },
    snapshot,
    occasion: { kind: "rollback", sourceAt: sourceAt ?? createdAt },
  });
}

/** Keeps a snapshot, and with it its bytes, from being cleaned away until the end of the transaction. */
async function holdSnapshot(tx: Tx, where: { id: number; deploymentId: number }) {
  await tx.$queryRaw`select id from snapshots where id = ${where.id} and deployment_id = ${where.deploymentId} for update`;
  const found = await tx.snapshot.findFirst({ where, include: { code: true } });
  if (!found) throw new NotFoundError("This version is no longer kept.");
  return found;
}
