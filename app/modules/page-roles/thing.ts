import type { NodeId } from "../markup/page";

/** What something on a page is to a person. */
export type Role =
  // Parts of the page.
  | "header"
  | "navigation"
  | "hero"
  | "section"
  | "footer"
  // Texts.
  | "headline"
  | "heading"
  | "lead"
  | "eyebrow"
  | "text"
  | "brand"
  | "copyright"
  | "quote"
  | "caption"
  // What acts on a click.
  | "button"
  | "link"
  | "nav-entry"
  // What is seen.
  | "logo"
  | "picture"
  | "video"
  | "map"
  // What repeats.
  | "group"
  | "item"
  | "item-title"
  | "list"
  | "table"
  // Facts.
  | "price"
  | "hours"
  | "phone"
  | "email"
  | "address"
  // Forms.
  | "form"
  | "field"
  | "submit";

/** What the items of a group are. */
export type ItemKind =
  | "card"
  | "product"
  | "plan"
  | "price-line"
  | "person"
  | "question"
  | "review"
  | "step"
  | "figure"
  | "date"
  | "picture"
  | "hours-row"
  | "link"
  | "point";

/** Something on a page as a person sees it. */
export interface Thing {
  node: NodeId;
  /** Most telling first: a link in the navigation that looks like a button is all three. */
  roles: readonly Role[];
  /** What it is called by: its heading, title, label or text; a picture's description. Empty when nothing names it. */
  name: string;
  /** What it is called beside its name: what links to it say, its html id, its kind of section. */
  aliases: readonly string[];
  /** The part of the page that it stands in: a section, the header, the footer. */
  section: NodeId | null;
  /** The item of a group that it stands in, the innermost. */
  item: NodeId | null;
  /** What an item is. */
  kind?: ItemKind;
  /** Of an item: the element of its group, and what has its border and background. */
  group?: NodeId;
  /** Of an item: the text that it is called by. */
  title?: NodeId | null;
  face?: NodeId;
  hidden: boolean;
}

/** The things of a page, in source order. */
export interface PageThings {
  all: readonly Thing[];
  /** Those with a role. */
  of(...roles: Role[]): readonly Thing[];
  /** What an element is; null when it is nothing of its own. */
  at(node: NodeId): Thing | null;
  /** Those that stand inside an element. */
  inside(node: NodeId): readonly Thing[];
}
