import type { CodeSplice } from "../../markup/edit";
import { attribute, escapeAttribute, type HtmlElement } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";

const isIn = (names: readonly string[], element: HtmlElement) =>
  ["name", "property"].some((each) => names.includes((attribute(element, each) ?? "").toLowerCase()));

/** The `meta` elements of a page that go by one of these names. */
export const metaNamed = ({ elements }: EditablePage, ...names: string[]): NodeId[] =>
  elements.flatMap((element, node) => (element.tagName === "meta" && isIn(names, element) ? [node] : []));

/** What a page says of itself by this name. */
export function metaContent(page: EditablePage, name: string): string {
  const [node] = metaNamed(page, name);
  return node === undefined ? "" : (attribute(page.elements[node]!, "content") ?? "");
}

export const titleNode = ({ elements }: EditablePage): NodeId | undefined => {
  const at = elements.findIndex(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head");
  return at === -1 ? undefined : at;
};

/** Gives a page's `meta` its content; it is added to the head where the page has none. */
export function putMeta(page: EditablePage, by: "name" | "property", name: string, content: string): CodeSplice[] {
  const nodes = metaNamed(page, name);
  if (nodes.length > 0)
    return nodes.flatMap((node) => setAttribute(page, node, "content", content, "built-in")?.splices ?? []);
  return addToHead(page, `<meta ${by}="${name}" content="${escapeAttribute(content)}">`);
}

/** A tag at the end of what a head says in words, before its stylesheets; none for a page without a head. */
export function addToHead(page: EditablePage, tag: string): CodeSplice[] {
  const head = page.elements.find(({ tagName }) => tagName === "head");
  if (!head) return [];
  const known = page.elements.filter(
    ({ tagName, parentNode }) => parentNode === head && (tagName === "title" || tagName === "meta"),
  );
  const after = known.at(-1)?.sourceCodeLocation ?? head.sourceCodeLocation.startTag;
  const at = after.endOffset;
  return [{ part: "html", start: at, end: at, text: `\n${tag}` }];
}
