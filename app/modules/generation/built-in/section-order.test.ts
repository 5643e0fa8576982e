import { describe, expect, it } from "vitest";
import { sectionHint } from "~/integrations/reference/section-hint";
import { AUDIENCES, INDUSTRIES, TEMPLATES } from "../../site/choices";
import { isContent, SECTION_KINDS, type SectionKind } from "../../site/section-kinds";
import { sectionOrder } from "./section-order";

const CONTENT = (Object.keys(SECTION_KINDS) as SectionKind[]).filter(isContent);

describe.each(INDUSTRIES)("the order of sections for %s", (industry) => {
  it.each(TEMPLATES)("in %s has every kind once, whoever reads it", (template) => {
    for (const audience of AUDIENCES) {
      const [first, ...rest] = sectionOrder(
        { industry, audience, template, reference: null },
        { first: [], without: [] },
      );
      expect(first).toBe("hero");
      expect(rest.slice(-2)).toEqual(["cta", "contact"]);
      expect(rest.slice(0, -2).toSorted()).toEqual(CONTENT.toSorted());
    }
  });
});

/** A heading of each kind on a reference site; null for what no word gives away. */
const HEADINGS: Record<SectionKind, string | null> = {
  hero: "Hero",
  services: "Our services",
  prices: "Price list",
  about: "Our story",
  people: "The team",
  process: "How it works",
  visit: "Find us",
  gallery: "Photos",
  dates: "Upcoming events",
  credentials: "Awards",
  areas: "Areas we serve",
  faq: "Questions",
  quotes: "Testimonials",
  figures: "Numbers",
  notes: "Good to know",
  custom: null,
  cta: "Get started",
  contact: "Get in touch",
};

it.each(Object.entries(HEADINGS).filter(([, heading]) => heading !== null))(
  "%s is known on a reference site by its heading",
  (kind, heading) => expect(sectionHint(heading!)).toBe(kind),
);
