import { oncePerPage } from "../../markup/page";
import { visibleText } from "../../markup/visible-text";

/** The words that stand on a page, in lower case. */
export const knownWords = oncePerPage((page): ReadonlySet<string> => {
  const [root] = page.elements.filter(({ tagName }) => tagName === "body");
  return new Set((root ? visibleText(root) : "").toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
});
