import { setText } from "../../../operations/text/set-text";
import { call } from "../call";
import { maybe, one, pattern, type Pattern } from "../pattern";
import { isWritten } from "../own-words";
import { phraseOf } from "../read-pieces";
import { isTarget, resolveTarget, textOfTarget } from "../resolve-target";
import type { PieceOf } from "../pieces";
import type { Thing } from "../names";
import { means, type SenseKind } from "../word";

export const TEXTS: readonly Pattern[] = [
  pattern({
    name: "set-text",
    verbs: ["change", "make", "be", "rename", "replace", null],
    takes: {
      target: one("phrase"),
      text: one("literal", ["to", "says", "as", "with", "colon", "in", null]),
      now: maybe("reference"),
    },
    read({ target, text }, { site, dialogue, verb }) {
      if (
        (verb === null && text.link === null) ||
        isAboutLooks(text) ||
        (text.link === null && !text.isQuoted && !isWritten(text.text)) ||
        (verb === "be" && isComplaint(text)) ||
        (target.phrase.head && FACTS.has(target.phrase.head))
      )
        return null;
      const found = resolveTarget(site, withoutText(target), dialogue);
      const written = found && isTarget(found) ? textOfTarget(site, found.target) : null;
      return written && call(setText, { target: written, text: text.text }, target.text);
    },
  }),
];

/** What has words of its own for what it shall be. */
const FACTS: ReadonlySet<Thing> = new Set([
  "phone",
  "email",
  "address",
  "hours",
  "price",
  "business-name",
  "logo",
  "page",
  "section",
]);

/** 'green', 'bigger', '18px': without quotes no words to be read on the page. */
const isAboutLooks = ({ isQuoted, words }: PieceOf<"literal">) => {
  const said = words.filter((word) => !means(word, "light"));
  return !isQuoted && said.length > 0 && said.every((word) => word.senses.some(({ kind }) => LOOKS.has(kind)));
};
/** 'is way too cramped' tells what is wrong, not what shall stand there. */
const isComplaint = ({ isQuoted, words }: PieceOf<"literal">) =>
  !isQuoted && words.some((word) => means(word, "reference", "too") || means(word, "amount", "too"));
const LOOKS: ReadonlySet<SenseKind> = new Set(["colour", "value", "fact", "property", "amount", "reference"]);

/** 'the button text', 'the text of the button': its text is the thing. */
function withoutText(piece: PieceOf<"phrase">): PieceOf<"phrase"> {
  const { words, within, head } = piece.phrase;
  if (head !== "text") return piece;
  if (within?.head && !within.words.some((word) => means(word, "thing", "section")))
    return { ...piece, phrase: within };
  const own = words.slice(0, -1);
  const first = own[0];
  return first && own.some((word) => means(word, "thing"))
    ? { ...piece, phrase: { ...phraseOf(own, piece.text), within } }
    : piece;
}
