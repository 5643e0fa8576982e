/** What a word means where somebody speaks to the designer. */
export type WishWord =
  // Words that ask.
  | "please"
  | "want"
  /** "We like …": asks, but never for a site of its own. */
  | "likes"
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
  /** Music, advertisements: of a website only where something else says so. */
  | "extra"
  /** "On the website": customers are told of "our website". */
  | "onsite"
  /** Where on a page: "at the top". */
  | "place"
  /** How much it is seen there: "stand out", "clickable". */
  | "seen"
  /** "The word …": what is to be written or not. */
  | "wording"
  /** "Copied from our leaflet": where the text of a brief is from. */
  | "provenance"
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
  /** Goes on with what was said: "with", "like". */
  | "joins"
  | "and";
