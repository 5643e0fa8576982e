import { REQUEST_LANGUAGES } from "~/lib/languages";
import { isWithin } from "../../../cascade/query";
import { weekdayNames } from "../../../facts/reading/calendar-names";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { replaceWords } from "../../../operations/text/replace-words";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import type { Call } from "../pattern";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts, wordsIn } from "./text-likeness";

const NO_LONGER =
  "no longer|not|isn't|nicht mehr|nicht|ya no (?:es|está|estamos)?|n'est plus|ne sera plus|n'est pas|plus|non (?:è|sarà|siamo) più|não (?:é|será|estamos) mais|niet meer|niet";
const IN = "(?:on|in|at|am|im|um|an|el|los|en|le|les|à|il|di|a|na|no|às|op|om|the|der|die|das|la)";
const MOVED = new RegExp(
  `(?<!\\p{L})(?:${NO_LONGER})\\s+(?:${IN}\\s){0,2}(?<old>[\\p{L}\\d][\\p{L}\\d'’-]{2,30}),?\\s(?:but|sondern|sino|mais|ma|mas|maar)\\s(?:${IN}\\s){0,2}(?<now>[\\p{L}\\d][^,.;!?()\\n]{1,40})(?=[,.;!?()]|\\n|$)`,
  "iu",
);
const TIME =
  /^[\s,]{1,2}(?:(?:um|at|à|a las|alle|às|om)\s)?\d{1,2}(?:[:.]\d{2})?(?:\s?(?:h|uhr|am|pm)(?!\p{L})(?:\s?\d{2}(?!\d))?)?/iu;
const WEEKDAYS: ReadonlySet<string> = new Set(
  REQUEST_LANGUAGES.flatMap((language) => weekdayNames(language).flat()).filter((name) => name.length > 3),
);
const KEEPS = wordsSaid(`${cueIn("stays")}|toujours|always|immer|siempre|sempre|altijd|still`);
const LEAST = 4;

/** 'The teens' course is no longer on Wednesday but on Friday 17:30': in the entry or the text that is spoken of, and in no other. */
export const readMovedInEntry: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const found = MOVED.exec(text);
    const own = wordsWithin(words, { start, end });
    if (!found || own.some((word) => means(word, "literal") || means(word, "colour") || means(word, "fact", "price")))
      continue;
    const made = movedTo(found.groups!.old!, found.groups!.now!.trim(), text.slice(0, found.index), source, site);
    if (!made) continue;
    const upTo = found.index + found[0].length;
    const behind = /^,\s[^,;]{2,60}$/u.exec(text.slice(upTo).replace(/[.!]$/, ""))?.[0] ?? "";
    const isIdle = behind !== "" && KEEPS.test(behind) && !/\d/.test(behind);
    return { start, end: start + upTo + (isIdle ? behind.length : 0), call: made, isCloser: true };
  }
  return null;
};

/** The old words in the one place that most is said of, with the time behind a day where another is told. */
function movedTo(old: string, now: string, said: string, source: string, site: OpenedSite): Call | null {
  const language = detectSaid(source);
  const tokens = wordsIn(said).filter((token) => token.length >= LEAST && !isCommon(token, language));
  const scored = placesWith(old, site).map((place) => ({
    ...place,
    score: tokens.filter((token) => saysIn(place.around, token)).length,
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (!only || most === 0 || others.length > 0 || only.text.toLowerCase().split(old.toLowerCase()).length !== 2)
    return null;
  const at = only.text.toLowerCase().indexOf(old.toLowerCase());
  const time = TIME.exec(only.text.slice(at + old.length))?.[0] ?? "";
  const [isDay, isTimed] = [WEEKDAYS.has(old.toLowerCase()), /\d/.test(now)];
  // A time without one that it replaces is of something else; a name does not become a figure.
  if (isTimed && (!isDay || time === "")) return null;
  if (isDay && !wordsIn(now).some((word) => WEEKDAYS.has(word))) return null;
  const from = only.text.slice(at, at + old.length) + (isTimed ? time : "");
  const within = { nodes: [only.node], name: `“${only.text.slice(0, LONGEST_NAME)}”`, selector: null };
  return call(replaceWords, { from, to: now, within }, now);
}
const LONGEST_NAME = 40;

const saysIn = (text: string, token: string): boolean =>
  wordsIn(text).some((word) => word === token || (token.length > LEAST && word.startsWith(token)));

/** Texts that have some words, and what stands around them in their entry. */
function placesWith(words: string, site: OpenedSite): { node: NodeId; text: string; around: string }[] {
  const items = readThings(site)
    .of("item")
    .filter(({ hidden }) => !hidden);
  return pageTexts(site.page)
    .filter(({ tokens }) => tokens.includes(words.toLowerCase()))
    .map(({ node, text }) => {
      const entry = items.findLast((item) => isWithin(site.page, node, item.node));
      const beside = entry ? pageTexts(site.page).filter((each) => isWithin(site.page, each.node, entry.node)) : [];
      return { node, text, around: [text, ...beside.map((each) => each.text)].join(" ") };
    });
}
