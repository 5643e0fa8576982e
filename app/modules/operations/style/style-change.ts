import type { Rule } from "../../cascade/designer-block";
import type { Edit } from "../../markup/edit";
import type { Target } from "../target";

/** What a change of style comes to. `&` in a rule's selector stands for what is changed. */
export interface StyleChange {
  rules?: Rule[];
  edits?: (Edit | null)[];
  /** Why nothing can be done. */
  refused?: string;
  /** Said after what was done. */
  note?: string;
}

export interface StyleTarget extends Target {
  /** Whether it is the page itself, or its one colour and font. */
  whole?: "page" | "brand";
}
