import { NotFoundError } from "~/lib/errors";
import { publishingTransaction } from "./publishing-transaction.server";
import { waitForRenderers } from "./wait-for-renderers.server";
import { withdrawSite } from "./withdraw-site.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * Deletes a deployment of the actor; its address answers with a neutral 404 from then on. Gives the names of
 * renderers that did not confirm within 2 s. @throws NotFoundError when the actor has no such deployment
 */
export async function deleteDeployment({ actor, deploymentId }: Input): Promise<{ lagging: string[] }> {
  const position = await publishingTransaction((tx) => withdrawSite(tx, { id: deploymentId, ownerId: actor.userId }));
  if (!position) throw new NotFoundError("There is no such deployment.");
  return { lagging: await waitForRenderers(position) };
}
