import { describe, expect, it } from "vitest";
import { calls, constants, items, limits, quotedTexts, routes, section, successToasts } from "./extract";

describe("quotedTexts", () => {
  it.each([
    ["a toast 'Saved' and 'Gone'.", ["Saved", "Gone"]],
    ["toast 'Invalid': 'It starts with 'G-' and goes on.'", ["Invalid", "It starts with 'G-' and goes on."]],
    [
      "says 'Try 'bigger' or 'blue'.' Otherwise: 'Sorry, I couldn't.'",
      ["Try 'bigger' or 'blue'.", "Sorry, I couldn't."],
    ],
    ["'We'll be in touch!' / 'Title'", ["We'll be in touch!", "Title"]],
    ["the page's own ('Back')", ["Back"]],
    ["| GET | a token starting 'verify_' | 'No' |", ["verify_", "No"]],
    ["**Lead:** 'A' and 'A' again", ["A"]],
    ["an end that 'never comes\nand 'another'", ["another"]],
    ["the owners' and the visitors' own", []],
  ])("%j", (line, texts) => expect(quotedTexts(line)).toEqual(texts));
});

describe("routes", () => {
  it.each([
    ["/ (home) and /dashboard, /analysis/{id}.", ["/", "/dashboard", "/analysis/{id}"]],
    ["goes to / after 5 seconds", ["/"]],
    ["'Title' / 'Text', created/updated, and/or, 24/7", []],
    ["otherwise {origin}/sites/{subdomain} (/analysis/{id}?edit=true)", ["/sites/{subdomain}", "/analysis/{id}"]],
    ["POST /api/clear-{payment provider}-data", ["/api/clear-{payment provider}-data"]],
    ["at https://example.com/path", []],
  ])("%j", (line, paths) => expect(routes(line)).toEqual(paths));
});

it("reads calls from the first column of a table only", () => {
  const table =
    "| Method and path | Request |\n|---|---|\n| GET /api/x/{id}?days={7 or 30} | POST /api/none |\n| DELETE /api/x/{id} | none |\nGET /api/prose";
  expect(calls(table)).toEqual(["GET /api/x/{id}?days={7 or 30}", "DELETE /api/x/{id}"]);
});

it("reads limits as numbers with what they count, not from quoted texts", () => {
  expect(limits("up to 63 characters, under 1,000 or #3B82F6; .docx, '20% bigger', h1, 3 s.")).toEqual([
    "63 characters",
    "1,000",
    "#3B82F6",
    ".docx",
    "3 s",
  ]);
});

it("reads constants by the sentence, and lists by the item", () => {
  const bullets =
    "prose\n- Price $20.00 USD. 'Copied!' indicator 2 s.\n- Fonts: Inter (default), Open Sans.\n- TTL 300; labels 63.";
  expect(constants(bullets)).toEqual([
    "Price $20.00 USD",
    "'Copied!' indicator 2 s",
    "Fonts: Inter",
    "Fonts: Open Sans",
    "TTL 300",
    "labels 63",
  ]);
});

it("reads the items of a list without what stands in brackets", () => {
  expect(items("One, Two! ('It's, well, done.'), three and four.")).toEqual(["One", "Two!", "three", "four"]);
  expect(successToasts("**Success toasts:** Saved, Gone ('For good.'), 'Done!', Sent (soon).")).toEqual([
    "Saved",
    "Gone",
    "Sent",
  ]);
});

it("reads one section, and says so when there is none", () => {
  expect(section("## 1. A\none\n## 2. B\ntwo\n", 1).trim()).toBe("one");
  expect(() => section("## 1. A", 3)).toThrow("The document has no section 3.");
});
