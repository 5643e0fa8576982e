import type { CodePart } from "../../site/code-parts";

/** Why a model's answer is not applied. */
export type Reason =
  | "empty"
  | "cut-off"
  | "malformed"
  | "no-part"
  | "loose-code"
  | "empty-search"
  | "not-found"
  | "ambiguous"
  | "overlap";

/** What is wrong with an answer, and what to do about it, in words for the model. */
export interface Problem {
  reason: Reason;
  /** The block at fault, counted from 1; null when it is the answer as a whole. */
  block: number | null;
  words: string;
}

/** A place in an answer's blocks: 'Block 2 (css)'. */
export const blockName = (index: number, part?: CodePart) => `Block ${index}${part ? ` (${part})` : ""}`;
