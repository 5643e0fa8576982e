import { describe, expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { TEMPLATES } from "../site/choices";
import { renderSite } from "../templates/render-site";
import { applyEdit, invertEdit } from "./edit";
import { fillPhotos } from "../editing/fill-photos";
import { readPage } from "./page";
import { listPlaceholders, withoutPlaceholders } from "./placeholders";
import { deleteSection, listSections, placeSection } from "./sections";
import { setText, textOf } from "../editing/set-text";
import { isTextEditable, listTexts } from "./texts";

const siteOf = (template: string, industry = "restaurant") =>
  renderSite(planFor(brief.parse({ template, industry, projectTitle: "Fern & Moss", designBrief: "A small place." })));
const code = siteOf("classic");
const page = () => readPage(code.html);
const find = (kind: string, html = code.html) => listPlaceholders(readPage(html)).find((each) => each.kind === kind)!;

describe("placeholders", () => {
  it.each(TEMPLATES)("%s: holds each as a hidden section, which nobody else is given", (template) => {
    const own = siteOf(template);
    expect(
      listPlaceholders(readPage(own.html))
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["address", "hours", "phone", "prices"]);
    const { html } = withoutPlaceholders(own);
    expect(html).not.toContain("placeholder");
    expect(html).not.toContain("Opening hours");
    // What is left is the page of a plan without any.
    const plan = planFor(
      brief.parse({ template, industry: "restaurant", projectTitle: "Fern & Moss", designBrief: "A small place." }),
    );
    expect(html).toBe(renderSite({ ...plan, placeholders: [] }).html);
  });

  it("becomes a section by one edit of its text, and back by undoing that", () => {
    const { blank } = find("hours");
    expect(isTextEditable(page(), blank)).toBe(true);
    expect(listTexts(page())).toContainEqual(expect.objectContaining({ node: blank, text: "" }));
    const edit = setText(page(), blank, "Mon-Fri 9-5", "owner")!;
    const filled = applyEdit(code, edit);
    expect(find("hours", filled.html)).toBeUndefined();
    expect(textOf(readPage(filled.html), blank)).toBe("Mon-Fri 9-5");
    expect(withoutPlaceholders(filled).html).toContain("<li>Mon-Fri 9-5</li>");
    expect(applyEdit(filled, invertEdit(code, edit))).toEqual(code);
  });

  it("leaves a placeholder one whose title alone was changed", () => {
    const { section } = find("hours");
    const title = page().elements.findIndex((element, node) => node > section && element.tagName === "h2");
    const named = applyEdit(code, setText(page(), title, "When to come", "owner")!);
    expect(find("hours", named.html)).toBeDefined();
    expect(setText(page(), find("hours").blank, "  ", "owner")).toBeNull();
  });

  it("links a phone number while it is typed", () => {
    const { blank } = find("phone");
    const started = applyEdit(code, setText(page(), blank, "02", "owner")!);
    const done = applyEdit(started, setText(readPage(started.html), blank, "020 7946 0321", "owner")!);
    expect(done.html).toContain(`<a href="tel:02079460321">020 7946 0321</a>`);
  });

  it("makes a gallery of photos by one edit", () => {
    const shop = siteOf("modern", "ecommerce");
    const image = {
      path: "assets/images/a.webp",
      width: 1600,
      height: 1200,
      alt: 'A "pot"',
      variants: [{ path: "assets/images/b.webp", width: 800 }],
    };
    const edit = fillPhotos(readPage(shop.html), find("photos", shop.html), [image, image], "owner")!;
    const filled = applyEdit(shop, edit);
    expect(find("photos", filled.html)).toBeUndefined();
    expect(filled.html).toContain(
      `<ul class="gallery n2"><li class="shot"><img src="assets/images/a.webp" srcset="assets/images/b.webp 800w, assets/images/a.webp 1600w"`,
    );
    expect(filled.html).toContain('alt="A &quot;pot&quot;" width="1600" height="1200"');
    expect(applyEdit(filled, invertEdit(shop, edit))).toEqual(shop);
    expect(fillPhotos(readPage(shop.html), find("photos", shop.html), [], "owner")).toBeNull();
  });

  it("can be moved and deleted like any section", () => {
    const { section } = find("hours");
    expect(listSections(page()).filter(({ placeholder }) => placeholder)).toHaveLength(4);
    const moved = applyEdit(code, placeSection(page(), section, listSections(page()).length - 2, "owner")!);
    expect(find("hours", moved.html)).toBeDefined();
    const without = applyEdit(code, deleteSection(page(), section, "owner")!);
    expect(find("hours", without.html)).toBeUndefined();
  });

  it.each([
    `<div data-placeholder="hours" hidden>a</div>`,
    `<section data-placeholder="hours">a</section>`,
    `<section data-placeholder="skeleton" hidden>a</section>`,
  ])("leaves what others call so as it is: %s", (html) => {
    const foreign = { html, css: "", javascript: "" };
    expect(withoutPlaceholders(foreign)).toEqual(foreign);
    expect(listPlaceholders(readPage(html))).toEqual([]);
  });

  it("takes out one inside of another with it", () => {
    const html = `<p>a</p>\n<section hidden data-placeholder="hours"><section hidden data-placeholder="phone">b</section></section><p>c</p>`;
    expect(withoutPlaceholders({ html, css: "", javascript: "" }).html).toBe("<p>a</p><p>c</p>");
  });
});
