export const CLAIM_KINDS = [
  "phone",
  "email",
  "address",
  "price",
  "hours",
  "date",
  "number",
  "percentage",
  "award",
  "certification",
  "person",
  "testimonial",
] as const;

/** What a sentence may claim that only the owner can know; see the definition of a claim. */
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A claim in a text, with its offsets there. */
export interface TextClaim {
  kind: ClaimKind;
  text: string;
  /** Kind and normalised value: the same claim written otherwise has the same key. */
  key: string;
  start: number;
  end: number;
}

/** A claim in a page; `start` and `end` are offsets in its `context`. */
export interface PageClaim extends TextClaim {
  /** The sentence or line it stands in. */
  context: string;
  /** The page's element that holds it, by its number in editing/page; the title and the description have their own. */
  node: number;
  /** The id of the section it stands in. */
  section: string | null;
  /** What the line above or below it in its card says that it is of. */
  label?: string;
}

export type SourceName = "title" | "brief" | "document" | "request" | "contact form" | "own edit";

/** Something that the owner gave. */
export interface ClaimSource {
  name: SourceName;
  text: string;
}

/** Where a claim comes from. */
export interface Grounding {
  source: SourceName;
  /** The owner's words that it comes from. */
  quote: string;
}

export interface CheckedClaim extends PageClaim {
  /** Null where nothing that the owner gave says so. */
  grounding: Grounding | null;
}
