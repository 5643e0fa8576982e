import type { WordTables } from "./reading/read-languages";
import { NORTHERN_WISH_WORDS } from "./wish-words-north";
import { SOUTHERN_WISH_WORDS } from "./wish-words-south";

/** What a word means where somebody speaks to the designer. */
export type WishWord =
  // Words that ask.
  | "please"
  | "want"
  | "do"
  | "show"
  | "can"
  | "should"
  | "not"
  /** Speaks to customers: "your garden", "order on our website". */
  | "visitor"
  /** Narrows what is asked: "only on phones", "if". */
  | "limit"
  // What is asked about.
  | "site"
  /** May be another site or page than the one that is ordered. */
  | "page"
  | "it"
  | "manner"
  | "section"
  | "never"
  | "writing"
  | "motion"
  // Colours and their parts.
  | "ground"
  | "components"
  | "buttons"
  | "brand"
  | "header"
  | "footer"
  | "text"
  | "tones"
  // How it looks.
  | "dark"
  | "bright"
  | "large"
  | "warm"
  | "look"
  | "trait"
  // The rest.
  | "light"
  | "and";

/** Words by kind in every language; of two kinds with one word the first counts. */
export const WISH_WORDS: WordTables<WishWord> = { ...NORTHERN_WISH_WORDS, ...SOUTHERN_WISH_WORDS };
