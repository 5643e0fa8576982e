import { VOID } from "./element-kinds";

/** How much a parser makes of a page's html. */
export interface TreeSize {
  /** How many elements are open at the same place at most. */
  depth: number;
  /** How many elements are made again, since a paragraph or part began while formatting before it was left open. */
  repeated: number;
}

/** What html lets a writer leave out the end tag of; such elements nest only where others do. */
const ENDS_BY_ITSELF = new Set([
  "li",
  "p",
  "dt",
  "dd",
  "option",
  "optgroup",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "colgroup",
  "rt",
  "rp",
  "html",
  "head",
  "body",
]);
/** An element of these that is left open goes on in every part behind it, as an element of its own in each. */
const FORMATTING = new Set([
  "a",
  "b",
  "big",
  "code",
  "em",
  "font",
  "i",
  "nobr",
  "s",
  "small",
  "strike",
  "strong",
  "tt",
  "u",
]);
const NAME = /\/?([a-z][^\s/>]*)/iy;

/**
 * Estimates the tree of a page from its tags, each read once and none of it built: what is nested without end, or
 * leaves its formatting open, makes a tree far larger than its source. Tags in comments and scripts count too.
 */
export function treeSize(html: string): TreeSize {
  const open = new Map<string, number>();
  let [depth, formatting, deepest, repeated] = [0, 0, 0, 0];
  for (const { name, isEnd } of tagsOf(html)) {
    const alike = open.get(name) ?? 0;
    const step = isEnd ? (alike > 0 ? -1 : 0) : 1;
    if (FORMATTING.has(name)) formatting += step;
    else repeated += formatting;
    if (ENDS_BY_ITSELF.has(name)) continue;
    open.set(name, alike + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return { depth: deepest, repeated };
}

function* tagsOf(html: string): Generator<{ name: string; isEnd: boolean }> {
  for (let start = html.indexOf("<"), end = 0; start !== -1; start = html.indexOf("<", Math.max(start + 1, end))) {
    NAME.lastIndex = start + 1;
    const [written, given = ""] = NAME.exec(html) ?? [];
    if (written === undefined) continue;
    end = html.indexOf(">", start);
    if (end === -1) return;
    const name = given.toLowerCase();
    if (html[end - 1] !== "/" && !VOID.has(name)) yield { name, isEnd: written.startsWith("/") };
  }
}
