import { expect, it } from "vitest";
import { randomSubdomain } from "./random-subdomain";
import { checkSubdomain } from "./subdomain";

it("is two different words of the list and a number below 1000", () => {
  expect(randomSubdomain(() => 0)).toBe("amber-anchor-0");
  expect(randomSubdomain(() => 1 - Number.EPSILON)).toMatch(/^wren-[a-z]+-999$/);
  for (let times = 0; times < 500; times += 1) {
    const [first, second] = /^([a-z]+)-([a-z]+)-\d{1,3}$/.exec(randomSubdomain())!.slice(1);
    expect(first).not.toBe(second);
  }
  expect(checkSubdomain(randomSubdomain())).not.toHaveProperty("problem");
});
