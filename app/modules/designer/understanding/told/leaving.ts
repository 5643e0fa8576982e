import { deleteLine } from "../../../operations/text/delete-line";
import { remove } from "../../../operations/structure/remove";
import { isWithin, queryAll } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { staysOnly } from "../account/staying";
import { call } from "../call";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import { isPlainVerb, isTold } from "../gist/asks";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { colourOf, namesUnknown, pointOut } from "./point-out";
import { segmentsOf, sentenceUpTo, segmentText, type Segment } from "./segments";

const MOST_SEGMENTS = 3;

/** 'Het gele balkje over Pinksteren kan weg', 'the wreath workshop is over, so that can come off the prices'. */
export const readLeaving: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  const hints = hintsFor(source);
  for (const [at, segment] of segments.entries()) {
    const text = segmentText(segment, source);
    const isAsked =
      segment.words.some((word, nth) => means(word, "verb", "remove") && !isTold(segment.words, nth, hints)) ||
      hints(text, "remove");
    if (
      !isAsked ||
      hints(text.replace(NO_MORE, "").replace(GIVEN_UP, ""), "not") ||
      hints(text, "keep") ||
      segment.words.some(isMore)
    )
      continue;
    const before = segmentsFor(segments, at, source);
    for (const from of before.toReversed()) {
      const all = words.filter(({ start, end }) => start >= from.start && end <= segment.end);
      const place = beforePlace(all);
      const own = behindNoMore(all.slice(0, place), source);
      if (from === segment && isOnlyPlaced(own)) continue;
      if (own.some(isMore) || namesUnknown(own, site) || (from !== segment && !segment.words.some(points))) break;
      const found = pointOut(
        own.filter((word) => !hints(word.text, "remove") && !isGivenUp(word, source) && !WHOLLY.test(word.text)),
        source,
        site,
      );
      if (!found || (found.target.region && !own.some(saysPart))) continue;
      const { target, line, isSome } = found;
      // 'The wine part' is no text that speaks of wine.
      if (!target.region && !line && own.some((word) => means(word, "thing", "section", "area"))) break;
      if (isElsewhere(target, all.slice(place + 1), source, site)) break;
      if (isSome || (!line && waysIn(target, site) && !own.some(isWay))) break;
      const made = line
        ? call(deleteLine, { node: target.nodes[0]!, words: line }, line)
        : call(remove, { target }, target.name);
      return { start: from.start, end: stayingBehind(segments, at, source)?.end ?? segment.end, call: made };
    }
  }
  return null;
};

/** 'Kann ganz weg': how it is to go is none of its words. */
const WHOLLY = /^(?:ganz|komplett|completely|entirely|altogether|del todo|complètement|completamente|helemaal)$/iu;

/** The segments of a sentence up to one; 'Take it off' by itself is of a thing that the sentence before names. */
function segmentsFor(segments: readonly Segment[], at: number, source: string): readonly Segment[] {
  const own = sentenceUpTo(segments, at);
  const [segment, before] = [segments[at]!, segments[at - own.length]];
  const isBare = own.length === 1 && segment.words.every((word) => isGoing(word) || points(word));
  if (!isBare || !before || /[?]/.test(source.slice(before.end, segment.start))) return own.slice(-MOST_SEGMENTS);
  const isNamed = before.words.some((word) => means(word, "thing", "line", "banner", "card", "button"));
  return isNamed ? [before, segment] : own;
}
const isGoing = (word: Word) => means(word, "verb", "remove") || means(word, "light") || means(word, "link", "from");

/** 'That line from the opening hours' is none of the prices. */
function isElsewhere(target: Target, place: readonly Word[], source: string, site: OpenedSite): boolean {
  if (place.length === 0) return false;
  const hints = hintsFor(source);
  const parts = clauseOf(place, source).phrases.flatMap(
    (phrase) => locate(site, phrase, { wanted: "part", hints })?.target ?? [],
  );
  const isInside = (part: Target) =>
    target.nodes.every((node) => part.nodes.some((each) => isWithin(site.page, node, each)));
  return parts.length > 0 && parts.every((part) => part.region === true && !isInside(part));
}

/** '…, phone and e-mail stay': says once more what does not go, and asks for nothing. */
function stayingBehind(segments: readonly Segment[], at: number, source: string): Segment | undefined {
  const next = segments.slice(at + 1).findIndex((segment) => !staysOnly(segment, source));
  return segments.slice(at + 1, next === -1 ? undefined : at + 1 + next).at(-1);
}

/** A text with ways to reach the owner has other lines than the one that goes: none of them goes with it. */
const waysIn = ({ nodes }: Target, { page }: OpenedSite): boolean =>
  queryAll(page, "a[href^='tel:'], a[href^='mailto:']").some((link) =>
    nodes.some((node) => link !== node && isWithin(page, link, node)),
  );
const isWay = (word: Word) => means(word, "thing", "phone", "email", "contact", "link");

/** 'Take him out at the order form': what goes was named before, and what stands behind a place is only that. */
function isOnlyPlaced(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => means(word, "reference", "it", "them") || /^(?:ihn|hem)$/iu.test(word.text));
  const named = words.findIndex((word, nth) => nth > at && (means(word, "thing") || word.senses.length === 0));
  return at !== -1 && named > at && words.slice(at + 1, named).some((word) => means(word, "link", "at", "in", "on"));
}

/** 'We don't do it any more, so off with it': what goes is named before. */
const GIVEN_UP =
  /(?<!\p{L})(?:we (?:don['’]?t|do not|no longer) (?:do|make|sell|offer|have) (?:it|them|that|those)|we(?:['’]ve)? (?:quit|stopped) (?:doing|making|selling)|machen wir nicht mehr|haben wir nicht mehr|ya no (?:lo|la|los|las) (?:hacemos|tenemos|vendemos)|on ne (?:le|la|les) fait plus|non (?:lo|la|li|le) facciamo più|não (?:o |a |os |as )?(?:fazemos|temos|vendemos) mais|(?:doen|hebben|maken) we niet meer)(?!\p{L})/iu;
const isGivenUp = ({ start, end }: Word, source: string): boolean => {
  const found = GIVEN_UP.exec(source.slice(Math.max(0, start - LONGEST_SAYING), end + LONGEST_SAYING));
  const from = found ? Math.max(0, start - LONGEST_SAYING) + found.index : -1;
  return found !== null && start >= from && end <= from + found[0].length;
};
const LONGEST_SAYING = 30;

const NO_MORE = wordsSaid(cueIn("noMore"));

/** 'His knees have given up, so no more pike fishing': what stands behind it goes, whatever is told before. */
function behindNoMore(words: readonly Word[], source: string): readonly Word[] {
  const [first, last] = [words[0], words.at(-1)];
  const found = first && last ? NO_MORE.exec(source.slice(first.start, last.end)) : null;
  const from = found ? first!.start + found.index + found[0].length : 0;
  // 'Take the boat off, as there is no more diesel': what goes was named before.
  const isBefore = words.some((word) => word.start < from && means(word, "verb", "remove"));
  return isBefore ? words : words.filter(({ start }) => start >= from);
}

/** 'Remove her from the paragraph about the practice': that is where it stands, and not what goes. */
function beforePlace(words: readonly Word[]): number {
  const at = words.findLastIndex((word) => means(word, "link", "from"));
  return at === -1 ? words.length : at;
}

const PARTS =
  /^(?:parenth\p{L}{3,6}|klammern?|brackets?|paréntesis|parentesi|haakjes|trozo|pezzo|frasi|stukje|sentences?|words?)$/iu;

/** A whole part of the page goes by its colour, or where it is called a strip or a part. */
const saysPart = (word: Word) =>
  colourOf(word) !== undefined ||
  means(word, "thing", "section", "area", "banner", "line", "card") ||
  BOX.test(word.text);
const BOX = /^(?:recuadro|recuadros|encadré|riquadro|quadrinho|kader)$/iu;

const points = (word: Word) =>
  means(word, "reference", "it", "that", "this", "them") || /^(?:die|der|das|dat|dit|lo|la|le|l)$/iu.test(word.text);

/** What limits, asks for something else as well, or is of a part of a text. */
const isMore = (word: Word): boolean =>
  means(word, "thing", "sentence", "word", "text", "picture") ||
  PARTS.test(word.text) ||
  means(word, "device") ||
  means(word, "literal") ||
  means(word, "scope", "only", "all", "except") ||
  means(word, "property") ||
  means(word, "fact", "price", "percent", "time") ||
  means(word, "link", "instead", "below", "before", "after", "between") ||
  (means(word, "verb") &&
    !means(word, "verb", "remove", "ask", "open", "close") &&
    !isPlainVerb(word) &&
    !means(word, "light") &&
    !means(word, "link", "from") &&
    !means(word, "thing"));
