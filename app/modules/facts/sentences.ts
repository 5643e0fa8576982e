import { beginsWithWeekday, isAbbreviation } from "./abbreviations";
import { isInAskedQuote } from "./asked-quote";

/** "Lunch in a rucksack. £75": the amount belongs to what stands before it. */
const PRICE_ALONE = /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€£$])(?:\s\p{Ll}+){0,2}$/u;
/** "Open until 20 h. Saturday …", "250 g. Next …" */
const MEASURE = /\d\s?(?:h|g|kg|l|ml|cl|m|cm|km|p\.p|szt|os|pers|stk)$/u;
const GERMAN_MONTH = /^(?:jan|jän|feb|märz|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;

/** "im 16. Bezirk", "am 3. Tag", "inkl. 2. Besuch" */
const GERMAN_ORDINAL = /(?:^|\s)(?:inkl\.|exkl\.|im|am|der|die|das|dem|den|des|vom|zum|bis|und)\s\d{1,2}$/iu;

/** "Meißelweitwurf, 1. Preis 50 €": no sentence ends in a lone figure behind a comma. */
const COUNTED_NOUN = /\p{L},\s\d$/u;

/** "bis zum 27. Sollten Unterlagen fehlen, …": no day or storey is called so. */
const GERMAN_OPENER = /^(?:Soll(?:te|ten)?|Wenn|Falls|Bitte|Wir|Ich|Danach|Dann|Wer|Ihre?|Sie|Es)\s/u;

/** "Heinrichstraße 61, 1. Stock" */
const STOREY = /^\s*(?:Stock|Stockwerk|Etage|OG|UG|Obergeschoss|Stiege|Hinterhof|piętro)(?!\p{L})/u;

/** No sentence is longer: a text without any punctuation is cut at a space. */
const MAX_SENTENCE = 900;

const STOP = /[.!?؟。](?:["”“»«’')]|\s»)?\s+/g;
/** Quotation marks that close, behind a sign. */
const CLOSED = /["”“»«]\s+$/u;
const SMALL = /\p{Ll}/u;
/** A word or a year that no abbreviation is as long as, or the end of a British postcode. */
const SURE_END = /(?:\p{L}{4}|\d{4}|\d[ap]m|\s\d[A-Z]{2})\.$/u;
/** "R$ 30.", "11-2.30.", "alle 21.", "10 % off.", but no "im 9. haus", "1.-4. klasse" or "12 yrs. old". */
const LIKELY_END =
  /(?:[$€£%]|\d\s?(?:h|[kcm]?[glm])|\p{Sc}\s?\d+|(?<!\.)[-–:,]\d+|\d[.,:]\d+|\d{3}|\s(?:alle|às|las|at|till?|until|tot)\s\d+|(?<![\p{L}\d]|\d\s)\p{L}{2,3}|[\p{L}\d]\))\.$/u;

/** Whether the owner begins sentences without capitals: the first one, or two behind words that are no abbreviations. */
function beginsSmall(line: string): boolean {
  if (/^["“„«(]?\p{Ll}/u.test(line)) return true;
  const small = [...line.matchAll(STOP)].filter(
    ({ index, 0: { length } }) =>
      SMALL.test(line.charAt(index + length)) && SURE_END.test(line.slice(Math.max(0, index - 4), index + 1)),
  );
  return small.length > 1;
}

const endsBeforeSmall = (before: string, isSmall: boolean): boolean =>
  SURE_END.test(before) || (isSmall && LIKELY_END.test(before));

/** Splits a line into sentences with their offsets; abbreviations, initials and decimal points do not end one. */
export function splitSentences(line: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  const isSmall = beginsSmall(line);
  for (const match of line.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (isInAskedQuote(line, start, match.index)) continue;
    if (!isSmall && CLOSED.test(match[0]) && SMALL.test(line.charAt(end))) continue;
    if (!endsSentence(line, { start, stop: match.index, next: end, isSmall })) continue;
    push(found, line, start, end);
    start = end;
  }
  push(found, line, start, line.length);
  return found;
}

interface Stop {
  /** Where the sentence begins, where its point stands, and where the next one would begin. */
  start: number;
  stop: number;
  next: number;
  /** The owner begins sentences without capitals. */
  isSmall: boolean;
}

function endsSentence(line: string, { start, stop, next, isSmall }: Stop): boolean {
  const following = line.charAt(next);
  const before = line.slice(Math.max(start, stop - 12), stop);
  if (/[,;)–—-]/.test(following)) return false;
  // "closed mondays sorry!! find us …"
  const told = isSmall ? before.replace(/(?<![!?؟])[!?؟]{1,12}$/u, "") : before;
  if (SMALL.test(following) && !endsBeforeSmall(`${told}.`, isSmall)) return false;
  if ((isSmall ? /\p{L}/u : /\p{Lu}/u).test(following) && MEASURE.test(line.slice(Math.max(start, stop - 7), stop)))
    return true;
  if (isInBracket(line, start, stop) || closesAside(line, stop, following)) return false;
  if (PRICE_ALONE.test(line.slice(next, next + 24))) return false;
  if (line.charAt(stop) !== ".") return true;
  // Leaders between a dish and its price.
  if (line.charAt(stop - 1) === ".") return false;
  const word = /(?<!\S)\S+$/.exec(line.slice(Math.max(start, stop - 12), stop))?.[0] ?? "";
  // "am 12. Dezember", "12.-14. Mai", "13./14. Februar"
  if (/^(?:\d{1,2}\.[-–—/])?\d{1,2}$/.test(word) && GERMAN_MONTH.test(line.slice(next, next + 10))) return false;
  if (/^\d{1,2}$/.test(word) && GERMAN_ORDINAL.test(line.slice(Math.max(start, stop - 9), stop)))
    return GERMAN_OPENER.test(line.slice(next, next + 9));
  if (COUNTED_NOUN.test(before)) return GERMAN_OPENER.test(line.slice(next, next + 9));
  if (/^\d{1,2}$/.test(word) && STOREY.test(line.slice(stop + 1, next + 14))) return false;
  const bare = word.replace(/^["“„«'(]+/, "").toLowerCase();
  if (/^[ap]\.m$/.test(bare))
    return !(
      /^(?:to|until|till|-|–|\(|\d)/.test(line.slice(next, next + 6)) || beginsWithWeekday(line.slice(next, next + 12))
    );
  return !(
    isAbbreviation(bare, { before: line.slice(Math.max(start, stop - 20), stop), following: wordAt(line, next) }) ||
    /^\p{L}$/u.test(bare) ||
    (INITIALS.test(word) && !NAMES_IN_INITIALS.has(bare) && /^\p{Lu}\p{Ll}/u.test(line.slice(next, next + 2)))
  );
}

/** "F.H. Ayres" */
const INITIALS = /^["“„«'(]?\p{Lu}(?:\.\p{Lu}){1,2}$/u;
/** They end sentences as words do. */
const NAMES_IN_INITIALS = new Set(
  "u.s u.k u.s.a e.u d.c n.y n.z b.c p.o a.d u.a.e d.i.y s.a s.l b.v n.v s.c".split(" "),
);

const wordAt = (line: string, at: number): string => /^\S*/.exec(line.slice(at, at + LONGEST_CODE))![0];
/** "Licence no. EC-30291" */
const LONGEST_CODE = 24;

/** Longer brackets hold sentences of their own. */
const LONGEST_BRACKET = 60;

/** "Family card (2 ad. + 2 children) £13" */
function isInBracket(line: string, start: number, stop: number): boolean {
  const before = line.slice(Math.max(start, stop - LONGEST_BRACKET), stop);
  const after = line.slice(stop, stop + LONGEST_BRACKET);
  const [opens, closes] = [after.indexOf("("), after.indexOf(")")];
  return before.lastIndexOf("(") > before.lastIndexOf(")") && closes > 1 && (opens < 0 || closes < opens);
}

/** "Pedicure (cosmetic!) 45 min": a number goes on behind a bracket. */
const closesAside = (line: string, stop: number, following: string): boolean =>
  line.charAt(stop + 1) === ")" && /\p{Nd}/u.test(following);

function push(found: { text: string; start: number }[], line: string, from: number, to: number): void {
  let start = from;
  while (to - start > MAX_SENTENCE) {
    const cut = cutBefore(line, start, start + MAX_SENTENCE);
    add(found, line, start, cut);
    start = cut;
  }
  add(found, line, start, to);
}

/** The last space up to a place in a text without signs, where no "and" or "the" stands on either side. */
function cutBefore(line: string, start: number, most: number): number {
  let space = line.lastIndexOf(" ", most);
  while (space > start && isBesideShort(line, space)) space = line.lastIndexOf(" ", space - 1);
  return space > start ? space : most;
}

const isBesideShort = (line: string, at: number): boolean =>
  /\s\S{1,3}$/u.test(line.slice(Math.max(0, at - LONGEST_CODE), at)) ||
  /^\s\S{1,3}\s/u.test(line.slice(at, at + LONGEST_CODE));

function add(found: { text: string; start: number }[], line: string, from: number, to: number): void {
  const raw = line.slice(from, to);
  const text = raw.trim();
  if (text !== "") found.push({ text, start: from + raw.length - raw.trimStart().length });
}
