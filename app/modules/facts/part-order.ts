import type { SectionKind } from "../site/section-kinds";
import { saysFirst } from "./asked-first";
import { denies } from "./denying-words";
import { partNamed } from "./part-words";
import { wholeWords } from "./reading/whole-words";
import { beginsThen, saysThen, THEN } from "./then-words";

/** Letters of what names a part; what a piece goes on with tells of the part. */
const LONGEST_NAME = 40;
/** Letters of a sentence that tells an order, and of one that tells several parts one after another. */
const LONGEST = 130;
const LONGEST_CHAIN = 400;
/** What stands between two parts of an order. */
const BETWEEN = new RegExp(
  `[,،;؛:.!]\\s|${wholeWords([...Object.values(THEN), "and", "und", "y", "et", "e", "en", "i"].join("|"))}`,
  "iu",
);

/** Whether a sentence tells an order of something: "Hours first!", "Then what we bake". */
export const tellsOrder = (text: string): boolean =>
  text.length <= (saysThen(text) ? LONGEST_CHAIN : LONGEST) && (saysFirst(text) || saysThen(text));

/**
 * The parts of the page in the order in which a sentence to the maker wants them, from what is to be first: "primero los
 * precios y dónde está, luego las preguntas". What goes on with "then" has those that come next. A photograph stands in
 * the first view anyway.
 */
export function partsInOrder(text: string): SectionKind[] {
  if (!tellsOrder(text)) return [];
  const pieces = text.split(BETWEEN);
  const start = beginsThen(text) ? 0 : Math.max(0, pieces.findIndex(saysFirst));
  const named = pieces.slice(start).flatMap((piece) => {
    const name = piece.trim().slice(0, LONGEST_NAME);
    return denies(name) ? [] : (partNamed(name) ?? []);
  });
  return [...new Set(named)].filter((kind) => kind !== "gallery");
}
