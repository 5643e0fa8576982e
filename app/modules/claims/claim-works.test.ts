import { expect, it } from "vitest";
import { claimsOf, MOST_CLAIMS, newClaims } from "./claim-works";

const page = (claims: number) =>
  `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main>${Array.from({ length: claims }, (_, index) => `<p>$${index + 1}</p>`).join("")}</main></body></html>`;
const known = { sources: [], ledger: new Map() };

it("lists the claims of a page up to a number that somebody could go through", () => {
  expect(claimsOf(page(MOST_CLAIMS), known)).toHaveLength(MOST_CLAIMS);
  expect(claimsOf(page(MOST_CLAIMS + 1), known)).toBeNull();
});

it("finds what a designer added to a page, however much there was", () => {
  expect(newClaims(page(MOST_CLAIMS + 5), page(MOST_CLAIMS), [])).toHaveLength(5);
  expect(newClaims(page(MOST_CLAIMS + 1), null, [])).toBeNull();
});
