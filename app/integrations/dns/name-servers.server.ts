import type { Resolver } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { parse } from "tldts";
import { env } from "~/lib/env.server";
import { ask, firstServer, serverAt } from "./ask.server";

/** As many of a zone's servers are asked; more would say the same. */
const MOST_SERVERS = 4;

/**
 * The servers that have the say about a name: those of the nearest zone at or above it. Empty when not even the
 * registered domain has any, and so does not exist. Throws when that cannot be found out.
 */
export async function findNameServers(name: string): Promise<Resolver[]> {
  const first = firstServer();
  for (const zone of zonesAbove(name)) {
    const servers = await serversOfZone(first, zone);
    if (servers.length > 0) return servers;
  }
  return [];
}

/** The name and its parents, up to the one under a public ending. */
export function zonesAbove(name: string): string[] {
  const top = parse(name, { validateHostname: false }).domain ?? name;
  const more = name === top ? [] : name.slice(0, -top.length - 1).split(".");
  return [...more.map((_, index) => [...more.slice(index), top].join(".")), top];
}

async function serversOfZone(first: Resolver, zone: string): Promise<Resolver[]> {
  const [aliases, names] = await Promise.all([ask(first.resolveCname(zone)), ask(first.resolveNs(zone))]);
  // An alias is no zone; what came back are the servers of where it leads.
  if (aliases.length > 0 || names.length === 0) return [];
  const found = await Promise.all(
    names.slice(0, MOST_SERVERS).map((name) => ask(first.resolve4(name)).catch(() => [])),
  );
  const addresses = found.flatMap((list) => list.slice(0, 1)).filter(isReachable);
  if (addresses.length === 0) throw new Error(`the name servers of ${zone} have no address`);
  return [...new Set(addresses)].map(serverAt);
}

// Who owns a domain decides where its servers are: not in our own network, unless the tests' are.
function isReachable(address: string): boolean {
  const isPublic = ipaddr.parse(address).range() === "unicast";
  return isPublic || env.DNS_SERVER?.startsWith("127.") === true;
}
