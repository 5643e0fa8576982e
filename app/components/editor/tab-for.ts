import type { EditablePage, NodeId } from "~/modules/markup/page";
import { placeholderOfBlank } from "~/modules/markup/placeholders";

/**
 * The tab that shows what was selected: a picture, or the place for one, is changed under Images, all else under
 * Content; Design has both.
 */
export function tabFor(page: EditablePage, node: NodeId, tab: string | null): string | null {
  if (placeholderOfBlank(page, node)?.kind === "photos") return "images";
  const isImage = page.elements[node]?.tagName === "img";
  if (tab === "images") return isImage ? tab : null;
  return isImage && tab === null ? "images" : tab;
}
