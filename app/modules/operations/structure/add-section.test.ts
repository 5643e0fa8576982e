import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { after } from "../../../../tests/factories/structure-cases";
import { openSite } from "../opened-site";
import { addSection } from "./add-section";
import { copy } from "./copy";

const promise = { content: { kind: "text" as const, title: "Our promise", entries: [{ detail: "We fix it" }] } };

describe("adding a section", () => {
  it.each(["bakery", "ceramics", "letting", "physio", "full", "gym"] as const)(
    "adds one and nothing else: %s",
    (name) => {
      const code = DESIGNER_SITES[name];
      const html = after(code, addSection, () => promise);
      const at = html.indexOf('id="our-promise"');
      expect(at).toBeGreaterThan(0);
      expect(html.length - code.html.length).toBeLessThan(700);
      expect(html).toContain("<p>We fix it</p>");
    },
  );
  it("fills the place that waited for it", () => {
    const waiting = '<section id="faces" data-placeholder="people" hidden><h2>Team</h2><ul><li></li></ul></section>';
    const code = { ...BIKE_SHOP, html: BIKE_SHOP.html.replace('<div class="row" id="contact"', `${waiting}$&`) };
    const html = after(code, addSection, () => ({
      content: { kind: "people" as const, title: "Our team", entries: [{ name: "Anna" }] },
    }));
    expect(html).not.toContain("data-placeholder");
    expect(html).toContain("<li><strong>Anna</strong></li>");
  });
  it("takes an owner's signs for text", () =>
    expect(
      after(BIKE_SHOP, addSection, () => ({
        content: { kind: "text" as const, title: "<b>Us</b>", entries: [{ detail: "<script>1</script>" }] },
      })),
    ).toContain("<h2>&lt;b&gt;Us&lt;/b&gt;</h2>\n<p>&lt;script&gt;1&lt;/script&gt;</p>"));

  it("is not done where the page would hide it", () =>
    expect(
      after({ ...BIKE_SHOP, css: `${BIKE_SHOP.css}\n#our-promise { display: none }` }, addSection, () => promise),
    ).toMatch(/nothing of it would be seen/));
  it("does not hold on a page without it, or without its words", () => {
    const [before, other] = [openSite(BIKE_SHOP), openSite(DESIGNER_SITES.gym)];
    expect(addSection.holds(before, before, promise)).toBe(false);
    const html = BIKE_SHOP.html.replace(
      '<div class="row" id="contact"',
      '<div class="row" id="our-promise"><h2>Our promise</h2></div>$&',
    );
    expect(addSection.holds(before, openSite({ ...BIKE_SHOP, html }), promise)).toBe(false);
    expect(addSection.holds(other, other, promise)).toBe(false);
  });
  it("invents no words", () =>
    expect(
      after(BIKE_SHOP, addSection, () => ({ content: { kind: "quotes" as const, title: "Reviews", entries: [] } })),
    ).toMatch(/^What should/));
});

it("copies no headline", () =>
  expect(
    after(BIKE_SHOP, copy, ({ page }) => ({
      target: {
        nodes: [page.elements.findIndex(({ tagName }) => tagName === "h1")],
        name: "the headline",
        selector: null,
      },
    })),
  ).toMatch(/so I made no copy/));
