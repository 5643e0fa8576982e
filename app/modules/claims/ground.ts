import type { TextClaim } from "./claim";
import type { SourceLine } from "./source-line";
import type { PreparedSources } from "./prepare-sources";

/** A claim with the sentence that it stands in, and the language of that where it can be told. */
export interface ClaimInContext extends TextClaim {
  context: string;
  lang?: string;
  /** What stands above it in its card, and says what it is of. */
  label?: string;
}

/** Finds the line of the owner's words that says what a claim says. */
export type Ground = (claim: ClaimInContext, sources: PreparedSources) => SourceLine | undefined;

/** Whether the owner's words give what is claimed to another thing or person. */
export type IsCrossed = (claim: ClaimInContext, sources: PreparedSources) => boolean;
