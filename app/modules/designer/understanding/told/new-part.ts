import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";

const NEW = wordsSaid(cueIn("isNew"));
const ONE = /^(?:an?|another|eine?n?|un|una|une|uno|um|uma|een)$/iu;
const BIT = /^(?:bit|stuk|stukje|stück|stückchen|trozo|pezzo|bout|pedaço)$/iu;
const BRAND_NEW = /^(?:new|neue[nrs]?|nieuw|nieuwe|nuevo|nouveau|nuovo|novo)$/iu;
const MOST_BETWEEN = 4;

/** The word for a part of the page that is to be a new one: 'a new part', 'einen kurzen Abschnitt'; -1 where none is. */
export function newPartAt(words: readonly Word[]): number {
  return words.findIndex((word, at) => {
    if (!means(word, "thing", "section", "area")) return false;
    const before = words.slice(Math.max(0, at - MOST_BETWEEN), at);
    // 'A bit bigger'
    if (BIT.test(word.text)) return before.some(({ text }) => BRAND_NEW.test(text));
    const begin = before.findLastIndex(({ text }) => ONE.test(text));
    const behind = [words[at + 1], ...before].filter((each) => each !== undefined);
    return begin !== -1 || behind.some(({ text }) => NEW.test(text));
  });
}

/** Whether a message asks for a part that is not there yet. */
export const asksNewPart = (words: readonly Word[]): boolean => {
  const at = newPartAt(words);
  const asks = (word: Word) => means(word, "verb", "add", "put", "make", "write") || means(word, "light", "modal");
  return at !== -1 && words.slice(Math.max(0, at - MOST_BEFORE), at + MOST_BEFORE).some(asks);
};
const MOST_BEFORE = 14;
