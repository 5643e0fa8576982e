import type { Tx } from "~/lib/db.server";
import { hostKey, siteKey, siteState, type HostState, type SiteState } from "~/published/edge-state";
import { manifest } from "~/published/manifest";
import { advanceClock, writeEdgeRows, type EdgePosition } from "./edge-clock.server";
import { formAnswer } from "./form-answer";
import { retireFiles } from "./retire-files";

interface Deployment {
  id: number;
  subdomain: string;
  isActive: boolean;
}

type Shown = Pick<SiteState, "snapshotId" | "files" | "form">;

/**
 * Tells the renderers what a site answers from now on: its files, or that it is closed. Within a transaction that holds the
 * deployment's row, as its last step. Gives the position to wait for after the commit.
 */
export async function writeSite(tx: Tx, deployment: Deployment, shown: Shown): Promise<EdgePosition> {
  const position = await advanceClock(tx);
  const previous = await readSite(tx, deployment.id);
  const host: HostState = { deploymentId: deployment.id };
  await writeEdgeRows(tx, position, [
    { key: siteKey(deployment.id), value: siteOf(deployment, shown, previous) },
    { key: hostKey(deployment.subdomain), value: host },
  ]);
  return position;
}

/** The same from what is current, for a deployment that was closed or opened. */
export async function writeCurrentSite(tx: Tx, deploymentId: number): Promise<EdgePosition> {
  const deployment = await tx.deployment.findUniqueOrThrow({
    where: { id: deploymentId },
    select: { id: true, subdomain: true, isActive: true, currentSnapshot: { include: { code: true } } },
  });
  const current = deployment.currentSnapshot;
  if (!current) throw new Error(`deployment ${deploymentId} has nothing to show`);
  return writeSite(tx, deployment, { snapshotId: current.id, files: manifest.parse(current.manifest), form: formAnswer(current.code) });
}

function siteOf({ isActive }: Deployment, shown: Shown, previous: SiteState | null): SiteState {
  if (!isActive) return { ...shown, files: {}, retired: {}, closed: "unpublished" };
  return { ...shown, retired: retireFiles(previous, shown.files, Date.now()) };
}

async function readSite(tx: Tx, deploymentId: number): Promise<SiteState | null> {
  const row = await tx.edgeState.findUnique({ where: { key: siteKey(deploymentId) } });
  return row?.value == null ? null : siteState.parse(row.value);
}
