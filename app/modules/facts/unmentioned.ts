import { isClosed } from "../language/may-cut";
import { isBetweenUs, isForMakerAlone, tellsSecret } from "./private-words";
import { wholeWords } from "./reading/whole-words";
import { renumbered, type Line, type SourceText } from "./source-text";
import { ASKED, KEEP_OFF, LEAVE_OUT, NEED_NOT, NOT_TO_PUBLISH, SAY_NICER, WHETHER } from "./unmentioned-words";

const LEADS =
  "(?:(?:so|but|and|please|pls|plz|kindly|aber|und|bitte|pero|por favor|y|mais|svp|merci|ma|per favore|e|mas|maar|en|ale|proszę|لكن|من فضلك(?:م)?),?\\s)*";
const all = [ASKED, NEED_NOT, KEEP_OFF].flatMap((words) => Object.values(words)).join("|");
const INSTEAD =
  "just|only|einfach|nur|lieber|solo|sólo|mejor|seulement|plutôt|soltanto|piuttosto|só|apenas|alleen|gewoon|tylko|بس|فقط";
/** "…, or else the burglars come", "(…, the council gets touchy)", "…, just say call": why, and what to say instead. */
const WHY = `(?:,\\s(?:sonst|or else|otherwise|si no|sinon|altrimenti|senão|anders|inaczej|bo|وإلا|${INSTEAD})\\s[^.!?]{1,60}|[,;:–—]\\s[^.!?()]{1,60}(?=\\)))?`;
const END = `${WHY}[\\s)\\].!…😅]*$`;
const ASKS_WHETHER = `(?:${Object.values(WHETHER).join("|")})\\s?[?؟]`;
/** "The council paid for the kiln, no need to mention it." */
const BEHIND = new RegExp(
  `(?:[,;:–—،؛]\\s|\\s-\\s|\\s[(\\[]|\\s(?=(?:so|but|aber|pero|mais|ma|mas|maar|ale)\\s))${LEADS}(?:${all}|${ASKS_WHETHER})${END}`,
  "iu",
);
const SO =
  "(?:and )?so|(?:und )?(?:also|drum|darum|deswegen|deshalb)|así que|por eso|por lo que|donc|alors|quindi|perciò|per cui|então|por isso|portanto|dus|więc|dlatego|لذلك|لذا|فلذلك|عشان كده";
const PLEASE = "(?:(?:please|pls|kindly|bitte|por favor|svp|merci|per favore|graag|proszę|من فضلكم?),?\\s)?";
/** "I shall stop at 70, so don't put in anything about the future": the reason of an order to leave out is part of it. */
const REASONS = new RegExp(`[,;]?\\s(?:${SO}),?\\s${PLEASE}(?:${Object.values(LEAVE_OUT).join("|")})${END}`, "iu");
/** "Please don't mention it.", "Grandad, that isn't going in." is said of the sentence before. */
const ALONE = new RegExp(`^[(\\[]?(?:\\p{L}+,\\s)?${LEADS}(?:${all})${END}`, "iu");
const LONGEST_ALONE = 60;
/** "The bronze medal Dad does not like mentioned": the sentence tells what it asks not to tell. */
const PUBLISHED = new RegExp(wholeWords(Object.values(NOT_TO_PUBLISH).join("|")), "iu");
const NICER = new RegExp(Object.values(SAY_NICER).join("|"), "iu");
const isWithin = (text: string): boolean => PUBLISHED.test(text) || NICER.test(text) || isBetweenUs(text);

/** "My cousin does the contracts and I'm Ciara, …": who writes speaks of somebody else before. */
const I_BEGIN = /[;–—]\s|,?\s(?:and|und|y|et|e|en|i|و)\s(?=(?:i|i['’]m|im|ich|yo|je|moi|io|eu|ik|ja|أنا)(?:\s|,))/giu;
/** Where a reason begins that goes with its order: the bracket, else the clause, else the sentence. */
function startOfReason(text: string): number | undefined {
  const at = text.search(REASONS);
  if (at < 0) return undefined;
  const before = text.slice(0, at);
  if (!isClosed(before)) return Math.max(0, before.lastIndexOf("("));
  return [...before.matchAll(I_BEGIN)].at(-1)?.index ?? 0;
}

const isAlone = (text: string): boolean => text.length <= LONGEST_ALONE && ALONE.test(text);

/** Whether the end of a sentence asks not to mention what it tells. */
export const asksNotToMention = (text: string): boolean =>
  BEHIND.test(text) || ALONE.test(text) || isWithin(text) || startOfReason(text) !== undefined;

/** The text with what is not to be mentioned apart from the rest, and the sentences that are not. */
export interface Unmentioned {
  source: SourceText;
  sentences: ReadonlySet<string>;
}

/**
 * Finds what the owner tells and asks not to mention: the sentence whose end says so, the bracket in which it stands, or the
 * sentence before one that says nothing else; what a label keeps for the maker, to the end of its paragraph; and what tells
 * a secret. Pure.
 */
export function withoutUnmentioned(source: SourceText): Unmentioned {
  const sentences = new Set<string>();
  let closed: number | undefined;
  const lines = source.lines.flatMap((line, index): Line | Line[] => {
    if (isForMakerAlone(line.text)) closed = line.paragraph;
    if (line.kind !== "blank" && line.paragraph === closed) {
      for (const { text } of line.sentences) sentences.add(text);
      return line;
    }
    const isOne = line.kind === "text" && line.sentences.length === 1;
    if (line.kind !== "blank" && tellsSecret(line.text)) {
      if (isOne) return apartFrom(line, startOfSecret(line.text), sentences);
      for (const { text } of line.sentences.filter((each) => tellsSecret(each.text))) sentences.add(text);
    }
    if (!isOne) {
      for (const text of unmentionedIn(line)) sentences.add(text);
      return line;
    }
    if (isAlone(line.text)) {
      const last = source.lines[index - 1];
      for (const { text } of last && last.paragraph === line.paragraph ? [last, line] : [line]) sentences.add(text);
      return line;
    }
    if (isWithin(line.text)) return apartFrom(line, 0, sentences);
    const reason = startOfReason(line.text);
    if (reason !== undefined) return apartFrom(line, reason, sentences);
    const at = line.text.search(BEHIND);
    if (at < 0) return line;
    const open = isClosed(line.text.slice(0, at)) ? 0 : line.text.lastIndexOf("(", at);
    return apartFrom(line, Math.max(0, open), sentences);
  });
  const isCut = lines.length !== source.lines.length;
  return { source: isCut ? { ...source, lines: renumbered(lines) } : source, sentences };
}

/** Of a point of a list, the sentences that ask it of themselves or of the one before. */
const unmentionedIn = ({ sentences }: Line): string[] =>
  sentences.flatMap(({ text }, index) => {
    if (isAlone(text)) return sentences.slice(Math.max(0, index - 1), index + 1).map((each) => each.text);
    return BEHIND.test(text) || isWithin(text) || startOfReason(text) === 0 ? [text] : [];
  });

/** Where the bracket begins that tells a secret; where none does, all of it is one. */
function startOfSecret(text: string): number {
  const open = text.lastIndexOf("(");
  return open > 0 && tellsSecret(text.slice(open)) ? open : 0;
}

/** A line in two: what may be read, and from a place on what may not, which is added to the `sentences` that are not. */
function apartFrom(line: Line, from: number, sentences: Set<string>): Line | Line[] {
  const [before, said] = [line.text.slice(0, from).trim(), line.text.slice(from)];
  sentences.add(said);
  return before
    ? [
        { ...line, text: before },
        { ...line, text: said },
      ]
    : line;
}
