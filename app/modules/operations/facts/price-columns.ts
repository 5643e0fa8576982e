import { childrenOf, closest, inside, queryAll } from "../../cascade/query";
import { oncePerPage, type EditablePage, type NodeId } from "../../markup/page";
import { textOf } from "../text-of";
import type { Price } from "./read-prices";

/** The heading of the column that each cell of a table's body stands in. */
const columns = oncePerPage((page: EditablePage): ReadonlyMap<NodeId, string> => {
  const found = new Map<NodeId, string>();
  for (const table of queryAll(page, "table")) {
    const rows = inside(page, queryAll(page, "tr"), table).map((row) => childrenOf(page, row));
    const [heads = [], ...others] = rows;
    // 'After 6pm'
    const isHead = (cell: NodeId) => page.elements[cell]!.tagName === "th" || !/\d/.test(textOf(page, cell));
    if (heads.length < 3 || !heads.every(isHead)) continue;
    for (const cells of others)
      if (cells.length === heads.length) cells.forEach((cell, at) => found.set(cell, textOf(page, heads[at]!)));
  }
  return found;
});

/** What the column of a price is called; null where it stands in none. */
export function columnOf(page: EditablePage, { node }: Price): string | null {
  const cell = closest(page, node, "td, th");
  return (cell !== null && columns(page).get(cell)) || null;
}
