import ipaddr from "ipaddr.js";

const OF_64_BITS = 4;

/**
 * What a limit takes for one visitor: the whole address of IPv4, the first 64 bits of IPv6, which is the least that a
 * connection is given. What is no address stands for itself.
 */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const parts = (known as ipaddr.IPv6).parts.slice(0, OF_64_BITS);
  return `${parts.map((part) => part.toString(16)).join(":")}::/64`;
}
