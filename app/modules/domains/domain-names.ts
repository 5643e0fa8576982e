import { domainToUnicode } from "node:url";
import { parse } from "tldts";

// Endings under which anybody may register, such as github.io, count as they do for providers: the site there is a
// domain.
const read = (host: string) => parse(host, { allowPrivateDomains: true, validateHostname: false });

/** A name relative to the registered domain; `@` is the domain itself. */
export function nameIn(host: string): string {
  return read(host).subdomain || "@";
}

/** Whether others register names under this one, such as `co.uk`. */
export function isPublicSuffix(host: string): boolean {
  const { domain, isIcann, isPrivate } = read(host);
  return domain === null && (isIcann === true || isPrivate === true);
}

/** The registered domain of a name typed with `www.` in front of it; every other name as it is. */
export function withoutWww(host: string): string {
  return nameIn(host) === "www" ? host.slice("www.".length) : host;
}

/** All names under which a domain is reached: a registered one with and without `www.`, any other only by itself. */
export function namesOf(host: string): string[] {
  return nameIn(host) === "@" ? [host, `www.${host}`] : [host];
}

/** A name as people write it: with umlauts instead of `xn--`. */
export function readableName(host: string): string {
  return domainToUnicode(host) || host;
}
