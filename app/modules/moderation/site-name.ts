/** How we know a site: by its name with us, or by a host that leads to it. */
export type SiteName = { subdomain: string } | { host: string };

/**
 * Reads the address of a site as somebody typed or copied it: its name alone, `…/sites/{name}/…`, a name under
 * `sitesDomain`, or a domain of its own. Null when it is no address.
 */
export function readSiteName(typed: string, sitesDomain: string | undefined): SiteName | null {
  const url = parseAddress(typed.trim());
  if (!url) return null;
  const inFolder = /^\/sites\/([^/]+)/i.exec(url.pathname)?.[1];
  if (inFolder) return asLabel(inFolder);
  const host = url.hostname.replace(/\.$/, "");
  const ending = `.${sitesDomain?.toLowerCase()}`;
  if (sitesDomain && host.endsWith(ending)) return asLabel(host.slice(0, -ending.length));
  return host.includes(".") ? { host } : asLabel(host);
}

function parseAddress(typed: string): URL | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address) : null;
}

function asLabel(name: string): SiteName | null {
  const subdomain = name.toLowerCase();
  return /^[a-z0-9-]{1,63}$/.test(subdomain) ? { subdomain } : null;
}
