import { expect, it } from "vitest";
import { restaurantPlan } from "../../../../tests/factories/plans";
import type { Section, SitePlan } from "../../site/site-plan";
import { firstFacts, waysBesideButton } from "./first-facts";

const plan = restaurantPlan("modern");
const prices: Section = {
  kind: "prices",
  id: "prices",
  title: "Prices",
  groups: [{ items: ["Kitchen knives", "Shears"].map((name) => ({ name, price: "£5" })) }],
};
const about: Section = { kind: "about", id: "about", title: "About", paragraphs: ["Tom sharpens knives."] };
const nowhere: SitePlan["business"] = { ...plan.business, address: undefined, hours: [], phone: undefined };

const factsOf = (sections: Section[], business = plan.business) =>
  firstFacts({ plan: { ...plan, business, sections }, anchors: new Set() })
    .map(({ text }) => text)
    .join("");

it("gives first prices where no place, hours or number is known, unless they follow at once", () => {
  expect(factsOf([about, prices], nowhere)).toContain("Kitchen knives");
  expect(factsOf([prices, about], nowhere)).toBe("");
  expect(factsOf([about, prices])).not.toContain("Kitchen knives");
});

it("does not say the number of the main button again", () => {
  const phone = { display: "01 555 0100", href: "tel:+15550100" };
  const called = { ...plan, business: { ...plan.business, phone, email: undefined } };
  const anchors = new Set<string>();
  expect(waysBesideButton({ plan: called, anchors })?.text).toContain("01 555 0100");
  expect(
    waysBesideButton({ plan: { ...called, primaryAction: { label: "Call", href: phone.href } }, anchors }),
  ).toBeNull();
});
