import { capitalised } from "../../language/capitalised";
import { ended } from "../../language/ended";
import { listParts } from "../../language/enumeration";
import { ordersMaker, surelyOrdersMaker } from "../orders/orders-maker";
import { namesMoney } from "../prices/names-money";
import { MONEY } from "../told-steps";
import { splitSentences } from "../sentences";
import type { Line } from "../source-text";
import { answeredIn } from "./answered";
import type { OutlineItem } from "./outline-item";

/** A line before its number and its place are known. */
export interface Row extends Pick<Line, "kind" | "text"> {
  /** Its sentences, where it has several. */
  parts?: string[];
  /** It is told to visitors beyond doubt. */
  isTold?: boolean;
  /** It stands in the paragraph of the row before it. */
  goesOn?: boolean;
}

/** Letters of what is said of money in one breath. */
const LONGEST_MONEY = 110;
const FEWEST_STEPS = 2;
const MOST_STEPS = 9;
const LONGEST_STEP = 110;

/** The rows of an item, as if its owner had written a heading and what stands below it. None where it has no content. */
export function rowsOf(item: OutlineItem, language: string): Row[] {
  if (item.content === "") return [];
  if (item.topic === "faq" || item.kind === "faq") return questionRows(item);
  const steps = item.look === "steps" || item.kind === "process" ? stepsIn(item.content) : [];
  if (steps.length > 0 && !steps.some((step) => MONEY.test(step)))
    return [heading(item), ...steps.map((text) => point("ordered", [text]))];
  const priced = pricedRows(item.content, language);
  if (priced.length > 0) return [heading(item), ...priced];
  if (item.kind === "people") return [heading(item), ...textRows(item.content)];
  if (item.kind === "about") return textRows(ended(item.content));
  if (item.kind === "prices" && item.content.length <= LONGEST_MONEY)
    return [{ kind: "text", text: capitalised(item.content), isTold: !ordersMaker(item.content, language) }];
  if (item.kind === "prices")
    return textRows(ended(item.content)).map((row) => ({ ...row, isTold: !ordersMaker(row.text, language) }));
  return textRows(`${capitalised(item.label)}: ${item.content}`).map((row, at) =>
    at === 0 && isList(item.content, language) ? { ...row, isTold: true } : row,
  );
}

/** Several things that nobody asks the maker for. */
const isList = (content: string, language: string): boolean =>
  listParts(content).length >= FEWEST_LISTED && !surelyOrdersMaker(content, language);
const FEWEST_LISTED = 3;

const point = (kind: "bullet" | "ordered", parts: string[]): Row => ({
  kind,
  text: parts.join(" "),
  parts,
  isTold: true,
});
const heading = ({ label }: OutlineItem): Row => ({ kind: "heading", text: capitalised(label) });

/** Running text, by sentences. */
export const textRows = (content: string): Row[] =>
  splitSentences(content).map(
    ({ text }, at): Row =>
      at === 0 ? { kind: "text", text: capitalised(text) } : { kind: "text", text, goesOn: true },
  );

/** Each question with its answer is a point; questions that nobody answered stay as they were told. */
function questionRows(item: OutlineItem): Row[] {
  const pairs = answeredIn(item.content);
  return pairs.length > 0
    ? [heading(item), ...pairs.map((parts) => point("bullet", parts))]
    : textRows(`${capitalised(item.label)}: ${item.content}`);
}

/** The steps that a text enumerates; none where it tells something else. */
function stepsIn(content: string): string[] {
  const [first, ...others] = splitSentences(content);
  if (!first || others.length > 0) return [];
  const said = first.text.replace(/\.$/u, "");
  const parts = /[;؛]\s/u.test(said) ? said.split(/[;؛]\s/u) : listParts(said);
  const isList =
    parts.length >= FEWEST_STEPS && parts.length <= MOST_STEPS && parts.every(({ length }) => length <= LONGEST_STEP);
  return isList ? parts.map((part) => capitalised(part.trim())) : [];
}

/** "A € 1.900, B € 3.400, alles netto": rows that each name an amount, and what is said of them all. */
function pricedRows(content: string, language: string): Row[] {
  const [first, ...others] = splitSentences(content);
  const parts = listParts((first?.text ?? "").replace(/[.]$/u, ""));
  const last = parts.findLastIndex((part) => namesMoney(part, language));
  const rows = parts.slice(0, last + 1);
  if (rows.length < FEWEST_PRICED || !rows.every((part) => namesMoney(part, language))) return [];
  const behind = parts.slice(last + 1).join(", ");
  const said = [...(behind ? [ended(behind)] : []), ...others.map(({ text }) => text)].join(" ");
  return [...rows.map((text) => point("bullet", [capitalised(text)])), ...textRows(said)];
}
const FEWEST_PRICED = 2;
