import { lookUpTexts } from "~/integrations/dns/look-up.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError, InvalidError } from "~/lib/errors";
import { notWithdrawn } from "../deployment-record/is-shown";
import { isPublicSuffix, readableName, withoutWww } from "./domain-names";
import { txtHost } from "./dns-records";

/**
 * Refuses a domain that can never be the deployment's, before anything is set up for it.
 * @throws InvalidError for a name of Plinth's own, or one under which others register; ConflictError when another
 * deployment has verified it and its DNS still says so
 */
export async function requireClaimable(customDomain: string, deploymentId?: number): Promise<void> {
  const host = withoutWww(customDomain);
  if (isOurs(host)) throw notClaimable("This address belongs to Plinth. Please enter a domain of your own.");
  if (isPublicSuffix(host))
    throw notClaimable(
      `Everybody can have names that end in ${readableName(host)}. Please enter the whole domain that is yours.`,
    );
  const holder = await db.domain.findFirst({
    where: { host, verifiedAt: { not: null }, ...notWithdrawn, NOT: { deploymentId } },
    select: { token: true },
  });
  if (holder && (await isProven(host, holder.token))) throw domainTaken();
}

/** The refusal of a domain that another deployment has. */
export function domainTaken(): ConflictError {
  const message =
    "This domain is already connected to another website. If it is yours, remove that website's TXT record from it and try again.";
  return new ConflictError(message, { customDomain: [message] });
}

/** Whether DNS says that a domain belongs to who has the token; while it says nothing, it does. */
async function isProven(host: string, token: string): Promise<boolean> {
  const texts = await lookUpTexts(txtHost(host));
  return texts === null || texts.includes(token);
}

function notClaimable(message: string): InvalidError {
  return new InvalidError(message, { customDomain: [message] });
}

function isOurs(host: string): boolean {
  const own = [new URL(env.APP_ORIGIN).hostname, env.SITES_CNAME, ...(env.SITES_DOMAIN ? [env.SITES_DOMAIN] : [])];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
