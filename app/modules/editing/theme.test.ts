import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BRIEF_PLANS } from "../../../tests/factories/brief-plans";
import { codeOf } from "../../../tests/factories/code";
import { FOREIGN_DOCUMENTS } from "../../../tests/factories/foreign-documents";
import { everyNth } from "../../../tests/setup/every-nth";
import { TEMPLATES, type GenerationFont } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import type { SitePlan } from "../site/site-plan";
import { fontFilePath } from "../templates/fonts";
import { renderSite } from "../templates/render-site";
import { referencedAssets } from "../markup/referenced-assets";
import { applyEdit } from "../markup/edit";
import {
  EDITOR_FONTS,
  SITE_FONTS,
  PRESET_COLORS,
  readFont,
  readPrimaryColor,
  setFont,
  setPrimaryColor,
  type EditorFont,
} from "./theme";

// Many whole sites and large pages, on machines that do other things as well.
const plan = (template: (typeof TEMPLATES)[number], theme: Partial<SitePlan["theme"]>): SitePlan => {
  const made = BRIEF_PLANS.bakery!(template);
  return { ...made, theme: { ...made.theme, ...theme } };
};
const colored = (code: WebsiteCode, hex: string) => {
  const edit = setPrimaryColor(code, hex, "owner");
  return edit ? applyEdit(code, edit) : code;
};
const inFont = (code: WebsiteCode, font: (typeof SITE_FONTS)[number]) => {
  const edit = setFont(code, font, "owner");
  return edit ? applyEdit(code, edit) : code;
};
const withoutChoice = (css: string) => css.replace(/(?<! ) +--font-choice: .*\n/, "");

describe("the lists of the editor", () => {
  it("are those of tests/list", () => {
    expect(PRESET_COLORS.map(({ name, value }) => `${name} ${value}`)).toEqual([
      "Blue #3B82F6",
      "Green #10B981",
      "Purple #8B5CF6",
      "Red #EF4444",
      "Orange #F59E0B",
      "Pink #EC4899",
      "Teal #14B8A6",
      "Indigo #6366F1",
    ]);
    expect(EDITOR_FONTS).toEqual([
      "Inter",
      "Roboto",
      "Open Sans",
      "Lato",
      "Montserrat",
      "Poppins",
      "Playfair Display",
      "Georgia",
      "Arial",
    ]);
  });
});

describe("the colour of a site of ours", () => {
  it.each(TEMPLATES)("becomes what %s would have been made in", (template) => {
    for (const mode of ["light", "dark"] as const) {
      const code = renderSite(plan(template, { primary: "#7A3E1D", mode }));
      const wanted = renderSite(plan(template, { primary: "#10B981", mode }));
      const next = colored(code, "#10B981");
      expect(next.css).toBe(wanted.css);
      expect(next.html).toBe(wanted.html);
      expect(readPrimaryColor(next)).toBe("#10b981");
      expect(colored(next, "#7A3E1D").css).toBe(code.css);
    }
  });

  it("refuses what is not a colour", () => {
    expect(() => setPrimaryColor(codeOf({}), "red", "owner")).toThrow(TypeError);
  });
});

describe("the colour of other css", () => {
  it("replaces the blues in every spelling, alpha kept", () => {
    const css =
      "a{color:#3b82f6;background:#3B82F680}b{color:rgb(59, 130, 246);border-color:rgb(59 130 246 / 50%)}i{color:rgba(59,130,246,.5);fill:#3b82f";
    expect(colored(codeOf({ css }), "#10B981").css).toBe(
      "a{color:#10B981;background:#10B98180}b{color:rgb(16, 185, 129);border-color:rgb(16 185 129 / 50%)}i{color:rgba(16,185,129,.5);fill:#3b82f}\n:root { --site-primary: #10B981; --site-primary-strong: #009e6d; }\n",
    );
  });

  it("reaches style elements and attributes", () => {
    const html = `<style>p{color:#2563EB}</style><p style="color:#3b82f6">#3b82f6</p>`;
    expect(colored(codeOf({ html }), "#EF4444").html).toBe(
      `<style>p{color:#d3242c}</style><p style="color:#EF4444">#3b82f6</p>`,
    );
  });

  it("finds the colour again, whatever was chosen in between", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("#000000", "#FFFFFF", "#10B981", "#2563EB", "#3B82F6", "#EF4444"), {
          minLength: 1,
          maxLength: 6,
        }),
        (choices) => {
          for (const code of Object.values(FOREIGN_DOCUMENTS)) {
            const last = choices.reduce(colored, code);
            const home = colored(colored(last, "#123456"), "#3B82F6");
            expect(readPrimaryColor(home)).toBe("#3B82F6");
            expect(home.css.match(/#3b82f6/gi)?.length).toBeGreaterThanOrEqual(
              code.css.match(/#3b82f6/gi)?.length ?? 0,
            );
          }
        },
      ),
      { numRuns: process.env.FULL ? 50 : 8 },
    );
  });

  it("keeps apart what had that colour before", () => {
    const css = ".button{color:#3b82f6}.success{color:#10b981}";
    const next = colored(colored(codeOf({ css }), "#10B981"), "#8B5CF6");
    expect(next.css).toContain(".button{color:#8B5CF6}.success{color:#10b981}");
  });

  it("does nothing where there is no such blue", () => {
    const code = codeOf({ css: "a{color:red}" });
    expect(readPrimaryColor(code)).toBeNull();
    expect(setPrimaryColor(code, "#10B981", "owner")).toBeNull();
  });
});

describe("the font of a site of ours", () => {
  it.each(TEMPLATES)("becomes what %s would have been set in", (template) => {
    const drawn = EDITOR_FONTS.filter(
      (name): name is EditorFont & GenerationFont => name !== "Georgia" && name !== "Arial",
    );
    for (const font of everyNth(drawn, 3)) {
      const code = renderSite(plan(template, { font: "Merriweather" }));
      const wanted = renderSite(plan(template, { font }));
      const next = inFont(code, font);
      expect(withoutChoice(next.css), font).toBe(wanted.css);
      expect(next.html).toBe(wanted.html);
      expect(readFont(next)).toBe(font);
    }
  });

  it.each(TEMPLATES)("goes through all of them in %s, and names only files that exist", (template) => {
    let code = renderSite(plan(template, { font: "Inter" }));
    for (const font of everyNth([...SITE_FONTS, ...SITE_FONTS.toReversed()], 2)) {
      code = inFont(code, font);
      expect(readFont(code)).toBe(font);
      const files = referencedAssets(code).filter((path) => path.startsWith("assets/fonts/"));
      expect(files.every((path) => fontFilePath(path.slice("assets/fonts/".length)))).toBe(true);
      expect(files.length > 0).toBe(font !== "Georgia" && font !== "Arial");
    }
  });
});

describe("the font of other css", () => {
  it.each(Object.entries(FOREIGN_DOCUMENTS))("is set for everything in %s, as often as one likes", (_name, code) => {
    const rounds = [code];
    for (const font of [...EDITOR_FONTS, ...EDITOR_FONTS, "Arial" as const]) {
      const next = inFont(rounds.at(-1)!, font);
      expect(readFont(next)).toBe(font);
      rounds.push(next);
    }
    expect(rounds.at(-1)!.css.length).toBeLessThan(code.css.length + 120);
    expect(rounds.at(-1)!.css).not.toContain("http");
  });
});
