import { describe, expect, it } from "vitest";
import { BRIEF_PLANS } from "../../../tests/factories/brief-plans";
import { applyEdit } from "../markup/edit";
import { TEMPLATES, type TemplateId } from "../site/choices";
import type { SitePlan } from "../site/site-plan";
import type { WebsiteCode } from "../site/website-code";
import { renderSite } from "../templates/render-site";
import { isInOwnFaces, readFont, readOwnFont, setFont, setOwnFont, type EditorFont } from "./theme";

const made = (template: TemplateId, theme: Partial<SitePlan["theme"]>): WebsiteCode => {
  const plan = BRIEF_PLANS.bakery!(template);
  return renderSite({ ...plan, theme: { ...plan.theme, ...theme } });
};
const inFont = (code: WebsiteCode, font: EditorFont) => applyEdit(code, setFont(code, font, "owner")!);
const inOwn = (code: WebsiteCode) => applyEdit(code, setOwnFont(code, "owner")!);
const noted = (css: string) => css.replace(/(?<! ) +--font-choice: .*\n/, "");

describe("the font that the template set", () => {
  it.each(TEMPLATES)("can be chosen again after any other, to the byte: %s", (template) => {
    const code = made(template, { font: "Inter", headings: "Fraunces" });
    expect(readOwnFont(code)).toEqual({ font: "Inter", headings: "Fraunces" });
    expect([isInOwnFaces(code), setOwnFont(code, "owner")]).toEqual([true, null]);

    const changed = inFont(inFont(code, "Georgia"), "Lato");
    expect(readOwnFont(changed)).toEqual({ font: "Inter", headings: "Fraunces" });
    expect([isInOwnFaces(changed), readFont(changed)]).toEqual([false, "Lato"]);
    const back = inOwn(changed);
    expect(isInOwnFaces(back)).toBe(true);
    expect({ ...back, css: noted(back.css) }).toEqual(code);
  });

  it("is known where it sets headings and text alike", () => {
    const changed = inFont(made("modern", { font: "Merriweather" }), "Arial");
    expect(readOwnFont(changed)).toEqual({ font: "Merriweather", headings: null });
    expect(readFont(inOwn(changed))).toBe("Merriweather");
  });

  it("gives way to the font of its text alone", () => {
    const code = made("classic", { font: "Inter", headings: "Barlow Condensed" });
    const plain = inFont(code, "Inter");
    expect([readFont(plain), isInOwnFaces(plain)]).toEqual(["Inter", false]);
    expect(setFont(plain, "Inter", "owner")).toBeNull();
  });

  it("is not known of a page of somebody else", () => {
    expect(readOwnFont({ html: "<p>Bread</p>", css: "body { font-family: Lato }", javascript: "" })).toBeNull();
  });
});
