import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { PublicHosts } from "../public-web/public-hosts.server";
import { readBody } from "./read-body.server";
import { ReferenceRefused, type ReferenceRules } from "./reference-rules.server";

export interface Fetched {
  /** Where the answer came from, after redirects. */
  url: URL;
  text: string;
}

interface FetchOptions {
  /** Content types that are read, without parameters. */
  accept: readonly string[];
  hosts: PublicHosts;
  signal: AbortSignal;
  rules: ReferenceRules;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a text of somebody else's website: http(s) only, every hop checked, size limited. Time is limited by
 * `signal`.
 * @throws ReferenceRefused with a reason for the owner; other errors are the network's
 */
export async function fetchReference(address: string | URL, options: FetchOptions): Promise<Fetched> {
  let url = new URL(address);
  for (let hop = 0; hop <= options.rules.maxRedirects; hop += 1) {
    const answer = await requestOnce(url, options);
    const next = redirectOf(answer, url);
    if (!next) return { url, text: await textOf(answer, options) };
    discard(answer);
    url = next;
  }
  throw new ReferenceRefused("The website redirects too often.");
}

async function requestOnce(url: URL, { accept, hosts, signal }: FetchOptions): Promise<IncomingMessage> {
  await checkUrl(url, hosts);
  const { request } = url.protocol === "https:" ? https : http;
  const headers = { "user-agent": "PlinthBot", accept: accept.join(", "), "accept-encoding": "identity" };
  // A connection of its own: one that was kept may lead to an address that this visit would refuse.
  const options = { agent: false, lookup: hosts.lookup, signal, headers };
  return new Promise((resolve, reject) => {
    request(`${url.origin}${url.pathname}${url.search}`, options, resolve).on("error", reject).end();
  });
}

async function checkUrl(url: URL, hosts: PublicHosts): Promise<void> {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ReferenceRefused("Only http and https addresses are read.");
  }
  await hosts.addressesOf(url.hostname, Number(url.port || (url.protocol === "https:" ? 443 : 80)));
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | null {
  if (!REDIRECTS.has(statusCode) || !headers.location) return null;
  if (!URL.canParse(headers.location, base)) throw new ReferenceRefused("The website redirects to nowhere.");
  return new URL(headers.location, base);
}

async function textOf(answer: IncomingMessage, { accept, rules }: FetchOptions): Promise<string> {
  const { "content-type": type = "", "content-encoding": encoding = "" } = answer.headers;
  const reason = refusal(answer.statusCode, type, accept);
  if (reason) {
    discard(answer);
    throw new ReferenceRefused(reason);
  }
  const bytes = await readBody(answer, encoding, rules.sizeLimit);
  return decoderFor(type).decode(bytes);
}

function refusal(status: number | undefined, type: string, accept: readonly string[]): string | null {
  if (status !== 200) return `The website answered ${status}.`;
  return accept.includes(type.split(";")[0]!.trim().toLowerCase()) ? null : "The address is not a web page.";
}

function decoderFor(type: string): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}

// The connection goes with it: nothing of a stranger's unread body is waited for.
function discard(answer: IncomingMessage): void {
  answer.on("error", () => {});
  answer.destroy();
}
