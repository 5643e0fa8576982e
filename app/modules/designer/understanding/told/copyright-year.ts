import { replaceWords } from "../../../operations/text/replace-words";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";

const YEAR = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]?\d)/g;
const MARK = /©|\(c\)|(?<!\p{L})copyright(?!\p{L})/iu;
/** 'The year is old', 'metti 2025 come anno': that of the line with the ©, where it has one. */
const YEAR_NAMED =
  /(?<!\p{L})(?:the year(?:['’]s)?|year is|jahreszahl|das jahr|als jahr|el año|como año|l['’]année|comme année|l['’]anno|come anno|o ano|como ano|het jaar(?:tal)?|als jaar)(?!\p{L})/iu;
const MOST_STRANGE = 4;

/** 'The © at the bottom is stuck in 2023, make that 2026', 'en bas de page 2026 au lieu de 2024'. */
export const readCopyrightYear: ToldReader = (words, source, { site }): Told | null => {
  const line = copyrightOf(site);
  if (!line) return null;
  const hints = hintsFor(source);
  for (const { text, start, end } of [...sentencesOf(source), ...betweenSigns(words, source)]) {
    const own = wordsWithin(words, { start, end });
    const years = yearsIn(text);
    const [year, ...others] = years.filter((each) => !line.years.includes(each));
    const old = years.find((each) => line.years.includes(each)) ?? null;
    const isNamed =
      MARK.test(text) ||
      (YEAR_NAMED.test(text) && line.years.length === 1 && Number(year) > Number(line.years[0])) ||
      (old !== null && own.some((word) => means(word, "thing", "footer") || means(word, "link", "end")));
    const from = old ?? (line.years.length === 1 ? line.years[0]! : null);
    if (!year || others.length > 0 || years.length > 2 || !isNamed || from === null || !own.every(isFrame)) continue;
    if (own.filter(isStrange).length > MOST_STRANGE || hints(text, "keep") || !(old !== null || own.some(isAsking)))
      continue;
    const made = call(replaceWords, { from, to: year, within: line.target }, year);
    return { start, end, call: made, isCloser: true };
  }
  return null;
};

/** What stands between signs and has a year: who writes in small letters ends a sentence where nobody sees it. */
function betweenSigns(words: readonly Word[], source: string): MessageSentence[] {
  const segments = segmentsOf(words, source);
  const withYear = segments.filter(({ start, end }) => yearsIn(source.slice(start, end)).length > 0);
  const [first, last] = [withYear[0], withYear.at(-1)];
  const isNear = first && last && segments.indexOf(last) - segments.indexOf(first) < 2;
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  return isNear ? [{ text: source.slice(start, end), start, end }] : [];
}

const yearsIn = (text: string): string[] => [...new Set(text.match(YEAR))];

/** The one text of the page that has its ©, and the years in it. */
function copyrightOf(site: OpenedSite): { target: Target; years: string[] } | null {
  const all = readThings(site).all.filter(({ roles, hidden }) => roles.includes("copyright") && !hidden);
  const [only, ...others] = all;
  if (!only || others.length > 0) return null;
  const years = yearsIn(textOf(site.page, only.node));
  return { target: { nodes: [only.node], name: "the line with the ©", selector: null }, years };
}

/** What says that a year is another now; anything else may ask for more. */
const isFrame = (word: Word): boolean =>
  isStrange(word) ||
  means(word, "light") ||
  means(word, "link") ||
  YEAR_NAMED.test(`the ${word.text}`) ||
  means(word, "reference", "it", "that", "this") ||
  // 'Encore', 'noch'
  means(word, "amount", "even") ||
  // 'Right at the bottom'
  means(word, "value", "right") ||
  means(word, "fact", "number") ||
  means(word, "thing", "copyright", "footer", "page", "text", "line") ||
  means(word, "verb", "be", "change", "make", "put", "write", "replace", "use");
const isAsking = (word: Word) =>
  means(word, "light", "modal", "polite") || means(word, "verb", "change", "make", "put", "write", "replace");
const isStrange = ({ senses }: Word) => senses.length === 0;
