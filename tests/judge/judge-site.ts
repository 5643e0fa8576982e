import { checkClaims } from "~/modules/claims/check-claims";
import { claimSources } from "~/modules/claims/claim-sources";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { withoutPlaceholders } from "~/modules/markup/placeholders";
import type { TemplateId } from "~/modules/site/choices";
import type { SitePlan } from "~/modules/site/site-plan";
import { renderSite } from "~/modules/templates/render-site";
import { judgeDates } from "./pairs/judge-dates";
import { judgeHours } from "./pairs/judge-hours";
import { judgePeople } from "./pairs/judge-people";
import { judgeAddress, judgeContact, judgeEstablished } from "./pairs/judge-place";
import { judgePrices } from "./pairs/judge-prices";
import { coloursNotFollowed, missingWords, publishedTalk, publishedWishes } from "./pairs/judge-words";
import { saidOn, type Said } from "./pairs/said";
import { SUBJECTS, type Judgement, type Subject } from "./pairs/verdict";
import type { PairCase } from "./truth";

const JUDGES: Record<Subject, (each: PairCase, said: Said) => Judgement> = {
  prices: judgePrices,
  hours: judgeHours,
  people: judgePeople,
  address: judgeAddress,
  established: judgeEstablished,
  contact: judgeContact,
  dates: judgeDates,
};

/** What a page says of what is true in its brief. */
export interface PageVerdict {
  id: string;
  language: string;
  pairs: Record<Subject, Judgement>;
  /** Sentences of the owner's that speak to the designer, and mere talk, that the page shows. */
  wishes: string[];
  talk: string[];
  coloursNotFollowed: string[];
  missingWords: string[];
}

/** The same, with the claims of the page that the ledger asks about: all of them come from the brief. */
export interface SiteVerdict extends PageVerdict {
  falseAlarms: string[];
  claims: number;
}

/** Makes a site of a brief as the built-in designer does, and compares it with what is true in the brief. */
export function judgeBrief(each: PairCase): SiteVerdict {
  const plan = planFor(each.brief);
  const { html } = withoutPlaceholders(renderSite(plan));
  const claims = new Map(checkClaims(html, sourcesOf(each)).map((claim) => [`${claim.kind} ${claim.text}`, claim]));
  const open = [...claims.values()].filter(({ grounding }) => grounding === null);
  return { ...judgePage(each, saidOn(html, plan)), falseAlarms: open.map(({ text }) => text), claims: claims.size };
}

/** Compares the published page of a plan in a template with what is true in its brief. */
export function judgeTemplate(each: PairCase, plan: SitePlan, template: TemplateId): PageVerdict {
  const own = { ...plan, theme: { ...plan.theme, template } };
  return judgePage(each, saidOn(withoutPlaceholders(renderSite(own)).html, own));
}

/** Compares what a page says with what is true. */
export function judgePage(each: PairCase, said: Said): PageVerdict {
  const pairs = Object.fromEntries(SUBJECTS.map((subject) => [subject, JUDGES[subject](each, said)]));
  return {
    id: each.id,
    language: each.language,
    pairs: pairs as PageVerdict["pairs"],
    wishes: publishedWishes(each, said),
    talk: publishedTalk(each, said),
    coloursNotFollowed: coloursNotFollowed(each, said),
    missingWords: missingWords(each, said),
  };
}

const sourcesOf = ({ brief }: PairCase) =>
  claimSources({ projectTitle: brief.projectTitle, brief, contactSettings: null, designerMessages: [] });

/** Whether a page says something that is not so. */
export const isFalse = ({ pairs }: PageVerdict): boolean =>
  SUBJECTS.some((subject) => pairs[subject].faults.length > 0);
