import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { ended } from "../../language/ended";
import { askedLarge, FEWEST_PAIRS, withoutSigns } from "../question-and-answer";
import { splitSentences } from "../sentences";

/** "Must I be there? (Better not.)": a question, and its answer in the bracket behind it. */
const ANSWERED = /([^?؟()]{3,110}[?؟])\s*\(([^()]{2,240})\)/gu;
const MOST_ANSWERS = 3;
/** "Does it need tuning, yes, daily", "chiens oui": a question without its mark, and what it is answered with. */
const YES_OR_NO =
  /^([^?؟]{3,80}?)[,،:]?\s((?:yes|no|never|ja|nein|nee|sí|oui|non|sì|sim|não|tak|nie|نعم|لا)(?:(?!\p{L})[\s,،].{0,120})?)$/iu;

/**
 * Questions with their answers, each as its sentences: in brackets, one after another, or with a yes or no behind each. All
 * of the text is read, or none of it.
 */
export function answeredIn(content: string): string[][] {
  const bracketed = [...content.matchAll(ANSWERED)];
  const isWhole = !/[\p{L}\p{Nd}]/u.test(content.replace(ANSWERED, ""));
  if (bracketed.length >= FEWEST_PAIRS && isWhole)
    return bracketed.map(([, question = "", answer = ""]) => [
      askedLarge(withoutSigns(question)),
      ...splitSentences(ended(capitalised(answer))).map(({ text }) => text),
    ]);
  const spoken = spokenIn(content);
  return spoken.length > 0 ? spoken : shortIn(content);
}

/** Whether a sentence answers itself: "Will the cat, yes it will." */
export const answersItself = (text: string): boolean => YES_OR_NO.test(text.replace(/[.!]$/u, ""));

/** "Do you split them? Villas yes, in two." */
function spokenIn(content: string): string[][] {
  const pairs: string[][] = [];
  for (const { text } of splitSentences(content)) {
    if (/[?؟]$/u.test(text)) pairs.push([askedLarge(text)]);
    else if (pairs.length === 0) return [];
    else pairs.at(-1)!.push(text);
  }
  return pairs.every(({ length }) => length > 1 && length <= MOST_ANSWERS) ? pairs : [];
}

/** "chiens oui, confettis en papier non", or one such sentence behind another. */
function shortIn(content: string): string[][] {
  const sentences = splitSentences(content).map(({ text }) => text.replace(/[.!]$/u, ""));
  const parts = sentences.length > 1 ? sentences : commaParts(sentences[0] ?? "");
  const pairs = parts.map((part) => YES_OR_NO.exec(part));
  if (pairs.length < FEWEST_PAIRS || !pairs.every((pair) => pair !== null)) return [];
  return pairs.map(([, question = "", answer = ""]) => [`${askedLarge(question)}?`, ended(capitalised(answer))]);
}
