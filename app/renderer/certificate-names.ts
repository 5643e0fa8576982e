import { hostName } from "~/lib/host-header";
import { subdomainOf } from "./host-place";
import type { SiteMap } from "./site-map";

export interface CertificateRules {
  sites: Pick<SiteMap, "isOpen">;
  sitesDomain?: string;
  /** Whether one certificate stands for all subdomains of it, so that none needs its own. */
  hasWildcard: boolean;
  /** Names of our own, which no site has whatever its rows say. */
  ownNames: readonly string[];
}

/**
 * Whether Caddy may get a certificate for a name: the site that it leads to is live. Answers Caddy's `ask`, out of
 * memory.
 */
export function mayHaveCertificate(
  name: string,
  { sites, sitesDomain, hasWildcard, ownNames }: CertificateRules,
): boolean {
  const host = hostName(name);
  const label = subdomainOf(host, sitesDomain);
  if (label !== null) return !hasWildcard && sites.isOpen(label);
  // A name without a dot is a subdomain's, and no host.
  return host.includes(".") && !ownNames.includes(host) && sites.isOpen(host);
}
