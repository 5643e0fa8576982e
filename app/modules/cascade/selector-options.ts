import type { Options } from "css-select";
import { ancestorsOf } from "../markup/element";
import { attribute, type HtmlElement, type HtmlNode } from "../markup/html-document";

export const isTag = (node: HtmlNode): node is HtmlElement => "tagName" in node;
export const nodesIn = (node: HtmlNode): HtmlNode[] => ("childNodes" in node ? node.childNodes : []);
const parentOf = (node: HtmlNode): HtmlNode | null => ("parentNode" in node ? (node.parentNode ?? null) : null);
const textIn = (node: HtmlNode): string => ("value" in node ? node.value : nodesIn(node).map(textIn).join(""));

/** What the nearest element that says it has in an attribute. */
export function inheritedAttribute(element: HtmlElement, name: string): string {
  for (const each of ancestorsOf(element)) {
    const value = attribute(each, name);
    if (value !== undefined) return value.toLowerCase();
  }
  return "";
}

const rootMode = (element: HtmlElement): string | undefined => {
  const root = parentOf([...ancestorsOf(element)].at(-1)!);
  return root && "mode" in root ? root.mode : undefined;
};

const never = () => false;
/** What a visitor does with a page, seen before any of it is done. */
const DOINGS = `focus focus-visible focus-within target hover active visited autofill -webkit-autofill user-invalid
  user-valid popover-open fullscreen modal open placeholder-shown`.split(/\s+/);

/** How selectors are judged over the parser's tree. */
export const SELECTOR_OPTIONS: Options<HtmlNode, HtmlElement> = {
  adapter: {
    isTag,
    getAttributeValue: (element, name) => attribute(element, name),
    hasAttrib: (element, name) => attribute(element, name) !== undefined,
    getChildren: nodesIn,
    getName: (element) => element.tagName,
    getParent: parentOf,
    getSiblings: (node) => nodesIn(parentOf(node) ?? node),
    getText: textIn,
    removeSubsets: (nodes) => nodes,
  },
  pseudos: {
    ...Object.fromEntries(DOINGS.map((name) => [name, never])),
    defined: () => true,
    // As the parser has it: of old pages without a full doctype.
    "-quirky": (element) => rootMode(element) === "quirks",
    lang: (element, wanted) => {
      const said = inheritedAttribute(element, "lang");
      const tag = (wanted ?? "").replace(/["']/g, "").trim().toLowerCase();
      return said === tag || said.startsWith(`${tag}-`);
    },
    dir: (element, wanted) => (inheritedAttribute(element, "dir") || "ltr") === wanted,
  },
};
