import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { FOREIGN_DOCUMENTS } from "../../../../tests/factories/foreign-documents";
import { restaurantPlan } from "../../../../tests/factories/plans";
import { TEMPLATES, type TemplateId } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";
import { FONTS } from "../../templates/fonts";
import { renderSite } from "../../templates/render-site";
import { drawSite } from "./draw-site.server";
import { fitText } from "./fit-text.server";
import { pageStyle } from "./site-style";

const LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlung";
const named = (template: TemplateId, name: string, title: string): SitePlan => {
  const plan = restaurantPlan(template);
  return {
    ...plan,
    business: { ...plan.business, name },
    sections: plan.sections.map((section) => (section.kind === "hero" ? { ...section, title } : section)),
  };
};
const noFiles = () => [];
const draw = (plan: SitePlan) => drawSite("owner", renderSite(plan), noFiles, plan.meta.title);

describe("drawSite", () => {
  it.each(TEMPLATES)("draws %s for a usual name, a very long one and an Arabic one", async (template) => {
    const names = [
      ["Casa Almirante", "Fish over charcoal"],
      [LONG, LONG],
      ["مطعم الزيتون", "خبز طازج كل صباح في عمّان"],
    ] as const;
    for (const [name, title] of names) {
      const { picture, icons } = await draw(named(template, name, title));
      const { width, height, format } = await sharp(picture!.bytes).metadata();
      expect([width, height, { png: "png", jpg: "jpeg" }[picture!.ending]]).toEqual([1200, 630, format]);
      expect(picture!.bytes.length).toBeLessThanOrEqual(100_000);
      expect(await sharp(icons!.touch).metadata()).toMatchObject({ width: 180, height: 180, format: "png" });
      expect(await sharp(icons!.ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
      expect(Buffer.from(icons!.svg).toString()).not.toContain("<text");
    }
  });

  it("gives the same bytes for the same page, and others when its words or colours change", async () => {
    const plan = restaurantPlan("classic");
    const [first, again] = await Promise.all([draw(plan), draw({ ...plan, meta: { ...plan.meta } })]);
    const [worded, coloured] = await Promise.all([
      draw(named("classic", "Casa Almirante", "Other words")),
      draw({ ...plan, theme: { ...plan.theme, primary: "#10b981" } }),
    ]);
    expect(again.picture!.bytes).toEqual(first.picture!.bytes);
    for (const other of [worded, coloured])
      expect(Buffer.from(other.picture!.bytes).equals(first.picture!.bytes)).toBe(false);
  });

  it("puts the page's own photo into the picture", async () => {
    const plan = restaurantPlan("modern");
    const image = { path: "assets/images/fire.webp", width: 600, height: 400, alt: "Fire" };
    const withPhoto = {
      ...plan,
      sections: plan.sections.map((section) => (section.kind === "hero" ? { ...section, image } : section)),
    };
    const red = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#ff0000" } })
      .webp()
      .toBuffer();
    const { picture } = await drawSite("owner", renderSite(withPhoto), () => [{ path: image.path, bytes: red }], null);
    const [r, g, b] = await sharp(picture!.bytes)
      .extract({ left: 1000, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([r! > 230, g! < 30, b! < 30]).toEqual([true, true, true]);
  });

  it.each(Object.keys(FOREIGN_DOCUMENTS))("draws something quiet for a page from elsewhere: %s", async (name) => {
    const { html, css } = FOREIGN_DOCUMENTS[name]!;
    expect((await drawSite("owner", { html, css, javascript: "" }, noFiles, null)).picture).not.toBeNull();
  });

  it("fails silently where a picture cannot be read", async () => {
    const code = {
      html: `<body><section data-section="hero"><h1>x</h1><img src="assets/images/x.webp"></section></body>`,
      css: "",
      javascript: "",
    };
    const { picture, icons } = await drawSite(
      "owner",
      code,
      () => [{ path: "assets/images/x.webp", bytes: Buffer.from("no picture") }],
      "Rose",
    );
    expect(picture).toBeNull();
    expect(icons).not.toBeNull();
  });
});

it("looks at so many drawings of a page, and at none that is longer than a picture", () => {
  const arts = (count: number, inside: string) =>
    pageStyle(
      {
        html: `<body>${`<svg class="art a" viewBox="0 0 1 1">${inside}</svg>`.repeat(count)}</body>`,
        css: ":root{--a:red}.a{fill:var(--a)}".repeat(1_000),
        javascript: "",
      },
      null,
    ).arts;
  expect(arts(3, "<path/>")).toHaveLength(3);
  expect(arts(5_000, "<path/>")).toHaveLength(20);
  expect(arts(1, "<path/>".repeat(20_000))).toEqual([]);
});

describe("fitText", () => {
  const setting = { family: FONTS.Inter, weight: 700, size: 100, smallest: 40, maxWidth: 600, maxLines: 3 };

  it.each([
    "Bread",
    LONG,
    "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "مطعم الزيتون في وسط البلد",
    "a ".repeat(60),
  ])("keeps %s within its room", async (text) => {
    const fitted = (await fitText(text, setting))!;
    expect(fitted.width).toBeLessThanOrEqual(610);
    expect(fitted.lines.length).toBeLessThanOrEqual(3);
    expect(fitted.size).toBeGreaterThanOrEqual(40);
  });

  it("has nothing for a text without letters", async () => expect(await fitText(" \u200b ", setting)).toBeNull());
});
