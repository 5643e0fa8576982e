import type { PageLanguage } from "~/lib/languages";
import type { Topic } from "../../facts/topic-words";
import { topicOf } from "../../facts/topics";
import type { SectionKind } from "../../site/section-kinds";
import type { Section } from "../../site/site-plan";
import type { Action, Composition } from "./composition";

/** How words of a button begin, or end, that lead to something to see. */
const SEES: Record<PageLanguage, string> = {
  en: "^(?:see|view|show(?: me)?|browse|look at|check out|discover|explore|read|meet)\\s",
  de: "^zu[rm]?\\s|\\s(?:ansehen|anschauen|anzeigen|entdecken|lesen|kennenlernen)$",
  es: "^(?:ver|mira|conoce|descubre|lee)\\s",
  fr: "^(?:voir|découvrir|consulter|regarder|lire)\\s",
  it: "^(?:vedi|vedere|guarda|scopri|leggi)\\s",
  pt: "^(?:ver|veja|conheça|conhecer|descobrir|ler)\\s",
  nl: "^(?:bekijk|zie|ontdek|lees|naar)\\s|\\s(?:bekijken|zien)$",
  pl: "^(?:zobacz|obejrzyj|poznaj|sprawdź|przeczytaj)\\s",
  ar: "^(?:شاهد|اطلع على|تصفح|عرض)\\s",
};
const SEE = new RegExp(Object.values(SEES).join("|"), "iu");
/** "See if my date is free": something to find out, and no part of the page. */
const WHETHER = /(?<!\p{L})(?:if|whether|ob|si|se|of|czy|إذا|إن)(?!\p{L})/iu;
const ARTICLES =
  /(?<!\p{L})(?:the|our|my|all|your|d(?:ie|er|as|en)|unsere?n?|alle|el|las?|los|nuestr[oa]s|todos?|todas?|les?|nos|notre|toute?s|gli|i|il|lo|nostr[eio]|os?|as?|noss[oa]s?|het|de|onze|nasze|nasz|wszystkie)(?!\p{L})/giu;

/** Parts that say what a topic's words name. */
const PART_OF: Partial<Record<Topic, SectionKind>> = {
  services: "services",
  team: "people",
  hours: "visit",
  prices: "prices",
  process: "process",
  faq: "faq",
  quotes: "quotes",
  about: "about",
  figures: "figures",
  dates: "dates",
  credentials: "credentials",
  areas: "areas",
};

/** Where a button leads whose words name a part of the page: "Voir les maisons", "Our walks". Undefined where they name none. */
function partNamed(label: string, parts: readonly Section[]): string | undefined {
  const thing = label.replace(SEE, " ").replace(ARTICLES, " ").replace(/\s+/gu, " ").trim();
  const stems = stemsOf(thing);
  if (stems.length === 0) return undefined;
  const titled = parts.find(
    ({ title }) => stemsOf(title).length <= stems.length + 1 && says(title, stems) && !/[?؟]/u.test(label),
  );
  if (titled || !SEE.test(label) || WHETHER.test(thing)) return titled && `#${titled.id}`;
  const topic = topicOf(thing);
  const [most] = parts
    .filter((part) => says(textOf(part), stems))
    .toSorted((one, other) => count(textOf(other), stems) - count(textOf(one), stems));
  const part = parts.find(({ kind }) => topic && kind === PART_OF[topic]) ?? most;
  return part && `#${part.id}`;
}

/** Lets buttons that the owner names lead to the parts of the page that their words name. */
export function leadingToParts(composition: Composition, parts: readonly Section[]): Composition {
  const led = (action: Action): Action => ({ ...action, href: partNamed(action.label, parts) ?? action.href });
  const { primary, second, facts } = composition;
  return {
    ...composition,
    ...(facts.wishes.mainAction && primary.href !== "#visit" && { primary: led(primary) }),
    ...(second && { second: second.href === "#visit" ? second : led(second) }),
  };
}

const SHORTEST = 3;
const SHORTEST_STEM = 4;

/** Words without their endings: "maisons" and "maison" are one. */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(ARTICLES, " ")
      .match(/\p{L}+/gu) ?? []
  )
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - 2)));

const says = (text: string, stems: readonly string[]): boolean => stems.every((stem) => count(text, [stem]) > 0);

const count = (text: string, stems: readonly string[]): number => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => stems.some((stem) => word.startsWith(stem))).length;
};

/** All that a part says. */
function textOf(said: unknown): string {
  if (typeof said === "string") return said;
  return said && typeof said === "object" ? Object.values(said).map(textOf).join("\n") : "";
}
