import { isIP } from "node:net";
import { hostName, isLoopbackName } from "~/lib/host-header";

/**
 * What a `Host` header names: a site on a host of its own, a name that leads to another, a host whose `/sites` are
 * served, or nothing of ours.
 */
export type HostPlace =
  | { kind: "site"; name: string }
  | { kind: "redirect"; name: string; to: string }
  | { kind: "shared"; isLoopback: boolean }
  | { kind: "foreign" };

/** What is known of hosts. */
export interface KnownHosts {
  /** Domain whose subdomains are sites. */
  sitesDomain?: string;
  /** Host name of the app, without its port. */
  appHost?: string;
  /** Whether a host is a verified domain of a site. */
  isDomain(host: string): boolean;
  /** The name that another one leads to; null for one that shows its site itself. */
  redirectOf(host: string): string | null;
}

/** Reads a `Host` header. An address stands for whatever has no name here. */
export function placeOfHost(header: string | undefined, hosts: KnownHosts): HostPlace {
  const host = hostName(header ?? "");
  const label = subdomainOf(host, hosts.sitesDomain);
  if (label !== null) return { kind: "site", name: label };
  const to = hosts.redirectOf(host);
  if (to !== null) return { kind: "redirect", name: host, to };
  if (hosts.isDomain(host)) return { kind: "site", name: host };
  const isLoopback = isLoopbackName(host);
  if (isLoopback || host === hosts.appHost || isIP(host.replace(/^\[|\]$/g, ""))) return { kind: "shared", isLoopback };
  return { kind: "foreign" };
}

/** The site's name in `{name}.{sitesDomain}`; null for any other host. */
export function subdomainOf(host: string, sitesDomain: string | undefined): string | null {
  if (!sitesDomain) return null;
  const ending = `.${sitesDomain.toLowerCase()}`;
  const label = host.endsWith(ending) ? host.slice(0, -ending.length) : "";
  return label !== "" && !label.includes(".") ? label : null;
}
