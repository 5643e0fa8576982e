import { REQUEST_LANGUAGES } from "~/lib/languages";
import { weekdayNames } from "../../../facts/reading/calendar-names";
import { remove } from "../../../operations/structure/remove";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { isAlike } from "../patterns/told-prices";
import { isCommon } from "../slips";
import { detectSaid } from "../said-lexicon";
import { sectionsNamed } from "../targets/find-parts";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { segmentsOf, segmentText } from "./segments";
import { wordsIn } from "./text-likeness";

const MOST_BACK = 2;
const MOST_BARE = 5;
const LEAST = 4;
/** The lines of opening hours have a reader of their own. */
const WEEKDAYS: ReadonlySet<string> = new Set(REQUEST_LANGUAGES.flatMap((language) => weekdayNames(language).flat()));
const OTHERS: ReadonlySet<string> = new Set(["person", "question", "review", "hours-row", "picture"]);

/** 'The Macouns are a total loss. Take that line out of the chart': the entry of a list that was named right before. */
export const readThatLine: ToldReader = (words, source, { site }, message): Told | null => {
  const hints = hintsFor(source);
  for (const segment of segmentsOf(words, source)) {
    const text = segmentText(segment, source);
    const line = segment.words.findIndex((word) => means(word, "thing", "line", "row", "item"));
    const verb = segment.words.findIndex((word) => means(word, "verb", "remove"));
    if (line === -1 || verb === -1 || hints(text, "not") || hints(text, "keep") || isSeveral(segment.words[line]!))
      continue;
    const place = segment.words.findIndex((word, at) => at > line && means(word, "link", "from", "of", "in"));
    const bare = segment.words.slice(0, place === -1 ? undefined : place).filter(({ senses }) => senses.length === 0);
    if (
      bare.some(({ text: each }) => !PARTICLE.test(each)) ||
      segment.words.length > MOST_BARE + (place === -1 ? 0 : MOST_BARE + 1)
    )
      continue;
    const part = place === -1 ? null : partIn(segment.words.slice(place + 1), source, site);
    if (place !== -1 && part === null) continue;
    const found = entryBefore(segment.start, message, site, part);
    if (!found) continue;
    const target = { nodes: [found.thing.node], name: `“${found.thing.name}”`, selector: null };
    const isHere = found.start >= words[0]!.start;
    const start = isHere ? found.start : segment.start;
    return { start, end: segment.end, call: call(remove, { target }, found.thing.name), isCloser: true };
  }
  return null;
};

const PARTICLE = /^(?:out|off|away|raus|heraus|weg|fuera|svp|eruit|eraf|via|fora)$/iu;
const isSeveral = ({ senses }: Word): boolean => senses.every((sense) => sense.kind !== "thing" || sense.many);

/** The part of the page that is named, alone or before a word such as 'chart'. */
function partIn(words: readonly Word[], source: string, site: OpenedSite): NodeId | null {
  const own = words.filter((word) => !means(word, "light", "article"));
  for (const length of [own.length, own.length - 1]) {
    const [first, last] = [own[0], own[length - 1]];
    if (length < 1 || !first || !last) continue;
    const [only, ...others] = sectionsNamed(readThings(site), source.slice(first.start, last.end), null);
    if (only && others.length === 0) return only.node;
  }
  return null;
}

/** Of the entries of lists the one whose name was said in the sentences before, the nearest first. */
function entryBefore(
  before: number,
  { words, source }: { words: readonly Word[]; source: string },
  site: OpenedSite,
  part: NodeId | null,
): { thing: PageThing; start: number } | null {
  const entries = readThings(site)
    .of("item")
    .filter(({ hidden, section, name }) => !hidden && name !== "" && (part === null || section === part))
    .filter(({ kind, name }) => !OTHERS.has(kind ?? "") && !wordsIn(name).some((token) => WEEKDAYS.has(token)));
  const language = detectSaid(source);
  const said = sentencesOf(source)
    .filter(({ end }) => end <= before + 1)
    .slice(-MOST_BACK)
    .toReversed();
  for (const sentence of said) {
    const own = wordsWithin(words, sentence)
      .filter(({ text }) => text.length >= LEAST && !isCommon(text.toLowerCase(), language))
      .flatMap(({ text }) => stems(text));
    const named = entries.filter(({ name }) => own.some((each) => stems(name).some((known) => isAlike(known, each))));
    if (named.length > 1) return null;
    if (named[0]) return { thing: named[0], start: sentence.start };
  }
  return null;
}
