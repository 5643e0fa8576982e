import { Resolver } from "node:dns/promises";
import { env } from "~/lib/env.server";
import { UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";

/** How long one server is waited for, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/** What DNS says; nothing where a name or record does not exist. */
export interface DnsAnswers {
  /** Texts at the name that shows whose domain it is. */
  txt: string[];
  /** IPv4 addresses of the domain, aliases followed. */
  addresses: string[];
  /** Name that the domain is an alias of. */
  alias: string | null;
}

/** Asks for all records of a domain that matter to us. @throws UnavailableError when a server does not answer as it must */
export async function lookUpDomain(host: string, txtHost: string): Promise<DnsAnswers> {
  const resolver = makeResolver();
  const [txt, addresses, aliases] = await Promise.all([
    answered(resolver.resolveTxt(txtHost)),
    answered(resolver.resolve4(host)),
    answered(resolver.resolveCname(host)),
  ]);
  return { txt: txt.map((parts) => parts.join("")), addresses, alias: aliases[0]?.toLowerCase() ?? null };
}

/** IPv4 addresses of a name. @throws UnavailableError when a server does not answer as it must */
export function lookUpAddresses(host: string): Promise<string[]> {
  return answered(makeResolver().resolve4(host));
}

// One for each look, since it remembers answers.
function makeResolver(): Resolver {
  const resolver = new Resolver(PATIENCE);
  if (env.DNS_SERVER) resolver.setServers([env.DNS_SERVER]);
  return resolver;
}

async function answered<Answer>(question: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    log.warn("DNS did not answer", { code });
    throw new UnavailableError("The domain name system did not answer just now.");
  }
}
