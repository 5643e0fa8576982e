import ipaddr from "ipaddr.js";

const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parse("2000::");

/**
 * Tells whether an IP address, as a resolver gives it, is on the public internet. Everything else is refused: private,
 * loopback, link-local (cloud metadata), carrier NAT, multicast, reserved, and IPv6 forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Outside 2000::/3 lie deprecated forms that ipaddr.js calls unicast, such as ::127.0.0.1 and fec0::/10.
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST_V6, 3) : true;
}

/**
 * The address when a URL's host is one literally; the URL parser has already undone odd notations (0x7f.1, 2130706433).
 */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}
