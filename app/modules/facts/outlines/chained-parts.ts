import type { Line } from "../source-text";
import { toldSteps } from "../told-steps";
import { beginsThen, THEN, withoutThen } from "../then-words";
import { wholeWords } from "../reading/whole-words";
import { mayOrderMaker } from "../orders/orders-maker";
import { listParts } from "../../language/enumeration";
import { isClosed } from "../../language/may-cut";
import { answeredIn, answersItself } from "./answered";
import { isKnown, itemIn, type OutlineItem } from "./outline-item";
import { asksHow, behindIntroduction, saysOnlyLook, withoutAlso, withoutWant } from "./outline-words";
import { saidOf, type Outline, type Said } from "./outline";

const NEXT = new RegExp(
  `[,;،؛]\\s(?:(?:and|und|y|et|e|en|i)\\s)?${wholeWords(Object.values(THEN).join("|"))}\\s`,
  "giu",
);
/** Letters of a sentence that chains parts of the page. */
const LONGEST = 400;

/**
 * The parts of a page that a sentence tells one after another: "Then a worked example as a table: …", "Then houses in the
 * yard (year, size), then questions." with what is asked and answered behind it. Undefined for what happens one after
 * another to a visitor.
 */
export function chainedParts(lines: readonly Line[], at: number, language: string): Outline | undefined {
  const { kind, text } = lines[at]!;
  if (kind !== "text" || text.length > LONGEST || toldSteps(text)) return undefined;
  const asked = behindIntroduction(text);
  if (asked) return askedParts(asked, text);
  const also = withoutAlso(text) ?? withoutWant(text);
  const isThen = beginsThen(text);
  const isLed = isThen || also !== undefined;
  if (!isLed) return plainPart(lines, at, language);
  const pieces = piecesOf(isThen ? withoutThen(text) : also!);
  const items = pieces.map((piece) => itemIn(piece) ?? aboutQuestions(piece));
  const [first] = items;
  const isOrder = isThen
    ? items.some((item) => item && (item.isPart || (isKnown(item) && pieces.length > 1) || isAsking(item)))
    : pieces.length === 1 && first && (first.isPart || isAsking(first));
  return isOrder ? outlineOf(pieces, items, lines, at) : undefined;
}

/** Questions and steps are parts of a page and nothing that a business has. */
const isAsking = ({ kind }: OutlineItem): boolean => kind === "faq";

/** The pieces that "then" parts outside of brackets. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(NEXT)) {
    if (!isClosed(text.slice(from, index))) continue;
    pieces.push(text.slice(from, index));
    from = index + sign.length;
  }
  return [...pieces, text.slice(from)];
}

/** "Q&A about visitors, curfew (zero)" */
function aboutQuestions(piece: string): OutlineItem | undefined {
  const item = itemIn(ABOUT.exec(piece)?.[1] ?? "");
  return item?.kind === "faq" ? item : undefined;
}
const ABOUT = /^(.{2,40}?)\s(?:about|over|über|zu|zum|zur|sobre|sur|su|o|عن|حول)\s/u;

function outlineOf(
  pieces: readonly string[],
  items: readonly (OutlineItem | undefined)[],
  lines: readonly Line[],
  at: number,
): Outline | undefined {
  const parts = pieces.map((piece, nth): Said => {
    const item = items[nth];
    return item && isTold(item)
      ? saidOf(item, piece)
      : { note: piece, ...(item && { item: { ...item, content: "" } }) };
  });
  const last = items.at(-1);
  const behind = sameParagraph(lines, at);
  if (!last || !isAsking(last)) return withLook(parts, behind[0]);
  if (/[?؟]/u.test(last.content)) return undefined;
  const isRead = (read: readonly Line[]) => answeredIn(contentOf(last, read)).length > 0;
  const short = behind.findIndex(({ text }) => !answersItself(text));
  const read = [behind, short > 0 ? behind.slice(0, short) : []].find(isRead);
  if (read)
    return {
      length: 1 + read.length,
      parts: [...parts.slice(0, -1), { item: { ...last, content: contentOf(last, read) } }],
    };
  // "And some questions. I can think of: …"
  const isNamed = last.content === "" && (pieces.length > 1 || behind.length === 0);
  return isNamed ? { length: 1, parts } : undefined;
}

const contentOf = ({ content }: OutlineItem, behind: readonly Line[]): string =>
  [content, ...behind.map(({ text }) => text)].join(" ").trim();

/** "… as a table: 140 sq m, … No names.": what only says how the part is to look. */
const withLook = (parts: Said[], next: Line | undefined): Outline =>
  next && saysOnlyLook(next.text) ? { length: 2, parts: [...parts, { note: next.text }] } : { length: 1, parts };

/** "houses in the yard (year, size, price)": what only says what a part of one's own would hold is nothing to read. */
const isTold = (item: OutlineItem): boolean => isKnown(item) || item.isPart || asksHow(item.label);

/** "Please include: what happens at the first visit, step by step, including that …" */
function askedParts(asked: string, text: string): Outline | undefined {
  const item = itemIn(asked);
  if (item && item.content !== "" && isTold(item)) return isAsking(item) ? undefined : { length: 1, parts: [{ item }] };
  const named = item ?? itemIn(asked.split(/[,،]\s/u)[0]!);
  return named && (named.isPart || isKnown(named))
    ? { length: 1, parts: [{ note: text, item: { ...named, content: "" } }] }
    : undefined;
}

/** "Cómo se cuecen, en pasos.", "How to season it as steps: pitch it, hose it": nothing but the look says that it is a part. */
function plainPart(lines: readonly Line[], at: number, language: string): Outline | undefined {
  const { text, paragraph } = lines[at]!;
  const item = itemIn(text);
  if (item && isAsking(item) && item.content !== "") return undefined;
  const isBegun = item?.look && item.content !== "";
  if (isBegun && (isKnown(item) || asksHow(item.label) || isShortList(item, language)))
    return { length: 1, parts: [{ item }] };
  if (!item?.look || item.content !== "" || !(isKnown(item) || asksHow(item.label))) return undefined;
  const next = lines[at + 1];
  const heads = next !== undefined && next.kind !== "blank" && next.paragraph !== paragraph;
  return heads || !/\.$/u.test(text) ? undefined : { length: 1, parts: [{ note: text, item }] };
}

/** "Regels als lijstje: gasflessen eruit, koelkast open, accu los" */
const isShortList = ({ label, content }: OutlineItem, language: string): boolean =>
  label.split(" ").length <= MOST_WORDS && listParts(content).length > MOST_WORDS && !mayOrderMaker(label, language);
const MOST_WORDS = 2;

function sameParagraph(lines: readonly Line[], at: number): Line[] {
  const end = lines.findIndex((other, index) => index > at && other.paragraph !== lines[at]!.paragraph);
  return lines.slice(at + 1, end < 0 ? undefined : end);
}
