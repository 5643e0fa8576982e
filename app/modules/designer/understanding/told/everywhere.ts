import { replaceWords } from "../../../operations/text/replace-words";
import { withoutTalkBehind } from "../own-words";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import { cueIn, SAYS_EVERYWHERE } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { sentencesOf, wordsWithin } from "./message";
import { segmentsOf, segmentText } from "./segments";
import { pageTexts } from "./text-likeness";

const WRITES = new RegExp(
  `(?<!\\p{L})(?:${cueIn("writes")}|${cueIn("shouldSay")})\\s(?:(?:${cueIn("just")}|rather|plutôt|lieber|liever|mejor|piuttosto)\\s)?(?=["“«„'‘]?\\p{Lu})`,
  "giu",
);
const LONGEST_TEXT = 40;
const MOST_WORDS = 6;
const MOST_SEGMENTS = 40;

/** 'Témoignages, ça fait tribunal… partout où c'est écrit mettez plutôt Avis clients': a text of the page, wherever it stands. */
export const readEverywhere: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source).slice(0, MOST_SEGMENTS);
  for (const segment of segments) {
    const text = segmentText(segment, source);
    const opener = [...text.matchAll(WRITES)].findLast(({ index, 0: found }) =>
      /^\P{L}?\p{Lu}/u.test(text.slice(index + found.length)),
    );
    if (!SAYS_EVERYWHERE.test(text) || !opener || segment.words.some(isOther) || hintsFor(source)(text, "not"))
      continue;
    const now = withoutTalkBehind(text.slice(opener.index + opener[0].length), source).replace(
      /^["“«„'‘]|["”»’]$/gu,
      "",
    );
    const before = source.slice(0, segment.start + opener.index);
    const old = textSaid(
      before,
      pageTexts(site.page).map((each) => each.text),
    );
    if (!old || old === now || now.split(/\s+/).length > MOST_WORDS) continue;
    const start = Math.min(segment.start, before.lastIndexOf(old));
    return { start, end: segment.end, call: call(replaceWords, { from: old, to: now }, now), isCloser: true };
  }
  return null;
};

const WHEREVER = new RegExp(
  `(?:(?:wherever|everywhere|anywhere|überall,? wo|en todos los sitios|en todas partes|partout|dappertutto|ovunque|em todo (?:o )?lugar|overal)\\s(?:${cueIn("whereSays")}|${cueIn("nowSays")})|(?:wherever|anywhere) (?:it|you) (?:says?|see))\\s["“«„'‘]?(?<old>[\\p{L}\\d][\\p{L}\\d.:'’ -]{1,30}?)["”»’]?(?=[.!?,;)]|$|\\s(?:${cueIn("please")})(?!\\p{L}))`,
  "iu",
);
const FACTS = ["time", "price", "number", "phone"] as const;

/** 'Last calls 10pm now, change it wherever it says midnight': the one fact of the sentence for the words of the page. */
export const readWherever: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const found = WHEREVER.exec(text);
    const old = found?.groups!.old!.trim();
    if (!old || !pageTexts(site.page).some((each) => isWhole(each.text.toLowerCase(), old.toLowerCase()))) continue;
    const before = wordsWithin(words, { start, end: start + found!.index });
    const facts = before.filter((word) => FACTS.some((fact) => means(word, "fact", fact)));
    const isMore = before.some((word) => isOther(word) && !facts.includes(word));
    const [fact, ...others] = facts;
    if (!fact || others.length > 0 || isMore || hintsFor(source)(text, "not")) continue;
    return { start, end, call: call(replaceWords, { from: old, to: fact.text, everyCase: true }, old), isCloser: true };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "colour") ||
  means(word, "fact") ||
  means(word, "verb", "add", "remove", "hide", "move", "swap", "copy", "link", "translate");

/** The one short text of the page that was said as it stands there. */
function textSaid(said: string, texts: readonly string[]): string | null {
  const short = new Set(texts.filter((text) => text.length <= LONGEST_TEXT && /^\p{Lu}\p{L}{2}/u.test(text)));
  const found = [...short].filter((text) => isWhole(said, text));
  const outer = found.filter((text) => !found.some((other) => other !== text && other.includes(text)));
  return outer.length === 1 ? outer[0]! : null;
}

function isWhole(said: string, text: string): boolean {
  const at = said.lastIndexOf(text);
  return at !== -1 && !/\p{L}/u.test(said[at - 1] ?? "") && !/\p{L}/u.test(said[at + text.length] ?? "");
}
