import { DomainError } from "~/lib/errors";
import type { WebsiteCode } from "../../site/website-code";
import { requireStorableCode } from "../../website-record/require-storable-code";
import { sameCode } from "../../site/code-parts";
import { readTraits, type PageTraits } from "./page-traits";

/** What was read last: requests often follow one another, each about what the one before left. */
let latest: { code: WebsiteCode; traits: PageTraits } | undefined;

/**
 * Looks a designer's change over before anybody gets it: there is still a page, a browser reads it to its end, and it
 * neither runs nor loads anything that was not there and that the owner's message does not name.
 * @returns why the change must not be made, as a sentence for the owner; null when it may
 */
export function changeProblem(before: WebsiteCode, after: WebsiteCode, message: string): string | null {
  const unstorable = storageProblem(after);
  if (unstorable) return unstorable;
  const was = latest && sameCode(latest.code, before) ? latest.traits : readTraits(before);
  const is = readTraits(after);
  latest = { code: after, traits: is };
  return pageProblem(was, is) ?? programProblem(was, is) ?? hostProblem(was, is, message);
}

function storageProblem(after: WebsiteCode): string | null {
  try {
    requireStorableCode(after);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

function pageProblem(was: PageTraits, is: PageTraits): string | null {
  if (!is.showsSomething) return "The change would leave your website empty.";
  if (added(was.brokenEnds, is.brokenEnds))
    return "The change would break your page, so that part of it is no longer shown.";
  if (was.linksStyles && !is.linksStyles) return "The change would take your website's design away.";
  return null;
}

function programProblem(was: PageTraits, is: PageTraits): string | null {
  return added(was.programs, is.programs)
    ? "The change would put a program into your page that cannot be checked."
    : null;
}

function hostProblem(was: PageTraits, is: PageTraits, message: string): string | null {
  const named = message.toLowerCase().match(/(?<![\w-])[\w-]+(?:\.[\w-]+)+/g) ?? [];
  const host = added(new Set([...was.hosts, ...named, ...named.map((name) => `www.${name}`)]), is.hosts);
  return host ? `The change would connect your website to ${host}, which you did not ask for.` : null;
}

const added = (was: Set<string>, is: Set<string>) => [...is].find((entry) => !was.has(entry));
