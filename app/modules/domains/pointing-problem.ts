import type { Pointing } from "~/integrations/dns/look-up.server";

/** What is ours: the name that a domain may be an alias of, and addresses. */
export interface Ours {
  cname: string;
  addresses: string[];
}

/**
 * In words why a name does not lead here, or not wholly; null when it does. One stray address would send a part of its
 * visitors elsewhere.
 */
export function pointingProblem(name: string, { aliases, ipv4, ipv6 }: Pointing, ours: Ours): string | null {
  if (aliases.includes(ours.cname)) return null;
  const strays = (addresses: string[]) => addresses.filter((address) => !ours.addresses.includes(address)).sort();
  const [stray4, stray6] = [strays(ipv4), strays(ipv6)];
  const [alias] = aliases;
  if (ipv4.length + ipv6.length === 0)
    return alias
      ? `The CNAME record of ${name} points to ${alias}, which leads nowhere.`
      : `${name} does not lead anywhere yet.`;
  if (stray4.length + stray6.length === 0) return null;
  if (alias) return `The CNAME record of ${name} still points to ${alias}.`;
  return [addressProblem(name, stray4, ipv4.length > stray4.length), ipv6Problem(name, stray6)]
    .filter(Boolean)
    .join(" ");
}

function addressProblem(name: string, strays: string[], someAreOurs: boolean): string | null {
  if (strays.length === 0) return null;
  const subject = strays.length > 1 ? `The A records of ${name}` : `The A record of ${name}`;
  if (!someAreOurs) return `${subject} still ${strays.length > 1 ? "point" : "points"} to ${inWords(strays)}.`;
  return `Besides the right A record, ${name} still has one to ${inWords(strays)}. Please remove it.`;
}

function ipv6Problem(name: string, strays: string[]): string | null {
  return strays.length === 0 ? null : `The AAAA record of ${name} points to ${inWords(strays)}. Please remove it.`;
}

/** A list as people say it. */
export function inWords(list: string[]): string {
  return list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${list.at(-1)}` : list.join("");
}
