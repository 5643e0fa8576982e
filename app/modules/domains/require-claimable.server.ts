import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError, InvalidError } from "~/lib/errors";

/**
 * Refuses a domain that can never be the deployment's, before anything is set up for it.
 * @throws InvalidError for a name of Plinth's own, ConflictError when another deployment has verified it
 */
export async function requireClaimable(host: string, deploymentId?: number): Promise<void> {
  if (isOurs(host)) {
    const message = "This address belongs to Plinth. Please enter a domain of your own.";
    throw new InvalidError(message, { customDomain: [message] });
  }
  const taken = await db.domain.findFirst({ where: { host, verifiedAt: { not: null }, NOT: { deploymentId } }, select: { id: true } });
  if (taken) throw domainTaken();
}

/** The refusal of a domain that another deployment has. */
export function domainTaken(): ConflictError {
  const message = "This domain is already connected to another website.";
  return new ConflictError(message, { customDomain: [message] });
}

function isOurs(host: string): boolean {
  const own = [new URL(env.APP_ORIGIN).hostname, env.SITES_CNAME, ...(env.SITES_DOMAIN ? [env.SITES_DOMAIN] : [])];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
