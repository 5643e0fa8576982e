import type { SectionKind } from "../site/section-kinds";
import { partsInOrder } from "./part-order";
import { SECTION_BY_WORD } from "./section-words";
import type { Topic } from "./topic-words";
import { topicOf } from "./topics";
import { clausesOf, type WishToken } from "./wish-tokens";

/** Parts that the owner wants first, or not at all. */
export interface StructureWishes {
  /** In their order, before all others. */
  first: SectionKind[];
  without: SectionKind[];
}

/**
 * By what an owner means each kind: a topic, or words that are of none; null for what nobody asks for or does without.
 */
const MEANT_BY: Record<SectionKind, Topic | RegExp | null> = {
  hero: null,
  services: "services",
  prices: "prices",
  about: "about",
  people: "team",
  process: "process",
  visit: "hours",
  gallery: /^(?:gallery|photo gallery|picture gallery|galerie|bildergalerie|galería|معرض(?: الصور)?)$/iu,
  dates: "dates",
  credentials: "credentials",
  areas: "areas",
  faq: "faq",
  quotes: "quotes",
  figures: "figures",
  notes: null,
  custom: null,
  cta: null,
  contact: null,
};
const KINDS = Object.entries(MEANT_BY) as [SectionKind, Topic | RegExp | null][];
const PART = "((?:the |an? |any |our |die |den |das |der |mit den |el |la |los |las )?[\\p{L} &-]{3,30}?)";
const PLACE =
  "(?: (?:section|part|page|list|abschnitt|sección))?(?: (?:on|from) (?:the|this|our|my) (?:site|website|page|web ?page)| auf der (?:seite|website|webseite)| en la (?:web|página))?";
const WITHOUT = new RegExp(
  `^(?:please |bitte |por favor,? )?(?:no|without|(?:do not|don['’]t) (?:show|want|include|need)|leave out|skip|hide|ohne|keine?n?|sin) ${PART}${PLACE}(?:,? (?:please|bitte|por favor))?[.!]?$`,
  "iu",
);
const FIRST = [
  new RegExp(
    `^(?:please |bitte )?(?:put|show|place|have|i want|we want) ${PART}${PLACE} (?:first|at the (?:very )?top|on top|right at the top|before everything)[^,;]{0,20}$`,
    "iu",
  ),
  new RegExp(
    `^(?:please |the (?:page|site) should )?(?:start|begin|open) (?:the (?:page|site) )?with ${PART}${PLACE}(?:,? please)?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^${PART}${PLACE} (?:zuerst|ganz oben|an den anfang|primero|al principio)(?:,? (?:bitte|por favor))?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^(?:bitte )?(?:mit|empezar con|comenzar con|empiece con|por favor empiece con) ${PART}${PLACE}(?: beginnen| anfangen| starten)?[.!]?$`,
    "iu",
  ),
];

/**
 * Reads "no prices on the site", "put the menu first", "start with the opening hours"; undefined when a sentence asks
 * for neither.
 */
export function structureWishIn(
  text: string,
  tokens: readonly WishToken[],
  speaks: boolean,
): Partial<StructureWishes> | undefined {
  const refused = speaks ? refusedIn(tokens) : [];
  if (refused.length > 0) return { without: refused };
  if (text.length > LONGEST) return firstOf(speaks ? partsInOrder(text) : []);
  // "No pictures during the service please."
  const without = tokens.some(({ kind }) => kind === "visitor") ? undefined : sectionCalled(WITHOUT.exec(text)?.[1]);
  if (without) return { without: [without] };
  const [named] = FIRST.flatMap((pattern) => sectionCalled(pattern.exec(text)?.[1]) ?? []);
  const first = named ? [named] : speaks ? partsInOrder(text) : [];
  return firstOf(first);
}
/** Letters of a sentence that says nothing else. */
const LONGEST = 90;

const firstOf = (first: SectionKind[]): Partial<StructureWishes> | undefined =>
  first.length > 0 ? { first } : undefined;

/** "Please dont mention prices": the parts in clauses that refuse something; "no pictures of cats" refuses some only. */
function refusedIn(tokens: readonly WishToken[]): SectionKind[] {
  return clausesOf(tokens)
    .filter(
      (clause) =>
        clause.some(({ kind }) => kind === "not") && !clause.some(({ kind }) => kind === "limit" || kind === "other"),
    )
    .flatMap((clause) => clause.filter(({ kind }) => kind === "section"))
    .flatMap(({ text }) => SECTION_BY_WORD.get(text) ?? sectionCalled(text) ?? []);
}

/** The part of a page that some words call by its name. */
export function sectionCalled(words: string | undefined): SectionKind | undefined {
  const bare = words?.trim().replace(/^(?:the|an?|any|our|die|den|das|der|el|la|los|las)\s/iu, "");
  if (!bare) return undefined;
  const topic = topicOf(bare);
  const named = KINDS.find(([, meant]) => meant instanceof RegExp && meant.test(bare));
  return (named ?? KINDS.find(([, meant]) => topic !== undefined && meant === topic))?.[0];
}
