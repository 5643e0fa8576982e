/** What holds of a kind of section in every layer. */
interface Traits {
  /** Where it stands: above all, among what the owner told, below that; or wherever its designer puts it. */
  place: "top" | "content" | "end" | "anywhere";
  /**
   * Its heading where the owner gave none: a word for the trade, or one that the built-in designer makes of the plan.
   */
  title: "word" | "made";
  /** What the navigation calls it: by a word for the trade, by its own title, or not at all. */
  nav: "word" | "title" | "none";
}

/**
 * Every kind of section that a page of ours may have, in the order in which models are told of them. Each layer has a
 * table of its own by kind, so that the compiler names all that a new one needs (docs/guides/extending.md).
 */
export const SECTION_KINDS = {
  hero: { place: "top", title: "made", nav: "none" },
  services: { place: "content", title: "word", nav: "word" },
  prices: { place: "content", title: "word", nav: "word" },
  about: { place: "content", title: "word", nav: "word" },
  people: { place: "content", title: "word", nav: "word" },
  process: { place: "content", title: "word", nav: "word" },
  visit: { place: "content", title: "made", nav: "word" },
  gallery: { place: "content", title: "word", nav: "word" },
  dates: { place: "content", title: "word", nav: "word" },
  credentials: { place: "content", title: "word", nav: "none" },
  areas: { place: "content", title: "word", nav: "word" },
  faq: { place: "content", title: "word", nav: "word" },
  quotes: { place: "content", title: "word", nav: "word" },
  figures: { place: "content", title: "word", nav: "none" },
  /** Sentences that each stand by themselves: conditions, promises, rules. */
  notes: { place: "content", title: "word", nav: "title" },
  /** A part of a designer's own making. */
  custom: { place: "anywhere", title: "made", nav: "title" },
  cta: { place: "end", title: "made", nav: "none" },
  contact: { place: "end", title: "made", nav: "word" },
} as const satisfies Record<string, Traits>;

export type SectionKind = keyof typeof SECTION_KINDS;

type KindsWith<T extends keyof Traits, V extends Traits[T]> = {
  [K in SectionKind]: (typeof SECTION_KINDS)[K][T] extends V ? K : never;
}[SectionKind];

/** Kinds that say what the owner told, between the first screen and the end. */
export type ContentKind = KindsWith<"place", "content">;
/** Kinds that have a title of ours when the owner gave none. */
export type TitledKind = KindsWith<"title", "word">;
/** Kinds that the navigation calls by a word of ours. */
export type NavKind = KindsWith<"nav", "word">;

/** Whether a word is a kind of section, such as one that a page says of a part of its. */
export const isSectionKind = (word: string): word is SectionKind => Object.hasOwn(SECTION_KINDS, word);

/** Whether a section of this kind stands between the first screen and the end, and says what the owner told. */
export const isContent = (kind: SectionKind): kind is ContentKind => SECTION_KINDS[kind].place === "content";

/** Whether the navigation calls sections of this kind by a word of ours. */
export const hasNavWord = (kind: SectionKind): kind is NavKind => SECTION_KINDS[kind].nav === "word";
