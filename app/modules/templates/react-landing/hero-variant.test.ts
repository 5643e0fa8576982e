import { describe, expect, it } from "vitest";
import { crowdedPlan, picturePlan } from "../../../../tests/factories/gallery-plans";
import { restaurantPlan, sparePlan } from "../../../../tests/factories/plans";
import { planFor } from "../../generation/built-in/built-in-designer";
import { briefs } from "../../generation/demo-briefs";
import type { SitePlan } from "../../site/site-plan";
import { renderSite } from "../render-site";
import { firstVariant, leadingFigures } from "./hero-variant";

const site = (plan: SitePlan) => ({ plan, anchors: new Set<string>() });
const variantOf = (plan: SitePlan) => firstVariant(site(plan));
const briefVariant = (name: keyof typeof briefs) => variantOf(planFor({ ...briefs[name], template: "react-landing" }));

describe("first view of react-landing", () => {
  it("is chosen by what there is", () => {
    expect(variantOf(picturePlan("react-landing"))).toBe("picture");
    expect(variantOf(restaurantPlan("react-landing"))).toBe("menu");
    expect(variantOf(crowdedPlan("react-landing"))).toBe("price");
    expect(variantOf(sparePlan("react-landing"))).toBe("giant");
    expect(
      ["bakery", "lettingAgent", "ceramicsShop", "taxAdviser", "oneLiner"].map((name) =>
        briefVariant(name as keyof typeof briefs),
      ),
    ).toEqual(["menu", "numbers", "facts", "facts", "giant"]);
  });

  it("does not lead with figures that are too long, or one alone", () => {
    const plan = sparePlan("react-landing");
    const withFigures = (...values: string[]): SitePlan => ({
      ...plan,
      sections: [
        ...plan.sections,
        { kind: "figures", id: "f", title: "F", items: values.map((value) => ({ value, label: "of them" })) },
      ],
    });
    expect(leadingFigures(site(withFigures("12")))).toEqual([]);
    expect(leadingFigures(site(withFigures("12", "three hundred and five")))).toEqual([]);
    expect(variantOf(withFigures("12", "340"))).toBe("numbers");
  });

  it("says figures that lead only once", () => {
    const { html } = renderSite(planFor({ ...briefs.lettingAgent, template: "react-landing" }));
    expect(html).not.toContain('data-section="figures"');
    expect(html.match(/>143</g)).toHaveLength(1);
  });
});
