import { wordNumbers } from "../../../claims/number-words";
import type { Ordinal, Thing } from "../names";
import type { NounPhrase } from "../pieces";
import { readWords } from "../read-words";
import { isShade } from "../shades";
import { means, senseOf, type Word } from "../word";

/** What a phrase looks for: a kind of thing, which of several, and the words that tell it from others of its kind. */
export interface Sought {
  /** As it was said. */
  text: string;
  thing: Thing | null;
  many: boolean;
  /** How many there are said to be: 'the four tiles'. */
  count: number | null;
  /** Places among those of its kind, from 0; from -1 backwards. */
  places: number[];
  /** Words beside the thing: 'See bikes' of 'the See bikes button'. */
  words: string;
  /** Kinds beside the thing: 'hero' of 'the hero button'. */
  kinds: Thing[];
  within: Sought | null;
}

/** Words for places in a row, from the first. */
export const ORDINALS: readonly Ordinal[] = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** Reads a phrase as what it looks for. */
export function soughtFor({ words, head, many, within, text }: NounPhrase): Sought {
  const headAt = words.findLastIndex((word) => head !== null && means(word, "thing", head));
  // 'The call to action button' says twice what it is.
  const isHead = (word: Word) => head !== null && means(word, "thing", head);
  const counted = many ? saidCount(words) : null;
  const beside = words.filter(
    (word, at) => at !== headAt && !isHead(word) && !isPointer(word) && !isCount(words, at) && word !== counted?.word,
  );
  return {
    text,
    thing: head,
    many: many || words.some((word) => means(word, "scope")),
    count: counted?.count ?? null,
    places: placesIn(words),
    words: beside.map((word) => word.text).join(" "),
    kinds: beside.flatMap((word) => senseOf(word, "thing")?.is ?? []),
    within: within === null ? null : soughtFor(within),
  };
}

/** The colour of 'the big dark blue area' with its shade, in English: null where other words stand beside the thing. */
export function colourOf({ words }: Sought): string | null {
  if (words === "") return null;
  const known = readWords(words);
  const isLooks = known.every((word) => means(word, "colour") || means(word, "value"));
  const colours = known.flatMap((word) => senseOf(word, "colour")?.is ?? []);
  const name = colours.findLast((colour) => !isShade(colour)) ?? colours.at(-1);
  return isLooks && name ? [...colours.filter((colour) => isShade(colour) && colour !== name), name].join(" ") : null;
}

/** Words that look for something by its name alone. */
export const soughtByName = (text: string): Sought => ({
  text,
  thing: null,
  many: false,
  count: null,
  places: [],
  words: text,
  kinds: [],
  within: null,
});

const isPointer = (word: Word) =>
  means(word, "scope") || means(word, "light") || means(word, "ordinal") || means(word, "fact", "number");

/** 'four' of 'the four coloured tiles': it stands before all else that is said of them. */
export function saidCount(words: readonly Word[]): { word: Word; count: number } | null {
  const word = words.find((each) => !means(each, "light") && !means(each, "scope"));
  const count = countOf(word);
  return word && count > 1 ? { word, count } : null;
}

/** 'two' of 'the first two'. */
const isCount = (words: readonly Word[], at: number): boolean =>
  at > 0 && means(words[at - 1]!, "ordinal") && countOf(words[at]) > 1;

/** 'second' is one place, 'first two' and 'last two' are two. */
function placesIn(words: readonly Word[]): number[] {
  const at = words.findIndex((word) => means(word, "ordinal"));
  const ordinal = at === -1 ? undefined : senseOf(words[at]!, "ordinal")?.is;
  if (!ordinal) return [];
  const count = countOf(words[at + 1]);
  if (ordinal === "last") return Array.from({ length: count }, (_, index) => index - count);
  const from = ORDINALS.indexOf(ordinal);
  return from === -1 ? [] : Array.from({ length: from === 0 ? count : 1 }, (_, index) => from + index);
}

/** Lists of numbers leave out those that mean something else besides. */
const TWO: ReadonlySet<string> = new Set(["beiden", "due"]);

function countOf(word: Word | undefined): number {
  if (!word) return 1;
  const said = word.text.toLowerCase();
  const [number] = wordNumbers(said);
  if (TWO.has(said)) return 2;
  if (number && number.end - number.start === said.length) return number.value;
  return means(word, "fact", "number") ? Math.min(20, Number(word.text) || 1) : 1;
}
