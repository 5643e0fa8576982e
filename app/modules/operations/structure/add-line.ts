import { z } from "zod";
import { linesBefore } from "~/lib/blanks-before";
import { attribute, escapeAttribute, escapeText } from "../../markup/html-document";
import { isElement, numberOf } from "../../markup/element";
import { BLOCKS } from "../../markup/element-kinds";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, spanOf } from "../../markup/place";
import { childrenOf, parentNode } from "../../cascade/query";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { CANNOT } from "./element-words";
import { inHtml } from "./set-link";
import { around, placedParent } from "./siblings";

const params = z.object({
  text: z.string().min(1).max(4000),
  side: z.enum(["before", "after", "inside"]),
  /** What it stands above or below, or the part of the page at whose end it stands. */
  at: targetSchema,
});
type Params = z.infer<typeof params>;

/** Puts a line of text above or below something, or at the end of a part of the page. */
export const addLine = operation({
  name: "add-line",
  params,
  touches: ({ page }, given) => around(page, [anchorOf(page, given).node]),
  run: ({ page }, given) => {
    const { node, side } = anchorOf(page, given);
    if (!isWhole(page, node)) return declined(CANNOT);
    const { start, end } = spanOf(page.elements[node]!);
    const gap = linesBefore(page.source, start);
    const line = `<p${classNear(page, node, given)}>${escapeText(given.text)}</p>`;
    const splice = side === "before" ? { start, end: start, text: line + gap } : { start: end, end, text: gap + line };
    const where = given.side === "inside" ? "to" : given.side === "before" ? "above" : "below";
    return done(`I added ${quoted(given.text)} ${where} ${given.at.name}.`, inHtml([splice]), quoted(given.text));
  },
  holds: (before, after, given) => {
    const { node, side } = anchorOf(before.page, given);
    const at = spanOf(before.page.elements[node]!)[side === "before" ? "start" : "end"];
    const added = after.page.elements.findIndex(
      ({ tagName, sourceCodeLocation: place }) => tagName === "p" && place.startOffset >= at,
    );
    return added !== -1 && textOf(after.page, added) === given.text.replace(/\s+/g, " ").trim();
  },
});

/** Elements in which a paragraph of its own may stand. */
const FLOWS = new Set(
  "body main header footer section article aside div form figure blockquote li td dd nav center".split(" "),
);

/** Beside what a paragraph can stand: not in a line, nor between the entries of a list. */
function anchorOf(page: EditablePage, { side, at }: Params): { node: NodeId; side: "before" | "after" } {
  const node = at.nodes[side === "before" ? 0 : at.nodes.length - 1]!;
  if (side === "inside") return { node: lastBlock(page, node), side: "after" };
  return { node: endOfRun(page, outOfLines(page, node), side), side };
}

const LISTED = new Set("li dt dd tr td th tbody thead option".split(" "));

function outOfLines(page: EditablePage, node: NodeId): NodeId {
  for (let at = node; ; ) {
    const parent = placedParent(page, at);
    if (parent === null) return at;
    const isFree =
      FLOWS.has(page.elements[parent]!.tagName) &&
      !LISTED.has(page.elements[at]!.tagName) &&
      page.elements[parent]!.tagName !== "nav";
    if (isFree) return at;
    at = parent;
  }
}

/** Buttons that stand in one line stay together. */
function endOfRun(page: EditablePage, node: NodeId, side: "before" | "after"): NodeId {
  if (BLOCKS.has(page.elements[node]!.tagName)) return node;
  let last = node;
  for (
    let next = beside(page, node, side);
    next !== null && !BLOCKS.has(page.elements[next]!.tagName);
    next = beside(page, next, side)
  )
    last = next;
  return last;
}

function beside(page: EditablePage, node: NodeId, side: "before" | "after"): NodeId | null {
  const siblings = page.elements[node]!.parentNode?.childNodes.filter(isElement) ?? [];
  const at = siblings.indexOf(page.elements[node]!) + (side === "after" ? 1 : -1);
  const other = siblings[at];
  return (other && numberOf(page, other)) ?? null;
}

/** The last paragraph of a part of the page; without one its last element. */
function lastBlock(page: EditablePage, region: NodeId): NodeId {
  const { startOffset, endOffset } = page.elements[region]!.sourceCodeLocation;
  const paragraphs = page.elements.flatMap(({ tagName, sourceCodeLocation: at }, node) =>
    tagName === "p" && at.startOffset > startOffset && at.endOffset < endOffset && isProse(page, node) ? [node] : [],
  );
  const only = childrenOf(page, region);
  return paragraphs.at(-1) ?? (only.length === 1 ? lastBlock(page, only[0]!) : (only.at(-1) ?? region));
}

const isProse = (page: EditablePage, node: NodeId) =>
  !/\b(?:actions|label|eyebrow)\b/.test(attribute(page.elements[node]!, "class") ?? "") &&
  parentNode(page, node) !== null &&
  page.elements[parentNode(page, node)!]!.tagName !== "li";

/** As the paragraphs around it look. */
function classNear(page: EditablePage, node: NodeId, { side }: Params): string {
  const near = [node, beside(page, node, side === "before" ? "before" : "after"), beside(page, node, "after")];
  const model = near.find((each) => each !== null && page.elements[each]!.tagName === "p" && isProse(page, each));
  const classes = model === undefined || model === null ? undefined : attribute(page.elements[model]!, "class");
  return classes && !/opening|lead|intro/.test(classes) ? ` class="${escapeAttribute(classes)}"` : "";
}
