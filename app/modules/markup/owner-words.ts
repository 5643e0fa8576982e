import { ancestorsOf } from "./element";
import { HEADINGS } from "./element-kinds";
import { attribute, type HtmlElement } from "./html-document";

/** What an element is to an owner. */
export type PartKind =
  | "heading"
  | "paragraph"
  | "link"
  | "button"
  | "item"
  | "label"
  | "quote"
  | "caption"
  | "cell"
  | "image"
  | "field"
  | "form"
  | "section"
  | "list"
  | "table"
  | "drawing"
  | "text"
  | "group";

const KINDS: Record<string, PartKind> = {
  p: "paragraph",
  a: "link",
  button: "button",
  summary: "heading",
  li: "item",
  dt: "item",
  dd: "item",
  label: "label",
  legend: "label",
  blockquote: "quote",
  q: "quote",
  figcaption: "caption",
  caption: "caption",
  td: "cell",
  th: "cell",
  img: "image",
  picture: "image",
  input: "field",
  textarea: "field",
  select: "field",
  form: "form",
  section: "section",
  header: "section",
  footer: "section",
  main: "section",
  article: "section",
  nav: "section",
  aside: "section",
  ul: "list",
  ol: "list",
  dl: "list",
  table: "table",
  svg: "drawing",
};

const NAMES: Record<PartKind, string> = {
  heading: "Heading",
  paragraph: "Paragraph",
  link: "Link",
  button: "Button",
  item: "List item",
  label: "Label",
  quote: "Quote",
  caption: "Caption",
  cell: "Table cell",
  image: "Picture",
  field: "Form field",
  form: "Form",
  section: "Section",
  list: "List",
  table: "Table",
  drawing: "Drawing",
  text: "Text",
  group: "Group",
};

const BUTTON_CLASS = /(^|[\s_-])(btn|button|cta)($|[\s_-])/i;

/** What an element is, in the kinds an owner thinks in. */
export function kindOf(element: HtmlElement): PartKind {
  const tag = element.tagName;
  if (HEADINGS.has(tag)) return "heading";
  if (tag === "a" && looksLikeButton(element)) return "button";
  if (tag === "input" && /^(submit|button|reset)$/i.test(attribute(element, "type") ?? "")) return "button";
  const own = KINDS[tag];
  if (own) return own;
  return element.childNodes.some((node) => node.nodeName === "#text" && "value" in node && node.value.trim() !== "")
    ? "text"
    : "group";
}

function looksLikeButton(element: HtmlElement): boolean {
  return attribute(element, "role") === "button" || BUTTON_CLASS.test(attribute(element, "class") ?? "");
}

/** A kind as a title: 'List item'. */
export const kindName = (kind: PartKind): string => NAMES[kind];

/** An element within a sentence: 'a heading'. */
export function ownerWord(element: HtmlElement): string {
  const outer = [...ancestorsOf(element)].find((each) => HEADINGS.has(each.tagName)) ?? element;
  const name = kindName(kindOf(outer)).toLowerCase();
  return name === "text" || name === "group" ? "a text" : `a ${name}`;
}
