import type { NodeId } from "../../../markup/page";

/** What a phrase means on the page. */
export interface Target {
  nodes: NodeId[];
  /** As it is called in an answer: 'the headline'. */
  name: string;
  /** Means all of its nodes and nothing else, where one says so. */
  selector: string | null;
  /** Whether it is a whole part of the page, such as a section, rather than something in it. */
  region?: boolean;
}
export type Found = Target | { unclear: string };

export const isUnclear = (found: Found | null): found is { unclear: string } => found !== null && "unclear" in found;
