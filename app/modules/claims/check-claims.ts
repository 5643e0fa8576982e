import { primaryLanguage } from "~/lib/languages";
import { attribute } from "../markup/html-document";
import { readPage } from "../markup/page";
import type { CheckedClaim, ClaimSource, Grounding } from "./claim";
import { findPageClaims } from "./find-page-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources, type PreparedSources } from "./prepare-sources";

/** The claims of a page, each with the owner's words that it comes from; those without are the owner's to confirm. */
export const checkClaims = (html: string, sources: ClaimSource[]): CheckedClaim[] =>
  checkPrepared(html, prepareSources(sources));

/** The same, for several pages from one set of sources. */
export function checkPrepared(html: string, sources: PreparedSources): CheckedClaim[] {
  const lang = languageOfPage(html);
  const known = new Map<string, Grounding | null>();
  return findPageClaims(html).map((claim) => {
    const said = [claim.kind, claim.start, claim.label ?? "", claim.context].join("\n");
    const grounding = known.has(said) ? known.get(said)! : groundClaim({ ...claim, ...lang }, sources);
    known.set(said, grounding);
    return { ...claim, grounding };
  });
}

function languageOfPage(html: string): { lang?: string } {
  const root = readPage(html).elements.find(({ tagName }) => tagName === "html");
  const lang = root && attribute(root, "lang");
  return lang ? { lang: primaryLanguage(lang) } : {};
}
