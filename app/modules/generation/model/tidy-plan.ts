import type { ModelKind, ModelPlan, ModelSection } from "./model-plan";

/** The field that holds what a section of each kind is made of. */
const HOLDS: Record<ModelKind, "items" | "paragraphs" | "html"> = {
  services: "items",
  prices: "items",
  about: "paragraphs",
  people: "items",
  process: "items",
  visit: "items",
  gallery: "items",
  dates: "items",
  credentials: "items",
  areas: "items",
  faq: "items",
  quotes: "items",
  figures: "items",
  notes: "items",
  custom: "html",
  cta: "items",
  contact: "items",
};

/** Whether a section has, beside its heading, what its kind is made of. */
export const hasBody = (section: ModelSection): boolean => section[HOLDS[section.kind]].length > 0;

/** A model's plan without blanks around its texts and with every word where its section's kind shows it. Pure. */
export function tidyPlan(answer: ModelPlan): ModelPlan {
  const plan = trimmed(answer);
  return { ...plan, sections: plan.sections.map(tidySection) };
}

function tidySection(section: ModelSection): ModelSection {
  const { items } = section;
  const holds = HOLDS[section.kind];
  const paragraphs = section.paragraphs.filter(Boolean);
  if (holds === "html") return section;
  if (holds === "items")
    return { ...section, intro: [section.intro, ...paragraphs].filter(Boolean).join(" "), paragraphs: [], html: "" };
  const listed = items.map(({ name, value, detail }) => [name, value, detail].filter(Boolean).join(". "));
  return { ...section, paragraphs: [...paragraphs, ...listed.filter(Boolean)], items: [], html: "" };
}

function trimmed<T>(value: T): T {
  if (typeof value === "string") return value.trim() as T;
  if (Array.isArray(value)) return value.map(trimmed) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)])) as T;
}
