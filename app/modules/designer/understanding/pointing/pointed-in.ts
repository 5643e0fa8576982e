import type { OpenedSite } from "../../../operations/opened-site";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import { isPointing } from "./pointer";
import { pointAt } from "./point-at";

const [LONGEST_CLAUSE, LONGEST_RUN] = [30, 18];

/** A clause with words that point at one thing of the page as one word that means it; those with most of them first. */
export function* pointedIn(words: readonly Word[], source: string, site: OpenedSite): Generator<Word[]> {
  if (words.length > LONGEST_CLAUSE || !words.some((word) => means(word, "verb"))) return;
  const language = detectSaid(source);
  const starts = words.flatMap((_, at) => (mayBegin(words, at) ? [at] : []));
  for (let length = Math.min(LONGEST_RUN, words.length - 1); length > 0; length -= 1)
    for (const from of starts.filter((at) => mayEnd(words[at + length - 1]))) {
      const [start, end] = [words[from]!.start, words[from + length - 1]!.end];
      const found = pointAt(site, source.slice(start, end), language);
      if (!found) continue;
      const { target, head } = found;
      const senses = head ? [{ kind: "thing", is: head, many: target.nodes.length > 1 } as const] : [];
      const pointer: Word = { text: source.slice(start, end), start, end, senses, target };
      yield [...words.slice(0, from), pointer, ...words.slice(from + length)];
    }
}

/** Behind an article, or at a name: not in the middle of one. */
function mayBegin(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!];
  if (before && isPointing(before)) return false;
  return isPointing(word) || word.senses.length === 0 || means(word, "thing") || means(word, "colour");
}

/** Not at a word that something belongs to. */
const mayEnd = (word: Word | undefined): boolean =>
  word !== undefined &&
  (!word.senses.every(({ kind }) => kind === "link" || kind === "light") ||
    word.senses.length === 0 ||
    means(word, "link", "start", "end"));
