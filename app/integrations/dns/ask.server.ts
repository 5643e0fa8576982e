import { Resolver } from "node:dns/promises";
import { env } from "~/lib/env.server";

/** How long one server is waited for, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };
const NOTHING = ["ENOTFOUND", "ENODATA"];

/**
 * The server that knows where to find all others: the setting's, else the system's. A new one for each look, since it
 * remembers answers.
 */
export function firstServer(): Resolver {
  const resolver = new Resolver(PATIENCE);
  if (env.DNS_SERVER) resolver.setServers([env.DNS_SERVER]);
  return resolver;
}

/** The server at an address; it answers at the port that `DNS_SERVER` names, if it names one. */
export function serverAt(address: string): Resolver {
  const port = /^(?:[\d.]+|\[.*\]):(\d+)$/.exec(env.DNS_SERVER ?? "")?.[1] ?? "53";
  const resolver = new Resolver(PATIENCE);
  resolver.setServers([address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`]);
  return resolver;
}

/**
 * An answer; empty where the name or the record does not exist. Throws Node's error when the server does not answer as
 * it must.
 */
export async function ask<Answer>(question: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question;
  } catch (error) {
    if (NOTHING.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
