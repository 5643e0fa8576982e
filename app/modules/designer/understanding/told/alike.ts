import { formatHex, parse } from "culori";
import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { setColour } from "../../../operations/style/set-colour";
import { readColourWords } from "../../../language/colours";
import { call } from "../call";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate, type Located } from "../gist/locate";
import { onCells } from "../gist/looked-at";
import type { Call } from "../pattern";
import { together } from "../patterns/style/together";
import { means, type Word } from "../word";
import { groundSaid } from "./grounds";
import { navigationOfGround, ofGround } from "./of-ground";
import type { Told, ToldReader } from "./part";
import { colourOf, pointOut } from "./point-out";
import { segmentsOf, sentenceUpTo, type Segment } from "./segments";

const MOST_SEGMENTS = 3;

/** 'In the green of the trial button', 'in hetzelfde oranje als de knoppen', 'dark like the strip at the bottom': the ground of another thing. */
export const readAlike: ToldReader = (words, source, { site, dialogue }): Told | null => {
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const like = likenessIn(
      segment.words,
      sentenceUpTo(segments, at).flatMap(({ words: own }) => own),
    );
    if (!like) continue;
    const { from, behind } = like;
    const ink = behind.findIndex(isOfText);
    const shade = segment.words.filter(({ start }) => start >= from).flatMap((word) => colourOf(word) ?? [])[0];
    const ground = groundSaid(ink === -1 ? behind : behind.slice(0, Math.max(0, ink - 1)), shade, source, site);
    if (!ground) continue;
    const spans = sentenceUpTo(segments, at).slice(-MOST_SEGMENTS).toReversed();
    for (const [nth, span] of spans.entries()) {
      // 'That strip with Home, Rates and so on, make it …': the end of a list is not what is meant.
      if (span !== segment && isList(span, spans[nth + 1])) continue;
      const own = words.filter(({ start, end }) => start >= span.start && end <= from);
      if (own.some(isOther) || segment.words.some(isOther)) break;
      const target =
        dialogue.selected !== null && (own.length === 0 || own.some(pointsHere))
          ? selected(dialogue.selected)
          : (navigationOfGround(site, own) ?? thing(own, source, site));
      if (!target) continue;
      const next = segments[at + 1];
      const isInk = next !== undefined && inkIn(next.words) !== null && !next.words.some(isOther);
      const letters = inkIn([...segment.words, ...(isInk ? next.words : [])].filter(({ start }) => start >= from));
      const painted = onCells(site, target);
      const paint = call(
        setColour,
        { target: painted, of: "background", colour: ground.hex, words: `like ${ground.name}` },
        target.name,
      );
      const calls = [
        paint,
        ...(letters
          ? [call(setColour, { target: painted, of: "text", colour: letters.hex, words: letters.name }, target.name)]
          : []),
      ];
      return {
        start: span.start,
        end: isInk ? next.end : segment.end,
        call: onlyWith(paint, together(calls)!),
        isCloser: true,
      };
    }
  }
  return null;
};

const isList = (span: Segment, before: Segment | undefined): boolean =>
  before !== undefined && [span, before].every(({ words }) => !words.some((word) => means(word, "verb")));

const AS = /^(?:as|of|from|like|wie|vom|von|der|des|que|de|del|du|di|dello|della|dell|do|da|als|van|zoals)$/iu;
const LIKE = /^(?:like|wie|como|comme|come|zoals)$/iu;
const COLOUR = /^(?:colou?r|farbe|color|couleur|colore|cor|kleur)$/iu;
const isShade = (word: Word) => colourOf(word) !== undefined || COLOUR.test(word.text);
const BEFORE =
  /^(?:in|im|en|em|dans|du|de|nel|nello|del|dello|do|no|be|dem|der|demselben|gleichen|selben|exact|exactly|ganz)$/iu;

/** What is more is done only where the first is. */
const onlyWith = (first: Call, all: Call): Call => ({
  ...first,
  perform: (site) => {
    const outcome = first.perform(site);
    return outcome.splices.length === 0 ? outcome : all.perform(site);
  },
});

/** Beside a thing of the page a word may have lost its senses. */
export const saysSame = (word: Word): boolean => means(word, "reference", "same") || SAME.test(word.text);
const SAME = /^(?:same|(?:dem|der)?selben?|gleichen?|hetzelfde|dezelfde|mism[oa]|même|stess[oa]|mesm[oa])$/iu;

/** Where a likeness begins, and what stands behind it: 'the same dark red as …', 'in dem Grün vom …', 'dark, like …'. */
function likenessIn(
  words: readonly Word[],
  sentence: readonly Word[],
): { from: number; behind: readonly Word[] } | null {
  const instead = words.findIndex((word, index) => index > 0 && means(word, "link", "instead"));
  if (instead !== -1) return likenessIn(words.slice(0, instead), sentence);
  const at = words.findIndex(
    (word, index) => isShade(word) && words[index + 1] !== undefined && AS.test(words[index + 1]!.text),
  );
  if (at !== -1) {
    const before = words.slice(0, at).findLastIndex((word) => !isIntro(word)) + 1;
    const isSame = words.slice(before, at).some((word) => isIntro(word) && !isShade(word));
    return isSame ? { from: words[before]!.start, behind: words.slice(at + 2) } : null;
  }
  const like = words.findIndex(({ text }) => LIKE.test(text));
  const before = sentence.filter(({ start }) => like !== -1 && start < words[like]!.start);
  const shade = before.find((word) => colourOf(word) !== undefined);
  return like !== -1 && shade && before.at(-1) === shade ? { from: shade.start, behind: words.slice(like + 1) } : null;
}

const isIntro = (word: Word) =>
  isShade(word) || saysSame(word) || means(word, "light", "article") || BEFORE.test(word.text);

/** What asks for something else than a ground. */
const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "scope", "only", "except") ||
  means(word, "property", "border", "text-colour", "font", "size", "shadow", "corners") ||
  (means(word, "verb", "add") && !WISH.test(word.text)) ||
  means(word, "verb", "remove", "hide", "move", "swap", "copy", "link", "write") ||
  means(word, "fact", "price", "time", "percent", "phone");
const WISH = /like|want|need/iu;

const pointsHere = (word: Word) => means(word, "reference", "this", "that", "it");
const selected = (node: NodeId): Target => ({ nodes: [node], name: "what you selected", selector: null });
const isOfText = (word: Word) => means(word, "thing", "text") || WRITING.test(word.text);
const WRITING =
  /^(?:letters?|lettering|writing|schrift|buchstaben|letras?|lettres?|écriture|écrit|lettere|scritt[ea]|letra)$/iu;

/** The one thing that is named before. */
function thing(words: readonly Word[], source: string, site: OpenedSite): Target | null {
  const hints = hintsFor(source);
  if (words.length === 0) return null;
  const phrases = clauseOf(words, source).phrases.filter(({ words: own }) => !own.every(isOfText));
  const found = withoutPlaces(
    phrases.flatMap((phrase) => locate(site, phrase, { wanted: "part", hints }) ?? []),
    site,
  );
  const [only, ...others] = found.map(({ target }) => target);
  if (only && others.length === 0) return ofGround(site, only, words);
  const [first, ...rest] = phrases
    // 'That blue strip with Rates, Crew and so on': what has no colour beside it is not what one was said of.
    .filter((phrase) => phrase.link === null && (!words.some(isShade) || phrase.words.some(isShade)))
    .flatMap((phrase) => locate(site, phrase, { wanted: "part", hints }) ?? []);
  // 'The Send button at the bottom of the form': what stands behind a link says where the first is.
  return pointOut(words, source, site)?.target ?? (first && rest.length === 0 ? first.target : null);
}

/** 'The boxes round what folk have said': the part that all of a thing lies in is only its place. */
const withoutPlaces = (found: readonly Located[], { page }: OpenedSite): Located[] =>
  found.filter(
    ({ target: part }) =>
      !part.region ||
      !found.some(
        ({ target }) =>
          !target.region && target.nodes.every((node) => part.nodes.some((each) => isWithin(page, node, each))),
      ),
  );

/** 'White writing on it': the colour of the letters. */
function inkIn(words: readonly Word[]): { hex: string; name: string } | null {
  if (!words.some(isOfText)) return null;
  const name = words.flatMap((word) => colourOf(word) ?? []).at(-1);
  const hex = name && (readColourWords(name) ?? name);
  const parsed = hex ? parse(hex) : undefined;
  return parsed && name ? { hex: formatHex(parsed)!, name } : null;
}
