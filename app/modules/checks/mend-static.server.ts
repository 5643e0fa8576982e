import { applySplices } from "../markup/splices";
import type { WebsiteCode } from "../site/website-code";
import { checkStatic } from "./check-static.server";
import { readSite, type SiteContext } from "./checked-site";
import type { Finding } from "../site/finding";
import { fillContacts, leadAnchors } from "./mends/lead";
import type { Mend } from "./mends/mend";
import { allowZoom, describePage, describePictures, nameLanguage, nameTitle, renameSecondIds, scopeHeadings, typeButtons } from "./mends/name";
import { takeOutEmptyHeadings, takeOutEmptySections, takeOutEmptyTexts, takeOutFontLinks } from "./mends/take-out";

/** What can be mended by rule, by the rule that finds it. */
const MENDS: Record<string, Mend> = {
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

/** One mend can uncover the next: an empty list item, then an empty section. */
const MOST_ROUNDS = 3;

/**
 * Mends by splices what can be mended by rule, and checks again; what cannot be mended so, or would become worse, stays.
 * @returns the code, the same when nothing was mended, and its findings, those that were mended marked and last
 */
export function mendStatic(code: WebsiteCode, context: SiteContext): { code: WebsiteCode; findings: Finding[] } {
  let [current, open] = [code, checkStatic(code, context)];
  const mended: Finding[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = mendOnce(current, open, context);
    const left = next === current ? open : checkStatic(next, context);
    const gone = missingFrom(left, open).filter(({ rule }) => rule in MENDS);
    if (gone.length === 0 || left.length >= open.length) break;
    mended.push(...gone.map((finding) => ({ ...finding, mended: true })));
    [current, open] = [next, left];
  }
  return { code: current, findings: [...open, ...mended] };
}

/** One mend after another, so that none has to know of the others' splices. */
function mendOnce(code: WebsiteCode, findings: Finding[], context: SiteContext): WebsiteCode {
  const mends = new Set(findings.flatMap(({ rule }) => MENDS[rule] ?? []));
  return [...mends].reduce((current, mend) => {
    const splices = mend(readSite(current, context));
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

/** Lines and paths move when something is mended; what is said of it does not. */
const isSame = (one: Finding, other: Finding) => one.rule === other.rule && one.message === other.message && one.where.text === other.where.text;
