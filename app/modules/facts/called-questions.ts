import { splitLabel } from "./blocks";
import type { Line } from "./source-text";
import { topicOf } from "./topics";

/** What an owner calls questions, and what stands behind that. */
interface Called {
  list: string;
  /** The list only names what is asked about: "questions about leaks, fire and dry summers". */
  isNamed: boolean;
}

/** A label within a sentence: what stands before a colon and behind the last sign. */
const LABELLED = /(?:^|[,;.،؛]\s)([^,;.:()،؛?؟]{1,60}?)\s?:\s/gu;
/** "a short FAQ (contracts, data, log in)" */
const BRACKETED = /(?:^|[,;.:،؛]\s)([^,;.:()،؛?؟]{1,60}?)\s\(([^()]{6,300})\)/gu;
/** "… and answers to What if one of us won't come? Is it confidential? (yes)" */
const ANSWERS =
  /(?:^|[,;.:،؛]\s|\s)(?:answers? to|antworten auf|respuestas? a|réponses? à|risposte? a|respostas? a|antwoord(?:en)? op|odpowiedzi na|(?:إجابات|أجوبة) (?:على|عن))\s?:?\s([^?؟()]{3,110}[?؟].{0,400})$/isu;
/** "questions and answers about leaks, solar panels and fire" */
const ABOUT =
  /(?:^|[,;.:،؛]\s)([^,;.:()،؛?؟]{3,60}?)\s(?:about|over|über|zu|zum|zur|sobre|sur|su|o|عن|حول)\s([^.;:()]{6,200})\.?$/u;
/** "a bit with questions, like what if it rains (I still come)" */
const SUCH_AS =
  /(?:^|[,;.:،؛]\s)([^,;.:()،؛?؟]{3,60}?),?\s(?:like|such as|e\.g\.|for example|zum beispiel|z\.\s?b\.|etwa|wie|por ejemplo|como|par exemple|comme|ad esempio|per esempio|tipo|por exemplo|bijvoorbeeld|zoals|na przykład|np\.|مثل),?\s(.{6,300})$/iu;
/** How parts of a page are told one after the other: "then", "and", "a short". */
const BEFORE =
  /^(?:(?:then|and|also|next|finally|a|an|the|short|brief|some|with|dann|danach|und|auch|ein|eine|kurze|luego|después|y|con|unas|puis|ensuite|et|avec|une|poi|e|con|delle|depois|com|umas|uma|parte|um|bloco|daarna|dan|en|met|een|stukje|blokje|potem|i|oraz|na|końcu|z|część|ثم|وبعدها|بعدها|و|bit|part|section|of|for|in|abschnitt|teil|bereich|mit|in den|bei den|en las|dans les|nelle|nas|in de|w|un|una|apartado|parte|sección|de|partie|rubrique|sezione|di|qualche)\s)+/iu;

const isCalledSo = (label: string): boolean => topicOf(label.replace(BEFORE, "").replace(AND_OF, "")) === "faq";
/** Arabic writes "and" with the word. */
const AND_OF = /^و(?=\p{L}{3})/u;

/** Finds in a sentence what its owner calls questions, wherever the label stands in it. Undefined where nothing is. */
export function calledQuestions(sentence: string): Called | undefined {
  for (const { 0: whole, 1: label = "", index } of sentence.matchAll(LABELLED))
    if (isCalledSo(label)) return { list: sentence.slice(index + whole.length), isNamed: false };
  for (const [, label = "", list = ""] of sentence.matchAll(BRACKETED))
    if (isCalledSo(label)) return { list, isNamed: true };
  const behind = ANSWERS.exec(sentence)?.[1];
  if (behind) return { list: behind, isNamed: false };
  const [, named = "", some = ""] = SUCH_AS.exec(sentence) ?? [];
  if (named && some.includes("(") && isCalledSo(named)) return { list: some, isNamed: true };
  const [, label = "", list = ""] = ABOUT.exec(sentence) ?? [];
  return label && list.includes(",") && isCalledSo(label)
    ? { list: list.replace(/\s(?:and|und|y|et|e|en|i)\s(?=[^,]*$)/u, ", "), isNamed: true }
    : undefined;
}

/** "And some questions. I can think of: will it hurt, …": the list behind a sentence that only names them. */
export function questionsCalledBefore(before: Line | undefined, { text, paragraph }: Line): Called | undefined {
  if (before?.paragraph !== paragraph || !ONLY_NAME.test(before.text) || !isCalledSo(before.text)) return undefined;
  const label = splitLabel(text);
  if (label && topicOf(label.label)) return undefined;
  const list = label?.rest || (/[?؟]/u.test(text) ? text : "");
  return list ? { list, isNamed: false } : undefined;
}

/** "…, prices, instructors, frequent questions.": whether a part with questions is among those that a sentence names. */
export const namesQuestions = (sentence: string): boolean =>
  sentence.split(/[,;.:()،؛]\s?/u).some((piece) => piece.length <= LONGEST_NAME && isCalledSo(piece.trim()));
const LONGEST_NAME = 40;
const ONLY_NAME = /^[^:?؟]{3,40}$/u;
