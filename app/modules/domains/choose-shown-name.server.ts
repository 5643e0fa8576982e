import type { Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { advanceClock, writeEdgeRows, type EdgePosition } from "../edge/edge-clock.server";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { domainRows } from "./domain-rows";
import { readableName } from "./domain-names";
import { shownName } from "../deployment-record/shown-name";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  /** With `www.` in front, or without. */
  showsWww: boolean;
}

/**
 * Chooses at which of a domain's two names visitors see the site; the other leads there from the same moment on.
 * @throws NotFoundError when the actor has no such deployment, ConflictError when the name does not lead here
 */
export async function chooseShownName(input: Input): Promise<void> {
  const position = await publishingTransaction((tx) => choose(tx, input));
  if (position) await waitForRenderers(position);
}

async function choose(tx: Tx, { actor, deploymentId, showsWww }: Input): Promise<EdgePosition | null> {
  const isTheirs = await lockDeployed(tx, { id: deploymentId, ownerId: actor.userId });
  const domain = isTheirs ? await tx.domain.findUnique({ where: { deploymentId } }) : null;
  if (!domain) throw new NotFoundError("There is no custom domain here.");
  if (domain.showsWww === showsWww) return null;
  const chosen = { ...domain, showsWww };
  if (!domain.served.includes(shownName(chosen)))
    throw new ConflictError(`${readableName(shownName(chosen))} does not lead to your website yet.`);
  await tx.domain.update({ where: { id: domain.id }, data: { showsWww } });
  // Its pages name their whole addresses.
  await markSiteChanged(tx, deploymentId, "domain");
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, domainRows(chosen));
  return position;
}
