import type { OutlineItem } from "./outline-item";
import type { Row } from "./outline-lines";

/** What an outline says of its parts: a line to the maker, a part with its content, or text that no label leads. */
export type Said = { note: string; item?: OutlineItem } | { item: OutlineItem } | { rows: Row[] };

/** An outline, and how many lines it takes. */
export interface Outline {
  length: number;
  parts: Said[];
  /** Its parts are all that the page is to have, in their order. */
  isWhole?: boolean;
}

/** What is said of a part: one without content is a wish for it, and nobody reads that. */
export const saidOf = (item: OutlineItem, text: string): Said =>
  item.content === "" ? { note: text, item } : { item };
