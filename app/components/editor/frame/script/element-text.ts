import { BLOCKS, UNSEEN } from "~/modules/markup/element-kinds";
import { spreadText, tidyText } from "./spread-text";

/** The text that an element shows, as `textOf` reads it in the source. */
export function readText(element: Element): string {
  return tidyText(
    piecesOf(element)
      .map((node) => node?.data ?? " ")
      .join(""),
  );
}

/** Shows another text in an element; the elements inside it stay where they are. */
export function writeText(element: Element, text: string): void {
  const nodes = piecesOf(element);
  if (!nodes.some(Boolean)) return element.append(text);
  const texts = spreadText(
    nodes.map((node) => node?.data ?? null),
    text,
  );
  nodes.forEach((node, index) => setData(node, texts[index] ?? ""));
}

/** Takes out the spaces of the source that do not show. */
export function tidySpaces(element: Element): void {
  const nodes = piecesOf(element);
  let endsInSpace = true;
  nodes.forEach((node, index) => {
    if (!node) return (endsInSpace = true);
    let text = node.data.replace(/[ \t\n\f\r]+/g, " ");
    if (endsInSpace) text = text.replace(/^ /, "");
    if (!nodes[index + 1]) text = text.replace(/ $/, "");
    setData(node, text);
    return (endsInSpace = text === "" ? endsInSpace : text.endsWith(" "));
  });
}

/** The text nodes of an element in their order, with null where its lines break. */
function piecesOf(element: Element): (Text | null)[] {
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return [child];
    if (!(child instanceof Element) || UNSEEN.has(child.localName) || child.hasAttribute("hidden")) return [];
    if (child.localName === "br") return [null];
    return BLOCKS.has(child.localName) ? [null, ...piecesOf(child), null] : piecesOf(child);
  });
}

function setData(node: Text | null, data: string): void {
  if (node && node.data !== data) node.data = data;
}
