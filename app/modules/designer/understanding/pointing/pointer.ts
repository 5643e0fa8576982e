import type { RequestLanguage } from "~/lib/languages";
import { readColourWords } from "../../../language/colours";
import type { Thing } from "../names";
import { readWords } from "../read-words";
import { isShade } from "../shades";
import { isCommon } from "../slips";
import { saidCount } from "../targets/sought";
import { means, senseOf, type Word } from "../word";
import { pointerWords, type PointerPart } from "../words/pointers";
import { tokensOf } from "./tokens";

/** What words point at: a kind of thing, and what tells it from others: its colour, its edge, words on it, its place. */
export interface Pointer {
  head: Thing | null;
  many: boolean;
  count: number | null;
  /** In English, with its shade: 'dark green'. */
  colour: string | null;
  isBig: boolean;
  edge: "top" | "bottom" | null;
  /** It stays where it is when the page scrolls. */
  isFixed: boolean;
  /** Words that have to stand on it. */
  names: readonly string[];
  /** 'Maître', 'Mr': of two with one name the one that is called so. */
  titles: readonly string[];
  /** What stands behind 'with' or 'about'. */
  tail: string | null;
  /** What stands behind 'under' or 'in'. */
  place: string | null;
}

const MOST_NAMES = 10;

/** Reads words as a pointer; null where one of them says something else than which thing is meant. */
export function readPointer(text: string, language: RequestLanguage): Pointer | null {
  const fixed = pointerWords(language, "fixed").exec(text);
  const { rest, edge } = takeEdge(fixed ? without(text, fixed) : text, language);
  const { core, tail, place } = parted(rest.trim(), language);
  const words = readWords(core).filter((word) => !isPointing(word));
  const head = words.findLast((word) => means(word, "thing")) ?? words.findLast((word) => isArea(word, language));
  const own = words.filter((word) => word !== head);
  const titles = own.filter((word) => isTitle(word, language));
  const telling = own.filter((word) => !titles.includes(word));
  const sense = head && senseOf(head, "thing");
  const counted = !head || sense?.many ? saidCount(own) : null;
  const names = telling.filter((word) => isName(word) && (!head || word !== counted?.word));
  if (
    names.length > MOST_NAMES ||
    !telling.every((word) => names.includes(word) || word === counted?.word || mayTell(word, head === undefined))
  )
    return null;
  return {
    head: head ? (sense?.is ?? "section") : null,
    many: sense?.many ?? false,
    count: counted?.count ?? null,
    colour: colourIn(own),
    isBig: own.some((word) => means(word, "value", "big", "bigger")),
    edge,
    isFixed: fixed !== null,
    names: worded(names.map(({ text: said }) => said).join(" "), language),
    titles: titles.flatMap(({ text: said }) => tokensOf(said)),
    tail,
    place,
  };
}

/** The words of a text that tell something of a thing; all of several where none does. */
export function worded(text: string, language: RequestLanguage): readonly string[] {
  const all = tokensOf(text);
  const telling = all.filter((each) => !isCommon(each, language));
  return telling.length > 0 || all.length === 1 ? telling : all;
}

/** 'right at the top', 'tout en haut': wherever it stands behind the thing. */
function takeEdge(text: string, language: RequestLanguage): { rest: string; edge: Pointer["edge"] } {
  for (const edge of ["top", "bottom"] as const) {
    const found = pointerWords(language, edge).exec(text);
    if (found && found.index > 0) return { rest: without(text, found), edge };
  }
  return { rest: text, edge: null };
}

const without = (text: string, { 0: said, index }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + said.length)}`;

/** The thing itself, and behind 'with' or 'under' what tells which. */
function parted(text: string, language: RequestLanguage): { core: string; tail: string | null; place: string | null } {
  const found = (["about", "place"] as const).flatMap((part) => {
    const match = pointerWords(language, part).exec(text);
    return match && match.index > 0 ? [{ part, at: match.index, said: match[0] }] : [];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at || b.said.length - a.said.length);
  if (!first) return { core: text, tail: null, place: null };
  const core = text.slice(0, first.at);
  const behind = text.slice(first.at + first.said.length).trim();
  if (behind === "") return { core: text, tail: null, place: null };
  return { core, tail: first.part === "about" ? behind : null, place: first.part === "place" ? behind : null };
}

function colourIn(words: readonly Word[]): string | null {
  const said: string[] = words.flatMap((word) => {
    const is = senseOf(word, "colour")?.is;
    if (is && is !== "other") return [is];
    const known = [word.text.toLowerCase(), nearest(word.text.toLowerCase())].find((each) => readColourWords(each));
    return known && (is || isNearColour(word)) ? [known] : [];
  });
  const isOfShade = (each: string) => (isShade as (name: string) => boolean)(each);
  const name = said.findLast((each) => !isOfShade(each)) ?? said.at(-1);
  return name === undefined ? null : [...said.filter((each) => isOfShade(each) && each !== name), name].join(" ");
}

/** 'Sandy', 'pinkish'. */
const isNearColour = ({ senses, text }: Word): boolean =>
  senses.length === 0 && nearest(text) !== text && readWords(nearest(text)).some((word) => means(word, "colour"));
const nearest = (text: string) => text.replace(/(?:ish|y)$/, "");

/** Words that only point: 'the', 'that', 'our', 'whole'. */
export const isPointing = (word: Word): boolean =>
  (means(word, "light", "article", "owner", "filler", "comma", "sign") ||
    means(word, "reference", "this", "that", "them") ||
    means(word, "scope", "all", "both")) &&
  !means(word, "thing");

const isOnly = (part: PointerPart) => (word: Word, language: RequestLanguage) =>
  pointerWords(language, part).exec(word.text)?.[0].length === word.text.replace(/\.$/, "").length;
const isTitle = isOnly("title");
const isArea = isOnly("area");

const SIZES = ["big", "bigger", "small", "smaller", "bold", "left", "right", "sticky"] as const;

/** What may stand beside the name of a thing; in a name by itself all words may that join others. */
const mayTell = (word: Word, isAlone: boolean): boolean =>
  means(word, "colour") ||
  isNearColour(word) ||
  means(word, "value", ...SIZES) ||
  (isAlone && means(word, "link", "of", "for", "with", "in"));

const isName = (word: Word): boolean =>
  (word.senses.length === 0 || means(word, "fact") || means(word, "literal") || means(word, "thing")) &&
  !means(word, "colour") &&
  !isNearColour(word);
