import { AddressRefused, PublicHosts } from "../public-web/public-hosts.server";
import { fetchReference } from "./fetch-reference.server";
import { readMarkup, type Markup } from "./read-markup";
import { readStyle, type Style } from "./read-style";
import { ReferenceRefused, referenceRules, type ReferenceRules } from "./reference-rules.server";

/** Either a style, or the reason why there is none. */
export type ReferenceOutcome = { style: Style; reason: null } | { style: null; reason: string };

interface ReferenceOptions {
  rules?: ReferenceRules;
  /** Ends the look early, such as when the generation is cancelled. */
  signal?: AbortSignal;
}

interface Visit {
  hosts: PublicHosts;
  signal: AbortSignal;
  rules: ReferenceRules;
}

const STYLESHEETS = 2;

/**
 * Looks at a reference website for its colours and the order of its parts, never for its text.
 * Never throws: a reference that cannot be read must not stop a generation.
 */
export async function lookAtReference(
  address: string,
  { rules = referenceRules, signal }: ReferenceOptions = {},
): Promise<ReferenceOutcome> {
  const limit = AbortSignal.timeout(rules.timeLimit);
  const over = signal ? AbortSignal.any([signal, limit]) : limit;
  const hosts = new PublicHosts(rules, over);
  try {
    const visit = { hosts, rules, signal: over };
    return { style: await visitPage(address, visit), reason: null };
  } catch (error) {
    return { style: null, reason: reasonOf(error, limit) };
  }
}

async function visitPage(address: string, visit: Visit): Promise<Style> {
  const page = await fetchReference(address, { ...visit, accept: ["text/html", "application/xhtml+xml"] });
  const markup = readMarkup(page.text);
  const sheets = await Promise.all(sameOrigin(markup, page.url).map((url) => fetchSheet(url, visit)));
  return readStyle(markup, sheets);
}

function sameOrigin(markup: Markup, page: URL): URL[] {
  return markup.stylesheets
    .filter((href) => URL.canParse(href, page))
    .map((href) => new URL(href, page))
    .filter((url) => url.origin === page.origin)
    .slice(0, STYLESHEETS);
}

async function fetchSheet(url: URL, visit: Visit): Promise<string> {
  try {
    const sheet = await fetchReference(url, { ...visit, accept: ["text/css"] });
    // A redirect may have left the origin: then it is not this website's look.
    return sheet.url.origin === url.origin ? sheet.text : "";
  } catch {
    return "";
  }
}

function reasonOf(error: unknown, limit: AbortSignal): string {
  if (limit.aborted) return "The website took too long to answer.";
  const known = error instanceof Error && error.cause instanceof ReferenceRefused ? error.cause : error;
  return known instanceof ReferenceRefused || known instanceof AddressRefused
    ? known.message
    : "The website could not be reached.";
}
