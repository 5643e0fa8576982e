import type { Token } from "../reading/tokenize";
import { is } from "./money";
import type { PriceKind } from "./price-kinds";

type PriceToken = Token<PriceKind>;
type Tokens = readonly PriceToken[];

/** How freely a list may be read. */
export interface ReadingOptions {
  /** A line of its own and no sentence: "Adults €7" names what it prices. */
  point: boolean;
  /** "Children £9" is a row of a list, but a column of one thing alone. */
  whoIsThing?: boolean;
  /** The list begins with a number of something, "1 scoop 2.00, 2 scoops 3.80": its names do. */
  counted?: boolean;
  /** A point of a price list, where the reader knows that a name and a price are meant. */
  listed: boolean;
}

/** What may stand between a name and its price. */
const GLUE: PriceKind[] = ["linking", "for", "at", "dash", "colon", "leader", "open"];
/** What no name begins with. */
const NO_BEGINNING: PriceKind[] = [
  "preposition",
  "withTax",
  "from",
  "linking",
  "for",
  "to",
  "per",
  "answer",
  "condition",
  "and",
  "except",
  "when",
  "otherwise",
];
/** "And", "or", "in" in languages that the text may be of. */
const LONE_JOINT = /^[eéiouyàwz]$/;
/** What no name ends with. */
export const NO_END: PriceKind[] = ["preposition", "per", "to", "and", "article", "limit", "from", "answer"];
/** What stands in no name. */
export const NOT_IN_NAMES: PriceKind[] = ["noPrice", "onTop", "except", "otherwise", "when", "percent", "time"];
/** What says how much of a thing or for whom; alone it is no thing. */
const OF_A_THING: PriceKind[] = ["size", "who", "measure", "number", "period", "article", "aside", "day"];

/** "large", "250 g", "an hour", but not "the large", which is a name. */
export const isOfAThing = (words: Tokens): boolean =>
  words.every((token) => is(token, ...OF_A_THING)) &&
  !(is(words[0], "article") && !words.some((token) => is(token, "measure", "day")));

/** Words for what is the reader's. */
export const YOURS = new Set(
  "your|ihr|ihre|dein|deine|euer|eure|tu|su|sus|votre|vos|ton|ta|tuo|tua|suo|vostro|vostra|seu|sua|teu|tua|uw|jouw|je|twój|twoja|twoje|państwa".split(
    "|",
  ),
);

/** "Your first class is free", "belts made to your measure" */
const isYours = ({ kind, text }: PriceToken): boolean => kind === "speech" && YOURS.has(text);

/** "Voice box dazu Fr. 22.50": what there is besides. */
const BESIDES = /^(?:dazu|erbij)$/u;

/** Without what only leads to a name or from it to its price. */
export function withoutEdges(tokens: Tokens, withCommas: boolean): Tokens {
  const glue: PriceKind[] = withCommas ? [...GLUE, "comma"] : GLUE;
  let [start, end] = [0, tokens.length];
  while (start < end && (is(tokens[start], "offer", "and", "leader", "dash") || isYours(tokens[start]!))) start++;
  while (end > start && (is(tokens[end - 1], ...glue) || BESIDES.test(tokens[end - 1]!.text))) end--;
  return tokens.slice(start, end);
}

/** "Free parking and" is none, "no minimum" is none, "100 invoices" is none; "10 day pass" is one. */
export function isName(name: Tokens, options: ReadingOptions): boolean {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !name.some(isWordOfName) || !beginsName(name, options)) return false;
  if (last!.text === "و") return false;
  if (is(last, ...NO_END) || name.some((token, at) => isForeign(token, name[at - 1], options)) || hasSecondThing(name))
    return false;
  if (hasSecondNoun(name) || saysWhatIsIncluded(name)) return false;
  const isSaid = (token: PriceToken, at: number) =>
    (is(token, "speech") && !(isYours(token) && is(name[at - 1], "to"))) ||
    (at > 0 && is(token, "linking")) ||
    (at > 0 && is(token, "only") && is(name[at + 1], "other", "day"));
  if (!options.listed && name.some(isSaid)) return false;
  return !name.every((token) => is(token, "generic", "article"));
}

/** "Night dive Thursdays 5pm" on a line of its own is an event. */
const isForeign = (token: PriceToken, before: PriceToken | undefined, { point }: ReadingOptions): boolean =>
  is(token, ...NOT_IN_NAMES) && !(point && is(token, "time") && is(before, "other", "day", "comma", "for", "at"));

const isWordOfName = (token: PriceToken): boolean =>
  /\p{L}{3}|[\u0621-\u064a]{2}/u.test(token.text) || (is(token, "measure") && token.text.length > 1);

function beginsName(name: Tokens, { listed, point, counted = false }: ReadingOptions): boolean {
  const first = name[0];
  if (is(first, "limit")) return listed || point;
  if (
    is(first, ...NO_BEGINNING) ||
    // "Por cada hoja rota": what it is paid for, of a thing that was named before.
    (is(first, "at", "for") && is(name[1], "per", "period")) ||
    (is(first, "other") && LONE_JOINT.test(first!.text) && name[1]?.start !== first!.end)
  )
    return false;
  const isDigit = is(first, "number") && /\d/.test(first!.text);
  if (isOfAThing(name))
    return (listed || point || is(first, "size", "who")) && !isPeriod(name, listed) && (!isDigit || counted);
  // "10-class card", "10er-Karte", "10 class pass" on a line of its own.
  const isGlued = isDigit && name[1]?.start === first!.end && /^\p{L}{2}/u.test(name[1].text);
  if (isGlued || name[1]?.text === "-" || (point && name.length > 2)) return true;
  return !isDigit || listed || counted || (is(name[1], "measure") && name.length > 2);
}

/** "Per month" is a unit; "Monthly £42" is a row of a list of memberships. */
const isPeriod = (name: Tokens, listed: boolean): boolean =>
  is(name[0], "period") && !(listed && name.length === 1 && /^\p{L}+$/u.test(name[0]!.text));

/** "A recent matter involved an estate": what stands between two things with articles of their own is a verb. */
const hasSecondNoun = (name: Tokens): boolean =>
  ENGLISH_ARTICLE.test(name[0]!.text) &&
  name.some(
    ({ text }, at) =>
      at > 1 && ENGLISH_ARTICLE.test(text) && is(name[at - 1], "other") && is(name[at + 1], "other", "size"),
  );
/** Other languages decline nouns with them: "die Reinigung der Couch", or tell times: "le menu le soir". */
const ENGLISH_ARTICLE = /^(?:an?|the)$/;

/** "First two bags of wood included, extra bags": what costs nothing stands before the thing. */
const saysWhatIsIncluded = (name: Tokens): boolean =>
  name.some(({ text }, at) => at > 0 && INCLUDED.test(text) && is(name[at + 1], "comma"));
const INCLUDED =
  /^(?:included|inbegriffen|inklusive|inkludiert|incluid[oa]s?|compris(?:es?)?|compres[oiae]|inclus[oiae]|inclu[íi]d[oa]s?|inbegrepen|wliczon[yae]|مشمولة?|شاملة?)$/u;

/** ", and" begins another thing, and many commas enumerate several. */
const hasSecondThing = (name: Tokens): boolean =>
  name.filter((token) => is(token, "comma")).length > 2 ||
  name.some((token, at) => is(token, "comma") && is(name[at + 1], "and"));
