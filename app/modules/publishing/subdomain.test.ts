import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCustomDomain } from "../domains/custom-domain";
import { randomSubdomain } from "./random-subdomain";
import { checkSubdomain } from "./subdomain";

describe("checkSubdomain", () => {
  it.each([
    ["rose", "rose"],
    [" Rose-Bakery ", "rose-bakery"],
    ["7", "7"],
    ["a".repeat(63), "a".repeat(63)],
  ])("takes %j as %j", (typed, subdomain) => {
    expect(checkSubdomain(typed)).toEqual({ subdomain });
  });

  it.each([
    ["", "Please enter a subdomain."],
    ["a".repeat(64), "A subdomain has at most 63 characters."],
    ["rose.bakery", "A subdomain has only letters, numbers and hyphens."],
    ["röse", "A subdomain has only letters, numbers and hyphens."],
    ["rose\nbakery", "A subdomain has only letters, numbers and hyphens."],
    ["-rose", "A subdomain neither starts nor ends with a hyphen."],
    ["rose-", "A subdomain neither starts nor ends with a hyphen."],
    ["WWW", "This subdomain is reserved. Please choose another one."],
    ["xn--rse-sna", "This subdomain is reserved. Please choose another one."],
  ])("refuses %j: %s", (typed, problem) => {
    expect(checkSubdomain(typed)).toEqual({ problem });
  });

  it("takes nothing but what can be a label of a host name", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const checked = checkSubdomain(typed);
        if ("subdomain" in checked)
          expect(new URL(`http://${checked.subdomain}x.example`).host).toBe(`${checked.subdomain}x.example`);
      }),
    );
  });
});

describe("randomSubdomain", () => {
  it("offers names that can be taken", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (numbers) => {
          const name = randomSubdomain(() => numbers.pop()!);
          expect(name).toMatch(/^[a-z]+-[a-z]+-\d{1,3}$/);
          expect(checkSubdomain(name)).toEqual({ subdomain: name });
          expect(new Set(name.split("-")).size).toBe(3);
        },
      ),
    );
  });
});

describe("parseCustomDomain", () => {
  it.each([
    ["Rose.example", "rose.example"],
    ["www.rose-bakery.co.uk.", "www.rose-bakery.co.uk"],
    ["xn--rse-sna.example", "xn--rse-sna.example"],
    ["Bäckerei.example", "xn--bckerei-5wa.example"],
    ["花屋。example", "xn--ogt960g.example"],
    [`${"a".repeat(63)}.example`, `${"a".repeat(63)}.example`],
  ])("takes %j as %j", (typed, host) => {
    expect(parseCustomDomain(typed)).toBe(host);
  });

  it.each([
    "",
    "localhost",
    "https://rose.example",
    "rose.example/",
    "-rose.example",
    "rose-.example",
    "rose..example",
    "192.0.2.1",
    "rosé_1.example",
    "rosé.example/",
    "xn--a.example",
    "１９２.0.2.1",
    `${"a".repeat(64)}.example`,
  ])("refuses %j", (typed) => {
    expect(parseCustomDomain(typed)).toBeNull();
  });
});
