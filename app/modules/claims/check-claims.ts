import { attribute } from "../editing/html-document";
import { readPage } from "../editing/page";
import type { CheckedClaim, ClaimSource } from "./claim";
import { findPageClaims } from "./find-page-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources } from "./prepare-sources";

/** The claims of a page, each with the owner's words that it comes from; those without are the owner's to confirm. */
export function checkClaims(html: string, sources: ClaimSource[]): CheckedClaim[] {
  const prepared = prepareSources(sources);
  const lang = languageOfPage(html);
  return findPageClaims(html).map((claim) => ({ ...claim, grounding: groundClaim({ ...claim, ...lang }, prepared) }));
}

function languageOfPage(html: string): { lang?: string } {
  const root = readPage(html).elements.find(({ tagName }) => tagName === "html");
  const lang = root && attribute(root, "lang")?.toLowerCase().split("-")[0];
  return lang ? { lang } : {};
}
