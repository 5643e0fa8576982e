import { expect, it } from "vitest";
import { understand } from "./understand";

const CODE = {
  html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main>
<section id="team"><h2>The people</h2><p>Ask for Margaret. Margaret is a trainee here.</p></section>
<section id="shop"><h2>Our shop</h2><p>Open on Monday.</p></section></main></body></html>`,
  css: "h2{color:black}",
  javascript: "",
};
const after = (message: string) => understand({ message, code: CODE, form: null }).after;

it.each([
  ["put Maggie instead of Margaret everywhere", "Ask for Maggie. Maggie is a trainee"],
  ["could you write Maggie instead of Margaret wherever it says that", "Ask for Maggie. Maggie is a trainee"],
  ["not Monday but Tuesday", "Open on Tuesday."],
  ["Bitte schreib Dienstag statt Monday", "Open on Dienstag."],
  ["grazie, adesso non più Monday ma Martedì", "Open on Martedì."],
])("gives new words for old ones: %s", (message, wanted) => expect(after(message).html).toContain(wanted));

it.each([
  "the people should say Crew instead of the heading",
  "put Crew instead of the text",
  "escribe Crew en lugar del texto",
])("takes a kind of thing for no words of the page: %s", (message) => expect(after(message)).toEqual(CODE));

it.each(["put Maggie instead of Deborah", "not Friday but Tuesday", "the heading should say Crew instead of Friends"])(
  "changes nothing where the old words do not stand: %s",
  (message) => expect(after(message)).toEqual(CODE),
);

it.each([
  "the shop section above the people section please",
  "I would like the shop section before the people section",
])("moves what is there already: %s", (message) => {
  const { html } = after(message);
  expect(html.indexOf("Our shop")).toBeLessThan(html.indexOf("The people"));
  expect(html.match(/Our shop/g)).toHaveLength(1);
});

it("moves nothing for what is to be new", () => {
  const { html } = after("I would like a shop section above the people");
  expect(html.indexOf("Our shop")).toBeGreaterThan(html.indexOf("The people"));
});
