import { describe, expect, it } from "vitest";
import { applyEdit, type Author } from "./edit";
import { readPage } from "./page";
import { setText } from "../editing/set-text";

function changed(html: string, text: string, author: Author = "owner"): string {
  const page = readPage(html);
  const node = page.elements.findIndex(({ tagName }) => tagName === "a");
  return applyEdit({ html, css: "", javascript: "" }, setText(page, node, text, author)!).html;
}

describe("a link to what it says", () => {
  it.each([
    [`<a href="tel:02079460321">020 7946 0321</a>`, "020 7946 0444", `<a href="tel:02079460444">020 7946 0444</a>`],
    [
      `<a href="mailto:a@fern.example">a@fern.example</a>`,
      "b@fern.example",
      `<a href="mailto:b@fern.example">b@fern.example</a>`,
    ],
  ])("%s follows its text", (html, text, after) => expect(changed(html, text)).toBe(after));

  it.each([
    [`<a href="tel:02079460321">Call us</a>`, "Ring us"],
    [`<a href="tel:02079460321">020 7946 0321</a>`, "Call us"],
    [`<a href="mailto:a@fern.example">Write to us</a>`, "b@fern.example"],
    [`<a href="mailto:a@fern.example">a@fern.example</a>`, "b at fern"],
    [`<a href="https://fern.example">fern.example</a>`, "moss.example"],
  ])("%s stays where it leads, saying %s", (html, text) =>
    expect(changed(html, text)).toContain(html.slice(0, html.indexOf(">"))),
  );

  it("is left to designers, who say by themselves where links lead", () => {
    expect(changed(`<a href="tel:1234567">1234567</a>`, "7654321", "built-in")).toBe(
      `<a href="tel:1234567">7654321</a>`,
    );
  });
});
