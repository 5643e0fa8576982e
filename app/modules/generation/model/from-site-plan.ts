import type { Section, SitePlan } from "../../site/site-plan";
import type { ModelItem, ModelKind, ModelPlan, ModelSection } from "./model-plan";

type Listed = Exclude<Section, { kind: "hero" }>;

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

function fromSection(section: Listed): ModelSection {
  const { kind, title, intro = "" } = section;
  const empty = { kind: kind satisfies ModelKind, title, intro, items: [], paragraphs: [], html: "" };
  if (section.kind === "custom") return { ...empty, html: section.html };
  if (section.kind === "about") return { ...empty, paragraphs: section.paragraphs };
  return { ...empty, items: itemsOf(section) };
}

const item = (name: string, detail = "", value = "", group = ""): ModelItem => ({ name, detail, value, group });

function itemsOf(section: Listed): ModelItem[] {
  switch (section.kind) {
    case "services":
      return section.items.map(({ name, detail, price }) => item(name, detail, price));
    case "prices":
      return section.groups.flatMap((group) => group.items.map(({ name, detail, price }) => item(name, detail, price, group.name)));
    case "people":
      return section.items.map(({ name, role, detail }) => item(name, detail, role));
    case "process":
      return section.steps.map(({ name, detail }) => item(name, detail));
    case "gallery":
      return section.images.map(({ alt, path }) => item(alt, "", path));
    case "dates":
      return section.items.map(({ when, what }) => item(what, "", when));
    case "credentials":
      return section.items.map(({ name, detail }) => item(name, detail));
    case "areas":
      return section.items.map((name) => item(name));
    case "faq":
      return section.items.map(({ question, answer }) => item(question, answer));
    case "quotes":
      return section.items.map(({ text, by }) => item(by ?? "", text));
    case "figures":
      return section.items.map(({ value, label }) => item(label, "", value));
    default:
      return [];
  }
}
