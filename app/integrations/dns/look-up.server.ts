import type { Resolver } from "node:dns/promises";
import { setTimeout as pause } from "node:timers/promises";
import { UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { ask, firstServer } from "./ask.server";
import { findNameServers, zonesAbove } from "./name-servers.server";

/** More aliases one after another are a circle, or nothing that a browser follows. */
const MOST_ALIASES = 8;

/** How long all of one server's answers may take, in milliseconds. */
const WHOLE_MS = 12_000;

/** Where a name leads. */
export interface Pointing {
  /** Names that it is an alias of, one after another, in lower case. */
  aliases: string[];
  ipv4: string[];
  ipv6: string[];
}

/** What one server of a domain says; nothing where a name or record does not exist. */
export interface DnsAnswers {
  /** Texts at the name that shows whose domain it is. */
  txt: string[];
  /** By the names that were asked for. */
  pointing: Record<string, Pointing>;
  /** The certificate authorities that may issue for it; null where any may. */
  authorities: string[] | null;
}

/** What is known of a domain: how many servers it has (none: it does not exist), and what those say that answered. */
export interface DnsLookup {
  servers: number;
  answers: DnsAnswers[];
}

interface Questions {
  host: string;
  txtHost: string;
  /** The names whose pointing is asked for. */
  names: string[];
  /** An alias that need not be followed further: our own. */
  ours: string;
}

/**
 * Asks each of the servers that have the say about a domain. A server that does not answer, or not as it must, is left
 * out.
 */
export async function lookUpDomain(questions: Questions): Promise<DnsLookup> {
  const servers = await findNameServers(questions.host).catch((error: unknown) => unanswered(questions.host, error));
  if (servers === null) return { servers: 1, answers: [] };
  const said = await Promise.all(
    servers.map((server) =>
      inTime(askServer(server, questions)).catch((error: unknown) => unanswered(questions.host, error)),
    ),
  );
  return { servers: servers.length, answers: said.filter((answers) => answers !== null) };
}

/** The texts that any server of a domain has at a name; null when none answers. */
export async function lookUpTexts(name: string): Promise<string[] | null> {
  const servers = (await findNameServers(name).catch((error: unknown) => unanswered(name, error))) ?? [];
  const said = await Promise.all(
    servers.map((server) => texts(server, name).catch((error: unknown) => unanswered(name, error))),
  );
  return servers.length > 0 && said.some((list) => list !== null) ? said.flatMap((list) => list ?? []) : null;
}

/** Addresses of a name, as the first server gives them. @throws UnavailableError when it does not answer as it must */
export async function lookUpAddresses(name: string): Promise<string[]> {
  const first = firstServer();
  try {
    return (await Promise.all([ask(first.resolve4(name)), ask(first.resolve6(name))])).flat();
  } catch (error) {
    unanswered(name, error);
    throw new UnavailableError("The domain name system did not answer just now.");
  }
}

/** Aliases of aliases at slow servers must not hold up who asks. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = pause(WHOLE_MS, null, { ref: false }).then(() =>
    Promise.reject(new Error("the whole answer took too long")),
  );
  return Promise.race([answer, late]);
}

function unanswered(name: string, error: unknown): null {
  log.info("DNS did not answer", { name, reason: (error as NodeJS.ErrnoException).code ?? (error as Error).message });
  return null;
}

async function askServer(server: Resolver, { host, txtHost, names, ours }: Questions): Promise<DnsAnswers> {
  const [txt, authorities, ...pointings] = await Promise.all([
    texts(server, txtHost),
    authoritiesFor(server, host),
    ...names.map((name) => follow(server, name, ours)),
  ]);
  return { txt, authorities, pointing: Object.fromEntries(names.map((name, index) => [name, pointings[index]!])) };
}

async function texts(server: Resolver, name: string): Promise<string[]> {
  return (await ask(server.resolveTxt(name))).map((parts) => parts.join(""));
}

/** Aliases are followed to the servers of where they lead, since a server knows only its own zones. */
async function follow(server: Resolver, name: string, ours: string, depth = 0): Promise<Pointing> {
  const alias = (await ask(server.resolveCname(name)))[0]?.toLowerCase();
  if (!alias) {
    const [ipv4, ipv6] = await Promise.all([ask(server.resolve4(name)), ask(server.resolve6(name))]);
    return { aliases: [], ipv4, ipv6 };
  }
  const servers = alias === ours || depth === MOST_ALIASES ? [] : await findNameServers(alias);
  const end = await firstAnswer(servers, (next) => follow(next, alias, ours, depth + 1));
  return { aliases: [alias, ...(end?.aliases ?? [])], ipv4: end?.ipv4 ?? [], ipv6: end?.ipv6 ?? [] };
}

/** One server after another, until one answers; null where there is none. Throws what the last one threw. */
async function firstAnswer<Answer>(
  [server, ...others]: Resolver[],
  question: (server: Resolver) => Promise<Answer>,
): Promise<Answer | null> {
  if (!server) return null;
  return question(server).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return firstAnswer(others, question);
  });
}

/** RFC 8659: the nearest CAA records at or above the name hold. One without `issue` leaves it to any. */
async function authoritiesFor(server: Resolver, host: string): Promise<string[] | null> {
  for (const name of zonesAbove(host)) {
    const records = await ask(server.resolveCaa(name));
    if (records.length === 0) continue;
    const issuers = records.flatMap(({ issue }) =>
      issue === undefined ? [] : [issue.split(";")[0]!.trim().toLowerCase()],
    );
    return issuers.length > 0 ? issuers : null;
  }
  return null;
}
