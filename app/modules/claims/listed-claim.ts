import type { NodeId } from "../markup/page";
import type { SoughtWords } from "../markup/texts";
import type { ClaimKind, Grounding } from "./claim";

/** One place of a page where a claim stands. */
interface ClaimPlace {
  node: NodeId;
  /** The section's name in the owner's words: 'Opening', 'Prices'. */
  section: string;
  /** The sentence or line around it. */
  context: string;
}

/**
 * A claim of a website as its owner is asked about it. Open: a designer wrote it and nothing of the owner's says so.
 * Confirmed: the owner has said that it is true. Grounded: it comes from the owner, by `grounding`.
 */
export interface ListedClaim {
  /** The same for the same value however it is written; names the claim in forms. */
  key: string;
  kind: ClaimKind;
  /** As it stands in the page at its first place. */
  text: string;
  state: "open" | "confirmed" | "grounded";
  /** The owner's words; null unless grounded. */
  grounding: Grounding | null;
  /** From top to bottom, never empty. */
  places: ClaimPlace[];
}

/** The claims that wait for their owner. */
export const openClaims = (claims: ListedClaim[]): ListedClaim[] => claims.filter(({ state }) => state === "open");

/** The words of claims where they stand, to be found in a page. */
export const wordsOf = (claims: readonly ListedClaim[]): SoughtWords[] =>
  claims.flatMap(({ text, places }) => places.map(({ context }) => ({ words: text, sentence: context })));

/** The claims of a website, as its owner is shown them. */
export interface ClaimList {
  claims: ListedClaim[];
  /** Why they are not all there, in words for the owner; null when they are. */
  cutOff: string | null;
}
