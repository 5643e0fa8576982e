import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { whenIn } from "../../facts/date-words";
import type { OwnerFacts } from "../../facts/read-facts";
import { capitalised } from "../../language/capitalised";
import type { SectionOf } from "../../site/site-plan";
import { openingPatterns } from "./opening-phrases";

type Entry = SectionOf<"dates">["items"][number];

/** Sentences that each announce something for one day, and what they became. */
export interface Calendar {
  items: Entry[];
  sentences: ReadonlySet<string>;
}

const FEWEST = 2;
const LONGEST_WHAT = 70;
const LONGEST_REST = 90;

/**
 * "Winter concert, 9 December, 7.30pm in the hall, £10.", "Spring concert, 24 March, 7.30pm, £12.": two sentences and more
 * that follow one another, each with what is on, its date between commas, and what else there is to say of it.
 */
export function calendarIn({ sentences, prose, dates }: OwnerFacts, language: PageLanguage): Calendar {
  const told = new Set([...prose.paragraphs.flat(), ...prose.practical]);
  const entries = sentences.map((text) => (told.has(text) ? entryIn(text, language) : undefined));
  const first = entries.findIndex((entry, at) => entry && entries[at + 1]);
  const behind = entries.slice(Math.max(first, 0));
  const end = behind.findIndex((entry) => !entry);
  const items = (end < 0 ? behind : behind.slice(0, end)).filter((entry) => entry !== undefined);
  return dates.items.length === 0 && first >= 0 && items.length >= FEWEST
    ? { items, sentences: new Set(sentences.slice(first, first + items.length)) }
    : { items: [], sentences: new Set() };
}

function entryIn(sentence: string, language: PageLanguage): Entry | undefined {
  const text = (splitLabel(sentence)?.rest || sentence).replace(/[.!]$/u, "");
  const found = whenIn(text);
  const when = found && text.slice(found.start, found.end);
  if (!when || !/\p{Nd}/u.test(when) || !/\p{L}{3}/u.test(when)) return undefined;
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
  const what = before.replace(/,\s$/u, "");
  const rest = after.replace(/^(?:,\s|\s)/u, "");
  const isOne = what !== before && what.length <= LONGEST_WHAT && rest.length <= LONGEST_REST && !whenIn(rest);
  const isPlain = /^\p{Lu}/u.test(what) && !/[.!?:;]/u.test(what) && !openingPatterns(language).speaks.test(text);
  return isOne && isPlain && /^(?:[,\s]|$)/u.test(after)
    ? { when: capitalised(when), what: [what, rest].filter(Boolean).join(", ") }
    : undefined;
}
