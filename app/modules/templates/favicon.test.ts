import { describe, expect, it } from "vitest";
import { restaurantPlan } from "../../../tests/factories/plans";
import { faviconHref, initialsOf, siteFavicon } from "./favicon";

describe("favicon", () => {
  it.each([
    ["Casa Almirante", "CA"],
    ["Spoke & Anvil", "SA"],
    ["élan", "É"],
    ["  “Zum Löwen” ", "ZL"],
    ["גלגל יפו", "גי"],
    ["&", "•"],
  ])("takes the initials of %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

  it("is one small drawing in the owner's colour", () => {
    const plan = restaurantPlan();
    expect(siteFavicon(plan)).toContain(plan.theme.primary.toLowerCase());
    expect(decodeURIComponent(faviconHref(plan))).toContain(">CA</text>");
  });
});
