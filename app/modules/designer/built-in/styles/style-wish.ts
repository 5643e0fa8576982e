import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";
import type { OpenedSite } from "../../../operations/opened-site";

/** The side of an element's style that was named: 'the background of', 'the corners of'. */
export type Facet = "background" | "text" | "colour" | "size" | "corners" | "font" | "space";

/** What shall be seen: 'bigger', 'dark green', '12px rounded corners'. */
export interface StyleWish {
  /** Completes 'I made the headline ...'. */
  words: string;
  facet?: Facet;
  /** What it means when nothing was named: 'more space' is about the whole page. */
  alone?: boolean;
  change(site: OpenedSite, target: StyleTarget, facet: Facet | null): StyleChange;
}

export type StyleReader = (phrase: string, facet: Facet | null) => StyleWish | null;
