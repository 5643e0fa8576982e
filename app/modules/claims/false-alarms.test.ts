import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources } from "./prepare-sources";

const open = (brief: string, text: string) =>
  findClaims(text)
    .filter(
      (claim) => groundClaim({ ...claim, context: text }, prepareSources([{ name: "brief", text: brief }])) === null,
    )
    .map((claim) => claim.text);

describe("ratings", () => {
  const kinds = (text: string) => findClaims(text).map(({ kind, text: words }) => `${kind}: ${words}`);

  it.each([
    ["It gets 3 out of 5 stars from customers", ["number: 3 out of 5 stars"]],
    ["A 5-star pub", ["number: 5-star"]],
    ["A pub with one out of five stars", ["number: one out of five stars"]],
    ["Nine out of ten guests come back", ["number: Nine out of ten guests"]],
    ["A highly rated coffee shop named The Mill", []],
    ["5 and its cheap this makes a great family friendly place", ["number: 5"]],
    ["Named Garage of the Year 2022", ["award: Named Garage of the Year 2022"]],
    ["Rated one of the best in Kent", ["award: Rated one of the best in Kent"]],
  ])("in '%s' are %j", (text, found) => expect(kinds(text)).toEqual(found));

  it.each([
    ["Customer rating: 3 out of 5", "Customers give us 3 out of 5 stars."],
    ["Customer rating: 3 out of 5", "A 3-star pub"],
    ["Customer rating: three out of five", "Rated 3 out of 5 by customers"],
    ["9 out of 10 guests return", "90% of our guests return"],
    ["Ofsted: Good (June 2024)", "Rated Good by Ofsted in June 2024"],
    ["Prices: less than £20", "Dinner for less than 20 British pounds"],
    ["Karnet 149 zł", "Karnet open za 149 złotych"],
  ])("of '%s' follows '%s'", (brief, text) => expect(open(brief, text)).toEqual([]));

  it.each([
    ["Customer rating: 3 out of 5", "A 4-star pub", ["4-star"]],
    ["Customer rating: 3 out of 5", "3 out of 10 guests", ["3 out of 10 guests"]],
    ["Three cooks", "A three star restaurant", ["three star"]],
    ["Karnet 149 zł", "Karnet open za €149", ["€149"]],
  ])("of '%s' does not follow '%s'", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));
});
