import type { OpenedSite } from "../../operations/opened-site";
import { visibleText } from "../../markup/visible-text";
import { readWords } from "./read-words";
import { detectSaid } from "./said-lexicon";
import { trimmed } from "./said-words";
import { EXCHANGES } from "./words/exchanges";
import { means, type Word } from "./word";

/** A request said otherwise, and its words. */
interface Wording {
  text: string;
  words: readonly Word[];
}

/**
 * 'Bernie instead of Bernadette', 'not Monday but Tuesday': the old words are looked for on the page. Where the request
 * says itself what it is about, they add nothing; else they are what is replaced.
 */
export function exchanged(words: readonly Word[], source: string, site: OpenedSite): Wording[] {
  const parted = insteadOf(words, source) ?? notBut(words, source);
  if (!parted) return [];
  const { wanted, old, bare } = parted;
  if (isRole(old, words, source)) return [];
  const oldText = textOf(old, source);
  const isValue = old.every((word) => means(word, "fact") || means(word, "colour"));
  const isThere = isValue || (oldText.length >= LEAST_LETTERS && textOn(site).includes(oldText.toLowerCase()));
  if (!isThere) return [];
  // Which side of a thing has the old colour tells which is to have the new one.
  if (old.some((word) => means(word, "colour"))) return [];
  if (bare && isValue) return [{ text: source, words: bare }];
  const thing = bare?.find((word) => means(word, "thing"));
  if (bare && thing) return [named(bare, thing, oldText, source)];
  const newText = textOf(wanted, source);
  if (isValue || newText === "" || wanted.length > MOST_WORDS) return [];
  const text = `replace "${oldText}" with "${newText}"${isEverywhere(words) ? " everywhere" : ""}`;
  return [{ text, words: readWords(text) }];
}

/** 'Sold out instead of the price': with an article and in small letters a kind of thing is no text of the page. */
export function isRole(old: readonly Word[], words: readonly Word[], source: string): boolean {
  const [first] = old;
  const before = first && words[words.indexOf(first) - 1];
  const isSmall = detectSaid(source) === "de" || !old.some(({ text }) => /^\p{Lu}/u.test(text));
  return before !== undefined && isSmall && old.every((word) => means(word, "thing")) && endsInArticle(before);
}

/** 'The', and 'en lugar del', 'à la place du'. */
const endsInArticle = (word: Word): boolean =>
  means(word, "light", "article") || /\s(?:des?l?|du|d[oa]s?|de[lgi]+|dell[aeo]|dell['’])$/iu.test(word.text);

/** 'The heading say X instead of Café' is of the heading 'Café'. */
function named(bare: readonly Word[], thing: Word, name: string, source: string): Wording {
  const text = `${source.slice(bare[0]!.start, thing.end)} "${name}"${source.slice(thing.end, bare.at(-1)!.end)}`;
  return { text, words: readWords(text) };
}

const LEAST_LETTERS = 3;
const MOST_WORDS = 8;

interface Parted {
  wanted: readonly Word[];
  old: readonly Word[];
  /** The request without the old words, where it stands by itself. */
  bare: readonly Word[] | null;
}

/** 'put Bernie instead of Bernadette wherever it says that'. */
function insteadOf(words: readonly Word[], source: string): Parted | null {
  const at = words.findIndex((word) => means(word, "link", "instead"));
  if (at < 1) return null;
  const before = words.slice(0, at);
  return parted(ownAtEnd(before), ownAtStart(words.slice(at + 1)), before, source);
}

/** 'nicht mehr Auszubildende sondern Steuerfachangestellte'. */
function notBut(words: readonly Word[], source: string): Parted | null {
  const { not = "", but = "" } = EXCHANGES[detectSaid(source)];
  const is = (said: string, word: Word) => said.split("|").includes(word.text.toLowerCase());
  const butAt = words.findIndex((word) => is(but, word));
  const notAt = words.slice(0, Math.max(0, butAt)).findLastIndex((word) => is(not, word));
  if (notAt === -1 || butAt - notAt < 2) return null;
  const between = words.slice(notAt + 1, butAt);
  return parted(ownAtStart(words.slice(butAt + 1)), ownAtStart(between), null, source);
}

/** Whether words are given for others: nothing else need be said of them. */
export const isExchange = (words: readonly Word[], source: string): boolean => notBut(words, source) !== null;

const parted = (wanted: readonly Word[], old: readonly Word[], bare: readonly Word[] | null, source: string) =>
  wanted.length > 0 && old.length > 0 && source !== "" ? { wanted, old, bare } : null;

/** The owner's words at the end: back to a verb, a link or another word that is part of the request. */
function ownAtEnd(words: readonly Word[]): readonly Word[] {
  const quoted = words.at(-1);
  if (quoted && means(quoted, "literal")) return [quoted];
  return withoutArticle(trimmed(words.slice(words.findLastIndex((word) => !isOwn(word)) + 1)));
}

function ownAtStart(words: readonly Word[]): readonly Word[] {
  const all = trimmed(words);
  const own = all[0] && means(all[0], "value", "more") ? all.slice(1) : all;
  const [first] = own;
  if (first && means(first, "literal")) return [first];
  const at = own.findIndex((word) => !isOwn(word) && !means(word, "fact"));
  return withoutArticle(at === -1 ? own : own.slice(0, at));
}

const withoutArticle = (words: readonly Word[]): readonly Word[] => {
  const [first] = words;
  return first && means(first, "light", "article") && !/^\p{Lu}/u.test(first.text) ? words.slice(1) : words;
};

const isOwn = (word: Word): boolean =>
  /^\p{Lu}/u.test(word.text) ||
  word.senses.length === 0 ||
  word.senses.every(({ kind, is }) => kind === "colour" || kind === "thing" || (kind === "light" && is === "article"));

const isEverywhere = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "scope", "everywhere", "all")) ||
  /\b(?:wherever|dove|donde|où|waar|wo)\b/iu.test(words.map(({ text }) => text).join(" "));

function textOf(words: readonly Word[], source: string): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  return words.length === 1 ? first.text : source.slice(first.start, last.end);
}

const texts = new WeakMap<object, string>();

function textOn({ page }: OpenedSite): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const body = page.elements.find(({ tagName }) => tagName === "body");
  const text = body ? visibleText(body).replace(/\s+/g, " ").toLowerCase() : "";
  texts.set(page, text);
  return text;
}
