import { env } from "~/lib/env.server";
import { shownName } from "./shown-name";

interface AddressedSite {
  subdomain: string;
  domain: { host: string; showsWww: boolean; verifiedAt: Date | null } | null;
}

/**
 * The whole address by which a deployed site is known, with a slash at its end: its own domain once that is verified,
 * else its name under the domain of all sites, else its folder on the app's host.
 */
export function siteAddress({ subdomain, domain }: AddressedSite): string {
  if (domain?.verifiedAt) return `https://${shownName(domain)}/`;
  if (env.SITES_DOMAIN) return `https://${subdomain}.${env.SITES_DOMAIN}/`;
  return `${env.APP_ORIGIN}/sites/${encodeURIComponent(subdomain)}/`;
}

/** Whether visitors who enter a domain come here: it was verified and did not break since. */
export const domainAnswers = (domain: { verifiedAt: Date | null; brokenAt: Date | null } | null): boolean =>
  domain?.verifiedAt != null && domain.brokenAt === null;

/** The whole address at which a deployed site answers now. */
export function answeringAddress({
  subdomain,
  domain,
}: {
  subdomain: string;
  domain: (NonNullable<AddressedSite["domain"]> & { brokenAt: Date | null }) | null;
}): string {
  return siteAddress({ subdomain, domain: domainAnswers(domain) ? domain : null });
}
