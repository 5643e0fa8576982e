import { expect, it } from "vitest";
import type { Conflict } from "~/modules/markup/merge-code";
import { conflictQuestions } from "./conflict-words";

const html = (mine: string, theirs: string): Conflict => ({ part: "html", mine, theirs });
const css = (mine: string, theirs: string): Conflict => ({ part: "css", mine, theirs });
const asked = (...conflicts: Conflict[]) =>
  conflictQuestions(conflicts).map(({ name, mine, theirs }) => [name, mine, theirs]);

it("shows texts as visitors read them", () => {
  expect(asked(html("Tea &amp; cake", "Tea"))).toEqual([["Text", "Tea & cake", "Tea"]]);
  expect(asked(html("<p>One</p>\n<p>Two</p>", ""))).toEqual([["Text", "One\nTwo", "Taken out"]]);
});

it("says in a person's words what is no text", () => {
  expect(
    asked(
      html('<meta name="description" content="Bread &amp; cakes">', '<meta name="description" content="Bread">'),
      html('<img src="assets/ab12/oven.webp" alt="Oven">', '<img src="assets/cd34/shop.webp" alt="Oven">'),
      html('<a href="tel:+44113496" class="x">', '<a href="tel:+44113497" class="x">'),
      html('<p class="lead" style="font-size: 18px">', '<p class="lead" style="font-size: 20px">'),
      css(" color: red;", ""),
      css(".a { padding: 4px; --brand-line: 1px }", ".a { padding: 8px; --brand-line: 1px }"),
    ),
  ).toEqual([
    ["Description for search engines", "Bread & cakes", "Bread"],
    ["Picture", "oven.webp", "shop.webp"],
    ["Where a link leads", "+44113496", "+44113497"],
    ["Look of a part", "Text size: 18px", "Text size: 20px"],
    ["Design", "Text colour: red", "Taken out"],
    ["Design", "Space inside: 4px", "Space inside: 8px"],
  ]);
});

it("never shows source: what has no words is known by where it was saved", () => {
  const [here, there] = ["As it is here", "As it was saved elsewhere"];
  expect(asked(html('<p class="a">', '<p class="b">'))).toEqual([["Look of a part", here, there]]);
  expect(asked(html('<meta name="x-y" content="1">', '<meta name="x-y" content="2">'))[0]!.slice(1)).toEqual([
    here,
    there,
  ]);
  expect(asked({ part: "javascript", mine: "a()", theirs: "b()" })).toEqual([["Behaviour", here, there]]);
});

it("asks once about what stands in several places, and keeps apart what only looks alike", () => {
  const questions = conflictQuestions([
    html("Fresh bread", "Good bread"),
    html('<meta property="og:title" content="Fresh bread">', '<meta property="og:title" content="Good bread">'),
    html('<p class="a">', '<p class="b">'),
    { part: "javascript", mine: "a()", theirs: "b()" },
    html('<i class="a">', '<i class="b">'),
  ]);
  expect(questions.map(({ name, of }) => [name, of])).toEqual([
    ["Text, Title where the website is shared", [0, 1]],
    ["Look of a part", [2, 4]],
    ["Behaviour", [3]],
  ]);
});
