import type { Audience, Industry, TemplateId } from "../../site/choices";
import type { Brief } from "../../site/brief";
import type { StructureWishes } from "../../facts/find-structure-wishes";
import type { SectionKind } from "../../site/site-plan";

type Middle = Exclude<SectionKind, "hero" | "cta" | "contact" | "custom">;

/** What each trade's visitors come for, first things first. */
const BY_INDUSTRY: Record<Industry, Middle[]> = {
  restaurant: ["prices", "visit", "areas", "dates", "about", "gallery", "services", "people", "credentials", "quotes", "process", "figures", "faq"],
  healthcare: ["services", "people", "credentials", "visit", "dates", "areas", "prices", "process", "about", "faq", "quotes", "gallery", "figures"],
  "real-estate": ["services", "areas", "figures", "about", "process", "prices", "people", "credentials", "quotes", "gallery", "faq", "dates", "visit"],
  "professional-services": ["services", "areas", "process", "people", "credentials", "about", "figures", "prices", "quotes", "faq", "dates", "gallery", "visit"],
  ecommerce: ["prices", "gallery", "services", "about", "dates", "people", "credentials", "process", "quotes", "figures", "faq", "visit", "areas"],
  other: ["services", "areas", "prices", "dates", "about", "gallery", "process", "people", "credentials", "figures", "quotes", "faq", "visit"],
};

/** Places by which a design moves the parts that carry it up (negative) or down: no two designs tell one brief in one order. */
const BY_TEMPLATE: Record<TemplateId, Partial<Record<Middle, number>>> = {
  "react-landing": { process: -5, faq: -4, figures: -3, services: -1, about: 2, people: 2, visit: 5, prices: 0.5, credentials: 2 },
  modern: { gallery: -8, about: -7, quotes: -6, areas: 2, services: 0.5, people: 3, prices: 3, faq: 2, process: 2 },
  professional: { people: -6, credentials: -7, process: -3, prices: -2, dates: 2, about: 5, gallery: 3, visit: -2, areas: 3, quotes: 2 },
  classic: { prices: -6, about: -4, visit: -7, dates: -4, quotes: -3, services: 1.5, process: 3, faq: 2, people: 1, areas: -2 },
};

/** What an audience looks for sooner: the kind moves up to the given place. */
const SOONER: Record<Audience, [Middle, number][]> = {
  "general-consumers": [],
  "business-professionals": [
    ["process", 1],
    ["figures", 2],
  ],
  "young-adults": [["gallery", 1]],
  families: [["visit", 1]],
  seniors: [
    ["visit", 1],
    ["people", 2],
  ],
};

const REFERENCE_WORDS: [RegExp, Middle][] = [
  [/menu|pric|fee|shop|product/i, "prices"],
  [/service|feature|offer/i, "services"],
  [/team|people|staff/i, "people"],
  [/about|story/i, "about"],
  [/testimonial|review|quote/i, "quotes"],
  [/galler|portfolio|work|project/i, "gallery"],
  [/faq|question/i, "faq"],
  [/visit|location|hours|find/i, "visit"],
  [/process|how/i, "process"],
  [/stat|figure|number/i, "figures"],
];

type Readers = Pick<Brief, "industry" | "audience" | "template" | "reference">;

/** The order of a page's parts by trade, design, audience, the reference site's own order where there is one, and the owner's wishes. */
export function sectionOrder(
  { industry, audience, template, reference }: Readers,
  { first, without }: StructureWishes,
): SectionKind[] {
  let middle = BY_INDUSTRY[industry];
  for (const [kind, place] of SOONER[audience]) middle = movedUp(middle, kind, place);
  const told = likeReference(asTold(middle, BY_TEMPLATE[template]), reference?.sections ?? []);
  const wished = first ? [...told.filter((kind) => kind === first), ...told.filter((kind) => kind !== first)] : told;
  const all: SectionKind[] = ["hero", ...wished, "cta", "contact"];
  return all.filter((kind) => !without.includes(kind));
}

function asTold(kinds: Middle[], moves: Partial<Record<Middle, number>>): Middle[] {
  const place = new Map(kinds.map((kind, index) => [kind, index + (moves[kind] ?? 0)]));
  return kinds.toSorted((a, b) => place.get(a)! - place.get(b)!);
}

function movedUp(kinds: Middle[], kind: Middle, place: number): Middle[] {
  if (kinds.indexOf(kind) <= place) return kinds;
  const others = kinds.filter((other) => other !== kind);
  return [...others.slice(0, place), kind, ...others.slice(place)];
}

/** The parts that the reference names take one another's places; the others stay where they are. */
function likeReference(kinds: Middle[], reference: string[]): Middle[] {
  const named = reference.flatMap(
    (word) => REFERENCE_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? []
  );
  const wanted = new Set(named);
  const queue = [...wanted];
  return kinds.map((kind) => (wanted.has(kind) ? queue.shift() ?? kind : kind));
}
