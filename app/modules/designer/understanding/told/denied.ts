import { weekdayNames } from "../../../facts/reading/calendar-names";
import { readHours } from "../../../operations/facts/hours-rows";
import type { OpenedSite } from "../../../operations/opened-site";
import { replaceWords } from "../../../operations/text/replace-words";
import { REQUEST_LANGUAGES } from "~/lib/languages";
import { call } from "../call";
import type { Call } from "../pattern";
import { cueIn } from "../words/told-cues";
import { isOtherThanFigure } from "./figures";
import type { Told, ToldReader } from "./part";
import { segmentsOf, segmentText } from "./segments";
import { pageTexts, wordsIn } from "./text-likeness";

const ARTICLE = "\\p{L}{1,3}\\s|[ld]['’]";
const NO_MORE = new RegExp(
  `(?:^|(?<=\\s))(?:(?:and|und|y|et|e|en)\\s)?(?:not|no longer|nicht mehr|nicht|ya no|no|et plus|plus|non più|non|não mais|não|niet meer|niet)\\s(?:(?:on|in|at|am|an|im|on)\\s)?(?<article>${ARTICLE})?(?<old>\\p{L}[\\p{L}'’-]{2,40})(?:\\s(?:any more|anymore|mehr|meer|mais|plus))?[.!]?$`,
  "iu",
);
const MOST_SEGMENTS = 40;

/** 'We close up at the end of September, not Halloween', 'chiudiamo il lunedì e non più il mercoledì': what it is no longer. */
export const readDenied: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source).slice(0, MOST_SEGMENTS);
  for (const [at, segment] of segments.entries()) {
    if (segment.words.some((word) => isOtherThanFigure(word))) continue;
    const text = segmentText(segment, source);
    const denied = NO_MORE.exec(text);
    const old = denied?.groups?.old;
    if (!denied || !old) continue;
    const before = denied.index === 0 && !segment.isFirst ? segments[at - 1] : undefined;
    const start = before?.start ?? segment.start;
    const said = before ? source.slice(before.start, before.end) : text.slice(0, denied.index);
    if (before?.words.some((word) => isOtherThanFigure(word))) continue;
    const made = dayFor(said, old, site) ?? wordsFor(said, old, site);
    if (made) return { start, end: segment.end, call: made };
  }
  return null;
};

const NOW = new RegExp(
  `\\s(?:${cueIn("now")}|from now on|this year|any more|ab jetzt|dieses jahr|a partir de ahora|este año|cette année|quest['’]anno|este ano|vanaf nu|dit jaar)$`,
  "iu",
);
const LONGEST = 60;

/** What stands on the page behind the words that are said again becomes what is said behind them. */
function wordsFor(said: string, old: string, { page }: OpenedSite): Call | null {
  const places = pageTexts(page).filter(({ tokens }) => tokens.includes(old.toLowerCase()));
  const [place, ...others] = places;
  if (!place || others.length > 0) return null;
  const at = place.tokens.indexOf(old.toLowerCase());
  if (place.tokens.indexOf(old.toLowerCase(), at + 1) !== -1) return null;
  const tokens = wordsIn(said);
  const ends = tokens.flatMap((token, index) => (token === place.tokens[at - 1] ? index : []));
  const reach = (end: number) => {
    let length = 0;
    while (length < at && tokens[end - length] === place.tokens[at - 1 - length]) length += 1;
    return length;
  };
  const [best] = ends.map((end) => ({ end, length: reach(end) })).toSorted((a, b) => b.length - a.length);
  if (!best || best.length < LEAST_SAME) return null;
  const now = wordsBehind(said, best.end).replace(NOW, "").trim();
  // 'Open on Thursdays no longer': what stands there already says nothing new.
  if (!/\p{L}{2}|\d/u.test(now) || now.length > LONGEST || isSaid(now, place.tokens)) return null;
  const within = { nodes: [place.node], name: `the text “${place.text.slice(0, LONGEST)}”`, selector: null };
  return call(replaceWords, { from: asWritten(place.text, old), to: now, within }, now);
}
const LEAST_SAME = 2;
const isSaid = (text: string, tokens: readonly string[]) =>
  ` ${tokens.join(" ")} `.includes(` ${wordsIn(text).join(" ")} `);

/** What is said behind so many of its words. */
const wordsBehind = (said: string, last: number): string => {
  const found = [...said.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)][last];
  return found ? said.slice(found.index + found[0].length) : "";
};

const asWritten = (text: string, said: string): string => {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  return text.slice(at, at + said.length);
};

/** 'Chiudiamo il lunedì e non più il mercoledì': the day that hours except; not one that has a row of its own. */
function dayFor(said: string, old: string, { page }: OpenedSite): Call | null {
  const language = REQUEST_LANGUAGES.find((each) => dayOf(old, each) !== -1 && daysIn(said, each).length === 1);
  if (!language) return null;
  const [now] = daysIn(said, language);
  const isAlone = readHours(page)
    .flat()
    .some(({ daysText, weekdays }) => weekdays.length === 1 && dayOf(daysText, language) !== -1);
  const texts = pageTexts(page).filter(({ tokens }) => tokens.includes(old.toLowerCase()));
  const isThere = texts.some(({ tokens }) => tokens.includes(now!.toLowerCase()));
  return isAlone || isThere || texts.length === 0 || new Set(texts.map(({ text }) => text)).size > 1
    ? null
    : call(replaceWords, { from: old, to: now! }, "opening hours");
}

const dayOf = (name: string, language: (typeof REQUEST_LANGUAGES)[number]): number =>
  weekdayNames(language).findIndex((names) => names.includes(name.toLowerCase()));

const daysIn = (text: string, language: (typeof REQUEST_LANGUAGES)[number]): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}-]{3,20}/gu) ?? []).filter((each) => dayOf(each, language) !== -1);
