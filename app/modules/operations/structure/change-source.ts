import type { NodeId } from "../../markup/page";
import { applyEdit, type CodeSplice } from "../../markup/edit";
import { EMPTY_CODE } from "../../site/code-parts";
import { asEdit } from "../as-edit";
import { openSite, type OpenedSite } from "../opened-site";

/** What some elements must stand in to be read. */
const AROUND: Record<string, string> = { tr: "<table><tbody>", td: "<table><tbody><tr>", dt: "<dl>", dd: "<dl>" };

/** An element's source changed as it stands alone; `root` is the element's number there. */
export function changeSource(source: string, change: (piece: OpenedSite, root: NodeId) => CodeSplice[]): string {
  const around = AROUND[/^<(\w+)/.exec(source)?.[1]?.toLowerCase() ?? ""] ?? "";
  const piece = openSite({ ...EMPTY_CODE, html: around + source });
  const root = around.split("<").length - 1;
  return applyEdit(piece.code, asEdit(change(piece, root))).html.slice(around.length);
}
