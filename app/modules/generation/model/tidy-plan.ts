import type { ModelPlan, ModelSection } from "./model-plan";

/** Whether a section has, beside its heading, what its kind is made of. */
export function hasBody({ kind, items, paragraphs, html }: ModelSection): boolean {
  if (kind === "custom") return html !== "";
  return kind === "about" ? paragraphs.length > 0 : items.length > 0;
}

/** A model's plan without blanks around its texts and with every word where its section's kind shows it. Pure. */
export function tidyPlan(answer: ModelPlan): ModelPlan {
  const plan = trimmed(answer);
  return { ...plan, sections: plan.sections.map(tidySection) };
}

function tidySection(section: ModelSection): ModelSection {
  const { kind, items } = section;
  const paragraphs = section.paragraphs.filter(Boolean);
  if (kind === "custom") return section;
  if (kind !== "about") return { ...section, intro: [section.intro, ...paragraphs].filter(Boolean).join(" "), paragraphs: [], html: "" };
  const listed = items.map(({ name, value, detail }) => [name, value, detail].filter(Boolean).join(". "));
  return { ...section, paragraphs: [...paragraphs, ...listed.filter(Boolean)], items: [], html: "" };
}

function trimmed<T>(value: T): T {
  if (typeof value === "string") return value.trim() as T;
  if (Array.isArray(value)) return value.map(trimmed) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)])) as T;
}
