import { expect, it } from "vitest";
import { gymPage } from "../../../tests/factories/gym-page";
import { readPage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import { readThings } from "./read-things";
import type { Role } from "./thing";

const thingsOf = (code: WebsiteCode) => readThings({ code, page: readPage(code.html) });
const names = (code: WebsiteCode, role: Role) =>
  thingsOf(code)
    .of(role)
    .map(({ name }) => name);

it("reads what a page from elsewhere is made of", () => {
  expect(names(gymPage, "headline")).toEqual(["Train with Jo"]);
  expect(names(gymPage, "lead")).toEqual(["The friendliest gym in Hull."]);
  expect(names(gymPage, "button")).toEqual(["Book a class"]);
  expect(names(gymPage, "nav-entry")).toEqual(["Classes", "Hours"]);
  expect(names(gymPage, "logo")).toEqual(["Jo's Gym logo"]);
  expect(names(gymPage, "section")).toEqual(["Train with Jo", "Classes", "Opening hours"]);
  expect(names(gymPage, "footer")).toHaveLength(1);
});

it("knows items by what they say", () => {
  const items = thingsOf(gymPage).of("item");
  expect(items.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    "Yoga: price-line",
    "Spin: price-line",
    "Monday - Friday: hours-row",
    "Saturday: hours-row",
  ]);
});
