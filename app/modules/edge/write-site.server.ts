import type { Tx } from "~/lib/db.server";
import {
  formKey,
  hostKey,
  siteKey,
  siteState,
  type ClosedReason,
  type FormState,
  type HostState,
  type SiteState,
} from "~/published/edge-state";
import { manifest } from "~/published/manifest";
import { advanceClock, writeEdgeRows, type EdgePosition, type EdgeWrite } from "./edge-clock.server";
import { formAnswer } from "../contact-form/form-answer";
import { retireFiles } from "./retire-files";

interface Deployment {
  id: number;
  subdomain: string;
  isActive: boolean;
}

type Shown = Pick<SiteState, "snapshotId" | "files" | "form">;

/**
 * Tells the renderers what a deployed site answers from now on: its files, or that it is closed. Within a transaction
 * that holds the deployment's row, as its last step; what is told `alongside` gives way to it. Gives the position to
 * wait for after the commit.
 */
export async function writeSite(
  tx: Tx,
  deployment: Deployment,
  shown: Shown,
  alongside: EdgeWrite[] = [],
): Promise<EdgePosition> {
  const position = await advanceClock(tx);
  const { previous, isTakenDown, contactKey, formsByName, account } = await readState(tx, deployment.id);
  const closed = isTakenDown ? "taken down" : deployment.isActive ? undefined : "unpublished";
  const host: HostState = { deploymentId: deployment.id, ...(!formsByName && { formsByKey: true }) };
  const form: FormState = { name: deployment.subdomain };
  const own = [
    { key: siteKey(deployment.id), value: siteOf({ ...shown, account }, previous, closed) },
    { key: hostKey(deployment.subdomain), value: host },
    { key: formKey(contactKey), value: form },
  ];
  await writeEdgeRows(tx, position, [...alongside, ...own]);
  return position;
}

/**
 * The same from what is current: after a deployment was unpublished, published again, taken down or let up again. Null
 * for a withdrawn one, of which renderers know nothing.
 */
export async function writeCurrentSite(tx: Tx, deploymentId: number): Promise<EdgePosition | null> {
  const deployment = await tx.deployment.findUniqueOrThrow({
    where: { id: deploymentId },
    select: {
      id: true,
      subdomain: true,
      isActive: true,
      withdrawnAt: true,
      currentSnapshot: { include: { code: true } },
    },
  });
  if (deployment.withdrawnAt) return null;
  const current = deployment.currentSnapshot;
  if (!current) throw new Error(`deployment ${deploymentId} has nothing to show`);
  return writeSite(tx, deployment, {
    snapshotId: current.id,
    files: manifest.parse(current.manifest),
    form: formAnswer(current.code),
  });
}

function siteOf(
  shown: Shown & Pick<SiteState, "account">,
  previous: SiteState | null,
  closed?: ClosedReason,
): SiteState {
  if (closed) return { ...shown, files: {}, retired: {}, closed };
  return { ...shown, retired: retireFiles(previous, shown.files, Date.now()) };
}

interface Held {
  previous: SiteState | null;
  isTakenDown: boolean;
  contactKey: string;
  formsByName: boolean;
  account: string;
}

async function readState(tx: Tx, deploymentId: number): Promise<Held> {
  const [row] = await tx.$queryRaw<(Omit<Held, "previous"> & { value: unknown })[]>`
    select (select value from edge_state where key = ${siteKey(deploymentId)}) as value,
           exists (select from take_downs where deployment_id = deployments.id and lifted_at is null) as "isTakenDown",
           contact_key as "contactKey", forms_by_name as "formsByName", edge_key::text as account
      from deployments join websites on websites.id = website_id join users on users.id = deployments.owner_id
     where deployments.id = ${deploymentId}`;
  if (!row) throw new Error(`there is no deployment ${deploymentId}`);
  const { value, ...held } = row;
  return { ...held, previous: value === null ? null : siteState.parse(value) };
}
