import { setDescription } from "../../../operations/head/set-description";
import { setTitle } from "../../../operations/head/set-title";
import { call } from "../call";
import { hintsFor, type Hints } from "../gist/hints";
import { headTextIn } from "../patterns/told-head";
import { withoutTalkBehind } from "../own-words";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const LONGEST = { title: 160, description: 400 };

/** 'The bit that google shows under our name is rubbish. Can you make it: …', 'in the tab I would like it to say …'. */
export const readHeadText: ToldReader = (words, source): Told | null => {
  const hints = hintsFor(source);
  const sentences = sentencesOf(source);
  const at = sentences.findIndex(({ text }) => headTextIn(text) !== null);
  if (at === -1) return null;
  const head = headTextIn(sentences[at]!.text)!;
  const { start } = sentences[at]!;
  const told = words.find((word, index) => word.start >= start && isOpener(words, index, source));
  const begun = openerBehind(sentences.slice(at + 1, at + 1 + MOST_BEHIND), words, source);
  const opener = begun && (!told || begun.start < told.start) ? begun : told;
  if (!opener) return null;
  const frame = wordsWithin(words, { start, end: opener.end });
  if (
    !frame.every((word) => isFrame(word) || (opener === begun && means(word, "verb", "move", "raise"))) ||
    !(opener === begun || frame.some(isAsking) || isAskedByColon(frame)) ||
    speaksElsewhere(sentences.slice(at + 1), words, opener, source) ||
    staysThere(words, opener, source, hints) ||
    isRefused(frame, hints)
  )
    return null;
  const own = ownWords(words, opener, source, head, hints, opener === begun);
  if (!own || own.text.length > LONGEST[head]) return null;
  const done =
    head === "title"
      ? call(setTitle, { text: own.text }, "browser title")
      : call(setDescription, { text: own.text }, "description");
  return { start, end: own.end, call: done, isCloser: true };
};

/** A colon, or the verb behind which the new words stand. */
function isOpener(words: readonly Word[], at: number, source: string): boolean {
  const word = words[at]!;
  if (means(word, "link", "colon")) return true;
  const isPointing = words[at + 1] !== undefined && means(words[at + 1]!, "reference", "it", "that", "this");
  const rest = words.slice(at + (isPointing && means(word, "verb") ? 2 : 1));
  const [first] = rest;
  if (!first || (rest.some((each) => means(each, "link", "colon")) && !means(first, "literal"))) return false;
  const isAsked = words.slice(Math.max(0, at - ASKED), at + 1).some((each) => means(each, "light", "modal"));
  const writes = means(word, "verb", "write", "put", "make", "change") || (means(word, "link", "says") && isAsked);
  const isBegun = /^\p{Lu}|^["“«„]/u.test(source.slice(first.start));
  return (writes && isBegun) || (means(first, "literal") && (isAsked || writes));
}
const ASKED = 4;

const SHOULD_BE = new RegExp(
  `^(?:${cueIn("shouldSay")}|${cueIn("hasToBe")}|${cueIn("just")}|il faut|(?:it|that|es|das|dat|het|ça) (?:${cueIn("shouldSay")}|${cueIn("hasToBe")}|soll|moet))\\s(?=["“«„]?\\p{Lu})`,
  "iu",
);
const MOST_BEHIND = 2;

/** 'It should be Pendre Kennels', 'just Tollgate Hill Orchard': a sentence behind, which begins with what asks for it. */
function openerBehind(behind: readonly MessageSentence[], words: readonly Word[], source: string): Word | null {
  for (const { start, text } of behind) {
    const found = SHOULD_BE.exec(text);
    // Without capitals to ask for, the words behind 'it should be' may be a look.
    if (!found || !/^["“«„]?\p{Lu}/u.test(source.slice(start + found[0].length))) continue;
    return words.findLast((word) => word.start >= start && word.end <= start + found[0].length) ?? null;
  }
  return null;
}

const MISSING = wordsSaid(cueIn("missing"));

/** '… the text Google shows. And Antje is missing from the team! …, with her it says Workshop': another thing is spoken of. */
const speaksElsewhere = (
  behind: readonly MessageSentence[],
  words: readonly Word[],
  opener: Word,
  source: string,
): boolean =>
  behind
    .filter(({ start }) => start < opener.start)
    .map(({ start, end }) => ({ start, end: Math.min(end, opener.end) }))
    .some(
      (span) =>
        MISSING.test(source.slice(span.start, span.end)) ||
        wordsWithin(words, span).some((word) => means(word, "thing", ...OTHERS)),
    );
const OTHERS = [
  "team",
  "person",
  "section",
  "price",
  "hours",
  "menu",
  "navigation",
  "button",
  "form",
  "field",
] as const;

/** Whether what stands before the opener since the last sign says that it stays; 'leave the page alone' is of the page. */
function staysThere(words: readonly Word[], opener: Word, source: string, hints: Hints): boolean {
  const sign = words.findLast((word) => word.end <= opener.start && means(word, "light", "comma", "stop"));
  const own = wordsWithin(words, { start: sign?.end ?? 0, end: opener.start });
  const isOfPage = own.some((word) => means(word, "thing", "page"));
  return !isOfPage && hints(source.slice(sign?.end ?? 0, opener.start), "keep");
}

/** 'And the lines underneath please: …'. */
const isAskedByColon = (frame: readonly Word[]): boolean =>
  means(frame.at(-1)!, "link", "colon") && frame.some((word) => means(word, "light", "polite"));
const isAsking = (word: Word) => means(word, "light", "modal") || means(word, "verb", "write", "put", "make", "change");

const isFrame = (word: Word) =>
  !means(word, "verb", "add", "remove", "hide", "move", "lower", "swap", "copy", "link") || means(word, "light");

const isRefused = (frame: readonly Word[], hints: Hints): boolean =>
  frame.some((word, at) => hints(word.text, "not") && frame.slice(at, at + 3).some((each) => means(each, "verb")));

/** The new words: a quotation, or what stands behind the opener up to what says that the rest stays, or is polite. */
function ownWords(
  words: readonly Word[],
  opener: Word,
  source: string,
  head: "title" | "description",
  hints: Hints,
  isSentence: boolean,
) {
  const [next, second] = words.filter(({ start }) => start >= opener.end);
  const isPointing = next !== undefined && means(opener, "verb") && means(next, "reference", "it", "that", "this");
  const first = isPointing ? second : next;
  if (!first) return null;
  if (means(first, "literal")) return { text: first.text, end: first.end };
  const behind = sentencesOf(source, first.start);
  const isRest = (sentence: MessageSentence) =>
    hints(sentence.text, "keep") ||
    hints(sentence.text, "rest") ||
    NOTHING.test(sentence.text) ||
    wordsWithin(words, sentence).every(isPolite);
  const last = behind.findIndex((sentence, at) => at > 0 && ((isSentence && head === "title") || isRest(sentence)));
  const own = behind
    .slice(0, last === -1 ? behind.length : last)
    .filter((sentence, at) => at === 0 || !isRest(sentence));
  // The words of a tab are one line.
  if (head === "title" && own.length > 1) return null;
  const whole = source.slice(first.start, own.at(-1)!.end);
  const text = head === "title" ? withoutTalkBehind(whole, source) : whole;
  const end = first.start + text.length;
  return { text: head === "title" ? text.replace(/[.!]$/, "") : text, end };
}

const NOTHING = new RegExp(`^(?:${cueIn("nothing")})(?!\\p{L})`, "iu");
const isPolite = (word: Word) => means(word, "light");
