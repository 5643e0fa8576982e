import { expect, it } from "vitest";
import { codeChanges } from "./code-changes";

const code = {
  html: '<h1>Bakery</h1>\n<img src="a.webp">\n<p>Tea &amp; cake</p>\n<p>Two</p>\n<p>Three</p>\n',
  css: "h1 { color: red; }\n",
  javascript: "",
};
const html = (find: string, text: string) => ({ ...code, html: code.html.replace(find, text) });

it("quotes texts as visitors read them, and counts those past two", () => {
  expect(codeChanges(code, html("Tea &amp;", "Coffee &amp;"))).toEqual(["text: Coffee & cake"]);
  const more = {
    ...code,
    html: code.html.replace("Bakery", "Padaria").replace("Two", "Zwei").replace("Three", "Drei"),
  };
  expect(codeChanges(code, more)).toEqual(["text: Padaria", "text: Zwei", "more texts: 1"]);
  expect(codeChanges(code, html("Two", "x".repeat(100)))).toEqual([`text: ${"x".repeat(60)}…`]);
});

it("says which text was taken out, and what changed beside texts", () => {
  expect(codeChanges(code, html("<p>Two</p>\n", ""))).toEqual(["text: Two"]);
  expect(codeChanges(code, html("a.webp", "b.webp"))).toEqual(["pictures and links"]);
  expect(codeChanges(code, { ...code, css: "h1 { color: blue; }\n", javascript: "alert(1)" })).toEqual([
    "design",
    "behaviour",
  ]);
  expect(codeChanges(code, { ...code })).toEqual([]);
});
