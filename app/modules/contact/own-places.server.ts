import { env } from "~/lib/env.server";
import type { OwnPlaces } from "./own-links";

interface OwnSite {
  subdomain: string;
  domain: { host: string; verifiedAt: Date | null } | null;
}

/**
 * Where the links in a mail of a website's owner may lead: every address of the deployed site, and the owner's
 * mailboxes.
 */
export function ownPlaces(site: OwnSite | null, mailboxes: string[]): OwnPlaces {
  return { sites: site ? addressesOf(site) : [], mailboxes: mailboxes.map((mailbox) => mailbox.toLowerCase()) };
}

function addressesOf({ subdomain, domain }: OwnSite): string[] {
  const hosts = domain?.verifiedAt ? [domain.host, `www.${domain.host}`] : [];
  if (env.SITES_DOMAIN) hosts.push(`${subdomain}.${env.SITES_DOMAIN}`);
  return [...hosts.map((host) => `https://${host}/`), `${env.APP_ORIGIN}/sites/${encodeURIComponent(subdomain)}/`];
}
