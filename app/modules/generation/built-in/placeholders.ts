import { namesQuestions } from "../../facts/called-questions";
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
  const asked = placeOf("questions") === -1 ? [] : askedBy(composition);
  return [
    ...open.map((kind) => ({ kind, title: titleFor(kind, composition) })),
    ...asked.map((title) => ({ kind: "questions" as const, title })),
  ]
    .toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind))
    .map(({ kind, title }) => {
      const next = sections.find((section) => isClosing(section) || order.indexOf(section.kind) > placeOf(kind));
      return { kind, title, ...(next && { before: next.id }) };
    });
}

/** A place for each question that is only named; one for all where the owner wants questions and names none. */
function askedBy({ facts, words }: Composition): string[] {
  const [named] = facts.wishes.sentenceIds.flatMap((id) => PART_BY.exec(facts.sentences[id] ?? "")?.[1] ?? []);
  if (named) return [named];
  if (facts.asked.length > 0) return facts.asked.slice(0, MOST);
  const isWanted = facts.wishes.sentenceIds.some((id) => namesQuestions(facts.sentences[id] ?? ""));
  return isWanted && facts.questions.length === 0 ? [words.titles.faq.usual] : [];
}

/** 'A part "When to come" by age (2 years, 3 years)': named, with the headings that it is to have, and nothing under them. */
const PART_BY = /["“„«]([^"“”„«»]{6,60})["”“»]\s(?:by|por|nach|par|per|według|naar|volgens|حسب)\s\p{L}+\s\([^()]+\)/u;

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
  questions: () => false,
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
  questions: ({ titles }) => titles.faq,
  photos: ({ titles }) => titles.gallery,
};

function titleFor(kind: PlaceholderKind, composition: Composition): string {
  const title = TITLES[kind](composition.words);
  return typeof title === "string" ? title : wordFor(title, composition);
}
