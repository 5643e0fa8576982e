import { inOrder } from "~/lib/in-order";
import type { Audience, Industry, TemplateId } from "../../site/choices";
import type { Brief } from "../../site/brief";
import type { StructureWishes } from "../../facts/find-structure-wishes";
import { isContent, type ContentKind, type SectionKind } from "../../site/section-kinds";

const told = inOrder<ContentKind>();

/** What each trade's visitors come for, first things first. */
const BY_INDUSTRY: Record<Industry, readonly ContentKind[]> = {
  restaurant: told(
    "prices",
    "visit",
    "areas",
    "dates",
    "about",
    "notes",
    "gallery",
    "services",
    "people",
    "credentials",
    "quotes",
    "process",
    "figures",
    "faq",
  ),
  healthcare: told(
    "services",
    "people",
    "credentials",
    "visit",
    "dates",
    "areas",
    "prices",
    "process",
    "about",
    "notes",
    "faq",
    "quotes",
    "gallery",
    "figures",
  ),
  "real-estate": told(
    "services",
    "areas",
    "figures",
    "about",
    "notes",
    "process",
    "prices",
    "people",
    "credentials",
    "quotes",
    "gallery",
    "faq",
    "dates",
    "visit",
  ),
  "professional-services": told(
    "services",
    "areas",
    "process",
    "people",
    "credentials",
    "about",
    "notes",
    "figures",
    "prices",
    "quotes",
    "faq",
    "dates",
    "gallery",
    "visit",
  ),
  ecommerce: told(
    "prices",
    "gallery",
    "services",
    "about",
    "notes",
    "dates",
    "people",
    "credentials",
    "process",
    "quotes",
    "figures",
    "faq",
    "visit",
    "areas",
  ),
  other: told(
    "services",
    "areas",
    "prices",
    "dates",
    "about",
    "notes",
    "gallery",
    "process",
    "people",
    "credentials",
    "figures",
    "quotes",
    "faq",
    "visit",
  ),
};

/**
 * Places by which a design moves the parts that carry it up (negative) or down: no two designs tell one brief in one
 * order.
 */
const BY_TEMPLATE: Record<TemplateId, Record<ContentKind, number>> = {
  "react-landing": {
    services: -1,
    prices: 0.5,
    about: 2,
    people: 2,
    process: -5,
    visit: 5,
    gallery: 0,
    dates: 0,
    credentials: 2,
    areas: 0,
    faq: -4,
    quotes: 0,
    figures: -3,
    notes: 0,
  },
  modern: {
    services: 0.5,
    prices: 3,
    about: -7,
    people: 3,
    process: 2,
    visit: 0,
    gallery: -8,
    dates: 0,
    credentials: 0,
    areas: 2,
    faq: 2,
    quotes: -6,
    figures: 0,
    notes: 0,
  },
  professional: {
    services: 0,
    prices: -2,
    about: 5,
    people: -6,
    process: -3,
    visit: -2,
    gallery: 3,
    dates: 2,
    credentials: -7,
    areas: 3,
    faq: 0,
    quotes: 2,
    figures: 0,
    notes: 0,
  },
  classic: {
    services: 1.5,
    prices: -6,
    about: -4,
    people: 1,
    process: 3,
    visit: -7,
    gallery: 0,
    dates: -4,
    credentials: 0,
    areas: -2,
    faq: 2,
    quotes: -3,
    figures: 0,
    notes: 0,
  },
};

/** What an audience looks for sooner: the kind moves up to the given place. */
const SOONER: Record<Audience, [ContentKind, number][]> = {
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

/**
 * What the parts of a reference site are called, the first that fits counts; null for what stands where its trade has
 * it.
 */
const REFERENCE_WORDS: Record<ContentKind, RegExp | null> = {
  prices: /menu|pric|fee|shop|product/i,
  services: /service|feature|offer/i,
  people: /team|people|staff/i,
  about: /about|story/i,
  quotes: /testimonial|review|quote/i,
  gallery: /galler|portfolio|work|project/i,
  faq: /faq|question/i,
  visit: /visit|location|hours|find/i,
  process: /process|how/i,
  figures: /stat|figure|number/i,
  dates: null,
  credentials: null,
  areas: null,
  notes: /know|rule|condition|terms/i,
};
const REFERENCE_KINDS = Object.entries(REFERENCE_WORDS) as [ContentKind, RegExp | null][];

type Readers = Pick<Brief, "industry" | "audience" | "template" | "reference">;

/**
 * The order of a page's parts by trade, design, audience, the reference site's own order where there is one, and the
 * owner's wishes.
 */
export function sectionOrder(
  { industry, audience, template, reference }: Readers,
  { first, without }: StructureWishes,
): SectionKind[] {
  let middle = BY_INDUSTRY[industry];
  for (const [kind, place] of SOONER[audience]) middle = movedUp(middle, kind, place);
  const ordered = likeReference(asTold(middle, BY_TEMPLATE[template]), reference?.sections ?? []);
  const wished = [...first.filter(isContent), ...ordered.filter((kind) => !first.includes(kind))];
  const all: SectionKind[] = ["hero", ...wished, "cta", "contact"];
  return all.filter((kind) => !without.includes(kind));
}

function asTold(kinds: readonly ContentKind[], moves: Record<ContentKind, number>): readonly ContentKind[] {
  const place = new Map(kinds.map((kind, index) => [kind, index + moves[kind]]));
  return kinds.toSorted((a, b) => place.get(a)! - place.get(b)!);
}

function movedUp(kinds: readonly ContentKind[], kind: ContentKind, place: number): readonly ContentKind[] {
  if (kinds.indexOf(kind) <= place) return kinds;
  const others = kinds.filter((other) => other !== kind);
  return [...others.slice(0, place), kind, ...others.slice(place)];
}

/** The parts that the reference names take one another's places; the others stay where they are. */
function likeReference(kinds: readonly ContentKind[], reference: string[]): readonly ContentKind[] {
  const named = reference.flatMap((word) => REFERENCE_KINDS.find(([, pattern]) => pattern?.test(word))?.[0] ?? []);
  const wanted = new Set(named);
  const queue = [...wanted];
  return kinds.map((kind) => (wanted.has(kind) ? (queue.shift() ?? kind) : kind));
}
