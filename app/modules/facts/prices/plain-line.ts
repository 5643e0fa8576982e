import type { PricedLine } from "./priced-line";
import { readBareList } from "./bare-list";
import { readAmountsBehind } from "./columns-line";

/** A text without any signs is one sentence. */
const LONGEST = 900;

/** What only the form of a whole line says to be prices, where nobody understood its words; all of the line is read. */
export function readPlainLine(text: string, language: string): PricedLine | undefined {
  if (text.length > LONGEST) return undefined;
  const list = readBareList(text, language);
  if (list) return { ...list, onlyFree: false };
  const item = readAmountsBehind(text);
  return item && { items: [item], words: [text], saysMore: false, onlyFree: false };
}
