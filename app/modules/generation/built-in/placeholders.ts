import type { Industry } from "../../site/choices";
import type { PlaceholderKind } from "../../site/placeholder-kinds";
import type { Placeholder, Section, SectionKind } from "../../site/site-plan";
import { wordFor, type Composition } from "./composition";
import { sectionOrder } from "./section-order";

/** More than this, and a page looks like a form to fill in. */
const MOST = 4;

/** What each trade's visitors look for, first things first. */
const SOUGHT: Record<Industry, PlaceholderKind[]> = {
  restaurant: ["hours", "address", "prices", "phone", "photos"],
  healthcare: ["phone", "hours", "address", "services", "people"],
  "real-estate": ["phone", "services", "address", "people", "photos"],
  "professional-services": ["services", "phone", "people", "address", "email"],
  ecommerce: ["services", "photos", "email", "prices", "address"],
  other: ["services", "hours", "phone", "address", "photos"],
};

/** The kind of section that each of them stands in once it is told. */
const STANDS_IN: Record<PlaceholderKind, SectionKind> = {
  hours: "visit", address: "visit", phone: "contact", email: "contact",
  services: "services", prices: "prices", people: "people", photos: "gallery",
};

/** What the owner's words leave open, at most four, each where such a section would stand among these. */
export function placeholdersFor(composition: Composition, sections: Section[]): Placeholder[] {
  const { brief } = composition;
  const order = sectionOrder(brief, composition.facts.wishes.structure);
  const placeOf = (kind: PlaceholderKind) => order.indexOf(STANDS_IN[kind]);
  const open = SOUGHT[brief.industry].filter((kind) => order.includes(STANDS_IN[kind]) && isOpen(kind, composition, sections)).slice(0, MOST);
  return open.toSorted((a, b) => placeOf(a) - placeOf(b)).map((kind) => {
    const next = sections.find((section) => isClosing(section) || order.indexOf(section.kind) > placeOf(kind));
    return { kind, title: titleFor(kind, composition), ...(next && { before: next.id }) };
  });
}

const isClosing = ({ kind }: Section) => kind === "cta" || kind === "contact";

function isOpen(kind: PlaceholderKind, { business, brief }: Composition, sections: Section[]): boolean {
  const has = (wanted: SectionKind) => sections.some((section) => section.kind === wanted);
  switch (kind) {
    case "hours":
      return business.hours.length === 0;
    case "address":
    case "phone":
    case "email":
      return !business[kind];
    case "services":
      // What has a price is on offer.
      return !has("services") && !has("prices");
    case "photos":
      return brief.images.length === 0;
    default:
      return !has(kind);
  }
}

function titleFor(kind: PlaceholderKind, composition: Composition): string {
  const { visit, fixed, titles } = composition.words;
  if (kind === "hours" || kind === "address") return visit[kind];
  if (kind === "phone" || kind === "email") return fixed[kind];
  return wordFor(titles[kind === "photos" ? "gallery" : kind], composition);
}
