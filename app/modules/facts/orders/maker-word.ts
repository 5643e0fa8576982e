/** What a word means where it may be said to whoever makes a website. "a*" stands for all words that begin with a. */
export type MakerWord =
  /** Said of nothing but a website in the making: "exclamation marks", "people don't read". */
  | "only"
  /** The website, and what hardly anything else has. */
  | "site"
  /** What a page has, and a business may have as well: buttons, forms, a map. */
  | "part"
  | "picture"
  | "text"
  | "tones"
  /** "Like the flyer": what a page is to be like. */
  | "model"
  /** How often something has been seen: "everybody has that". */
  | "worn"
  // What is asked.
  | "ask"
  /** "I want", "would be nice": no customer is told so. */
  | "wish"
  | "not"
  | "make"
  /** "Put", "mention": what goes on a page or not. */
  | "put"
  | "use"
  | "write"
  /** "Will follow", "I'll send". */
  | "later"
  | "seen"
  | "large"
  | "little"
  | "look"
  /** "Something classy": what it is, only the maker knows. */
  | "something"
  | "too"
  // Whose it is.
  | "our"
  | "visitor"
  /** What customers are asked to do: ring, bring, wait. */
  | "deed"
  /** "During the service": pictures that customers take. */
  | "there"
  // The rest.
  | "people"
  | "it"
  | "like"
  | "light"
  | "and";
