import { addItem } from "../../../operations/structure/add-item";
import { call } from "../call";
import { beginsWithVerb } from "../clauses";
import { means, type Word } from "../word";
import { isWithin } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { questionPlace, questionsOf } from "./question-place";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const ANSWER = new RegExp(`\\?["”»'’]?[\\s,.]{0,3}(?:${cueIn("answer")})(?:\\s?[:,])?\\s+`, "iu");

/** 'Add to the questions: Can we fish? - Yes.': behind a colon an answer needs no cue. */
const BEHIND = /(?<=:\s[^:?]{3,200})\?["”»'’]?\s{1,3}(?:[-–—]\s)?(?=\p{L})/u;

/** 'Put another question at the end. Where can we park? And the answer is: Behind the lighthouse.' */
export const readQuestion: ToldReader = (words, source, { site }): Told | null => {
  const found = ANSWER.exec(source) ?? BEHIND.exec(source);
  if (!found) return null;
  const question = questionEnding(words, source, found.index + 1);
  const answer = answerFrom(words, source, found.index + found[0].length);
  const before = words.filter(({ end }) => question && end <= question.start);
  const isMissing = (sentence: MessageSentence) => MISSING.test(sentence.text) && namesQuestions(sentence.text, site);
  const start = sentencesOf(source).find(
    (sentence) => wordsWithin(before, sentence).some(isAdding) || isMissing(sentence),
  )?.start;
  if (!question || !answer || start === undefined || before.some(isMore)) return null;
  if (!before.some(isQuestion) && !namesQuestions(source.slice(start, question.start), site)) return null;
  const behind = placeBehind(words, source, answer.end);
  const own = before.slice(before.findIndex((word) => word.start >= start));
  const place = questionPlace([...own, ...(behind?.words ?? [])], source, site);
  if (!place) return null;
  const like = { nodes: [place.like], name: "the list", selector: null };
  const said = { name: question.text, detail: answer.text };
  return {
    start,
    end: behind?.end ?? answer.end,
    call: call(addItem, { like, words: said, at: place.at }, question.text),
  };
};

const MISSING = wordsSaid(cueIn("missing"));

/** Whether a text says the name of the part in which the questions stand. */
function namesQuestions(text: string, site: OpenedSite): boolean {
  const [first] = questionsOf(site);
  const things = readThings(site);
  const part = first && things.of("section").findLast(({ node }) => isWithin(site.page, first.node, node));
  return part !== undefined && part.name !== "" && text.toLowerCase().includes(part.name.toLowerCase());
}

/** 'Die ans Ende': a sentence behind that only says where. */
function placeBehind(
  words: readonly Word[],
  source: string,
  from: number,
): { words: readonly Word[]; end: number } | null {
  const [next] = sentencesOf(source, from).filter(({ text }) => /\p{L}/u.test(text));
  const own = next ? wordsWithin(words, next) : [];
  return next && isOnlyPlace(own) ? { words: own, end: next.end } : null;
}

const isOnlyPlace = (own: readonly Word[]): boolean =>
  own.some(isEdge) &&
  own.every((word) => isEdge(word) || means(word, "light") || means(word, "reference") || means(word, "verb", "put"));
const isEdge = (word: Word) => means(word, "link", "start", "end") || means(word, "ordinal", "first", "last");

const isAdding = (word: Word) => means(word, "verb", "add", "put", "write", "give") || isQuestion(word);
const isQuestion = (word: Word) => means(word, "thing", "question", "faq");
const isMore = (word: Word) => means(word, "verb", "remove", "hide", "replace", "swap") || means(word, "fact", "price");

/** The question that ends here: a quotation, what stands behind a colon, or the sentence. */
function questionEnding(words: readonly Word[], source: string, end: number) {
  const quoted = words.find((word) => means(word, "literal") && word.start < end && word.end >= end);
  if (quoted) return { text: quoted.text, start: quoted.start };
  const before = source.slice(0, end);
  const begin = Math.max(before.lastIndexOf(": "), ...[". ", "! ", "? ", "\n"].map((sign) => before.lastIndexOf(sign)));
  if (begin === -1) return null;
  const text = before.slice(begin + 1).trim();
  return { text, start: end - text.length };
}

/** The answer: a quotation, or the sentences up to one that asks for something else, or is polite. */
function answerFrom(words: readonly Word[], source: string, from: number) {
  const [first] = words.filter((word) => word.end > from);
  if (!first) return null;
  if (means(first, "literal") && first.start <= from + 1) return { text: first.text, end: first.end };
  const paragraph = source.slice(from).split(/\n\s*\n/)[0]!;
  const sentences = sentencesOf(source.slice(0, from + paragraph.length), from);
  const next = sentences.findIndex((sentence, at) => at > 0 && goesOn(wordsWithin(words, sentence)));
  const last = sentences.slice(0, next === -1 ? undefined : next).at(-1);
  if (!last) return null;
  const behind = sentences[next];
  const end = next !== -1 && isLikeThose(wordsWithin(words, behind!)) ? behind!.end : last.end;
  return { text: source.slice(from, last.end).trim(), end };
}

/** 'Open like the others, too': a new one is made like those that are there. */
const isLikeThose = (own: readonly Word[]): boolean =>
  own.some((word) => means(word, "link", "as")) &&
  own.some((word) => means(word, "reference", "other", "same") || REST.test(word.text)) &&
  !own.some((word) => means(word, "literal") || means(word, "colour") || means(word, "fact"));
const REST = /(?:^|\s)(?:rest|others?|anderen|demás|autres|altre|altri|outras|outros|andere)$/iu;

/** Whether a sentence is none of the owner's own words for the page. */
const goesOn = (own: readonly Word[]): boolean =>
  own.every((word) => means(word, "light")) ||
  isOnlyPlace(own) ||
  means(own[0]!, "light", "and") ||
  means(own[0]!, "reference", "too") ||
  beginsWithVerb(own);
