import type { WebsiteCode } from "../site/website-code";
import { readSite, type CheckedSite, type SiteContext } from "./checked-site";
import type { Finding } from "../site/finding";
import type { Rule } from "./rule";
import { brokenScript, brokenStyles } from "./rules/broken-code.server";
import { noZoom, pageDescription, pageLanguage, pageTitle } from "./rules/document";
import { deadAnchor, deadContact, deadPage } from "./rules/links";
import { missingFiles } from "./rules/missing-files";
import { emptyAlt, sameLinkText, vagueButton, vagueLink } from "./rules/names";
import { outsideRequests } from "./rules/outside-requests";
import { duplicateId, missingReference } from "./rules/references";
import { emptySection, emptyText, mainHeading } from "./rules/structure";
import { emptyHeading, fillerText, repeatedSentence } from "./rules/texts";
import { validHtml } from "./rules/valid-html.server";
import { fileInCode, heavyCode } from "./rules/weight";
import { tooMuchToValidate } from "./unchecked";

const RULES: readonly Rule[] = [
  ...[brokenScript, brokenStyles, missingFiles, deadPage, deadContact, deadAnchor, outsideRequests],
  ...[pageTitle, pageDescription, pageLanguage, mainHeading, noZoom, duplicateId, missingReference],
  ...[
    emptySection,
    emptyText,
    fillerText,
    repeatedSentence,
    emptyHeading,
    vagueLink,
    vagueButton,
    sameLinkText,
    emptyAlt,
  ],
  ...[heavyCode, fileInCode],
];

/** Of one rule more findings help nobody: fixing the first ones shows the next. */
const MOST_OF_A_RULE = 25;

/**
 * Looks a website's code over without a browser, as visitors get it: sections that only its owner sees are left out.
 * Pure. Runs for as long as a page makes it: `checkCode` does the same in the pool.
 * @returns what is wrong, each with its place, those of one rule in the order of the page; nothing when all is well
 */
export function checkStatic(code: WebsiteCode, context: SiteContext): Finding[] {
  return [...checkHtml(code, context), ...checkRules(code, context)];
}

/** What is wrong with a page's HTML as such, or why that is not known. */
export function checkHtml(code: WebsiteCode, context: SiteContext): Finding[] {
  const tooMuch = tooMuchToValidate(code);
  return tooMuch ? [tooMuch] : limited(validHtml(readSite(code, context)));
}

/** What our own rules find in a website's code. */
export function checkRules(code: WebsiteCode, context: SiteContext): Finding[] {
  const site = readSite(code, context);
  return RULES.flatMap((rule) => findingsOf(rule, site));
}

function findingsOf({ find, ...words }: Rule, site: CheckedSite): Finding[] {
  return find(site)
    .slice(0, MOST_OF_A_RULE)
    .map((fault) => ({ ...words, ...fault }));
}

function limited(findings: Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ rule }) => {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return counts.get(rule)! <= MOST_OF_A_RULE;
  });
}
