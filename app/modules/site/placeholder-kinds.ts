import type { SectionKind } from "./section-kinds";

/** What a brief may leave open that visitors look for, by the kind of section that it would stand in. */
const PLACEHOLDERS_IN = {
  hero: [],
  services: ["services"],
  prices: ["prices"],
  about: [],
  people: ["people"],
  process: [],
  visit: ["hours", "address"],
  gallery: ["photos"],
  dates: [],
  credentials: [],
  areas: [],
  faq: ["questions"],
  quotes: [],
  figures: [],
  notes: [],
  custom: [],
  cta: [],
  contact: ["phone", "email"],
} as const satisfies Record<SectionKind, readonly string[]>;

export type PlaceholderKind = (typeof PLACEHOLDERS_IN)[SectionKind][number];
export const PLACEHOLDERS: readonly PlaceholderKind[] = Object.values(PLACEHOLDERS_IN).flat();

/** The kind of section that a placeholder stands in once it is told. */
export function sectionOfPlaceholder(placeholder: PlaceholderKind): SectionKind {
  const kinds = Object.entries(PLACEHOLDERS_IN) as [SectionKind, readonly PlaceholderKind[]][];
  return kinds.find(([, placeholders]) => placeholders.includes(placeholder))![0];
}

/**
 * Kinds of sections that say what a placeholder asks for: what has a price is on offer. Hours, place and contact are no
 * section's.
 */
const SAID_IN: Record<PlaceholderKind, readonly SectionKind[]> = {
  hours: [],
  address: [],
  phone: [],
  email: [],
  services: ["services", "prices"],
  prices: ["prices"],
  people: ["people"],
  photos: ["gallery"],
  questions: [],
};

/** Whether one of these sections says what a placeholder asks for. */
export function isSaid(placeholder: PlaceholderKind, sections: readonly { kind: SectionKind }[]): boolean {
  return sections.some(({ kind }) => SAID_IN[placeholder].includes(kind));
}
