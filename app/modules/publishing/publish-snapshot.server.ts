import type { Tx } from "~/lib/db.server";
import { hostKey, siteKey, siteState, type HostState, type SiteState } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgePosition } from "./edge-clock.server";
import type { PreparedSnapshot } from "./prepare-snapshot.server";
import { retireFiles } from "./retire-files";

interface Publication {
  deployment: { id: number; subdomain: string };
  snapshot: PreparedSnapshot;
}

/**
 * Makes a prepared snapshot the one that visitors see, within the caller's transaction and as its last step.
 * Gives the position to wait for once the transaction has committed.
 */
export async function publishSnapshot(tx: Tx, { deployment, snapshot }: Publication): Promise<EdgePosition> {
  const { codeHash, files, form } = snapshot;
  const { id: snapshotId } = await tx.snapshot.create({
    data: { deploymentId: deployment.id, codeHash, manifest: files },
    select: { id: true },
  });
  await tx.deployment.update({ where: { id: deployment.id }, data: { currentSnapshotId: snapshotId } });
  const position = await advanceClock(tx);
  const previous = await readSite(tx, deployment.id);
  const site: SiteState = { snapshotId, files, retired: retireFiles(previous, files, Date.now()), form };
  const host: HostState = { deploymentId: deployment.id };
  await writeEdgeRows(tx, position, [
    { key: siteKey(deployment.id), value: site },
    { key: hostKey(deployment.subdomain), value: host },
  ]);
  return position;
}

async function readSite(tx: Tx, deploymentId: number): Promise<SiteState | null> {
  const row = await tx.edgeState.findUnique({ where: { key: siteKey(deploymentId) } });
  return row?.value == null ? null : siteState.parse(row.value);
}
