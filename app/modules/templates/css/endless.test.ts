import { expect, it } from "vitest";
import { hostilePlan } from "../../../../tests/factories/hostile-plan";
import { crowdedPlan } from "../../../../tests/factories/gallery-plans";
import { restaurantPlan } from "../../../../tests/factories/plans";
import { renderSite } from "../render-site";
import { hasEndlessWord } from "./endless";

it("is for sites alone that show a word which fits on no line", () => {
  expect(hasEndlessWord(hostilePlan("classic"))).toBe(true);
  for (const plan of [crowdedPlan("classic"), restaurantPlan("classic")]) expect(hasEndlessWord(plan)).toBe(false);
  expect(renderSite(restaurantPlan("classic")).css).not.toContain("anywhere !important");
  expect(renderSite(hostilePlan("classic")).css).toContain("anywhere !important");
});
