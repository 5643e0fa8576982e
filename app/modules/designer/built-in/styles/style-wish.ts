import type { Edit } from "../../../markup/edit";
import type { Rule } from "../../../cascade/designer-block";
import type { Target } from "../../../operations/target";
import type { OpenedSite } from "../../../operations/opened-site";

/** The side of an element's style that was named: 'the background of', 'the corners of'. */
export type Facet = "background" | "text" | "colour" | "size" | "corners" | "font" | "space";

/** What a change of style comes to. `&` in a rule's selector stands for what is changed. */
export interface StyleChange {
  rules?: Rule[];
  edits?: (Edit | null)[];
  /** Why nothing can be done. */
  refused?: string;
  /** Said after what was done. */
  note?: string;
}

/** What shall be seen: 'bigger', 'dark green', '12px rounded corners'. */
export interface StyleWish {
  /** Completes 'I made the headline ...'. */
  words: string;
  facet?: Facet;
  /** What it means when nothing was named: 'more space' is about the whole page. */
  alone?: boolean;
  change(site: OpenedSite, target: StyleTarget, facet: Facet | null): StyleChange;
}

export interface StyleTarget extends Target {
  /** Whether it is the page itself, or its one colour and font. */
  whole?: "page" | "brand";
}

export type StyleReader = (phrase: string, facet: Facet | null) => StyleWish | null;
