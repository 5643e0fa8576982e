import { applySplices } from "../markup/splices";
import type { WebsiteCode } from "../site/website-code";
import { checkStatic } from "./check-static.server";
import { readSite, type SiteContext } from "./checked-site";
import type { Finding } from "../site/finding";
import { fillContacts, leadAnchors } from "./fixes/fix-links";
import type { Fix } from "./fixes/fix";
import { isFixable, type FixableRule } from "./fixes/fixable";
import {
  allowZoom,
  describePage,
  describePictures,
  nameLanguage,
  nameTitle,
  renameSecondIds,
  scopeHeadings,
  typeButtons,
} from "./fixes/fix-names";
import { takeOutEmptyHeadings, takeOutEmptySections, takeOutEmptyTexts, takeOutFontLinks } from "./fixes/remove-empty";

/** What can be fixed by rule, by the rule that finds it. */
const FIXES: Record<FixableRule, Fix> = {
  "alt-says-nothing": describePictures,
  "dead-anchor": leadAnchors,
  "dead-contact": fillContacts,
  "duplicate-id": renameSecondIds,
  "empty-heading": takeOutEmptyHeadings,
  "empty-section": takeOutEmptySections,
  "empty-text": takeOutEmptyTexts,
  "no-implicit-button-type": typeButtons,
  "no-zoom": allowZoom,
  "outside-request": takeOutFontLinks,
  "page-description": describePage,
  "page-language": nameLanguage,
  "page-title": nameTitle,
  "wcag/h37": describePictures,
  "wcag/h63": scopeHeadings,
};

/** One fix can uncover the next: an empty list item, then an empty section. */
const MOST_ROUNDS = 3;

/**
 * Fixes by splices what can be fixed by rule, and checks again; what cannot be fixed so, or would become worse, stays.
 * @returns the code, the same when nothing was fixed, and its findings, those that were fixed marked and last
 */
export function fixStatic(code: WebsiteCode, context: SiteContext): { code: WebsiteCode; findings: Finding[] } {
  let [current, open] = [code, checkStatic(code, context)];
  const fixed: Finding[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = fixOnce(current, open, context);
    const left = next === current ? open : checkStatic(next, context);
    const gone = missingFrom(left, open).filter(isFixable);
    if (gone.length === 0 || left.length >= open.length) break;
    fixed.push(...gone.map((finding) => ({ ...finding, mended: true })));
    [current, open] = [next, left];
  }
  return { code: current, findings: [...open, ...fixed] };
}

/** One fix after another, so that none has to know of the others' splices. */
function fixOnce(code: WebsiteCode, findings: Finding[], context: SiteContext): WebsiteCode {
  const fixes = new Set(findings.filter(isFixable).map(({ rule }) => FIXES[rule as FixableRule]));
  return [...fixes].reduce((current, fix) => {
    const splices = fix(readSite(current, context));
    return splices.length === 0 ? current : { ...current, html: applySplices(current.html, splices) };
  }, code);
}

/** What was found before and is no more; findings of one kind are counted. */
function missingFrom(after: Finding[], before: Finding[]): Finding[] {
  const left = [...after];
  return before.filter((finding) => {
    const at = left.findIndex((other) => isSame(other, finding));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Lines and paths move when something is fixed; what is said of it does not. */
const isSame = (one: Finding, other: Finding) =>
  one.rule === other.rule && one.message === other.message && one.where.text === other.where.text;
