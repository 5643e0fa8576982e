import type { Tx } from "~/lib/db.server";
import type { EdgePosition, EdgeWrite } from "../edge/edge-clock.server";
import { authorOf, type Occasion } from "../deployment-record/occasion";
import type { PreparedSnapshot } from "./prepare-snapshot.server";
import { writeSite } from "../edge/write-site.server";

interface Publication {
  deployment: { id: number; subdomain: string };
  snapshot: PreparedSnapshot;
  occasion: Occasion;
  /** What else renderers are told at the same moment; of a key that is the site's own, what the site says counts. */
  alongside?: EdgeWrite[];
}

/**
 * Makes a prepared snapshot the current one, within the caller's transaction and as its last step. Visitors see it,
 * unless the site is closed. Gives the position to wait for once the transaction has committed.
 */
export async function publishSnapshot(
  tx: Tx,
  { deployment: { id, subdomain }, snapshot, occasion, alongside }: Publication,
): Promise<EdgePosition> {
  const { codeHash, files, form } = snapshot;
  const { id: snapshotId } = await tx.snapshot.create({
    data: { deploymentId: id, codeHash, manifest: files, ...occasion, author: authorOf(occasion) },
    select: { id: true },
  });
  const { isActive } = await tx.deployment.update({
    where: { id },
    data: { currentSnapshotId: snapshotId },
    select: { isActive: true },
  });
  return writeSite(tx, { id, subdomain, isActive }, { snapshotId, files, form }, alongside);
}
