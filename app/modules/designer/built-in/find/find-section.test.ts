import { describe, expect, it } from "vitest";
import { fullPlan } from "../../../../../tests/factories/full-plan";
import type { SectionKind } from "../../../site/section-kinds";
import { renderSite } from "../../../templates/render-site";
import { openSite } from "../../../operations/opened-site";
import { findSection } from "./find-section";
import { KIND_WORDS } from "./kind-words";

/** Words for more than one kind, and one that is cut to what stands before 'section'. */
const SHARED = new Set(["who we are", "service", "service area", "intro section"]);
const WORDS = Object.entries(KIND_WORDS).flatMap(([kind, { section }]) =>
  section
    .split("|")
    .filter((word) => word && !SHARED.has(word))
    .map((word) => [word, kind as SectionKind] as const),
);

describe("what owners call a section", () => {
  const plan = fullPlan("classic");
  // Headings of no meaning: what is asked for is found by its kind alone.
  const site = openSite(
    renderSite({
      ...plan,
      nav: [],
      sections: plan.sections.map((section, index) => ({ ...section, title: `Xyz ${index}` })),
    }),
  );

  it.each(WORDS)("'%s' means the section %s", (word, kind) => expect(findSection(site, word)?.kind).toBe(kind));

  it("is found beside a section that is called like what every object has", () => {
    const foreign = openSite({
      html: `<main><section id="constructor"><h2>Obras</h2></section><section id="prices"><h2>Xyz</h2></section></main>`,
      css: "",
      javascript: "",
    });
    expect(findSection(foreign, "price list")?.id).toBe("prices");
  });
});
