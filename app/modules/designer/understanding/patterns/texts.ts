import { setText } from "../../../operations/text/set-text";
import { INVENTS_NOTHING, isWish } from "../../built-in/texts/values";
import { declined } from "../../../operations/outcome";
import { call } from "../call";
import { maybe, one, pattern, type Clause, type Pattern } from "../pattern";
import type { NodeId } from "../../../markup/page";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { beginsWithSubject } from "../clauses";
import { isWritten } from "../own-words";
import { phraseOf } from "../read-pieces";
import { isTarget, resolveTarget, textOfTarget } from "../resolve-target";
import type { PieceOf } from "../pieces";
import type { Thing } from "../names";
import { means, type SenseKind } from "../word";

export const TEXTS: readonly Pattern[] = [
  pattern({
    name: "set-text-beside",
    verbs: ["change", "make", "be", "replace", null],
    takes: {
      what: one("phrase"),
      place: one("phrase", ["below", "above", "after", "before"]),
      text: one("literal", ["to", "says", "as", "with", "colon", null]),
    },
    read({ what, place, text }, { site, dialogue, verb, clause }) {
      const { head, words } = what.phrase;
      const isText =
        (head === "text" || head === "paragraph" || head === "line") &&
        words.every((word) => means(word, "thing") || means(word, "light"));
      if (!isText || (text.link === null && !(text.isQuoted && (verb !== null || shall(clause))))) return null;
      if (verb === null && isTelling(text, clause)) return null;
      const found = resolveTarget(site, place, dialogue);
      if (!found || !isTarget(found) || found.target.nodes.length !== 1) return null;
      const node = textBeside(site, found.target.nodes[0]!, place.link === "below" || place.link === "after");
      const target = { nodes: [node ?? 0], name: `the text ${place.link} ${place.text}`, selector: null };
      if (node === null) return null;
      // The end of a sentence is that of the message, too.
      const end = text.isQuoted || /[.!?]$/.test(text.text) ? "" : (/[.!?]$/.exec(textOf(site.page, node))?.[0] ?? "");
      return call(setText, { target, text: text.text + end }, target.name);
    },
  }),
  pattern({
    name: "set-text",
    verbs: ["change", "make", "be", "rename", "replace", null],
    takes: {
      target: one("phrase"),
      text: one("literal", ["to", "says", "as", "with", "colon", "in", null]),
      now: maybe("reference"),
    },
    read({ target, text }, { site, dialogue, verb, clause }) {
      if (
        (verb === null && text.link === null && !(text.isQuoted && shall(clause))) ||
        (verb === "be" && text.link === null && !text.isQuoted && !(target.phrase.head && isFromNow(clause))) ||
        isAboutLooks(text) ||
        (verb === null && isInPlace(text, clause)) ||
        (verb === null && text.link === "says" && !text.isQuoted && !target.phrase.head && !shall(clause)) ||
        (text.link === "says" && isReported(text)) ||
        (text.link === null && !text.isQuoted && !isWritten(text.text)) ||
        (verb === "be" && isComplaint(text)) ||
        (target.phrase.head && FACTS.has(target.phrase.head))
      )
        return null;
      if (!text.isQuoted && isWish(text.text)) return declined(INVENTS_NOTHING);
      const found = resolveTarget(site, withoutText(target), dialogue);
      const written = found && isTarget(found) ? textOfTarget(site, found.target) : null;
      if (!written || (!target.phrase.head && isFigureForName(text, textOf(site.page, written.nodes[0]!)))) return null;
      return call(setText, { target: written, text: text.text }, target.text);
    },
  }),
];

const SHALL =
  /^(?:should|must|shall|needs|has|ought|sollte?n?|muss|müssen|deben?|debería|tiene|doit|doivent|devrait|deve|devono|dovrebbe|tem|deveria|moet|moeten)\b/i;
const NOW = /^(?:now|jetzt|nun|ahora|maintenant|adesso|ora|agora|nu)$|\bnow$/i;

/** Whether a clause says how something is to be rather than how it is. */
const shall = ({ words }: Clause) => words.some(({ text }) => SHALL.test(text));
/** 'The headline is now Open all day': without it, that says what is wrong with it. */
const isFromNow = (clause: Clause) => shall(clause) || clause.words.some(({ text }) => NOW.test(text));

/** 'The line above the photo says four riders and a dog' tells what stands there. */
const isTelling = ({ link, isQuoted }: PieceOf<"literal">, clause: Clause) =>
  link === "says" && !isQuoted && !shall(clause);
/** 'Bezorgen in Aalten': without a word that changes something, this one says where. */
const isInPlace = ({ link, words }: PieceOf<"literal">, clause: Clause) =>
  link === "to" && clause.words.findLast(({ end }) => end <= words[0]!.start)?.text.toLowerCase() === "in";

/** The text right before or after something in the same part of the page. */
function textBeside(site: OpenedSite, node: NodeId, isBelow: boolean): NodeId | null {
  const things = readThings(site);
  const section = things.at(node)?.section ?? null;
  const texts = things.all.filter(
    (thing) =>
      thing.section === section &&
      thing.item === null &&
      !thing.hidden &&
      (thing.roles.includes("text") || thing.roles.includes("lead")),
  );
  const found = isBelow ? texts.find((thing) => thing.node > node) : texts.findLast((thing) => thing.node < node);
  return found?.node ?? null;
}

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
/** 'Jan says she reads it out': what somebody tells begins with who does it. */
const isReported = ({ isQuoted, text, words }: PieceOf<"literal">) =>
  !isQuoted && /^\p{Ll}/u.test(text) && beginsWithSubject(words, text);
/** 'The coperto to 2,50', 'Wed should say 8-1': a figure is said of what is named, and does not become its name. */
const isFigureForName = ({ isQuoted, text }: PieceOf<"literal">, name: string) =>
  !isQuoted && /^[\p{Sc}\s]*\d/u.test(text) && !/\d/.test(name);
const LOOKS: ReadonlySet<SenseKind> = new Set(["colour", "value", "fact", "property", "amount", "reference"]);

/** 'the button text', 'the text of the button': its text is the thing. */
function withoutText(piece: PieceOf<"phrase">): PieceOf<"phrase"> {
  const { words, within, head } = piece.phrase;
  if (head !== "text") return piece;
  if (within?.head && !within.words.some((word) => means(word, "thing", "section")))
    return { ...piece, phrase: within };
  // 'the button text “See the menu”': what is quoted is its name.
  const own = words.filter((word) => !means(word, "thing", "text"));
  const first = own[0];
  return first && own.some((word) => means(word, "thing"))
    ? { ...piece, phrase: { ...phraseOf(own, piece.text), within } }
    : piece;
}
