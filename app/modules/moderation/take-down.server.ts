import { enqueue } from "~/jobs/enqueue.server";
import { ConflictError, InvalidError, NotFoundError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { holdAccount, lockDeployment } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { writeCurrentSite } from "../edge/write-site.server";
import { makePreviewToken } from "../website-record/preview-token";
import { findSite, findWithdrawn } from "./find-site.server";

interface Input {
  /** Any address of the site, or its name with us. */
  address: string;
  /** A sentence that its owner is told. */
  reason: string;
}

/** What became of a site; `lagging` names the renderers that did not confirm within 2 s. */
export interface Moderated {
  subdomain: string;
  lagging: string[];
}

/**
 * Takes a site off every renderer until it is lifted, for the operator. Visitors get a neutral notice; the owner gets a
 * mail and can neither publish nor free the slot; addresses of previews that were given out lead nowhere. A withdrawn
 * site stays off the web in any case, and cannot be deployed again.
 * @throws NotFoundError for an address that is no site's, InvalidError without a reason, ConflictError when it is down
 * already
 */
export async function takeDown({ address, reason }: Input): Promise<Moderated> {
  const sentence = asSentence(reason);
  const site = await requireSite(address);
  const position = await publishingTransaction(async (tx) => {
    // The website before its deployment, as where it is deleted: else each could wait for the other.
    await holdAccount(tx, site.id);
    await tx.website.updateMany({ where: { deployment: { id: site.id } }, data: { previewToken: makePreviewToken() } });
    if (!(await lockDeployment(tx, site))) throw noSuchSite(address);
    const data = { deploymentId: site.id, subdomain: site.subdomain, reason: sentence };
    const { id: takeDownId } = await tx.takeDown.create({ data, select: { id: true } });
    await enqueue("notify_take_down", { takeDownId }, { tx, key: String(takeDownId) });
    return writeCurrentSite(tx, site.id);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, "take_downs_standing_key")
      ? new ConflictError(`${site.subdomain} is taken down already.`)
      : error;
  });
  return { subdomain: site.subdomain, lagging: await waitForRenderers(position) };
}

/**
 * The site at an address, or the withdrawn one that had its name last: it could be deployed again. @throws
 * NotFoundError
 */
export async function requireSite(address: string): Promise<{ id: number; subdomain: string }> {
  const site = (await findSite(address)) ?? (await findWithdrawn(address));
  if (!site) throw noSuchSite(address);
  return site;
}

const noSuchSite = (address: string) => new NotFoundError(`There is no site at ${address}.`);

function asSentence(reason: string): string {
  const text = reason.trim();
  if (!text) throw new InvalidError("Say why the site is taken down; its owner is told.");
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
