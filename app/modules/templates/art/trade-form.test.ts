import { describe, expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../generation/brief";
import { INDUSTRIES } from "../../generation/choices";
import { briefs } from "../../generation/demo-briefs";
import { tradeForm } from "./trade-form";

const formOf = (projectTitle: string, designBrief = "", industry = "other") =>
  tradeForm(planFor(brief.parse({ template: "modern", projectTitle, designBrief, industry })));

describe("tradeForm", () => {
  it.each([
    ["Fennick Stair Makers", "stair"],
    ["Panadería Soto", "loaf"],
    ["Fahrradladen Kreuz", "wheel"],
    ["Friseursalon Anna", "thread"],
    ["مخبز النور", "loaf"],
    ["Dr Lind, dentist", "stone"],
    ["Murphy & Daughter Roofing", "roof"],
  ])("finds the trade in the name %s", (name, form) => {
    expect(formOf(name)).toBe(form);
  });

  it("hears what the brief says where the name is silent", () => {
    expect(tradeForm(planFor(briefs.bakery))).toBe("loaf");
    expect(tradeForm(planFor(briefs.bicycleCoop))).toBe("wheel");
    expect(tradeForm(planFor(briefs.ceramicsShop))).toBe("bowl");
    expect(tradeForm(planFor(briefs.lettingAgent))).toBe("arch");
  });

  it("does not find a trade inside another word", () => {
    expect(["bottle", "wheel"]).not.toContain(formOf("Barton Carter"));
  });

  it("has a form for every industry where no word tells", () => {
    for (const industry of INDUSTRIES) expect(formOf("Xq", "", industry)).toMatch(/^[a-z]+$/);
  });
});
