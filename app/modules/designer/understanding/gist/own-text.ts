import { beginsWithSubject } from "../clauses";
import { endsRequest } from "../own-words";
import { means, type Word } from "../word";
import type { Scene } from "./scene";

/** An owner's own words for the page. */
export interface OwnText {
  text: string;
  used: readonly Word[];
}

const LOOKS = ["colour", "value", "property", "amount", "fact", "reference"] as const;
const MOST_WORDS = 12;

/** The owner's words behind an opener such as 'call it': in quotes, or from a capital on to the end of their clause. */
export function ownTextBehind({ clause: { words }, source, next }: Scene, at: number): OwnText | null {
  const isTied = words[at + 1] !== undefined && means(words[at + 1]!, "link", "colon", "to");
  const behind = words.slice(isTied ? at + 2 : at + 1);
  // 'Soll Schnupperstunde buchen stehen': German says so at the end.
  const end = behind.findIndex(
    (word, index) => means(word, "link", "instead") || (index > 0 && means(word, "link", "says")),
  );
  const own = withoutEdges(end === -1 ? behind : behind.slice(0, end));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > MOST_WORDS) return null;
  if (means(first, "literal")) return own.length === 1 ? { text: first.text, used: own } : null;
  const isLooks = own.every((word) => LOOKS.some((kind) => means(word, kind)) || means(word, "light"));
  if (
    isLooks ||
    !/^\p{Lu}/u.test(first.text) ||
    own.some((word) => means(word, "literal") || means(word, "link", "below", "above"))
  )
    return null;
  if (!isWhole(last, end === -1 ? next?.words : undefined, source)) return null;
  // 'The first one should be Have you driven before?'
  const isAsked = means(words[0]!, "light", "modal");
  const mark = source[last.end] === "?" && !isAsked ? "?" : "";
  return { text: source.slice(first.start, last.end) + mark, used: own };
}

/** Without politeness and remarks around them. */
function withoutEdges(words: readonly Word[]): readonly Word[] {
  const isEdge = (word: Word) => means(word, "light", "polite", "filler", "comma") && !/^\p{Lu}/u.test(word.text);
  const isEnd = (word: Word) => isEdge(word) || endsRequest(word.text);
  const [first, last] = [words.findIndex((word) => !isEdge(word)), words.findLastIndex((word) => !isEnd(word))];
  return first === -1 ? [] : words.slice(first, last + 1);
}

/** Whether nothing behind a sign goes on with them: another sentence, another request or a reason does not. */
function isWhole(last: Word, next: readonly Word[] | undefined, source: string): boolean {
  const [first] = next ?? [];
  if (!first || /[.!?;\n]/.test(source.slice(last.end, first.start))) return true;
  return (
    means(first, "light", "and", "reason", "polite", "modal", "filler") ||
    means(first, "link", "instead") ||
    means(first, "verb") ||
    next!.some((word) => means(word, "verb", "be")) ||
    beginsWithSubject(next!, source)
  );
}
