import { expect, test } from "vitest";
import { withDemoBar } from "./demo-bar";

const BAR = { name: "Classic", formHref: "/?template=classic" };
const framed = (body: string) => withDemoBar(`<html><body class="a">${body}</body></html>`, BAR);

test("the bar stands above a demo, behind its skip link, which a keyboard reaches first", () => {
  const page = framed('\n<a class="skip" href="#main">Skip to content</a>\n<header></header>');
  const places = ['class="skip"', "<plinth-bar", "<header"].map((part) => page.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("a page without one has the bar first", () => {
  expect(framed("<header></header>")).toContain('<body class="a">\n<plinth-bar');
});
