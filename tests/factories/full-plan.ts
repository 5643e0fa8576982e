import type { TemplateId } from "~/modules/site/choices";
import type { Section, SitePlan } from "~/modules/site/site-plan";
import { restaurantPlan } from "./plans";

const image = { path: "assets/images/oven.webp", width: 1200, height: 800, alt: "The oven" };

/** One section of every kind, each with something to say. */
export const EVERY_SECTION: Section[] = [
  { kind: "hero", id: "top", title: "Bread at six", primary: { label: "Order", href: "#contact" }, image },
  { kind: "services", id: "services", title: "Services", items: [{ name: "Loaves", price: "€4" }, { name: "Cakes", detail: "To order" }] },
  { kind: "prices", id: "prices", title: "Prices", groups: [{ name: "Bread", items: [{ name: "Rye", price: "€5.20" }] }] },
  { kind: "about", id: "about", title: "Story", paragraphs: ["We bake at night.", "We always have."], image },
  { kind: "people", id: "people", title: "People", items: [{ name: "Ana Brot", role: "Baker" }] },
  { kind: "process", id: "process", title: "Process", steps: [{ name: "Mix" }, { name: "Bake", detail: "At 260 degrees" }] },
  { kind: "gallery", id: "gallery", title: "Gallery", images: [image] },
  { kind: "visit", id: "visit", title: "Visit" },
  { kind: "faq", id: "faq", title: "Questions", items: [{ question: "Gluten?", answer: "Yes, plenty." }] },
  { kind: "quotes", id: "quotes", title: "Quotes", items: [{ text: "Crust!", by: "A neighbour" }] },
  { kind: "figures", id: "figures", title: "Figures", items: [{ value: "260°", label: "Oven" }] },
  { kind: "dates", id: "dates", title: "Dates", items: [{ when: "12 December", what: "Christmas market" }] },
  { kind: "credentials", id: "credentials", title: "Credentials", items: [{ name: "Member of the bakers' guild", detail: "No. 1234" }] },
  { kind: "areas", id: "areas", title: "Areas", items: ["Leeds", "Bradford"] },
  { kind: "cta", id: "cta", title: "Come early", primary: { label: "Call", href: "tel:+441174960123" } },
  { kind: "custom", id: "custom", title: "How a loaf is made", html: "<p class=\"lead\">Flour, water, salt.</p>" },
  { kind: "contact", id: "contact", title: "Contact" },
];

export function fullPlan(template: TemplateId): SitePlan {
  return { ...restaurantPlan(template), sections: EVERY_SECTION };
}
