import { z } from "zod";
import { queryAll } from "../../cascade/query";
import { HEADINGS } from "../../markup/element-kinds";
import { attribute, escapeText } from "../../markup/html-document";
import { elementAt, numberOf } from "../../markup/element";
import type { NodeId } from "../../markup/page";
import { spanOf } from "../../markup/place";
import { collapseSpace, isBlock } from "../../markup/visible-text";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { done, quoted } from "../outcome";
import { targetSchema } from "../target";
import { textOf } from "../text-of";

/** Puts a paragraph of the owner's words above or below something, or at the end of a part of the page. */
export const addText = operation({
  name: "add-text",
  params: z.object({ text: z.string().trim().min(1), place: targetSchema, where: z.enum(["above", "below", "end"]) }),
  touches: ({ page }, { place, where }) => ({
    nodes: [where === "end" ? place.nodes[0]! : (around(page, anchorOf(page, place.nodes[0]!)) ?? 0)],
  }),
  run: ({ page }, { text, place, where }) => {
    const [node] = place.nodes;
    const anchor = where === "end" ? lastText(page, node!) : anchorOf(page, node!);
    const { start, end } = spanOf(elementAt(page, anchor)!);
    const at = where === "above" ? start : end;
    return done(
      where === "end" ? `I added your text to ${place.name}.` : `I added ${quoted(text)} ${where} ${place.name}.`,
      [
        {
          part: "html",
          start: at,
          end: at,
          text: `<p${classLike(page, anchor)}>${escapeText(collapseSpace(text))}</p>`,
        },
      ],
      text,
    );
  },
  holds: (before, after, { text }) => countOf(after, text) === countOf(before, text) + 1,
});

const countOf = ({ page }: OpenedSite, text: string) =>
  queryAll(page, "p").filter((node) => textOf(page, node) === collapseSpace(text)).length;

type Page = OpenedSite["page"];

/** What can have a paragraph beside it: not a word of a line, an entry of a list or a cell. */
function anchorOf(page: Page, node: NodeId): NodeId {
  const parent = around(page, node);
  if (parent === null || page.elements[parent]!.tagName === "body") return node;
  const { tagName } = page.elements[parent]!;
  const isLine = HEADINGS.has(tagName) || NO_PARAGRAPHS.has(tagName);
  if (isLine) return anchorOf(page, parent);
  return isBlock(page.elements[node]!) || !isRow(page, parent) ? node : lastInRow(page, node, parent);
}

/** The nearest element around it that stands in the source: a table's body may not. */
function around(page: Page, node: NodeId): NodeId | null {
  for (let at = page.elements[node]!.parentNode; at && "tagName" in at; at = at.parentNode) {
    const found = numberOf(page, at);
    if (found !== undefined) return found;
  }
  return null;
}

const NO_PARAGRAPHS = new Set([
  "p",
  "ul",
  "ol",
  "dl",
  "tr",
  "tbody",
  "thead",
  "table",
  "a",
  "button",
  "span",
  "strong",
  "em",
  "b",
  "i",
  "label",
  "nav",
  "select",
  "picture",
  "cite",
]);

const isRow = (page: Page, parent: NodeId) =>
  page.elements[parent]!.childNodes.some((child) => "tagName" in child && !isBlock(child));

/** Two buttons side by side stay so: the paragraph comes behind both. */
function lastInRow(page: Page, node: NodeId, parent: NodeId): NodeId {
  const siblings = page.elements[parent]!.childNodes.flatMap((child) => ("tagName" in child ? [child] : []));
  const from = siblings.indexOf(page.elements[node]!);
  let last = from;
  while (siblings[last + 1] && !isBlock(siblings[last + 1]!) && siblings[last + 1]!.tagName !== "br") last += 1;
  const found = page.elements.indexOf(siblings[last] as (typeof page.elements)[number]);
  return found === -1 ? node : found;
}

/** The last paragraph of a part of the page, or else the last thing in it that a paragraph can stand behind. */
function lastText(page: Page, node: NodeId): NodeId {
  const inside = (each: NodeId) => {
    const [outer, inner] = [spanOf(page.elements[node]!), spanOf(page.elements[each]!)];
    return each !== node && inner.start >= outer.start && inner.end <= outer.end;
  };
  const prose = queryAll(page, ".prose p").filter(inside).at(-1);
  const plain = queryAll(page, "p:not(.actions, .label, .eyebrow, form p)").filter(inside).at(-1);
  const heading = queryAll(page, "h1, h2, h3").filter(inside).at(-1);
  const child = page.elements.findLastIndex((each, at) => inside(at) && each.parentNode === page.elements[node]);
  return prose ?? plain ?? heading ?? (child === -1 ? node : child);
}

/** Made like a paragraph beside it; what begins a part has a look of its own. */
function classLike(page: Page, anchor: NodeId): string {
  const element = page.elements[anchor]!;
  const className = element.tagName === "p" ? attribute(element, "class") : undefined;
  return className && !/opening|lead|intro|action|eyebrow|label/.test(className) ? ` class="${className}"` : "";
}
