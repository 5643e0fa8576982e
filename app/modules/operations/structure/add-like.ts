import { linesBefore } from "~/lib/blanks-before";
import { elementAt } from "../../markup/element";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { isWhole, sourceOf, spanOf } from "../../markup/place";
import { applyEdit, type CodeSplice } from "../../markup/edit";
import { setAttribute } from "../../markup/set-attribute";
import { setText } from "../../editing/set-text";
import { textOf } from "../text-of";
import { isWithin, queryAll } from "../../cascade/query";
import { asEdit } from "../as-edit";
import { openSite, type OpenedSite } from "../opened-site";
import { recounted, removeNode } from "./remove-node";
import { EMPTY_CODE } from "../../site/code-parts";

/** The words of a new entry: its name, then what is said of it, and its price. */
export interface ItemWords {
  name: string;
  detail?: string | undefined;
  price?: string | undefined;
}

/** A new entry after the last of its list, made like that one, with words of its own and none of the other's. */
export function addLike(site: OpenedSite, last: NodeId, words: ItemWords): CodeSplice[] {
  const element = elementAt(site.page, last);
  if (!element || !isWhole(site.page, last)) return [];
  const { start, end } = spanOf(element);
  const gap = linesBefore(site.page.source, start);
  return [
    { part: "html", start: end, end, text: gap + worded(sourceOf(site.page, element), words) },
    ...recounted(site, last, 1),
  ];
}

/** What some elements must stand in to be read. */
const AROUND: Record<string, string> = { tr: "<table><tbody>", td: "<table><tbody><tr>", dt: "<dl>", dd: "<dl>" };

/** An element's source changed as it stands alone; `root` is the element's number there. */
export function changeSource(source: string, change: (piece: OpenedSite, root: NodeId) => CodeSplice[]): string {
  const around = AROUND[/^<(\w+)/.exec(source)?.[1]?.toLowerCase() ?? ""] ?? "";
  const piece = openSite({ ...EMPTY_CODE, html: around + source });
  const root = around.split("<").length - 1;
  return applyEdit(piece.code, asEdit(change(piece, root))).html.slice(around.length);
}

function worded(source: string, { name, detail, price }: ItemWords): string {
  const plain = changeSource(source, ({ page }) =>
    page.elements.flatMap((element, node) =>
      attribute(element, "id") === undefined ? [] : (setAttribute(page, node, "id", null, "built-in")?.splices ?? []),
    ),
  );
  const site = openSite({ ...EMPTY_CODE, html: plain });
  const leaves = textLeaves(site);
  const prices = leaves.filter((node) => isPrice(site, node));
  const [first, ...others] = leaves.filter((node) => !prices.includes(node));
  if (first === undefined) return source;
  const [second, ...rest] = others;
  const put = (node: NodeId | undefined, text: string | undefined) =>
    node === undefined
      ? []
      : text
        ? (setText(site.page, node, text, "built-in")?.splices ?? [])
        : removeNode(site, node);
  const splices = [
    ...put(first, name),
    ...put(second, detail),
    ...rest.flatMap((node) => put(node, undefined)),
    ...prices.flatMap((node, index) => put(node, index === 0 ? price : undefined)),
  ];
  return applyEdit(site.code, asEdit(splices)).html;
}

/** The innermost elements that hold a text each. */
function textLeaves({ page }: OpenedSite): NodeId[] {
  const all = queryAll(page, "*").filter((node) => page.elements[node]!.tagName !== "svg" && textOf(page, node) !== "");
  const leaves = all.filter((node) => !all.some((other) => other !== node && isWithin(page, other, node)));
  const named = leaves.findIndex((node) => /^h[1-6]$/.test(page.elements[node]!.tagName));
  return named > 0 ? [leaves[named]!, ...leaves.filter((_, index) => index !== named)] : leaves;
}

const isPrice = ({ page }: OpenedSite, node: NodeId) =>
  /price|cost|amount/.test(attribute(page.elements[node]!, "class") ?? "") &&
  !/name|title|detail/.test(attribute(page.elements[node]!, "class") ?? "");
