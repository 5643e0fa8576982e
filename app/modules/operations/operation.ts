import type { z } from "zod";
import type { NodeId } from "../markup/page";
import type { OpenedSite } from "./opened-site";
import type { Outcome } from "./outcome";

/** Something that can be done to a website: by a button of the editor, by the built-in designer, by a model's guard. */
export interface Operation<Params> {
  /** A verb and its object: `set-text`. */
  name: string;
  params: z.ZodType<Params>;
  /**
   * Elements inside which its edit of the html must lie; those that it moves or removes, and the parents of what it
   * adds, count. `head` is the page's head, `page` all of it.
   */
  touches(site: OpenedSite, params: Params): { nodes: NodeId[] } | "head" | "page";
  /** The smallest edit, and what it says to the owner; without splices, why nothing is changed. Pure. */
  run(site: OpenedSite, params: Params): Outcome;
  /** Post-condition: whether a visitor sees what was asked for. `after` is the website with the edit applied. */
  holds(before: OpenedSite, after: OpenedSite, params: Params): boolean;
}

/** Ties an operation's parameters to its functions. */
export const operation = <Params>(definition: Operation<Params>): Operation<Params> => definition;
