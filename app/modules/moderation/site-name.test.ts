import { expect, it } from "vitest";
import { readSiteName } from "./site-name";

it.each([
  ["rose-bakery", { subdomain: "rose-bakery" }],
  [" Rose-Bakery ", { subdomain: "rose-bakery" }],
  ["http://localhost:3000/sites/rose/blog/open?x=1", { subdomain: "rose" }],
  ["localhost:3000/sites/Rose", { subdomain: "rose" }],
  ["https://rose.plinth.site/about", { subdomain: "rose" }],
  ["ROSE.plinth.site.", { subdomain: "rose" }],
  ["https://www.rose.example/#top", { host: "www.rose.example" }],
  ["bäckerei.example", { host: "xn--bckerei-5wa.example" }],
])("reads %s", (typed, name) => {
  expect(readSiteName(typed, "plinth.site")).toEqual(name);
});

it.each(["", "   ", "two words", "https://", "https://x.example/sites/a%2fb", "a.b.plinth.site", "plinth!"])(
  "finds no site's name in '%s'",
  (typed) => {
    expect(readSiteName(typed, "plinth.site")).toBeNull();
  },
);
