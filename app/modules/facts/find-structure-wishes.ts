import type { SectionKind } from "../site/site-plan";
import { topicOf, type Topic } from "./topics";

/** Parts that the owner wants first, or not at all. */
export interface StructureWishes {
  first?: SectionKind;
  without: SectionKind[];
}

const KINDS: Partial<Record<Topic, SectionKind>> = {
  services: "services", team: "people", hours: "visit", prices: "prices", process: "process", faq: "faq",
  quotes: "quotes", about: "about", figures: "figures", dates: "dates", credentials: "credentials", areas: "areas",
};
const GALLERY = /^(?:gallery|photo gallery|picture gallery|galerie|bildergalerie|galería|معرض(?: الصور)?)$/iu;
const PART = "((?:the |an? |any |our |die |den |das |der |mit den |el |la |los |las )?[\\p{L} &-]{3,30}?)";
const PLACE = "(?: (?:section|part|page|list|abschnitt|sección))?(?: (?:on|from) (?:the|this|our|my) (?:site|website|page|web ?page)| auf der (?:seite|website|webseite)| en la (?:web|página))?";
const WITHOUT = new RegExp(`^(?:please |bitte |por favor,? )?(?:no|without|(?:do not|don['’]t) (?:show|want|include|need)|leave out|skip|hide|ohne|keine?n?|sin) ${PART}${PLACE}(?:,? (?:please|bitte|por favor))?[.!]?$`, "iu");
const FIRST = [
  new RegExp(`^(?:please |bitte )?(?:put|show|place|have|i want|we want) ${PART}${PLACE} (?:first|at the (?:very )?top|on top|right at the top|before everything)[^,;]{0,20}$`, "iu"),
  new RegExp(`^(?:please |the (?:page|site) should )?(?:start|begin|open) (?:the (?:page|site) )?with ${PART}${PLACE}(?:,? please)?[.!]?$`, "iu"),
  new RegExp(`^${PART}${PLACE} (?:zuerst|ganz oben|an den anfang|primero|al principio)(?:,? (?:bitte|por favor))?[.!]?$`, "iu"),
  new RegExp(`^(?:bitte )?(?:mit|empezar con|comenzar con|empiece con|por favor empiece con) ${PART}${PLACE}(?: beginnen| anfangen| starten)?[.!]?$`, "iu"),
];

/** Reads "no prices on the site", "put the menu first", "start with the opening hours"; undefined when a sentence asks for neither. */
export function structureWishIn(text: string): Partial<StructureWishes> | undefined {
  if (text.length > 90) return undefined;
  const without = kindOf(WITHOUT.exec(text)?.[1]);
  if (without) return { without: [without] };
  const first = FIRST.map((pattern) => kindOf(pattern.exec(text)?.[1])).find(Boolean);
  return first && { first };
}

function kindOf(words: string | undefined): SectionKind | undefined {
  const bare = words?.trim().replace(/^(?:the|an?|any|our|die|den|das|der|el|la|los|las)\s/iu, "");
  if (!bare) return undefined;
  if (GALLERY.test(bare)) return "gallery";
  const topic = topicOf(bare);
  return topic && KINDS[topic];
}
