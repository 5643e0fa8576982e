import { request, type Dispatcher } from "undici";
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
  agent: Dispatcher;
  hosts: PublicHosts;
  signal: AbortSignal;
  rules: ReferenceRules;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a text of somebody else's website: http(s) only, every hop checked, size limited. Time is limited by `signal`.
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

async function requestOnce(url: URL, { accept, agent, hosts, signal }: FetchOptions) {
  await checkUrl(url, hosts);
  const headers = { "user-agent": "PlinthBot", accept: accept.join(", "), "accept-encoding": "identity" };
  return request(`${url.origin}${url.pathname}${url.search}`, { dispatcher: agent, signal, headers });
}

async function checkUrl(url: URL, hosts: PublicHosts): Promise<void> {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ReferenceRefused("Only http and https addresses are read.");
  }
  await hosts.addressesOf(url.hostname, Number(url.port || (url.protocol === "https:" ? 443 : 80)));
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, base: URL): URL | null {
  const location = [headers.location].flat()[0];
  if (!REDIRECTS.has(statusCode) || !location) return null;
  if (!URL.canParse(location, base)) throw new ReferenceRefused("The website redirects to nowhere.");
  return new URL(location, base);
}

async function textOf(answer: Dispatcher.ResponseData, { accept, rules }: FetchOptions): Promise<string> {
  const type = headerOf(answer, "content-type");
  const reason = refusal(answer.statusCode, type, accept);
  if (reason) {
    discard(answer);
    throw new ReferenceRefused(reason);
  }
  const bytes = await readBody(answer.body, headerOf(answer, "content-encoding"), rules.sizeLimit);
  return decoderFor(type).decode(bytes);
}

function refusal(status: number, type: string, accept: readonly string[]): string | null {
  if (status !== 200) return `The website answered ${status}.`;
  return accept.includes(type.split(";")[0]!.trim().toLowerCase()) ? null : "The address is not a web page.";
}

function headerOf(answer: Dispatcher.ResponseData, name: string): string {
  return [answer.headers[name]].flat()[0] ?? "";
}

function decoderFor(type: string): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}

// The connection goes with it: nothing of a stranger's unread body is waited for.
function discard(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => {});
  answer.body.destroy();
}
