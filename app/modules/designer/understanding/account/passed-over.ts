import { isCall } from "../pattern";
import { isDone, type Planned } from "../planned";
import { means, type Word } from "../word";
import type { Understood } from "../read-request";
import { readWords } from "../read-words";
import { isLeadIn } from "./lead-in";
import { isIn, type Span } from "./questions";
import { textsIn } from "./texts-in";

/**
 * Whether a part says something new beside what is done, and would go by without a word: a figure, a colour, words in
 * quotes, or what an 'and' adds. Talk has none of these; naming too much only costs a sentence.
 */
export function isPassedOver(plan: readonly Planned[], at: number, questions: readonly Span[]): boolean {
  const planned = plan[at]!;
  if (planned.understood !== null || planned.isPassed || planned.isRequest || !plan.some(isDone)) return false;
  if (isIn(questions, planned.words) || isLeadIn(planned.words, planned.text)) return false;
  return planned.words.some(isNews) || wants(planned) || (planned.joinedBy === "and" && isDone(plan[at - 1]));
}

const isNews = (word: Word): boolean =>
  means(word, "fact") || means(word, "literal") || means(word, "colour") || DAY.test(word.text);
/** Days are figures of a kind: 'were not open mondays anymore', 'Martes a viernes'. */
const DAY =
  /^(?:(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic[ah]e?|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)?)$/iu;

/** Days, and how the others should be: no talk says that beside what is done. */
export const saysMore = (words: readonly Word[]): boolean =>
  words.some(({ text }) => DAY.test(text)) ||
  (words.some((word) => means(word, "reference", "other")) &&
    words.some((word) => means(word, "property") || means(word, "value")));

/** 'The other three should have the whole width': how something should be. */
const wants = ({ words }: Planned): boolean =>
  words.some((word) => means(word, "light", "modal")) &&
  words.some((word) => means(word, "property") || means(word, "value"));

/** 'This yellow stripe is a bit shouty': the colour is what it has, and the sentence says how it looks. */
export function describes({ understood, words }: Planned): boolean {
  if (understood?.pattern !== "style") return false;
  const colour = words.findIndex((word) => means(word, "colour"));
  const points = words.findIndex((word) => means(word, "reference", "this", "that"));
  const named = words[colour + 1];
  const states = words.findIndex((word, at) => at > colour + 1 && means(word, "verb", "be"));
  return points >= 0 && points < colour && named !== undefined && !means(named, "verb") && states > 0;
}

const LOOKS: ReadonlySet<string> = new Set([
  "resize",
  "set-measure",
  "scale-text",
  "set-colour",
  "shade",
  "align",
  "set-space",
]);
const NEAR = 3;

/** '… smaller, but only on phones': what is done to a look is done in all windows. */
export function forgetsDevice({ understood }: Planned, words: readonly Word[]): boolean {
  if (!understood || !isCall(understood.result)) return false;
  // Nothing goes for all because it is in somebody's way on a phone.
  if (REMOVING.has(understood.result.name)) return words.some((word) => means(word, "device"));
  if (!LOOKS.has(understood.result.name)) return false;
  return words.some((word, at) => isOnly(word) && words.slice(at, at + 1 + NEAR).some((next) => means(next, "device")));
}

/** 'Only on phones' is one word of the lists. */
const isOnly = (word: Word): boolean =>
  means(word, "scope", "only") ||
  (means(word, "device") && readWords(word.text.split(" ")[0]!).some((first) => means(first, "scope", "only")));

/** 'White with the blue writing': a second colour that nothing is done with. */
export function dropsColour({ understood, words }: Planned): boolean {
  if (!understood || !isCall(understood.result) || understood.result.name !== "set-colour") return false;
  const { colour, of } = (understood.result.params ?? {}) as { colour?: string; of?: string };
  const behind = words.slice(words.findIndex((word) => means(word, "colour")) + 1);
  const at = behind.findIndex((word) => means(word, "link", "with"));
  const isSaidOfText = at >= 0 && behind.slice(at).some((word) => means(word, "thing", "text"));
  return colour !== undefined && of === "background" && isSaidOfText;
}

/** 'And the other word is with H': sentences that an 'and' adds say something more. */
export function addedSentences(words: readonly Word[]): Word[][] {
  const isStop = (word: Word) => means(word, "light", "stop");
  return words.flatMap((word, at) => {
    const and = words[at + 1];
    if (!isStop(word) || !and || !means(and, "light", "and")) return [];
    const rest = words.slice(at + 2);
    const end = rest.findIndex(isStop);
    const own = end === -1 ? rest : rest.slice(0, end);
    return own.some((each) => means(each, "verb")) ? [own] : [];
  });
}

/** 'Put it in the prices', '… to Ghent is 6.50 now': what points, or says a figure of something, is no text of the owner's. */
export function pointsAtIts(planned: Planned): boolean {
  return looseTexts(planned).some((text) => {
    const own = planned.words.filter((word) => text.includes(word.text));
    const points = own.some(
      (word) =>
        means(word, "reference", "it", "them", "this", "that") &&
        /^[ ,]/.test(text.slice(word.text.length)) &&
        text.startsWith(word.text),
    );
    const is = own.findIndex((word) => means(word, "verb", "be") || BECOMES.has(word.text.toLowerCase()));
    return points || isOfLooks(own, text) || (is > 0 && own.slice(is).some((word) => means(word, "fact")));
  });
}

/** 'With somewhat round corners', 'the same as her mum has': how something is to be, and no words for the page. */
const isOfLooks = (own: readonly Word[], text: string): boolean =>
  (own.some((word) => means(word, "property")) && own.some((word) => means(word, "value")) && !/^\p{Lu}/u.test(text)) ||
  (own.some((word) => means(word, "reference", "same")) && own.some((word) => means(word, "link", "as")));

const BECOMES = new Set("wird wordt becomes devient diventa será passa".split(" "));

/** The words that an operation was given without quotes. */
export const looseTexts = ({ understood }: Planned): string[] =>
  understood && isCall(understood.result) && (understood.result.loose ?? understood.loose) !== 0
    ? textsIn(understood.result.params)
    : [];

/** 'Take it away from there' names no part of the page: a whole one does not go by words that only point. */
export function removesUnnamed({ understood, words }: Planned): boolean {
  if (!understood || !isCall(understood.result) || !REMOVING.has(understood.result.name)) return false;
  const { target } = understood.result.params as { target?: { region?: boolean } };
  // 'The bracket in the sentence about the team' is no part of the page either.
  const isOfText = words.some((word) => means(word, "thing", "sentence", "word"));
  const isCalled = isPointedOut(understood) || words.some((word) => means(word, "thing") || means(word, "literal"));
  return target?.region === true && (isOfText || !isCalled);
}
/** 'The yellow beam with Easter' is told by its kind, colour and words. */
const isPointedOut = ({ reading }: Understood): boolean =>
  reading.pieces.some(
    (piece) => piece.kind === "phrase" && piece.phrase.target !== undefined && piece.phrase.head !== null,
  );
const REMOVING: ReadonlySet<string> = new Set(["remove", "set-hidden"]);
