import type { EditCase } from "./case-schema";
import { queryAll } from "~/modules/cascade/query";
import { elementsOf } from "~/modules/markup/html-document";
import { readPage, type EditablePage } from "~/modules/markup/page";
import { visibleText } from "~/modules/markup/visible-text";

type Places = Pick<EditCase, "texts" | "looks" | "want">;

/**
 * The first difference between two bodies outside of the elements that were meant, byte for byte but for white space;
 * null without one.
 */
export function strayBytes(before: string, after: string, { texts, looks, want }: Places): string | null {
  const places = [...texts, ...looks];
  if (texts.includes("*")) return null;
  // Who asks for another order changes where pieces stand, and none of them.
  const isOrder = want.some((check) => "order" in check);
  // Who asks that a field is filled in changes that attribute and no words; which fields have it, the checks say.
  const isRequired = want.some((check) => "count" in check && check.count.includes("[required]"));
  const free = [looks.includes("*") && '(?:class|style)="[^"]*"', isRequired && 'required(?:="[^"]*")?'].filter(
    Boolean,
  );
  const mayChange = new RegExp(`\\s(?:${free.join("|")})(?=[\\s>/])`, "g");
  const bare = (source: string) => (free.length > 0 ? source.replace(mayChange, "") : source);
  const inOrder = (source: string) => (isOrder ? bare(source).split("<").toSorted().join("<") : bare(source));
  const [had, has] = [inOrder(rest(before, places)), inOrder(rest(after, places))];
  if (had === has) return null;
  const at = [...had].findIndex((sign, index) => sign !== has[index]);
  const from = Math.max(0, (at === -1 ? had.length : at) - 40);
  return `another piece of the html changed: …${had.slice(from, from + 120)}… -> …${has.slice(from, from + 120)}…`;
}

/** A body's source without these elements. */
function rest(source: string, places: string[]): string {
  const page = readPage(source);
  const body = page.elements.find(({ tagName }) => tagName === "body")?.sourceCodeLocation;
  const cut = places
    .filter((place) => place !== "*")
    .flatMap((place) => nodesAt(page, place))
    .map((node) => page.elements[node]!.sourceCodeLocation)
    .sort((a, b) => a.startOffset - b.startOffset);
  let [left, reached] = ["", body?.startTag.startOffset ?? 0];
  for (const { startOffset, endOffset } of cut) {
    if (startOffset > reached) left += source.slice(reached, startOffset);
    reached = Math.max(reached, endOffset);
  }
  return `${left}${source.slice(reached, body?.endOffset ?? source.length)}`.replace(/\s+/g, " ").replace(/> </g, "><");
}

/** What CSS means, or the innermost elements that show the words behind `text:`. */
function nodesAt(page: EditablePage, place: string): number[] {
  if (!place.startsWith("text:")) return queryAll(page, place);
  const words = place.slice(5).toLowerCase();
  const holders = page.elements.flatMap((element, node) =>
    visibleText(element).toLowerCase().includes(words) ? [node] : [],
  );
  return holders.filter((node) => {
    const inside = new Set(elementsOf(page.elements[node]!).slice(1));
    return !holders.some((other) => other !== node && inside.has(page.elements[other]!));
  });
}
