import type { SectionOf, SitePlan } from "../../site/site-plan";
import type { ModelItem, ModelKind, ModelPlan, ModelSection } from "./model-plan";

/** A site's plan in the form that models write: what they are given as a draft, and what they mend. */
export function fromSitePlan({ meta, business, primaryAction, sections, css }: SitePlan): ModelPlan {
  const hero = sections.find((section) => section.kind === "hero");
  return {
    headline: hero?.title ?? business.name,
    lead: hero?.lead ?? "",
    tagline: business.tagline ?? "",
    language: meta.lang,
    meta: { title: meta.title, description: meta.description },
    actions: { primary: primaryAction.label, secondary: hero?.secondary?.label ?? "" },
    sections: sections.flatMap((section) => (section.kind === "hero" ? [] : fromSection(section))),
    css: css ?? "",
  };
}

function fromSection<K extends ModelKind>(section: SectionOf<K>): ModelSection {
  const { kind, title, intro = "" } = section;
  const bodyOf = BODIES[kind as K] as (section: SectionOf<K>) => Body;
  return { kind, title, intro, items: [], paragraphs: [], html: "", ...bodyOf(section) };
}

type Body = Partial<Pick<ModelSection, "items" | "paragraphs" | "html">>;

const item = (name: string, detail = "", value = "", group = ""): ModelItem => ({ name, detail, value, group });

/**
 * What a section is made of, in the fields that models write. What stands in none is ours: hours, place, addresses of
 * links.
 */
const BODIES: { [K in ModelKind]: (section: SectionOf<K>) => Body } = {
  services: ({ items }) => ({ items: items.map(({ name, detail, price }) => item(name, detail, price)) }),
  prices: ({ groups, told = [] }) => ({
    items: [
      ...groups.flatMap((group) => group.items.map(({ name, detail, price }) => item(name, detail, price, group.name))),
      ...told.map((text) => item(text)),
    ],
  }),
  about: ({ paragraphs }) => ({ paragraphs }),
  people: ({ items }) => ({ items: items.map(({ name, role, detail }) => item(name, detail, role)) }),
  process: ({ steps }) => ({ items: steps.map(({ name, detail }) => item(name, detail)) }),
  visit: () => ({}),
  gallery: ({ images }) => ({ items: images.map(({ alt, path }) => item(alt, "", path)) }),
  dates: ({ items }) => ({ items: items.map(({ when, what }) => item(what, "", when)) }),
  credentials: ({ items }) => ({ items: items.map(({ name, detail }) => item(name, detail)) }),
  areas: ({ items }) => ({ items: items.map((name) => item(name)) }),
  faq: ({ items }) => ({ items: items.map(({ question, answer }) => item(question, answer)) }),
  quotes: ({ items }) => ({ items: items.map(({ text, by }) => item(by ?? "", text)) }),
  figures: ({ items }) => ({ items: items.map(({ value, label }) => item(label, "", value)) }),
  notes: ({ items }) => ({ items: items.map((text) => item(text)) }),
  custom: ({ html }) => ({ html }),
  cta: () => ({}),
  contact: () => ({}),
};
