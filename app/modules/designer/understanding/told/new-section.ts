import { splitSentences } from "../../../facts/sentences";
import { addSection } from "../../../operations/structure/add-section";
import { wordNumbers } from "../../../claims/number-words";
import { call } from "../call";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { saysSame } from "./alike";
import { asksNewPart, newPartAt } from "./new-part";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";
import { ORDERS } from "./places";
import { sectionPlace } from "./section-place";

const MOST_TITLE = 80;
const TITLE = new RegExp(`(?<!\\p{L})(?:${cueIn("titled")})(?!\\p{L})(?:\\s?:)?\\s+(?=["“”«„'‘]?[\\p{L}\\d])`, "giu");
/** Where a title without quotes ends. */
const TITLE_END = new RegExp(`["”»“'’]?(?:[,;.!?\\n:]|\\s[-–—]\\s|\\s(?:${cueIn("textBelow")})(?!\\p{L})|$)`, "iu");
const CAPITAL = /^["“”«„'‘]?[\p{Lu}\d]/u;
/** 'Darunter:', 'under it just one line:' say no place of the part. */
const BELOW_ONLY = new RegExp(`^(?:${cueIn("textBelow")})(?:\\s\\p{L}{1,12}){0,4}\\s?:?\\s*$`, "iu");
const NO_NEED = wordsSaid(cueIn("noNeed"));

interface Piece {
  text: string;
  start: number;
  end: number;
}

/** 'A new part between the menu and the rooms. Heading: Birthday teas. Under it: Up to twelve children. Ask Jean.' */
export const readNewSection: ToldReader = (words, source, { site }): Told | null => {
  for (const sentence of sentencesOf(source)) {
    const own = wordsWithin(words, sentence);
    if (!asksNewPart(own)) continue;
    const title = titleIn(own, words, source);
    const body = title && bodyBehind(words, source, title.end);
    if (!title || !body || !isFrame(words, sentence.start, title, body)) return null;
    const part = own[newPartAt(own)]!;
    const about = own
      .filter((word) => isOutside(word, title) && isOutside(word, body) && isOutside(word, part))
      .filter((word) => !(word.start > title.end && BELOW_ONLY.test(source.slice(word.start, body.start))));
    const place = sectionPlace(about, source, site);
    if (place === null || about.some((word) => isMore(word) && !place?.used.includes(word))) return null;
    const content = { kind: "text" as const, title: title.text, entries: body.lines.map((detail) => ({ detail })) };
    const target = place && { nodes: [place.beside], name: "that part", selector: null };
    const given = { content, ...(place && target && { place: { side: place.side, target } }) };
    return {
      start: sentence.start,
      end: withoutNeed(body.end, source),
      call: call(addSection, given, title.text),
      ...(place && { isCloser: true as const }),
    };
  }
  return null;
};

const isOutside = (word: Word, { start, end }: Piece) => word.end <= start || word.start >= end;

/** What stands behind 'headed', 'Titel:', or with a capital right behind the part: 'une partie Où nous intervenons'. */
function titleIn(own: readonly Word[], words: readonly Word[], source: string): Piece | null {
  const at = own[newPartAt(own)]!;
  const next = words.find(({ start }) => start >= at.end);
  const isBehind = next !== undefined && (means(next, "literal") || CAPITAL.test(source.slice(next.start)));
  const called = own.length > 0 ? calledBehind(words, source, at.end) : null;
  if (called && !isBehind) return called;
  const labels = [...source.slice(at.end).matchAll(TITLE)].map(({ index, 0: { length } }) => at.end + index + length);
  const start = isBehind ? next.start : (labels.find((each) => CAPITAL.test(source.slice(each))) ?? -1);
  if (start === -1) return null;
  const quoted = words.find((word) => means(word, "literal") && word.start <= start + 1 && word.end > start);
  if (quoted) return { text: quoted.text, start: quoted.start, end: quoted.end };
  const length = TITLE_END.exec(source.slice(start, start + MOST_TITLE + 1))?.index ?? -1;
  const place = words.find(
    (word) => word.start > start && /^\p{Ll}/u.test(word.text) && means(word, "link", ...ORDERS),
  );
  const end = Math.min(start + length, place?.start ?? Infinity);
  const text = source.slice(start, end).trim();
  return length <= 0 || text === "" ? null : { text, start, end: start + text.length };
}

const IS_TITLE = new RegExp(
  `(?<=[.!?\\n]\\s{1,2})(?<title>["“”«„]?\\p{Lu}[^.:;!?\\n]{1,60}?)\\s(?:is|ist|es|sera|est|è|é|wird|wordt)\\s(?:(?:the|its|die|der|el|la|le|il|o|de)\\s)?(?:heading|title|headline|überschrift|titel|título|titre|titolo|kop)(?!\\p{L})`,
  "iu",
);

/** 'Picnics is the heading': a sentence behind that begins with the title. */
function calledBehind(words: readonly Word[], source: string, from: number): Piece | null {
  const found = IS_TITLE.exec(source.slice(from, from + MOST_BEHIND));
  if (!found || !CAPITAL.test(found.groups!.title!)) return null;
  const start = from + found.index;
  const text = found.groups!.title!.replace(/^["“”«„]|["”»]$/gu, "");
  return wordsWithin(words, { start, end: start + text.length }).some((word) => means(word, "verb"))
    ? null
    : { text, start, end: start + found[0].length };
}
const MOST_BEHIND = 160;

interface Body extends Piece {
  lines: string[];
}

const MOST_FRAME = 60;

/** What the part is to say: behind the next colon, or in quotes, up to what asks for something else. */
function bodyBehind(words: readonly Word[], source: string, from: number): Body | null {
  const quoted = words.find((word) => means(word, "literal") && word.start >= from);
  const colon = /:\s+/.exec(source.slice(from));
  const isQuoted = quoted && (!colon || quoted.start <= from + colon.index + colon[0].length + 1);
  if (isQuoted) return { text: quoted.text, start: quoted.start, end: quoted.end, lines: [quoted.text] };
  if (!colon || colon.index > MOST_FRAME) return null;
  const start = from + colon.index + colon[0].length;
  const paragraph = source.slice(start).split(/\n\s*\n/)[0]!;
  const sentences = sentencesOf(source.slice(0, start + paragraph.length), start);
  const next = sentences.findIndex((sentence, nth) => nth > 0 && isOwnNoMore(words, sentence));
  const last = sentences.slice(0, next === -1 ? undefined : next).at(-1);
  if (!last) return null;
  const { end } = last;
  const text = source.slice(start, end).trim();
  const count = linesSaid(source.slice(from, from + colon.index), words, from);
  const lines =
    count === null
      ? [text]
      : text
          .replace(/[.]$/, "")
          .split(/[,\n]/)
          .map((line) => line.trim());
  return count === null || lines.length === count ? { text, start, end, lines } : null;
}

/** 'Three lines in it:' has as many between commas. */
function linesSaid(text: string, words: readonly Word[], from: number): number | null {
  const own = wordsWithin(words, { start: from, end: from + text.length });
  if (!own.some((word) => means(word, "thing", "line", "row"))) return null;
  const [number] = wordNumbers(text.toLowerCase());
  return number && number.value > 1 ? number.value : null;
}

const DOING = ["add", "put", "write", "remove", "move", "change", "make", "hide", "replace", "swap", "link"] as const;

/** Whether a sentence is none of the owner's words for the page: it asks, thanks, or says what is not needed. */
function isOwnNoMore(words: readonly Word[], sentence: MessageSentence): boolean {
  const own = wordsWithin(words, sentence);
  const first = own.find((word) => !means(word, "light"));
  return (
    first === undefined ||
    NO_NEED.test(sentence.text) ||
    means(own[0]!, "light", "and", "polite") ||
    means(first, "verb", ...DOING) ||
    // 'Title same size as the others'
    (means(first, "thing") && own.some(saysSame) && own.some((word) => means(word, "link", "as"))) ||
    own.some((word) => means(word, "light", "modal") || means(word, "thing", "menu", "navigation", "page"))
  );
}

/** Between the wish, its title and its words stands nothing that asks for more. */
const isFrame = (words: readonly Word[], start: number, title: Piece, body: Piece): boolean =>
  wordsWithin(words, { start, end: body.start })
    .filter((word) => isOutside(word, title))
    .every((word) => !means(word, "literal") && !means(word, "fact", "price", "phone", "email", "url", "time"));

/** What is told of the part besides its place, its title and its words. */
const isMore = (word: Word): boolean =>
  means(word, "literal") ||
  (means(word, "colour") && !means(word, "light")) ||
  means(word, "device") ||
  means(word, "property", "background", "text-colour", "border", "font") ||
  means(word, "link", "instead") ||
  (means(word, "verb", "remove", "hide", "move", "replace", "swap", "copy", "link") && !means(word, "light"));

/** '… Pas besoin de la mettre dans le menu' asks for nothing. */
function withoutNeed(end: number, source: string): number {
  const [next] = splitSentences(
    source
      .slice(end)
      .replace(/^[.!?\s]+/, (signs) => " ".repeat(signs.length))
      .replaceAll("\n", " "),
  );
  const isIdle = next !== undefined && NO_NEED.test(next.text);
  return isIdle ? end + next.start + next.text.length : end;
}
