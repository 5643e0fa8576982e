import { nameIn } from "./domain-names";

/** A domain as somebody claims it. */
export interface Claim {
  host: string;
  token: string;
}

/** Where visitors of a custom domain are to be sent: the settings `SITES_IPV4` and `SITES_CNAME`. */
export interface Target {
  ipv4: string;
  cname: string;
}

interface NamedRecord {
  /** Relative to the registered domain; `@` is the domain itself. */
  name: string;
  value: string;
}

/** Answer of `GET /api/deployments/{id}/dns-records`. */
export interface DnsRecords {
  domain: string;
  records: { aRecord: { value: string } | null; cnameRecord: NamedRecord; txtRecord: NamedRecord };
}

/**
 * The records that an owner is to enter. A registered domain gets an A record, or a CNAME where its provider can; any
 * name below it gets a CNAME, and its text stands beside it, since nothing may share a name with a CNAME.
 */
export function dnsRecords({ host, token }: Claim, { ipv4, cname }: Target): DnsRecords {
  const name = nameIn(host);
  return {
    domain: host,
    records: {
      aRecord: name === "@" ? { value: ipv4 } : null,
      cnameRecord: { name, value: cname },
      txtRecord: { name: name === "@" ? name : `_plinth.${name}`, value: token },
    },
  };
}

/** The whole name at which the text of `dnsRecords` is looked for. */
export function txtHost(host: string): string {
  return nameIn(host) === "@" ? host : `_plinth.${host}`;
}
