import { capitalised } from "../../language/capitalised";
import { listParts } from "../../language/enumeration";
import { splitLabel } from "../blocks";
import { asciiDigits } from "../digits";
import type { PricedItem } from "./priced-line";
import { inOneCurrency } from "./in-one-currency";
import { is, moneyTokens } from "./money";
import { NUMBER } from "./number-source";

/** A list of things that each end in a number, and the label above it. */
export interface BareList {
  group?: string;
  items: PricedItem[];
  /** The owner's words for each. */
  words: string[];
}

const FEWEST = 3;
/** Words of what has a price; more are a sentence. */
const MOST_WORDS = 9;
const LONGEST_LABEL = 34;
const FROM = "from|ab|desde|vanaf|da|od|a partir de|à partir de|من";
const SIGN = "[€£$₦₹]\\s?|(?:rs|ksh|chf)\\.?\\s";
const UNIT = "\\s?(?:€|euros?|zł|eur|chf|kr)(?!\\p{L})";
const AND = "and|und|y|e|et|en|i";
const IS = "\\s+(?:is|are|ist|kostet|es|cuesta|est|coûte|è|costa|é|custa|kost|kosztuje)";

/** "Half soles from 38", "shampoo and set is £24 (with a drier)", "perm 58 and that includes the set". */
const ENTRY = new RegExp(
  `^([^\\d]{2,70}?)(?:${IS})?\\s+((?:(?:${FROM})\\s)?(?:${SIGN})?(?:${NUMBER})(?:${UNIT})?)(?:\\s*\\(([^()]{2,80})\\))?(?:\\s(?:${AND})\\s([^\\d]{3,40}))?$`,
  "iu",
);
/** What numbers are counted in, or called by: "bus 12", "max 8", "room 3", "size 40". */
const COUNTED =
  /(?<!\p{L})(?:m[aá](?:x|ks|ss)|min|n[ºr°o]|zona|zone|lane|room|floor|level|grade|age|page|bus|tram|line|route|platform|gate|unit|number|size|week|day|year|part|module|seit|since|linie|gleis|zimmer|größe|woche|alter|línea|talla|semana|año|desde|ligne|chambre|taille|semaine|depuis|linea|camera|taglia|settimana|linha|quarto|tamanho|ano|lijn|kamer|maat|jaar|linia|pok[oó]j|rozmiar|rok)\p{L}{0,2}\.?$/iu;
/** "Children under 12", "groups of 8": what such a number is of has no price there. */
const LEADS =
  /(?<!\p{L})(?:for|at|to|of|under|over|above|below|um|bis|unter|über|von|à|de|moins de|plus de|alle|di|sotto|sopra|às|menores de|mayores de|om|onder|boven|van|o|por|per|pro|do|od|poniżej|powyżej|powyzej|dla)$/iu;
const LIKE_A_TIME = /^(?:1?\d|2[0-4])(?:[.,](?:00|15|30|45))?$/;
const MARKED = new RegExp(`^(?:${SIGN})|${UNIT}`, "iu");
const YEAR = /^(?:19|20)\d\d$/;

/**
 * "Heels 14, half soles from 38, stretching 10": at least three things, each with one number behind it and nothing else
 * in the line. The numbers stay bare as their owner wrote them, unless one names the currency of all. Undefined where
 * they may be times, years or counts. In 558 briefs of strangers all lists of this form were prices.
 */
export function readBareList(text: string, language: string): BareList | undefined {
  const label = labelOf(text);
  const parts = listParts((label ? text.slice(text.indexOf(":") + 1) : text).replace(/[.!]\s*$/u, ""));
  if (parts.length < FEWEST || moneyTokens(text, language).some((token) => is(token, "day", "time"))) return undefined;
  const entries = parts.map((part) => entryOf(part));
  const items = entries.filter((entry) => entry !== undefined);
  if (items.length < parts.length || items.filter(({ price }) => MARKED.test(price)).length > 1) return undefined;
  const numbers = items.map(({ price }) => asciiDigits(price).replaceAll(/[^\d.,]/g, ""));
  if (numbers.every((number) => LIKE_A_TIME.test(number)) || numbers.some((number) => YEAR.test(number)))
    return undefined;
  return { ...(label && { group: capitalised(label) }), items: inOneCurrency(items, language), words: parts };
}

/** "What's on: porridge 6.50, …" */
function labelOf(text: string): string | undefined {
  const label = splitLabel(text)?.label;
  return label && label.length <= LONGEST_LABEL && !/\p{Nd}/u.test(label) ? label : undefined;
}

function entryOf(part: string): PricedItem | undefined {
  const [, name, price, aside, more] = ENTRY.exec(asciiDigits(part)) ?? [];
  if (!name || !price || name.split(" ").length > MOST_WORDS || !/\p{L}{3}/u.test(name)) return undefined;
  if (COUNTED.test(name) || LEADS.test(name)) return undefined;
  const detail = [aside, more].filter(Boolean).join(", ");
  return { name: capitalised(name), price, ...(detail && { detail }) };
}
