import type { OpenedSite } from "../../../operations/opened-site";
import { stems } from "../../built-in/find/words-of";
import { hintsFor } from "../gist/hints";
import type { Planned } from "../planned";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { segmentsOf, type Segment } from "../told/segments";
import { means, type Word } from "../word";
import { textsGone } from "./texts-gone";

/** A plan in which nothing goes that is said to stay: 'the fax number goes, phone and e-mail stay'. */
export function withoutStaying(
  plan: readonly Planned[],
  words: readonly Word[],
  source: string,
  site: OpenedSite,
): Planned[] {
  if (!plan.some((planned) => textGone(planned, site) !== null)) return [...plan];
  const staying = segmentsOf(words, source).filter((segment) => saysStays(segment, source));
  const isOfStaying = (word: Word) => staying.some(({ start, end }) => word.start >= start && word.end <= end);
  return plan.map((planned) => {
    const gone = textGone(planned, site);
    const said = planned.words.filter((word) => !isOfStaying(word));
    const isKept = gone !== null && staying.some((segment) => isIn(namesIn(segment, source), gone, said));
    return isKept ? { ...planned, understood: null, isRequest: true } : planned;
  });
}

/** Whether words between two signs say that something stays, and ask for nothing. */
export const staysOnly = (segment: Segment, source: string): boolean =>
  saysStays(segment, source) &&
  namesIn(segment, source).length > 0 &&
  segment.words.every((word) => !means(word, "literal") && !means(word, "fact") && !means(word, "colour"));

function saysStays({ words, start, end }: Segment, source: string): boolean {
  const hints = hintsFor(source);
  const text = source.slice(start, end);
  const isAsked = words.some((word) => means(word, "verb", "remove", "hide", "move", "add", "put", "change", "make"));
  // 'People keep bringing them back' tells what they do.
  const isOther = (["not", "remove", "rest", "told"] as const).some((hint) => hints(text, hint));
  return hints(text, "keep") && !isOther && !isAsked;
}

const LEAST = 3;

/** Words that may call what stays. */
function namesIn({ words }: Segment, source: string): string[] {
  const [hints, language] = [hintsFor(source), detectSaid(source)];
  return words
    .filter((word) => !means(word, "light") && !means(word, "link") && !means(word, "reference"))
    .map(({ text }) => text.toLowerCase())
    .filter((text) => text.length >= LEAST && !hints(text, "keep") && !isCommon(text, language));
}

/** Whether what goes has a word that is said of what stays, and of nothing that goes. */
function isIn(names: readonly string[], gone: string, words: readonly Word[]): boolean {
  const own = stems(gone);
  const said = words.flatMap(({ text }) => stems(text));
  const tells = (each: string) => own.includes(each) && !said.includes(each);
  return names.some((name) => stems(name).length > 0 && stems(name).every(tells));
}

/** The words of what a request takes away; null where it takes nothing. */
const textGone = (planned: Planned, site: OpenedSite): string | null => textsGone(planned, site)?.join(" ") ?? null;
