import type { AddableKind, SectionContent } from "~/modules/operations/structure/sections/section-content";

/** The sections that can be added by hand. */
export const NEW_SECTIONS = {
  text: "Text",
  services: "What you offer",
  prices: "Prices",
  people: "People",
  gallery: "Photos",
  faq: "Questions and answers",
  quotes: "What customers say",
} as const satisfies Record<AddableKind, string>;
export type NewSectionKind = keyof typeof NEW_SECTIONS;

/** What a section begins with; one that is not here begins as a place to fill in. */
export const FIRST_WORDS: Partial<Record<NewSectionKind, { name?: string; words: string; by?: string }>> = {
  text: { words: "Text" },
  faq: { name: "First question", words: "Answer" },
  quotes: { words: "What was said, word for word", by: "Who said it" },
};

/** What was filled in; each paragraph of a text by itself. Null where something is missing. */
export function sectionIn(kind: NewSectionKind, form: FormData): SectionContent | null {
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const asked = FIRST_WORDS[kind];
  const title = said("title");
  if (title === "" || (asked && (said("words") === "" || (asked.name && said("name") === "")))) return null;
  if (!asked) return { kind, title, entries: [] };
  if (kind === "text") return { kind, title, entries: paragraphs(said("words")) };
  const entry = {
    detail: said("words"),
    ...(said("name") && { name: said("name") }),
    ...(said("by") && { by: said("by") }),
  };
  return { kind, title, entries: [entry] };
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((detail) => ({ detail: detail.trim() }))
    .filter(({ detail }) => detail !== "")
    .slice(0, 60);
