import { expect, it } from "vitest";
import { understand } from "./understand";

const CODE = {
  html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section><h1>Rose</h1><p>Bread</p></section></main><footer><p>2024</p></footer></body></html>`,
  css: "h1{font-size:2rem;color:black}",
  javascript: "",
};

it.each([
  ["make the headline bigger because nobody sees it", "make the headline bigger"],
  ["Mach die Überschrift größer weil man sie nicht sieht", "Mach die Überschrift größer"],
  ["mets le titre en rouge parce que c'est plus joli", "mets le titre en rouge"],
  ["haz el título más grande porque no se ve", "haz el título más grande"],
  ["hide the footer like in the old flyer", "hide the footer"],
])("leaves a reason out of what is done: %s", (message, bare) => {
  const { after, missed } = understand({ message, code: CODE, form: null });
  expect(after).toEqual(understand({ message: bare, code: CODE, form: null }).after);
  expect(after).not.toEqual(CODE);
  expect(missed).toEqual([]);
});

it("ends an owner's own words without quotes before a reason", () => {
  const { after } = understand({
    message: "change the headline to Bread because life is short",
    code: CODE,
    form: null,
  });
  expect(after.html).toContain("<h1>Bread</h1>");
});
