import { describe, expect, it } from "vitest";
import { readAddress } from "./read-address";

describe("readAddress", () => {
  it.each([
    ["https://example.com/menu", "https://example.com/menu"],
    [" http://example.com ", "http://example.com"],
    ["www.example.com", "https://www.example.com"],
    ["ada@example.com", "mailto:ada@example.com"],
    ["mailto:ada@example.com?subject=Bread", "mailto:ada@example.com?subject=Bread"],
    ["+351 21 123 45 67", "tel:+351211234567"],
    ["tel:+351211234567", "tel:+351211234567"],
    ["#visit", "#visit"],
    ["#", "#"],
    ["/menu", "/menu"],
    ["menu.html", "menu.html"],
    ["assets/price list.pdf", "assets/price%20list.pdf"],
    ["?page=2", "?page=2"],
  ])("reads %j", (typed, href) => expect(readAddress(typed)).toEqual({ href }));

  it.each([
    "",
    "  ",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "//example.com",
    "https://",
    "vbscript:x",
    "mailto:",
    "tel:me",
  ])("refuses %j", (typed) => expect(readAddress(typed)).toHaveProperty("problem"));
});
