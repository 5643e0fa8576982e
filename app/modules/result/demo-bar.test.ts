import { expect, test } from "vitest";
import { withDemoBar } from "./demo-bar";

const SKIP = '<a class="skip" href="#main">Skip to content</a>';
const framed = (body: string) =>
  withDemoBar(`<html><body class="a">${body}</body></html>`, { name: "Classic", formHref: "/?template=classic" });

test("the bar stands above a demo, with its skip link as the first that a keyboard reaches", () => {
  const page = framed(`\n${SKIP}\n<header></header>`);
  expect(page).toContain(`<slot></slot>\n<div><a href="/">Back to Plinth</a>`);
  expect(page).toContain(`</template>${SKIP}</plinth-bar>`);
  expect(page.split(SKIP)).toHaveLength(2);
  expect(page.indexOf("<header>")).toBeGreaterThan(page.indexOf("</plinth-bar>"));
});

test("a page without one has the bar alone", () => {
  expect(framed("<header></header>")).toMatch(/<body class="a">\n<plinth-bar .*<\/template><\/plinth-bar>/s);
});
