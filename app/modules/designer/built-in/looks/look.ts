import type { Edit } from "../../../markup/edit";
import type { Rule } from "../css/designer-block";
import type { Target } from "../find/found";
import type { Site } from "../site";

/** The side of an element's look that was named: 'the background of', 'the corners of'. */
export type Facet = "background" | "text" | "colour" | "size" | "corners" | "font" | "space";

/** What a change of look comes to. `&` in a rule's selector stands for what is changed. */
export interface LookChange {
  rules?: Rule[];
  edits?: (Edit | null)[];
  /** Why nothing can be done. */
  refused?: string;
  /** Said after what was done. */
  note?: string;
}

/** What shall be seen: 'bigger', 'dark green', '12px rounded corners'. */
export interface Look {
  /** Completes 'I made the headline ...'. */
  words: string;
  facet?: Facet;
  /** What it means when nothing was named: 'more space' is about the whole page. */
  alone?: boolean;
  change(site: Site, target: LookTarget, facet: Facet | null): LookChange;
}

export interface LookTarget extends Target {
  /** Whether it is the page itself, or its one colour and font. */
  whole?: "page" | "brand";
}

export type LookReader = (phrase: string, facet: Facet | null) => Look | null;
