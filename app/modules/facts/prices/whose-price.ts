import { remembered } from "~/lib/remembered";
import { lazyClassifier } from "../../language/classifier/classifier";
import weights from "./whose-price.json" with { type: "json" };

/** Whether visitors pay an amount to the business that tells it; what others charge, what was lost or won is `other`. */
export type WhosePrice = "own" | "other";

/** Words on each side of an amount, within its sentence, that tell whose it is. */
const MOST_WORDS = 10;
/** A row of a list has fewer, and is the business's own. */
const FEWEST_WORDS = 5;
const isWord = (tagged: string): boolean => /\p{L}{2}/u.test(tagged.slice(2));
const ENDS = /[.!?؟](?=\s|$)|\n/gu;
/** Above this an amount is no price of the business: left to the owner's own words it loses nothing. */
const LIKELY = 0.5;
const MOST_TEXTS = 500;

const classifier = lazyClassifier<WhosePrice>(weights);

/**
 * Says of an amount of a text, the first one so written from a place on, whether it is somebody else's price or none at
 * all, by what stands around it: "the chip shop next door wants £9", "my first boat cost me 700" (docs/decisions/0168).
 * Pure.
 */
export function isOthersPrice(text: string, amount: string, from = 0): boolean {
  const start = text.indexOf(amount, from);
  if (start < 0) return false;
  const around = aroundAmount(text, start, start + amount.length);
  return wordsBySide(around).filter(isWord).length >= FEWEST_WORDS && othersShare(around) > LIKELY;
}

const othersShare = remembered((around: string) => {
  const found = classifier(around, wordsBySide(around));
  return found.find(({ label }) => label === "other")!.likelihood;
}, MOST_TEXTS);

/** The words around an amount, which itself is a sign. */
export function aroundAmount(text: string, start: number, end: number): string {
  const [lead, rest] = [text.slice(0, start), text.slice(end)];
  const begin = [...lead.matchAll(ENDS)].at(-1);
  const before = lead.slice(begin ? begin.index + 1 : 0);
  const behind = rest.slice(0, rest.search(ENDS) + 1 || rest.length);
  return `${wordsOf(before).slice(-MOST_WORDS).join(" ")} ${AMOUNT} ${wordsOf(behind).slice(0, MOST_WORDS).join(" ")}`;
}
const AMOUNT = "¤";

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Each word with the side of the amount that it stands on. */
export function wordsBySide(around: string): string[] {
  const [before = "", behind = ""] = around.toLowerCase().split(AMOUNT);
  return [...wordsOf(before).map((word) => `b:${word}`), ...wordsOf(behind).map((word) => `a:${word}`)];
}
