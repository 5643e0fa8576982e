import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { applyEdit } from "../../markup/edit";
import { readPage } from "../../markup/page";
import { withoutPlaceholders } from "../../markup/placeholders";
import { openSite } from "../opened-site";
import { textOf } from "../text-of";
import { newSection } from "./section-by-hand";

const SITES = { ...DESIGNER_SITES, "somebody else's": BIKE_SHOP };

describe("a section that is added by hand", () => {
  it.each(Object.keys(SITES) as (keyof typeof SITES)[])("says the owner's words and no others: %s", (name) => {
    const code = SITES[name];
    const made = newSection(openSite(code), {
      kind: "text",
      title: "How we work",
      entries: [{ detail: "By hand." }, { detail: "With <care>." }],
    });
    if ("refusal" in made) throw new Error(made.refusal);
    const after = applyEdit(code, made.edit);
    expect(made.edit.author).toBe("owner");
    expect(textOf(readPage(after.html), made.next)).toBe("How we work");
    expect(after.html).toContain("With &lt;care&gt;.");
  });

  it.each(["services", "prices", "people", "gallery"] as const)("waits to be filled in: %s", (kind) => {
    for (const code of Object.values(SITES)) {
      const made = newSection(openSite(code), { kind, title: "Meet us", entries: [] });
      if ("refusal" in made) throw new Error(made.refusal);
      const after = applyEdit(code, made.edit);
      expect(readPage(after.html).elements[made.next]!.tagName).toBe("li");
      expect(withoutPlaceholders(after)).toEqual(withoutPlaceholders(code));
    }
  });

  it.each([
    ["faq" as const, { name: "Do you deliver?", detail: "Within <five> miles." }],
    ["quotes" as const, { detail: "They were superb.", by: "Mr Lee" }],
  ])("says its first entry to visitors: %s", (kind, entry) => {
    for (const code of Object.values(SITES)) {
      const made = newSection(openSite(code), { kind, title: "Asked and said", entries: [entry] });
      if ("refusal" in made) throw new Error(made.refusal);
      const page = readPage(withoutPlaceholders(applyEdit(code, made.edit)).html);
      for (const words of Object.values(entry)) expect(textOf(page, 0)).toContain(words);
    }
  });

  it("is refused where the page has nothing to stand beside", () => {
    const empty = { html: "<!doctype html><html><head></head><body>Bread</body></html>", css: "", javascript: "" };
    expect(newSection(openSite(empty), { kind: "text", title: "Us", entries: [{ detail: "We bake." }] })).toEqual({
      refusal: expect.any(String),
    });
  });
});
