import { describe, expect, it } from "vitest";
import { withDeclaration } from "./set-style";

describe("withDeclaration", () => {
  it.each([
    ["", "color", "red", "color: red"],
    ["color:red", "color", "blue", "color:blue"],
    ["color:red ; margin:0 ;", "margin", "1px 2px", "color:red ; margin:1px 2px ;"],
    ["color:red", "margin", "0", "color:red; margin: 0"],
    ["/* a;b */ background:url(a;b.png);", "color", "red", "/* a;b */ background:url(a;b.png); color: red"],
    ["color: red; margin: 0", "color", null, "margin: 0"],
    ["color: red", "color", null, ""],
    ["color: red; color: blue !important", "color", "green", "color: red; color: green !important"],
    ["--word: 3.5", "--word", "4", "--word: 4"],
    ["margin-top: 1px; margin: 0", "margin-top", "2px", "margin: 0; margin-top: 2px"],
  ])("'%s' with %s: %s", (css, property, value, wanted) => {
    expect(withDeclaration(css, property, value)).toBe(wanted);
  });

  it.each([
    ["color", "red; position: fixed"],
    ["color", "red}"],
    ["color: red; margin", "0"],
    ["color", ""],
  ])("refuses %s: %s", (property, value) => {
    expect(() => withDeclaration("", property, value)).toThrow(TypeError);
  });
});
