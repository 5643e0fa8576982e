import { NotFoundError } from "~/lib/errors";
import { publishingTransaction } from "../publishing/publishing-transaction.server";
import { waitForRenderers } from "../publishing/wait-for-renderers.server";
import { withdrawWebsite } from "../publishing/withdraw-site.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Deletes a website with all that belongs to it; what was live is gone in the same transaction.
 * Gives the names of renderers that did not confirm within 2 s. @throws NotFoundError when the actor has no such website,
 * ConflictError while it is taken down
 */
export async function deleteWebsite({ actor, websiteId }: Input): Promise<{ lagging: string[] }> {
  const position = await publishingTransaction(async (tx) => {
    const where = { id: websiteId, ownerId: actor.userId };
    if (!(await tx.website.findFirst({ where, select: { id: true } }))) throw notFound();
    const withdrawn = await withdrawWebsite(tx, websiteId);
    // Somebody else may have deleted it while this transaction waited for the row.
    if ((await tx.website.deleteMany({ where })).count === 0) throw notFound();
    return withdrawn;
  });
  return { lagging: position ? await waitForRenderers(position) : [] };
}

const notFound = () => new NotFoundError("There is no such website.");
