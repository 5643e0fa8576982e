import { z } from "zod";
import { SECTION_KINDS, type SectionKind } from "../../site/section-kinds";

/** Kinds of sections that a model writes: all but the first screen, whose words are fields of their own. */
export type ModelKind = Exclude<SectionKind, "hero">;
export const MODEL_KINDS = (Object.keys(SECTION_KINDS) as SectionKind[]).filter((kind) => kind !== "hero");

const text = z.string();

const modelItem = z.object({ name: text, detail: text, value: text, group: text });
export type ModelItem = z.infer<typeof modelItem>;

/** Uniform, so that every vendor's strict mode takes it: nothing is optional, an empty text or list says nothing. */
export const modelSection = z.object({
  kind: z.enum(MODEL_KINDS),
  title: text,
  intro: text,
  items: z.array(modelItem),
  paragraphs: z.array(text),
  html: text,
});
export type ModelSection = z.infer<typeof modelSection>;

/** A website as a model writes it: the words. What stands first is seen first while it is written. */
export const modelPlan = z.object({
  headline: text,
  lead: text,
  tagline: text,
  /** Of the words, as a language tag such as "de". */
  language: text,
  meta: z.object({ title: text, description: text }),
  /** What the two buttons of the first screen say. */
  actions: z.object({ primary: text, secondary: text }),
  sections: z.array(modelSection),
  css: text,
});
export type ModelPlan = z.infer<typeof modelPlan>;

/** A change of a plan's words: each of these texts is replaced where it stands. */
export const modelRevision = z.object({ changes: z.array(z.object({ text, replacement: text })) });
export type ModelRevision = z.infer<typeof modelRevision>;
