import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { isWithin } from "../../../cascade/query";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { isCommon } from "../slips";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { wordsIn } from "./text-likeness";

const ANSWER = new RegExp(
  `^(?:(?:so|also|y|e|et|und|en|and)\\s)?(?:the\\s)?(?:new\\s)?(?:${cueIn("answer")})(?:\\s(?:now|is|should be|jetzt|ist|ahora|es|maintenant|est|ora|è|agora|é|nu))?\\s?:\\s+`,
  "iu",
);
const MOST_BEFORE = 2;
const LEAST = 4;

/** 'Lo de Bizum ya no es verdad. La respuesta: Sí, …': the answer of the one question that is about what was named. */
export const readAnswer: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  const at = sentences.findIndex(({ text }) => ANSWER.test(text));
  const found = sentences[at];
  if (!found || at === 0) return null;
  const before = sentences.slice(Math.max(0, at - MOST_BEFORE), at);
  if (before.some((sentence) => /\?["”»]?$/.test(sentence.text) || wordsWithin(words, sentence).some(isOther)))
    return null;
  const question = before.map(({ text }) => questionAbout(text, source, site)).find((each) => each !== null);
  const answer = question && answerOf(question, site);
  if (!answer) return null;
  const paragraph = source.slice(found.start).split(/\n\s*\n/)[0]!;
  const from = found.start + ANSWER.exec(found.text)![0].length;
  const behind = sentencesOf(source.slice(0, found.start + paragraph.length), from);
  const next = behind.findIndex((sentence, nth) => nth > 0 && !isOwn(wordsWithin(words, sentence)));
  const end = behind[(next === -1 ? behind.length : next) - 1]!.end;
  const target = { nodes: [answer], name: `the answer to “${question.name}”`, selector: null };
  const text = source.slice(from, end).trim();
  return { start: before[0]!.start, end, call: call(setText, { target, text }, question.name), isCloser: true };
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact") ||
  (means(word, "verb", "remove", "hide", "move", "swap", "copy", "link", "add") && !means(word, "light"));

/** Whether a sentence goes on with the answer: it asks for nothing. */
const isOwn = (own: readonly Word[]): boolean =>
  !own.some(
    (word) =>
      means(word, "verb", "remove", "hide", "move", "change", "add", "put", "make") || means(word, "light", "polite"),
  ) && !means(own[0] ?? { text: "", start: 0, end: 0, senses: [] }, "light", "and");

/** The one question of the page that has a word of a sentence which no other question has. */
function questionAbout(text: string, source: string, site: OpenedSite): PageThing | null {
  const language = detectSaid(source);
  const said = wordsIn(text).filter(
    (word) => word.length >= LEAST && !isCommon(word, language) && !hintsFor(source)(word, "plain"),
  );
  const all = questionsOf(site);
  const named = all.filter(({ name }) => said.some((word) => wordsIn(name).includes(word)));
  return named.length === 1 ? named[0]! : null;
}

const questionsOf = (site: OpenedSite): PageThing[] =>
  readThings(site).all.filter(
    ({ hidden, name, roles, kind }) =>
      !hidden &&
      /\?\s*$/.test(name) &&
      (kind === "question" || roles.includes("heading") || roles.includes("item-title")),
  );

/** What stands below a question: the one text in its entry, or the text right behind its heading. */
function answerOf(question: PageThing, site: OpenedSite): number | null {
  const { all } = readThings(site);
  const isText = ({ node, roles, hidden }: PageThing) =>
    !hidden &&
    (roles.includes("text") || roles.includes("lead")) &&
    !roles.includes("item-title") &&
    textOf(site.page, node) !== question.name;
  if (question.kind === "question") {
    const inside = all.filter(
      (thing) => thing.node !== question.node && isWithin(site.page, thing.node, question.node) && isText(thing),
    );
    return inside.length === 1 ? inside[0]!.node : null;
  }
  const next = all.find(({ node }) => node > question.node);
  return next && isText(next) ? next.node : null;
}
