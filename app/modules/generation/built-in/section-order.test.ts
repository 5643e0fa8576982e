import { describe, expect, it } from "vitest";
import { AUDIENCES, INDUSTRIES, TEMPLATES } from "../../site/choices";
import { isContent, SECTION_KINDS, type SectionKind } from "../../site/section-kinds";
import { sectionOrder } from "./section-order";

const CONTENT = (Object.keys(SECTION_KINDS) as SectionKind[]).filter(isContent);

describe.each(INDUSTRIES)("the order of sections for %s", (industry) => {
  it.each(TEMPLATES)("in %s has every kind once, whoever reads it", (template) => {
    for (const audience of AUDIENCES) {
      const [first, ...rest] = sectionOrder({ industry, audience, template, reference: null }, { without: [] });
      expect(first).toBe("hero");
      expect(rest.slice(-2)).toEqual(["cta", "contact"]);
      expect(rest.slice(0, -2).toSorted()).toEqual(CONTENT.toSorted());
    }
  });
});
