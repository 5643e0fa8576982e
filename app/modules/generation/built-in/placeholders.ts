import type { Industry } from "../../site/choices";
import { isSaid, sectionOfPlaceholder, type PlaceholderKind } from "../../site/placeholder-kinds";
import type { Placeholder, Section } from "../../site/site-plan";
import type { ByIndustry, DesignerWords } from "../../language/words/designer-words";
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

/** What the owner's words leave open, at most four, each where such a section would stand among these. */
export function placeholdersFor(composition: Composition, sections: Section[]): Placeholder[] {
  const { brief } = composition;
  const order = sectionOrder(brief, composition.facts.wishes.structure);
  const placeOf = (kind: PlaceholderKind) => order.indexOf(sectionOfPlaceholder(kind));
  const open = SOUGHT[brief.industry]
    .filter((kind) => placeOf(kind) !== -1 && !isSaid(kind, sections) && !IS_GIVEN[kind](composition))
    .slice(0, MOST);
  return open
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((kind) => {
      const next = sections.find((section) => isClosing(section) || order.indexOf(section.kind) > placeOf(kind));
      return { kind, title: titleFor(kind, composition), ...(next && { before: next.id }) };
    });
}

const isClosing = ({ kind }: Section) => kind === "cta" || kind === "contact";

/** Whether the owner gave it, where that is no section of its own. */
const IS_GIVEN: Record<PlaceholderKind, (composition: Composition) => boolean> = {
  hours: ({ business }) => business.hours.length > 0,
  address: ({ business }) => Boolean(business.address),
  phone: ({ business }) => Boolean(business.phone),
  email: ({ business }) => Boolean(business.email),
  services: () => false,
  prices: () => false,
  people: () => false,
  photos: ({ brief }) => brief.images.length > 0,
};

/** What it is called, like the section that it would be. */
const TITLES: Record<PlaceholderKind, (words: DesignerWords) => string | ByIndustry> = {
  hours: ({ visit }) => visit.hours,
  address: ({ visit }) => visit.address,
  phone: ({ fixed }) => fixed.phone,
  email: ({ fixed }) => fixed.email,
  services: ({ titles }) => titles.services,
  prices: ({ titles }) => titles.prices,
  people: ({ titles }) => titles.people,
  photos: ({ titles }) => titles.gallery,
};

function titleFor(kind: PlaceholderKind, composition: Composition): string {
  const title = TITLES[kind](composition.words);
  return typeof title === "string" ? title : wordFor(title, composition);
}
