import type { EditablePage, NodeId } from "~/modules/editing/page";

/** The tab that shows what was selected: a picture is changed under Images, all else under Content; Design has both. */
export function tabFor(page: EditablePage, node: NodeId, tab: string | null): string | null {
  const isImage = page.elements[node]?.tagName === "img";
  if (tab === "images") return isImage ? tab : null;
  return isImage && tab === null ? "images" : tab;
}
