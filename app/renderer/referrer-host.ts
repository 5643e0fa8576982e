import { parseAddress, type HitCall } from "./hit-call";
import { subdomainOf } from "./host-place";

interface Knowledge {
  /** Origin of the app; unknown to a renderer that stands alone. */
  appOrigin?: string;
  /** Domain whose subdomains are sites. */
  sitesDomain?: string;
  /** Whether a name, a subdomain or a whole host name, leads to the site itself. */
  isSame(name: string): boolean;
}

/** The longest that a host name can be. */
const LONGEST_HOST = 253;

/**
 * The host that a visitor came from, never its path; null for none. A page of the site itself is none, under whatever
 * name it was shown, nor is one of the app.
 */
export function referrerHost(
  { referrer, host }: HitCall,
  { appOrigin, sitesDomain, isSame }: Knowledge,
): string | null {
  const from = parseAddress(referrer);
  if (!from || !/^https?:$/.test(from.protocol) || from.hostname.length > LONGEST_HOST) return null;
  if (from.host === host.toLowerCase() || from.origin === appOrigin) return null;
  return isSame(subdomainOf(from.hostname, sitesDomain) ?? from.hostname) ? null : from.hostname;
}
