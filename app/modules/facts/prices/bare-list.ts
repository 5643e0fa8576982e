import { capitalised } from "../../language/capitalised";
import { topicOf } from "../topics";
import { mayBeTimesOrYears } from "./bare-amounts";
import { bareEntry, speaksOfMoney, type BareEntry } from "./bare-entry";
import { inOneCurrency } from "./in-one-currency";
import { is, moneyTokens } from "./money";
import type { PricedItem } from "./priced-line";

/** A list of things that each end in a number, and the label above it. */
export interface BareList {
  group?: string;
  items: PricedItem[];
  /** The owner's words for each. */
  words: string[];
  /** Behind the last amount stands what has none: ", getting there is always included". */
  saysMore: boolean;
}

const FEWEST = 3;
/** Parts without an amount behind the list. */
const MOST_MORE = 2;
const LONGEST_LABEL = 34;
const COMMAS = /[,;،؛.]\s(?![^()]*\))/u;
const STROKES = /\s\/\s(?![^()]*\))/u;
/** "Getting there is always included": what is said beside prices. */
const INCLUDED =
  /(?<!\p{L})(?:includ\p{L}+|inbegriffen|inklusive|enthalten|(?:ist|sind|immer) (?:mit )?drin|incluid[oa]s?|compris(?:es?)?|compres[oi]|inclus[oaei]s?|inbegrepen|wliczon\p{L}+|w cenie|شامل\p{L}*)(?!\p{L})/iu;

/**
 * "Heels 14, half soles from 38, stretching 10": at least three things, each with one number behind it, and nothing else but
 * what is said at the end. The numbers stay bare as their owner wrote them, unless one names the currency of all. Undefined
 * where they may be times, years or counts. Where an entry holds more than words and a number ("2 afternoons 190"), something
 * has to speak of money: cents, "from", a unit, a label. In 878 briefs of strangers all lists of this form were prices.
 */
export function readBareList(text: string, language: string): BareList | undefined {
  const label = labelOf(text);
  const parts = partsOf(label === undefined ? text : text.slice(text.indexOf(":") + 1));
  if (parts.length < FEWEST || moneyTokens(text, language).some((token) => is(token, "day", "time"))) return undefined;
  const entries = entriesOf(parts);
  if (!entries || entries.length < FEWEST) return undefined;
  if (mayBeTimesOrYears(entries.map(({ price }) => price))) return undefined;
  const more = parts.slice(entries.length);
  const isPlain = entries.every((entry) => entry.isPlain) && more.length === 0 && !/\p{Nd}/u.test(label ?? "");
  if (!isPlain && !tellsPrices(entries, label, more)) return undefined;
  const items = entries.map(({ isPlain: _, ...item }) => item);
  return {
    ...(label && { group: capitalised(label) }),
    items: inOneCurrency(items, language),
    words: parts.slice(0, entries.length),
    saysMore: more.length > 0,
  };
}

/** "What's on: porridge 6.50, …", "500 g: spring blossom 6,90, …" */
function labelOf(text: string): string | undefined {
  const [, label] = /^([^:.,;!?"“”]{2,40}):\s/u.exec(text) ?? [];
  return label && label.length <= LONGEST_LABEL && /\p{L}/u.test(label) && label.split(" ").length <= 6
    ? label.trim()
    : undefined;
}

/** What commas and full stops part, or strokes where these part nothing. */
function partsOf(text: string): string[] {
  const whole = text.trimEnd().replace(/(?<![.!])[.!]+$/u, "");
  const parts = whole.split(COMMAS);
  return (parts.length < FEWEST ? whole.split(STROKES) : parts).map((part) => part.trim());
}

/** The entries of a list up to its last one; undefined where something else stands among them, or too much behind. */
function entriesOf(parts: readonly string[]): BareEntry[] | undefined {
  const read = parts.map((part) => bareEntry(part));
  const end = read.findLastIndex((entry) => entry !== undefined) + 1;
  const entries = read.slice(0, end).filter((entry) => entry !== undefined);
  const more = parts.slice(end);
  const isSaid = more.length <= MOST_MORE && !more.some((part) => /\p{Nd}/u.test(part));
  return entries.length === end && isSaid ? entries : undefined;
}

const tellsPrices = (entries: readonly BareEntry[], label: string | undefined, more: readonly string[]): boolean =>
  entries.some(({ price }) => speaksOfMoney(price)) ||
  (label !== undefined && [label, label.split(" ")[0]!].some((words) => topicOf(words) === "prices")) ||
  more.some((part) => INCLUDED.test(part));
