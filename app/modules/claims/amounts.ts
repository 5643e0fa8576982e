import { asciiDigits } from "../facts/digits";
import { currenciesOf, SIGN_AFTER, SIGN_BEFORE } from "./currencies";
import { measureOf } from "./measures";
import { wordNumbers } from "./number-words";
import { onceInARow } from "./once";
import { plainWord, plainWords } from "./plain-text";

/** A number in a text with what it is a number of. */
export interface Amount {
  kind: "price" | "percentage" | "number";
  value: number;
  /** Offsets of the number with its currency or sign. */
  start: number;
  end: number;
  /** The currencies that the sign may stand for; of an owner's figure those of the price that it makes a range with. */
  currencies: string[];
  /** What it counts, or what a price is for ("hour"), when a known word says so. */
  measure?: string;
  /** The words behind it, as they are compared; the first names what is counted. */
  nouns: string[];
  /** The words on both sides of it. */
  around: () => string[];
  /** Where the word ends that says what is counted. */
  nounEnd: number;
  written: "digits" | "words";
  /** What it is a part of: five, in "3 out of 5 stars". */
  whole?: number;
}

const DIGITS =
  "\\d{1,3}(?<mark>[.,'’ \\u00a0\\u202f٬])\\d{3}(?:\\k<mark>\\d{3})*(?!\\d)(?:[.,٫]\\d{1,2}(?!\\d))?|\\d+(?:[.,٫]\\d{1,3}(?!\\d))?";
const PERCENT =
  /^[\s\u00a0]?(?:[%٪]|(?:percent|per cent|prozent|por ciento|pour cent|بالمئة|بالمائة|في المئة|في المائة)(?!\p{L}))/iu;
const SCALE =
  /^(?:k(?!\p{L})|[\s\u00a0](?:million|millionen|mio\.?|millones|millón|billion|milliarden?|mrd\.?|thousand|tausend|mil|hundred|ألف|آلاف|مليون)(?!\p{L}))/iu;
const HALF = /^(?:\s(?:and a half|einhalb|y media|y medio|et demie?|ونصف)|einhalb)(?!\p{L})/iu;
const NUMERAL = new RegExp(`(?<![\\d_]|[\\d\\p{L}][.,:/]|\\p{L}-)(?<!\\p{L})(?:${DIGITS})(?![\\d_])`, "gu");

/** All numbers in a text with what they are numbers of, digits and written out, in order. */
export const amountsIn = onceInARow(readAmounts);

function readAmounts(original: string): Amount[] {
  const text = asciiDigits(original);
  const digits = /\d/.test(text)
    ? [...text.matchAll(NUMERAL)].map((match) => digitAmount(text, match[0], match.index))
    : [];
  const words = [...wordNumbers(text), ...onesOfWholes(text)]
    .filter(({ start, end }) => !digits.some((amount) => amount.start < end && amount.end > start))
    .map(({ value, start, end }) => finish(text, { value, start, end, written: "words" }));
  return withWholes(
    text,
    [...digits, ...words].sort((a, b) => a.start - b.start),
  );
}

function digitAmount(text: string, numeral: string, at: number): Amount {
  const scale = SCALE.exec(text.slice(at + numeral.length, at + numeral.length + 12))?.[0] ?? "";
  const value = valueOf(numeral) * factorOf(scale);
  return finish(text, { value, start: at, end: at + numeral.length + scale.length, written: "digits" });
}

/** "1,200", "1.200", "1 200" and "1'200" are twelve hundred; "6.50" and "6,5" hold a decimal point. */
export function valueOf(numeral: string): number {
  const grouped = /^[1-9]\d{0,2}(?:[^\d]\d{3})+(?!\d)/.exec(numeral)?.[0] ?? "";
  const rest = numeral.slice(grouped.length).replace(/[^\d]/, ".");
  return Number(grouped.replace(/[^\d]/g, "") + rest);
}

function factorOf(scale: string): number {
  if (scale === "") return 1;
  if (/hundred/iu.test(scale)) return 100;
  if (/billion|milliard|mrd/iu.test(scale)) return 1e9;
  return /mio|milli?[oó]n|مليون/iu.test(scale) ? 1e6 : 1000;
}

type Numeral = Pick<Amount, "value" | "start" | "end" | "written">;

function finish(text: string, numeral: Numeral): Amount {
  const number = withHalf(text, numeral);
  const percent = PERCENT.exec(text.slice(number.end, number.end + 14))?.[0];
  if (percent)
    return {
      ...number,
      ...described(text, number.start, number.end + percent.length),
      kind: "percentage",
      currencies: [],
      end: number.end + percent.length,
    };
  const before = SIGN_BEFORE.exec(text.slice(Math.max(0, number.start - 5), number.start))?.[0] ?? "";
  const cents = /^,[-–]+|^\.[-–]+/.exec(text.slice(number.end, number.end + 3))?.[0] ?? "";
  const sign = SIGN_AFTER.exec(text.slice(number.end + cents.length, number.end + cents.length + 26));
  const currency = before.trim() || sign?.[1] || sign?.[2];
  if (!currency) return counted(text, number);
  const end = number.end + cents.length + (before ? 0 : sign![0].length);
  return {
    ...number,
    ...priceFor(text, end),
    kind: "price",
    currencies: currenciesOf(currency),
    start: number.start - before.length,
    end,
  };
}

/** "two and a half hours" */
function withHalf(text: string, number: Numeral): Numeral {
  const half = HALF.exec(text.slice(number.end, number.end + 12))?.[0];
  return half ? { ...number, value: number.value + 0.5, end: number.end + half.length } : number;
}

function counted(text: string, number: Numeral): Amount {
  const behind = described(text, number.start, number.end);
  const measure = behind.measure ?? (behind.nouns.length === 0 ? measureBefore(text, number.start) : undefined);
  return { ...number, ...behind, measure, kind: "number", currencies: [] };
}

/** So many characters on each side of a number tell what it is of. */
const REACH = 50;
/** What stands between a number and what it counts. */
const JOINTS = new Set("the of de der die das des le les du d l el la".split(" "));
/** Behind one of these something else is said. */
const PHRASE_ENDS = new Set(
  "to till until bis hasta al uhr for in with and or from on to at by since who that which we is are was were has have as after before within fur mit und oder auf aus seit bei im wir ist sind para en con y desde que somos es son pour avec et dans depuis في من مع منذ علي الي و عن".split(
    " ",
  ),
);
const PER = /^[\s\u00a0]?(?:\/|(?:per|pro|je|por|al|a la|la|par|a|an|im|في|لل|كل)\s)\s?(\p{L}+)/iu;

type Description = Pick<Amount, "nouns" | "nounEnd" | "measure" | "around">;

function described(text: string, start: number, end: number): Description {
  const words = phraseWords(text.slice(end, end + 60), end)
    .filter(({ word }) => !JOINTS.has(word))
    .slice(0, 3);
  const known = words.find(({ word }) => measureOf(word) !== undefined);
  return {
    nouns: words.map(({ word }) => word),
    nounEnd: (known ?? words[0])?.end ?? end,
    measure: known && measureOf(known.word),
    around: () => wordsAround(text, start, end),
  };
}

const wordsAround = (text: string, start: number, end: number) => [
  ...plainWords(text.slice(Math.max(0, start - REACH), start)),
  ...plainWords(text.slice(end, end + REACH)),
];

function phraseWords(text: string, at: number): { word: string; end: number }[] {
  const phrase = /^[^.,;:!?()\n"“”«»،؛–—|/]*/u.exec(text)![0].split(/\s-\s|\d/)[0]!;
  const words = Array.from(phrase.matchAll(/[\p{L}\p{M}²]+/gu), ({ 0: word, index }) => ({
    word: plainWord(word),
    end: at + index + word.length,
  }));
  const stop = words.findIndex(({ word }) => PHRASE_ENDS.has(word));
  return stop < 0 ? words : words.slice(0, stop);
}

/** "a team of 15", "seats 40": what is counted stands before. */
function measureBefore(text: string, start: number): string | undefined {
  const words = plainWords(
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.,;:!?()\n|]/)
      .at(-1)!,
  ).slice(-3);
  return words.map(measureOf).findLast((measure) => measure !== undefined);
}

/** What a price is for: "$45 per hour", "€24/Monat". */
function priceFor(text: string, end: number): Description {
  const per = PER.exec(text.slice(end, end + 30));
  const measure = per ? measureOf(per[1]!) : undefined;
  return { nouns: [], around: () => [], nounEnd: measure ? end + per![0].length : end, measure };
}

/** In nine languages: "out of", "von", "de cada", "sur", "su", "em", "van de", "na". */
const OUT_OF = /^\s?(?:out(?: of)?|of|in|von|de|de cada|sur|su|em|van|van de|na|z|من كل|من)\s?(?:every\s|the\s)?$/iu;
const ONE_OF =
  /(?<!\p{L})(?:one|ein|eine|einer|uno|una|un|une|um|uma|een|jeden|jedna)(?=\s(?:out of|von|de cada|sur|su|em|van de|na)\s)|(?<!\p{L})one(?=[\s-]stars?(?!\p{L}))/giu;

/** "One out of five", "one star": alone such a word counts nothing. */
const onesOfWholes = (text: string) =>
  Array.from(text.matchAll(ONE_OF), ({ 0: word, index }) => ({ value: 1, start: index, end: index + word.length }));

/** Where both stand for a scale or a group, as those of ratings do. */
const WHOLES = new Set([4, 5, 6, 10, 20, 100, 1000]);

/** "3 out of 5 stars" and "nine out of ten guests" are one amount, of a whole. */
function withWholes(text: string, amounts: Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const [part, whole] = [amounts[at]!, amounts[at + 1]];
    if (whole && isPartOf(text, part, whole)) {
      joined.push({ ...whole, value: part.value, whole: whole.value, start: part.start, written: part.written });
      at += 1;
    } else if (part.value > 1 || part.written === "digits" || part.measure === "star") joined.push(part);
  }
  return joined;
}

function isPartOf(text: string, part: Amount, whole: Amount): boolean {
  return (
    part.kind === "number" &&
    whole.kind === "number" &&
    part.value <= whole.value &&
    WHOLES.has(whole.value) &&
    OUT_OF.test(text.slice(part.end, whole.start))
  );
}
