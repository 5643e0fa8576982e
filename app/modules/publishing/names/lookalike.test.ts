import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUSINESS_NAMES } from "../../../../tests/cases/business-names";
import { SITE_CASES } from "../../../../tests/cases/site-briefs";
import { randomSubdomain } from "../random-subdomain";
import { BRANDS } from "./brands";
import { lookalikeOf, skeletonOf } from "./lookalike";

describe("lookalikeOf", () => {
  it.each([
    ["paypal", "PayPal"],
    ["paypa1", "PayPal"],
    ["pay-pal", "PayPal"],
    ["paypal-login", "PayPal"],
    ["secure-paypa1", "PayPal"],
    ["paypal-24", "PayPal"],
    ["paypallogin", "PayPal"],
    ["my-paypai-account-verification", "PayPal"],
    ["plinth-support", "Plinth"],
    ["p1inth", "Plinth"],
    ["plinthsupport", "Plinth"],
    ["rnicrosoft", "Microsoft"],
    ["rnicros0ft-365", "Microsoft 365"],
    ["g00gle", "Google"],
    ["we11sfargo", "Wells Fargo"],
    ["amaz0n-kundenservice", "Amazon"],
    ["ic1oud-5upport", "iCloud"],
    ["vvhatsapp", "WhatsApp"],
    ["5parkasse-sicherheit", "Sparkasse"],
    ["societe-generale", "Société Générale"],
    ["track-dh1", "DHL"],
  ])("sees in %s: %s", (subdomain, brand) => {
    expect(lookalikeOf(subdomain)).toBe(brand);
  });

  it.each([
    "paypalace-bakery",
    "plinthos",
    "appleton",
    "apple-orchard",
    "chase-gardens",
    "amazonia-plants",
    "help",
    "login",
    "24",
    "pineapple",
    "upstairs",
    "banking",
    "paying",
    "uberfahrt",
    "mapplebeck",
  ])("takes %s for an ordinary name", (subdomain) => {
    expect(lookalikeOf(subdomain)).toBeNull();
  });

  it("sees every name of the list, whatever looks alike in it and whatever service word stands beside it", () => {
    const swap: Record<string, string> = {
      o: "0",
      l: "1",
      e: "3",
      a: "4",
      s: "5",
      t: "7",
      b: "8",
      m: "rn",
      w: "vv",
      d: "cl",
    };
    const brand = fc.constantFrom(
      ...BRANDS.map((name) =>
        name
          .normalize("NFKD")
          .toLowerCase()
          .replace(/[^a-z0-9]/g, ""),
      ),
    );
    const choices = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 });
    const word = fc.constantFrom("support-", "", "secure-login-", "konto-", "0-");
    fc.assert(
      fc.property(brand, choices, word, word, (name, swapped, before, after) => {
        const drawn = [...name].map((letter, index) => (swapped[index] ? (swap[letter] ?? letter) : letter)).join("");
        expect(skeletonOf(drawn)).toBe(skeletonOf(name));
        expect(lookalikeOf(`${before}${drawn}${after && `-${after.slice(0, -1)}`}`)).not.toBeNull();
      }),
    );
  });
});

describe("ordinary names", () => {
  const label = (name: string, between: string) =>
    name
      .normalize("NFKD")
      .replace(/ß/g, "ss")
      .toLowerCase()
      .replace(/[\u0300-\u036f'’.]/g, "")
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join(between);
  const ofCases = SITE_CASES.flatMap(({ name, brief }) => [name, brief.projectTitle]);

  it("of businesses in many languages are all left alone", () => {
    const names = [...BUSINESS_NAMES, ...ofCases].flatMap((name) => [label(name, "-"), label(name, "")]);
    expect(BUSINESS_NAMES.length).toBeGreaterThan(400);
    expect(names.filter((name) => lookalikeOf(name) !== null)).toEqual([]);
  });

  it("that the deploy dialog offers are all left alone", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (numbers) => {
          expect(lookalikeOf(randomSubdomain(() => numbers.pop()!))).toBeNull();
        },
      ),
    );
  });
});
