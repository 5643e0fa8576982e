import type { DnsAnswers } from "~/integrations/dns/look-up.server";

interface Expected {
  token: string;
  /** Name that the domain may be an alias of. */
  cname: string;
  /** Addresses that are ours. */
  addresses: string[];
}

const OWNERSHIP_MISSING = "The TXT record was not found yet.";
const NOTHING_POINTS = "The domain does not lead anywhere yet.";

/**
 * What DNS lacks before a domain is verified, in words for its owner; null when its owner has shown that it is theirs
 * and all of it leads here.
 */
export function domainProblem({ txt, addresses, alias }: DnsAnswers, expected: Expected): string | null {
  const problems = [
    txt.includes(expected.token) ? null : OWNERSHIP_MISSING,
    alias === expected.cname ? null : addressProblem(addresses, expected.addresses),
  ];
  return problems.filter(Boolean).join(" ") || null;
}

function addressProblem(addresses: string[], ours: string[]): string | null {
  if (addresses.length === 0) return NOTHING_POINTS;
  const others = addresses.filter((address) => !ours.includes(address));
  if (others.length === 0) return null;
  // With a stray address a part of the visitors would end elsewhere.
  return `The domain leads to ${others.sort().join(", ")}, which is not your website here.`;
}
