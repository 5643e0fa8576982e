import { expect, it } from "vitest";
import { openSite } from "../../operations/opened-site";
import { NO_DIALOGUE } from "./dialogue";
import { understand } from "./understand";

const HTML = `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<main><section id="hero"><h1>Rose Bakery</h1><p class="lead">Bread</p></section>
<section id="a"><h2>About us</h2><p>We bake.</p></section>
<section id="b"><h2>Opening hours</h2><p>Always open.</p></section></main></body></html>`;
const CODE = { html: HTML, css: "h2{color:black}", javascript: "" };

function askAbout(message: string, text: string) {
  const { page } = openSite(CODE);
  const selected = page.elements.findIndex(
    ({ sourceCodeLocation }) =>
      HTML.slice(sourceCodeLocation.startTag.endOffset, sourceCodeLocation.endTag?.startOffset) === text,
  );
  return understand({ message, code: CODE, form: null }, { ...NO_DIALOGUE, selected }).after.html;
}

it.each([
  "remove the about section. Change this to 'Come in'",
  "move the opening hours above the about section. Change this to 'Come in'",
])("means the selected element after others were moved or taken out: %s", (message) => {
  const html = askAbout(message, "Always open.");
  expect(html).toContain("<p>Come in</p>");
  expect(html).not.toContain("Always open.");
});

it("changes nothing in place of a selected element that is gone", () => {
  const html = askAbout("remove the opening hours section. Change this to 'Come in'", "Always open.");
  expect(html).not.toContain("Come in");
  expect(html).toContain("We bake.");
});
