import { describe, expect, it } from "vitest";
import { safeHref } from "./safe-href";

describe("safeHref", () => {
  it.each([
    "#menu",
    "tel:+441174960123",
    "mailto:a@b.example",
    "https://example.org/a?b=c#d",
    "/about",
    "menu.html",
    "about/team",
  ])("keeps %s", (href) => expect(safeHref(href)).toBe(href));

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "",
  ])("refuses %j", (href) => expect(safeHref(href)).toBe("#"));
});
