import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { brief } from "~/modules/site/brief";
import type { Section, SitePlan } from "~/modules/site/site-plan";
import { renderSite } from "~/modules/templates/render-site";
import { judgePage, type PageVerdict } from "./judge-site";
import { saidOn, type SaidOpening } from "./pairs/said";
import { truth, type PairCase } from "./truth";

/** A brief with its truth. */
export const caseOf = (designBrief: string, told: object, language = "en"): PairCase => ({
  id: "planted",
  language,
  brief: brief.parse({ template: "classic", projectTitle: "Planted", designBrief }),
  truth: truth.parse(told),
});

/** What a page is made to say, whatever its brief. */
export interface Planted {
  prices?: { name: string; detail?: string; price: string }[];
  hours?: SitePlan["business"]["hours"];
  people?: { name: string; role?: string }[];
  address?: string[];
  established?: string;
  dates?: { when: string; what: string }[];
  copy?: string;
  openings?: SaidOpening[];
}

/** The verdict on a page that says this and nothing else. */
export function judgePlanted(each: PairCase, planted: Planted): PageVerdict {
  const empty = planFor(brief.parse({ template: "classic", projectTitle: "Planted" }));
  const { prices = [], hours = [], people = [], address, established } = planted;
  const business = {
    ...empty.business,
    prices,
    hours,
    people,
    ...(established && { established }),
    ...(address && { address: { lines: address, mapHref: "https://maps.example/" } }),
  };
  const plan = { ...empty, business, sections: [...empty.sections, ...sectionsOf(planted)] };
  const { openings = [] } = planted;
  return judgePage(each, { ...saidOn(renderSite(plan).html, plan), openings });
}

function sectionsOf({ prices, people, dates, copy }: Planted): Section[] {
  const headed = <Kind extends string>(kind: Kind) => ({ kind, id: `own-${kind}`, title: "Title" });
  return [
    ...(prices ? [{ ...headed("prices"), groups: [{ items: prices }] }] : []),
    ...(people ? [{ ...headed("people"), items: people }] : []),
    ...(dates ? [{ ...headed("dates"), items: dates }] : []),
    ...(copy ? [{ ...headed("about"), paragraphs: [copy] }] : []),
    { ...headed("visit") },
  ];
}

/** A row of hours, its days numbered from Monday. */
export const row = (days: string, times: string, weekdays: number[], ...spans: string[]) => ({
  days,
  times,
  closed: spans.length === 0 && times === "Closed",
  weekdays,
  spans: spans.map((span) => {
    const [opens = "", closes = ""] = span.split("-");
    return { opens, closes };
  }),
});

/** Data for search engines. */
export const opening = (dayOfWeek: string[], span: string): SaidOpening => {
  const [opens = "", closes = ""] = span.split("-");
  return { dayOfWeek, opens, closes };
};
