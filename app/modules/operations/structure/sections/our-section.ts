import type { TemplateId } from "../../../site/choices";
import type { Section, SitePlan } from "../../../site/site-plan";
import { html, type Html } from "../../../markup/html";
import { renderSection } from "../../../templates/design";
import { DESIGNS } from "../../../templates/designs";
import { placeholderSection } from "../../../templates/parts/placeholder";
import { plainSection } from "../../../templates/parts/section-shell";
import { waitingOf, type SectionContent } from "./section-content";

/** What a design asks of a page to draw a section: its name, and what it says of itself. */
export interface PageFacts {
  template: TemplateId;
  lang: string;
  name: string;
  about: string;
}

/** A section as the template of the page makes it. */
export function ourSection(content: SectionContent, id: string, facts: PageFacts): string {
  const waiting = content.entries.length === 0 ? waitingOf(content.kind) : null;
  const made = waiting
    ? placeholderSection({ kind: waiting, title: content.title }, id)
    : content.kind === "text"
      ? textSection(content, id)
      : renderSection(DESIGNS[facts.template], sectionOf(content, id), { plan: planOf(facts), anchors: new Set() });
  return made?.text ?? "";
}

/** A plain text: without the drawings that stand beside an owner's story. */
const textSection = ({ title, entries }: SectionContent, id: string): Html | null =>
  plainSection(
    { kind: "custom", id, title },
    html`<div class="prose">${entries.map(({ detail }) => html`<p>${detail}</p>`)}</div>`,
  );

function sectionOf({ kind, title, entries }: SectionContent, id: string): Section {
  const head = { id, title };
  const named = entries.map(({ name = "", detail, price, by }) => ({ name, detail, price, by }));
  if (kind === "people")
    return { kind, ...head, items: named.map(({ name, by, detail }) => ({ name, role: by ?? detail })) };
  if (kind === "prices")
    return { kind, ...head, groups: [{ items: named.map(({ price = "", ...item }) => ({ ...item, price })) }] };
  if (kind === "faq")
    return { kind, ...head, items: named.map(({ name, detail = "" }) => ({ question: name, answer: detail })) };
  if (kind === "quotes") return { kind, ...head, items: named.map(({ detail = "", by }) => ({ text: detail, by })) };
  return { kind: "services", ...head, items: named };
}

/** The page as its designs see it. What it does not say is not there. */
const planOf = ({ template, lang, name, about }: PageFacts): SitePlan =>
  ({
    meta: { title: name, description: about, lang, dir: "ltr" },
    business: { name, tagline: about, hours: [], services: [], prices: [], people: [], languages: [], social: [] },
    industry: "other",
    audience: "general-consumers",
    theme: { template, primary: "#000000", font: "Inter", mode: "light", motion: false, scale: "normal" },
    logo: null,
    nav: [],
    primaryAction: { label: "", href: "" },
    sections: [],
    words: {} as SitePlan["words"],
  }) satisfies SitePlan;
