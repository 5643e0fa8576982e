import { nameEndsOf, type EditablePage, type NodeId } from "./page";
import { listTexts, nodesWith, type SoughtWords } from "./texts";

/** What the editor's frame needs to know of a page beside its source. */
export interface PageOutline {
  /** Where in the source each element's number goes. */
  numbersAt: number[];
  /** The elements whose text can be edited in place. */
  texts: NodeId[];
  /** The texts with words that wait for their owner; none when left out. */
  unconfirmed?: NodeId[];
}

/** The outline of a page; `waiting` are words of it that wait for their owner. */
export function outlineOf(page: EditablePage, waiting: SoughtWords[] = []): PageOutline {
  return {
    numbersAt: nameEndsOf(page),
    texts: listTexts(page).map(({ node }) => node),
    unconfirmed: nodesWith(page, waiting),
  };
}
