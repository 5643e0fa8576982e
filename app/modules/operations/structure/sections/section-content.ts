import { z } from "zod";

/** Kinds of sections that an owner may ask for. */
const ADDABLE = ["people", "prices", "services", "quotes", "faq", "gallery", "text"] as const;
export type AddableKind = (typeof ADDABLE)[number];

const entry = z.object({
  name: z.string().max(300).optional(),
  detail: z.string().max(4000).optional(),
  price: z.string().max(100).optional(),
  by: z.string().max(200).optional(),
});

/** What a new section says, all in the owner's words; without entries it waits to be filled in. */
export const sectionContent = z.object({
  kind: z.enum(ADDABLE),
  title: z.string().min(1).max(200),
  /** Of a text, each `detail` is a paragraph; a question is a `name`. */
  entries: z.array(entry).max(60),
});
export type SectionContent = z.infer<typeof sectionContent>;

/** Kinds that may stand empty as a place that only their owner sees (docs/decisions/0028-placeholders.md). */
export const WAITING = { people: "people", prices: "prices", services: "services", gallery: "photos" } as const;
export const waitingOf = (kind: AddableKind) => (kind in WAITING ? WAITING[kind as keyof typeof WAITING] : null);
