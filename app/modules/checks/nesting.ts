import { VOID } from "../markup/element-kinds";

/** Elements that are written without their end tag; they nest only where others do. */
const ENDS_BY_ITSELF = new Set(["li", "p", "dt", "dd", "option", "optgroup", "tr", "td", "th", "thead", "tbody", "tfoot", "colgroup", "rt", "rp", "html", "head", "body"]);

/**
 * How many elements of a page are open at the same place at most, each until an end tag of its name. Reads the tags once and
 * builds nothing, so that it comes before all that goes as deep as a page does. What stands in comments and scripts counts
 * too, which a page of usual depth is far from noticing.
 */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let [depth, deepest] = [0, 0];
  for (const { name, isEnd } of tagsOf(html)) {
    const alike = open.get(name) ?? 0;
    if (isEnd && alike === 0) continue;
    const step = isEnd ? -1 : 1;
    open.set(name, alike + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const NAME = /\/?([a-z][^\s/>]*)/iy;

/** The tags of elements that need both. */
function* tagsOf(html: string): Generator<{ name: string; isEnd: boolean }> {
  for (let start = html.indexOf("<"), end = 0; start !== -1; start = html.indexOf("<", Math.max(start + 1, end))) {
    NAME.lastIndex = start + 1;
    const [written = "", given = ""] = NAME.exec(html) ?? [];
    if (!written) continue;
    end = html.indexOf(">", start);
    if (end === -1) return;
    const name = given.toLowerCase();
    const isWhole = html[end - 1] === "/" || VOID.has(name) || ENDS_BY_ITSELF.has(name);
    if (!isWhole) yield { name, isEnd: written.startsWith("/") };
  }
}
