import { splitLabel } from "../../facts/blocks";
import { topicOf } from "../../facts/topics";
import type { Prose } from "../../facts/read-prose";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { withoutJoin } from "../../language/may-cut";
import type { SectionOf } from "../../site/site-plan";
import { amountsIn } from "./amounts-in";
import { askedLabel } from "./asked-label";
import type { PricedItem } from "../../facts/prices/priced-line";
import { moneyRows } from "./money-rows";
import { ledByWords } from "./price-lead";
import type { OpeningPatterns } from "./opening-phrases";
import { sentencesOf } from "./run-on";
import { tellsOthersMoney } from "../../facts/prices/others-money";
import { isTaxNote } from "./topics/sure-part";
import { withTimetable, type Timetable } from "./timetable";

/** What the running text says that is a part of its own, and the text without it. */
export interface ToldParts {
  prose: Prose;
  /** Under labels of the owner's own. */
  lists: Pick<SectionOf<"notes">, "title" | "items">[];
  /** What is said of money beside the list of prices. */
  money: string[];
  /** What led to the list of prices, and stands above it: "5 rooms, all with a bath". */
  leads: string[];
  /** Names that their owner has for some of the prices, each with the words that list them. */
  priceGroups: { name: string; said: string }[];
  /** What is on at which times of the week. */
  timetable?: Timetable;
  /** What is on once, each with its date. */
  calendar?: Timetable["items"];
  /** When somebody is there, as far as nobody could read it as days and times. */
  hours: string[];
}

const FEWEST_LED = 2;
/** Fewer are a sentence with a comma in it. */
const FEWEST_ENTRIES = 3;
const LONGEST_ENTRY = 140;
const LONGEST_LABEL = 34;
/** Letters of the one thing behind a label that is no part of a page. */
const LONGEST_SINGLE = 80;
const LONGEST_LEAD = 80;
const MOST_WORDS = 4;
/** Numbers to be called at stand with the contact. */
const CONTACT = /@|\p{Nd}[\p{Nd}\s()./-]{6,}\p{Nd}/u;

/** Takes lists under labels, amounts and hours out of the running text; its first sentence stays what it opens with, unless that is a label of the owner's. What stands `beside` the prices in their own lines stays with them. */
export function toldParts(
  prose: Prose,
  prices: readonly PricedItem[],
  patterns: OpeningPatterns,
  beside: ReadonlySet<string> = new Set(),
): ToldParts {
  const { timetable, paragraphs: told } = withTimetable(prose.paragraphs, patterns.language);
  const parts: ToldParts = {
    prose,
    lists: [],
    money: [],
    leads: [],
    priceGroups: [],
    hours: [],
    ...(timetable && { timetable }),
  };
  const take = (sentence: string): boolean => {
    if (beside.has(sentence) && prices.length > 0)
      return parts.money.push(capitalised(sentence.replace(/\.$/u, ""))) > 0;
    if (CONTACT.test(sentence) || tellsOthersMoney(sentence, patterns.language)) return false;
    if (prices.length > 0 && sentence.length <= LONGEST_LEAD && /\s?:$/u.test(sentence))
      return parts.leads.push(sentence.replace(/\s?:$/u, "")) > 0;
    const { lead, group, rest } = ledByWords(sentence, patterns.language);
    const money = moneyRows(rest, prices, patterns);
    if (money && lead) parts.leads.push(lead);
    if (money && group) parts.priceGroups.push({ name: capitalised(group), said: rest });
    if (money) parts.money.push(...money);
    else if (patterns.hours.test(sentence)) parts.hours.push(capitalised(sentence));
    else return takeList(sentence, parts.lists, patterns);
    return true;
  };
  const paragraphs = withoutLed(
    told.map((sentences) => sentences.flatMap(sentencesOf)).filter((each) => !takePoint(each, parts.lists, patterns)),
    parts.lists,
  )
    .map((sentences, at) => {
      let listed = 0;
      return sentences.filter((sentence, index) => {
        const before = parts.lists.length;
        if (isTaxNote(sentence) && noteTax(sentence, listed > 0 ? parts.lists[listed - 1]!.items : parts.money))
          return false;
        if (listed > 0 && isMoreOf(parts.lists[listed - 1]!, sentence, patterns)) return false;
        listed = 0;
        if ((at + index === 0 && !isAboutUs(sentence, patterns)) || !take(sentence)) return true;
        listed = parts.lists.length > before ? parts.lists.length : 0;
        return false;
      });
    })
    .filter((sentences) => sentences.length > 0);
  const practical = prose.practical.filter(
    (sentence) => !((amountsIn(sentence) > 0 || patterns.hours.test(sentence)) && take(sentence)),
  );
  return { ...parts, prose: { ...prose, paragraphs, practical } };
}

/** A note on tax stands below the amounts that it is said behind, where there are some. */
const noteTax = (sentence: string, rows: string[]): boolean =>
  rows.some((row) => /\p{Nd}/u.test(row)) && rows.push(capitalised(sentence.replace(/\.$/u, ""))) > 0;

/** "Bring: photo ID, not expired. Unsigned document. All signers": a label and what stands under it, one after another. */
function takePoint(sentences: readonly string[], lists: ToldParts["lists"], { speaks }: OpeningPatterns): boolean {
  const [first = "", ...others] = sentences;
  const label = splitLabel(first);
  const isShort = (text: string) => text.length <= LONGEST_POINT && !speaks.test(text) && !/[:!?؟@]/u.test(text);
  if (!label?.rest || label.label.split(" ").length > MOST_WORDS || topicOf(label.label) || others.length < FEWEST_LED)
    return false;
  if (![label.rest, ...others].every(isShort)) return false;
  const items = [label.rest, ...others].map((text) => capitalised(text.replace(/\.$/u, "")));
  return lists.push({ title: capitalised(label.label), items }) > 0;
}
const LONGEST_POINT = 48;

/** "4 artists:" and a line for each: the lines are a list under what leads to them. */
function withoutLed(paragraphs: string[][], lists: ToldParts["lists"]): string[][] {
  const all = paragraphs.flat();
  const taken = new Set<string>();
  for (const [at, lead] of all.entries()) {
    if (!lead.endsWith(":") || lead.length > LONGEST_LABEL || lead.split(" ").length > MOST_WORDS) continue;
    const end = all.findIndex((text, index) => index > at && !isLine(text));
    const lines = all.slice(at + 1, end < 0 ? undefined : end);
    if (lines.length < FEWEST_LED) continue;
    lists.push({ title: capitalised(lead.slice(0, -1)), items: lines });
    for (const line of [lead, ...lines]) taken.add(line);
  }
  return paragraphs.map((sentences) => sentences.filter((text) => !taken.has(text)));
}

/** "Three dentists: … Two hygienists, Barb and Steph.": named right behind a list of several, and without a verb. */
function isMoreOf(list: ToldParts["lists"][number], sentence: string, { speaks }: OpeningPatterns): boolean {
  const isNamed = sentence.length <= LONGEST_LABEL + 10 && /^\S+\s\p{Ll}[^,.]*,\s\p{Lu}/u.test(sentence);
  if (!isNamed || list.items.length < FEWEST_LED || speaks.test(sentence)) return false;
  list.items.push(sentence.replace(/\.$/u, ""));
  return true;
}

const isLine = (text: string): boolean =>
  text.length <= LONGEST_ENTRY && !/[.!?…؟:]$/u.test(text) && !CONTACT.test(text);

/** "About us: founded in 2009 by seven parents" heads a part also where it stands first. */
const isAboutUs = (sentence: string, { speaks }: OpeningPatterns): boolean =>
  speaks.test(splitLabel(sentence)?.label ?? "");

/** "Things on: a reading group, storytime and an author evening": the label is the heading of what it names. */
function takeList(sentence: string, lists: ToldParts["lists"], patterns: OpeningPatterns): boolean {
  const label = splitLabel(sentence);
  if (!label?.rest || label.label.length > LONGEST_LABEL || label.label.split(" ").length > MOST_WORDS) return false;
  if (patterns.introduces.test(sentence) || /^\p{Ll}/u.test(label.label)) return false;
  const items = entriesOf(label.rest, patterns);
  // "Sales tax filing: included" stands among other sentences: a part of three words says nothing.
  if (items.length < FEWEST_LED && label.rest.length <= LONGEST_SINGLE && !patterns.speaks.test(label.label))
    return false;
  lists.push({ title: capitalised(askedLabel(label.label)), items });
  return true;
}

/** "bakery, offer 61 → 94; printer, 210 → 287": commas stand within what semicolons part. */
function casesOf(text: string): string[] | undefined {
  const cases = text.split(/\s?[;؛]\s(?![^()]*\))/u);
  return cases.length > 1 && cases.some((each) => /[,،]\s/u.test(each)) ? cases : undefined;
}

const AND_I = /^(.+?)\s(?:and (?:I|me|myself)|und ich|y yo|et moi|e io|e eu|en ik(?:zelf)?|i ja)$/u;

/** The entries of a list that a sentence is; else the sentence itself. */
function entriesOf(text: string, { speaks, language }: OpeningPatterns): string[] {
  const slashed = text.split(/\s\/\s/u);
  const cases = casesOf(text);
  const parts = (slashed.length >= FEWEST_ENTRIES ? slashed : (cases ?? commaParts(text))).reduce<string[]>(
    (entries, part) => {
      const before = entries.at(-1);
      // "…, I don't mind", "…, $15 with a glass": said of what stands before it.
      return before !== undefined && (speaks.test(part.slice(0, 12)) || /^[$€£]?\p{Nd}/u.test(part))
        ? [...entries.slice(0, -1), `${before}, ${part}`]
        : [...entries, part];
    },
    [],
  );
  // "Uwe, Sevgi and I, Marco": the one who speaks is the last of them, by name.
  const speaker = parts.at(-1) ?? "";
  const [, named] = AND_I.exec(parts.at(-2) ?? "") ?? [];
  if (named && /^\p{Lu}\p{L}+$/u.test(speaker.replace(/\.$/u, ""))) parts.splice(-2, 1, named);
  // "Depois de AVC, …": the first of several is joined to nothing.
  const entries = parts.map((part, at) =>
    capitalised((at > 0 ? withoutJoin(part, language) : part).replace(/\.$/u, "")),
  );
  const isList =
    (cases !== undefined || entries.length >= FEWEST_ENTRIES) && entries.every(({ length }) => length <= LONGEST_ENTRY);
  return isList ? entries : [capitalised(text)];
}
