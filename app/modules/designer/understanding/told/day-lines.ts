import { weekdayNames } from "../../../facts/reading/calendar-names";
import { REQUEST_LANGUAGES } from "~/lib/languages";
import { remove } from "../../../operations/structure/remove";
import type { OpenedSite } from "../../../operations/opened-site";
import { quoted } from "../../../operations/outcome";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { segmentsOf, sentenceUpTo, segmentText } from "./segments";
import { wordsIn } from "./text-likeness";

const MOST_BACK = 4;

/** 'Samstags machen wir nicht mehr, die Zeile bei den Sprechzeiten kann weg': the lines of the days that were named, wherever they stand. */
export const readDayLine: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  const hints = hintsFor(source);
  for (const [at, segment] of segments.entries()) {
    const text = segmentText(segment, source);
    const isGoing = segment.words.some((word) => means(word, "verb", "remove")) || hints(text, "remove");
    const isLine = segment.words.some((word) => means(word, "thing", "line"));
    if (!isGoing || !isLine || hints(text, "not") || hints(text, "keep") || segment.words.some(isOther)) continue;
    const before = sentenceUpTo(segments, at).slice(-MOST_BACK);
    const from = before.find((each) => daysIn(segmentText(each, source)).length > 0);
    const said = from && source.slice(from.start, segment.end);
    const found = said && !before.some(({ words: own }) => own.some(isOther)) ? linesOf(said, site) : [];
    if (!from || found.length === 0) continue;
    const nodes = found.map(({ node }) => node);
    const name = `the ${found.length > 1 ? "lines" : "line"} ${quoted(found[0]!.name)}`;
    return {
      start: from.start,
      end: segment.end,
      call: call(remove, { target: { nodes, name, selector: null } }, name),
      isCloser: true,
    };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "property") ||
  means(word, "fact", "price", "percent", "time") ||
  means(word, "verb", "add", "put", "write", "swap", "hide", "rename", "replace");

/** The lines of the page for these days and no others, of which no other has more of the words that are said. */
function linesOf(said: string, site: OpenedSite): readonly PageThing[] {
  const days = daysIn(said);
  const tokens = new Set(wordsIn(said));
  const rows = readThings(site)
    .of("item")
    .filter((item) => !item.hidden && isOfDays(item, days));
  const score = ({ name }: PageThing) => wordsIn(name).filter((token) => tokens.has(token)).length;
  const best = Math.max(0, ...rows.map(score));
  const found = rows.filter((row) => score(row) === best);
  return new Set(found.map(({ node }) => textOf(site.page, node))).size === 1 ? found : [];
}

const isOfDays = ({ name, kind }: PageThing, days: readonly number[]): boolean => {
  const own = daysIn(name);
  const isLine = kind === "hours-row" || kind === "point";
  return isLine && own.length > 0 && wordsIn(name).length <= LONGEST && own.join() === days.join();
};
const LONGEST = 6;

/** The days that a text names, in the language that knows most of its words for them. */
export function daysIn(text: string): readonly number[] {
  const tokens = wordsIn(text).filter((token) => token.length >= LEAST);
  const all = REQUEST_LANGUAGES.map((language) => {
    const names = weekdayNames(language);
    return [...new Set(tokens.map((token) => names.findIndex((each) => each.includes(token))))].filter(
      (day) => day >= 0,
    );
  });
  return all.toSorted((one, other) => other.length - one.length)[0]!.toSorted((one, other) => one - other);
}
const LEAST = 4;
