import type { AddableKind } from "~/modules/operations/structure/sections/section-content";

/** The sections that can be added by hand: a text at once with its words, the others as a place to fill in. */
export const NEW_SECTIONS = {
  text: "Text",
  services: "What you offer",
  prices: "Prices",
  people: "People",
  gallery: "Photos",
} as const satisfies Partial<Record<AddableKind, string>>;
export type NewSectionKind = keyof typeof NEW_SECTIONS;
