import { describe, expect, it } from "vitest";
import { planFor } from "../built-in/built-in-designer";
import { bakery } from "../demo-briefs";
import { fromSitePlan } from "./from-site-plan";
import { revisePlan } from "./revise-plan";

const plan = {
  ...fromSitePlan(planFor(bakery)),
  headline: "Loved by 4,500 families",
  lead: "We bake. Loved by 4,500 families. Come in.",
};
const changed = (text: string, replacement: string) => revisePlan(plan, { changes: [{ text, replacement }] });

describe("revisePlan", () => {
  it("replaces a text where it stands, and nothing else", () => {
    expect(changed(" Loved by 4,500 families.", "")).toEqual({ ...plan, lead: "We bake. Come in." });
    expect(changed("Loved by 4,500", "$& $1 by").headline).toBe("$& $1 by families");
  });

  it("leaves alone what it does not find, what is empty, and what was meant for one of many places", () => {
    for (const text of ["Not there", "", "  ", "a", "about"]) expect(changed(text, "x")).toEqual(plan);
  });

  it("changes no kind and no language", () => {
    const { sections, language } = changed("prices", "popup");
    expect({ kinds: sections.map(({ kind }) => kind), language }).toEqual({
      kinds: plan.sections.map(({ kind }) => kind),
      language: plan.language,
    });
  });
});
