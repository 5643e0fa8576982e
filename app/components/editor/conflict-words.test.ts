import { expect, it } from "vitest";
import { conflictWords } from "./conflict-words";

const html = (mine: string, theirs: string) => conflictWords({ part: "html", mine, theirs });

it("shows texts as visitors read them", () => {
  expect(html("Tea &amp; cake", "Tea")).toEqual({ name: "Text", mine: "Tea & cake", theirs: "Tea" });
  expect(html("<p>One</p>\n<p>Two</p>", "")).toEqual({ name: "Text", mine: "One\nTwo", theirs: "Taken out" });
});

it("names what is no text, and shows it as it is written", () => {
  expect(html('<img src="a.webp">', '<img src="b.webp">')).toEqual({
    name: "Picture",
    mine: '<img src="a.webp">',
    theirs: '<img src="b.webp">',
  });
  expect(html('<a href="/a">', '<a href="/b">').name).toBe("Link");
  expect(conflictWords({ part: "css", mine: " color: red;", theirs: "" })).toEqual({
    name: "Design",
    mine: "color: red;",
    theirs: "Taken out",
  });
});
