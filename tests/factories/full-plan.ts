import type { TemplateId } from "~/modules/site/choices";
import type { SectionKind } from "~/modules/site/section-kinds";
import type { Section, SectionOf, SitePlan } from "~/modules/site/site-plan";
import { restaurantPlan } from "./plans";

const image = { path: "assets/images/oven.webp", width: 1200, height: 800, alt: "The oven" };

/** One section of every kind, each with something to say. */
const SECTION_OF: { [K in SectionKind]: SectionOf<K> } = {
  hero: { kind: "hero", id: "top", title: "Bread at six", primary: { label: "Order", href: "#contact" }, image },
  services: {
    kind: "services",
    id: "services",
    title: "Services",
    items: [
      { name: "Loaves", price: "€4" },
      { name: "Cakes", detail: "To order" },
    ],
  },
  prices: {
    kind: "prices",
    id: "prices",
    title: "Prices",
    groups: [{ name: "Bread", items: [{ name: "Rye", price: "€5.20" }] }],
  },
  about: { kind: "about", id: "about", title: "Story", paragraphs: ["We bake at night.", "We always have."], image },
  people: { kind: "people", id: "people", title: "People", items: [{ name: "Ana Brot", role: "Baker" }] },
  process: {
    kind: "process",
    id: "process",
    title: "Process",
    steps: [{ name: "Mix" }, { name: "Bake", detail: "At 260 degrees" }],
  },
  gallery: { kind: "gallery", id: "gallery", title: "Gallery", images: [image] },
  visit: { kind: "visit", id: "visit", title: "Visit", intro: "Ring twice." },
  faq: { kind: "faq", id: "faq", title: "Questions", items: [{ question: "Gluten?", answer: "Yes, plenty." }] },
  quotes: { kind: "quotes", id: "quotes", title: "Quotes", items: [{ text: "Crust!", by: "A neighbour" }] },
  figures: { kind: "figures", id: "figures", title: "Figures", items: [{ value: "260°", label: "Oven" }] },
  dates: { kind: "dates", id: "dates", title: "Dates", items: [{ when: "12 December", what: "Christmas market" }] },
  credentials: {
    kind: "credentials",
    id: "credentials",
    title: "Credentials",
    items: [{ name: "Member of the bakers' guild", detail: "No. 1234" }],
  },
  areas: { kind: "areas", id: "areas", title: "Areas", items: ["Leeds", "Bradford"] },
  notes: {
    kind: "notes",
    id: "notes",
    title: "Good to know",
    items: ["We bake to order until ten.", "No cards.", "Dogs wait outside."],
  },
  cta: { kind: "cta", id: "cta", title: "Come early", primary: { label: "Call", href: "tel:+441174960123" } },
  custom: {
    kind: "custom",
    id: "custom",
    title: "How a loaf is made",
    html: '<p class="lead">Flour, water, salt.</p>',
  },
  contact: { kind: "contact", id: "contact", title: "Contact" },
};
export const EVERY_SECTION: Section[] = Object.values(SECTION_OF);

export function fullPlan(template: TemplateId): SitePlan {
  return { ...restaurantPlan(template), sections: EVERY_SECTION };
}
