import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, it } from "vitest";
import { EVERY_SECTION, fullPlan } from "../../../tests/factories/full-plan";
import { GALLERY_PLANS } from "../../../tests/factories/gallery-plans";
import { restaurantPlan, sparePlan } from "../../../tests/factories/plans";
import { htmlFaults } from "../../../tests/sites/html-faults";
import { applyContactForm } from "../contact-form/apply-contact-form";
import { defaultContactForm } from "../contact-form/contact-form-config";
import { readContactForm } from "../contact-form/read-contact-form";
import { removeDuplicateForms } from "../contact-form/remove-duplicate-forms";
import { isEmptyEdit } from "../markup/edit";
import { TEMPLATES } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import type { SitePlan } from "../site/site-plan";
import { renderSite } from "./render-site";

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

const attributeOf = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const valuesOf = (html: string, name: string) =>
  elementsOf(html).flatMap((element) => attributeOf(element, name) ?? []);
const sectionKinds = (html: string) => valuesOf(html, "data-section");

/** The form of a page as the settings that it was drawn from. */
function configOf(code: WebsiteCode) {
  const { fields, style, settings } = readContactForm(code)!;
  return { fields, style, settings: { ...defaultContactForm().settings, ...settings } };
}

describe.each(TEMPLATES)("template %s", (template) => {
  it.each(Object.entries(GALLERY_PLANS))("writes valid html for the %s plan", (_name, makePlan) => {
    expect(htmlFaults(renderSite(makePlan(template)).html)).toEqual([]);
  });

  it("renders every kind of section once, in order", () => {
    const { html } = renderSite(fullPlan(template));
    expect(sectionKinds(html)).toEqual(EVERY_SECTION.map(({ kind }) => kind));
    expect(htmlFaults(html)).toEqual([]);
  });

  it("shows every fact of every section", () => {
    const { html } = renderSite(fullPlan(template));
    const facts = [
      "€5.20",
      "Rye",
      "Ana Brot",
      "Baker",
      "At 260 degrees",
      "Yes, plenty.",
      "Crust!",
      "A neighbour",
      "260°",
      "We always have.",
    ];
    for (const fact of [...facts, "17:30–22:00", "Bristol BS1 5AE", "0117 496 0123"]) expect(html).toContain(fact);
  });

  it("leaves out sections that nothing is known for, and links to them", () => {
    const plan = sparePlan(template);
    const { html } = renderSite({
      ...plan,
      nav: [
        { label: "Visit", href: "#visit" },
        { label: "About", href: "#about" },
      ],
    });
    expect(sectionKinds(html)).toEqual(["hero", "about", "contact"]);
    expect(valuesOf(html, "href")).not.toContain("#visit");
  });

  it("has one h1, no id twice, and no heading level left out", () => {
    const elements = elementsOf(renderSite(fullPlan(template)).html);
    const levels = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    const ids = elements.flatMap((element) => attributeOf(element, "id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(GALLERY_PLANS))("has one form to write with, also in the %s plan", (_name, makePlan) => {
    const code = renderSite(makePlan(template));
    expect(elementsOf(code.html).filter(({ tagName }) => tagName === "form")).toHaveLength(1);
    expect(readContactForm(code)?.fields.map(({ id, required }) => [id, required])).toEqual([
      ["name", true],
      ["email", true],
      ["message", true],
    ]);
    expect(isEmptyEdit(code, applyContactForm(code, configOf(code), "owner"))).toBe(true);
    expect(code.html).not.toContain(defaultContactForm().settings.autoReplyMessage);
    expect(removeDuplicateForms(code)).toBeNull();
  });

  it("keeps ids apart when a plan repeats them", () => {
    const plan = restaurantPlan(template);
    const sections = plan.sections.map((section) => ({ ...section, id: "same" }));
    const ids = valuesOf(renderSite({ ...plan, sections }).html, "id");
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("escapes whatever an owner types", () => {
    const nasty = `"><script>alert('x')</script></style><!-- & ' \``;
    const plan = restaurantPlan(template);
    const code = renderSite({
      ...plan,
      meta: { ...plan.meta, title: nasty, description: nasty },
      business: { ...plan.business, name: nasty, tagline: nasty, people: [{ name: nasty }] },
      nav: [{ label: nasty, href: "javascript:alert(1)" }],
      sections: [
        {
          kind: "hero",
          id: nasty,
          title: nasty,
          lead: nasty,
          primary: { label: nasty, href: "java\tscript:alert(1)" },
        },
        { kind: "services", id: "s", title: nasty, items: [{ name: nasty, detail: nasty, price: nasty }] },
        { kind: "gallery", id: "g", title: nasty, images: [{ path: nasty, alt: nasty, width: 1, height: 1 }] },
      ],
    });
    const elements = elementsOf(code.html);
    expect(elements.filter(({ tagName }) => tagName === "script").map((script) => attributeOf(script, "src"))).toEqual([
      "script.js",
    ]);
    expect(elements.find(({ tagName }) => tagName === "title")?.childNodes[0]).toMatchObject({ value: nasty });
    const image = elements.find(({ tagName }) => tagName === "img");
    expect(image && attributeOf(image, "alt")).toBe(nasty);
    expect(valuesOf(code.html, "href").filter((href) => /script:/i.test(href))).toEqual([]);
    expect(code.css).not.toContain("alert");
  });

  it("writes the same bytes for the same plan", () => {
    expect(renderSite(fullPlan(template))).toEqual(renderSite(structuredClone(fullPlan(template))));
  });

  it("links phone, mail and map as such, in the body and in the thumb's reach", () => {
    const { html } = renderSite(restaurantPlan(template));
    const hrefs = valuesOf(html, "href");
    expect(hrefs).toContain("tel:+441174960123");
    expect(hrefs).toContain("mailto:mesa@casaalmirante.example");
    expect(hrefs.filter((href) => href.startsWith("https://www.openstreetmap.org/")).length).toBeGreaterThan(0);
    expect(html.slice(html.indexOf('class="dock'))).toContain("Book a table");
  });

  it("asks for nothing outside itself and loads what it links", () => {
    const { html, css } = renderSite(fullPlan(template));
    const loaded = elementsOf(html).flatMap((element) => {
      if (element.tagName === "link") return attributeOf(element, "href") ?? [];
      return attributeOf(element, "src") ?? [];
    });
    expect(loaded.filter((address) => !/^(data:image\/svg|styles\.css|script\.js|assets\/)/.test(address))).toEqual([]);
    expect(
      [...css.matchAll(/url\("([^"]+)"\)/g)].filter(([, address = ""]) => !address.startsWith("assets/fonts/")),
    ).toEqual([]);
    expect(css).not.toContain("@import");
  });

  it("gives every picture its size and text, and waits with those below the first view", () => {
    const images = elementsOf(renderSite(fullPlan(template)).html).filter(({ tagName }) => tagName === "img");
    expect(images).toHaveLength(3);
    for (const image of images)
      expect([attributeOf(image, "width"), attributeOf(image, "height"), attributeOf(image, "alt")]).toEqual([
        "1200",
        "800",
        "The oven",
      ]);
    expect(images.map((image) => attributeOf(image, "loading"))).toEqual([undefined, "lazy", "lazy"]);
  });

  it("speaks the plan's language and direction, with a way past the navigation", () => {
    const plan = restaurantPlan(template);
    const { html } = renderSite({ ...plan, meta: { ...plan.meta, lang: "ar", dir: "rtl" } });
    const root = elementsOf(html).find(({ tagName }) => tagName === "html");
    expect(root && [attributeOf(root, "lang"), attributeOf(root, "dir")]).toEqual(["ar", "rtl"]);
    expect(valuesOf(html, "href")[valuesOf(html, "href").indexOf("#main")]).toBe("#main");
    expect(html.indexOf('class="skip"')).toBeLessThan(html.indexOf("<header"));
  });

  it("orders its layers and leaves the last one to styles set by hand", () => {
    const { css } = renderSite(fullPlan(template));
    expect(css.startsWith("@layer reset, tokens, base, layout, sections, designer, overrides;")).toBe(true);
    expect(css.match(/@layer overrides/g)).toBeNull();
  });

  it("turns theme into custom properties", () => {
    const plan: SitePlan = { ...fullPlan(template) };
    const normal = renderSite(plan).css;
    const dark = renderSite({ ...plan, theme: { ...plan.theme, mode: "dark", scale: "large" } }).css;
    expect(normal).toContain("color-scheme: light");
    expect(normal).toContain("--color-primary: #b4321f");
    expect(dark).toContain("color-scheme: dark");
    const bodySize = (css: string) => Number(/--step-0: (?:clamp\()?([\d.]+)rem/.exec(css)?.[1]);
    expect(bodySize(dark)).toBeGreaterThan(bodySize(normal) * 1.1);
  });
});

describe("designs", () => {
  it("differ in stylesheet and in structure", () => {
    const codes = TEMPLATES.map((template) => renderSite(fullPlan(template)));
    expect(new Set(codes.map(({ css }) => css)).size).toBe(TEMPLATES.length);
    const skeletons = codes.map(({ html }) =>
      elementsOf(html)
        .map(({ tagName }) => tagName)
        .join(" "),
    );
    expect(new Set(skeletons).size).toBe(TEMPLATES.length);
  });
});
