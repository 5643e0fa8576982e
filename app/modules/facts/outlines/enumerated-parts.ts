import { ordersMaker } from "../orders/orders-maker";
import type { Line } from "../source-text";
import { textRows } from "./outline-lines";
import { isKnown, itemIn, type OutlineItem } from "./outline-item";
import { introducesParts } from "./outline-words";
import { saidOf, type Outline } from "./outline";

/** "a) the prices", "2) 5 steps" */
const MARK = /^(?:([a-k])|(\d{1,2}))[.)]\s+(?=\S)/iu;
const FEWEST = 2;
/** Without an introduction: parts that pages have, and such parts where one of them asks questions. */
const FEWEST_KNOWN = 3;
const FEWEST_WITH_QUESTIONS = 2;
const MOST = 20;

interface Enumerated {
  texts: string[];
  /** The index of the first line behind them. */
  end: number;
}

/**
 * The parts of a page that its owner enumerates, each with its content, from the line that introduces them on. Undefined
 * where nothing introduces them and too few of them are parts that pages have: numbered steps, goods and reasons are
 * something else.
 */
export function enumeratedParts(lines: readonly Line[], at: number, language: string): Outline | undefined {
  const line = lines[at]!;
  const isIntroduction = (line.kind === "text" || line.kind === "heading") && !MARK.test(line.text);
  const from = isIntroduction ? behindBlank(lines, at + 1) : at;
  const first = lines[from];
  if (!first || !isMarked(first, isIntroduction)) return undefined;
  const introduces =
    isIntroduction && (introducesParts(line.text) || (line.text.endsWith(":") && ordersMaker(line.text, language)));
  if (isIntroduction && !introduces) return undefined;
  const { texts, end } = enumerated(lines, from);
  const items = texts.map((text) => itemIn(text));
  if (texts.length < FEWEST || !areParts(items, introduces)) return undefined;
  const parts = items.map((item, nth) => (item ? saidOf(item, texts[nth]!) : { rows: textRows(texts[nth]!) }));
  return { length: end - at, isWhole: true, parts: [...(introduces ? [{ note: line.text }] : []), ...parts] };
}

const isMarked = ({ kind, text }: Line, mayBePoint: boolean): boolean =>
  kind === "ordered" || (mayBePoint && kind === "bullet") || (kind === "text" && MARK.test(text));

const behindBlank = (lines: readonly Line[], at: number): number => (lines[at]?.kind === "blank" ? at + 1 : at);

/** Lines of one kind that are marked one after the other, each with what stands on its row behind it. */
function enumerated(lines: readonly Line[], from: number): Enumerated {
  const { kind } = lines[from]!;
  const texts: string[] = [];
  let end = from;
  for (let at = from; at < lines.length && texts.length < MOST; at = behindBlank(lines, end)) {
    const line = lines[at]!;
    if (line.kind !== kind || (kind === "text" && !followsMark(line.text, texts.length))) break;
    end = at + 1;
    while (kind === "text" && lines[end]?.kind === "text" && lines[end]!.paragraph === line.paragraph) end += 1;
    const said = lines.slice(at, end).map(({ text }) => text);
    texts.push(kind === "text" ? said.join(" ").replace(MARK, "") : said.join(" "));
  }
  return { texts, end };
}

/** The letter or the figure that stands at its place. */
function followsMark(text: string, at: number): boolean {
  const [, letter, figure] = MARK.exec(text) ?? [];
  return letter ? letter.toLowerCase().codePointAt(0) === FIRST_LETTER + at : Number(figure) === at + 1;
}
const FIRST_LETTER = "a".codePointAt(0)!;

function areParts(items: readonly (OutlineItem | undefined)[], introduces: boolean): boolean {
  const read = items.filter((item) => item !== undefined);
  if (introduces) return read.filter((item) => isKnown(item) || item.isPart).length >= FEWEST;
  const known = read.filter(isKnown);
  const kinds = new Set(known.map(({ kind, topic }) => kind ?? topic));
  const asks = known.some(({ kind, content }) => kind === "faq" && /[?؟]/u.test(content));
  return (
    kinds.size >= (asks ? FEWEST_WITH_QUESTIONS : FEWEST_KNOWN) &&
    known.length * 2 >= items.length &&
    known.every(({ content }) => content !== "")
  );
}
