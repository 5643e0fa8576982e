import type { SectionOf } from "../../site/site-plan";
import { capitalised } from "../../language/capitalised";
import { beginsLate } from "../../language/may-cut";
import { amountsIn } from "./amounts-in";

type Groups = SectionOf<"prices">["groups"];
type Row = Groups[number]["items"][number];

/** "each (puppies half an hour more)": words and a bracket behind the last amount. */
const BRACKET = /^(?:\s\p{Ll}+){0,3}\s\([^()?]{3,80}\)\.?$/u;
/** ", max. 6 people": said of the one thing that a sentence prices. */
const BEHIND = /^,\s[^?:]{3,50}$/u;
/** What a comma parts from the rows before it, long enough to stand by itself. */
const APART = /^[,;]\s\p{L}+\s[^?:]{3,80}$/u;
const SEPARATOR = /^[\s,;:–—-]*/u;

/**
 * Sentences that say the rows of a list once more, and a little behind the last amount: the little stands with that
 * row, and the sentence is not told a second time.
 */
export function withRowDetails(groups: Groups, told: readonly string[]): { groups: Groups; told: string[] } {
  const details = new Map<Row, string>();
  const all = groups.flatMap(({ items }) => items);
  const left = told.flatMap((sentence) => {
    const { rows, rest } = rowsAtBeginning(sentence, all);
    const last = rows.at(-1);
    if (!last || amountsIn(rest) > 0) return [sentence];
    if (/^[.!]?$/u.test(rest)) return [];
    const said = rest.replace(/^[,;\s]+/u, "");
    if (beginsLate(said)) return [sentence];
    if (!last.detail && (BRACKET.test(rest) || (rows.length === 1 && BEHIND.test(rest)))) {
      details.set(last, said.replace(/\.$/u, ""));
      return [];
    }
    // "…, each without fabric": behind several rows it is said of no single one.
    return rows.length > 1 && APART.test(rest) ? [capitalised(said.replace(/\.$/u, ""))] : [sentence];
  });
  const detailed = (row: Row): Row => (details.has(row) ? { ...row, detail: details.get(row)! } : row);
  return { groups: groups.map(({ items, ...group }) => ({ ...group, items: items.map(detailed) })), told: left };
}

/** The rows that a sentence begins with, each a name and right behind it its price, and what follows them. */
function rowsAtBeginning(sentence: string, items: readonly Row[]): { rows: Row[]; rest: string } {
  const rows: Row[] = [];
  let rest = sentence;
  for (const item of items) {
    const behind = after(rows.length > 0 ? rest.replace(SEPARATOR, "") : rest, item);
    if (behind === undefined) continue;
    rows.push(item);
    rest = behind;
  }
  return { rows, rest };
}

function after(text: string, { name, price }: Row): string | undefined {
  if (!text.toLowerCase().startsWith(name.toLowerCase())) return undefined;
  const behind = text.slice(name.length).replace(SEPARATOR, "");
  return behind.startsWith(price) ? behind.slice(price.length) : undefined;
}
