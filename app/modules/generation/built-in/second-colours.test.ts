import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const coloursOf = (asked: string) =>
  planFor(
    brief.parse({
      projectTitle: "Pipa Rosa",
      template: "modern",
      designBrief: `We decorate parties in a garage. Ring 020 7946 0111. ${asked}`,
    }),
  ).theme.colours;

it.each([
  ["Colours: sky blue and yellow.", { second: "#f5cc1b", action: "#f5cc1b", band: "#f5cc1b", footer: "#f5cc1b" }],
  ["Colours: mustard and ink blue.", { second: "#1b2a49", deep: "#1b2a49" }],
  ["Colours: pink, orange and green.", { second: "#ea7a1d" }],
])("shows the colours that stand beside the first as grounds: %s", (asked, colours) => {
  expect(coloursOf(asked)).toMatchObject(colours);
});

it("ends the page in a third colour", () => {
  const { second, footer } = coloursOf("Colours: pink, orange and green.") ?? {};
  expect(footer).toBeDefined();
  expect(footer).not.toBe(second);
});

it.each(["Colours: black and white, maybe a bit of orange.", "Colours: slate and signal yellow, sparingly."])(
  "makes no ground of what is asked for sparingly: %s",
  (asked) => {
    expect(coloursOf(asked)?.footer).toBeUndefined();
    expect(coloursOf(asked)?.band).toBeUndefined();
  },
);

it("has what is used carefully on its buttons", () => {
  expect(coloursOf("Colours: charcoal and hi-vis yellow used carefully.")).toEqual({
    action: "#ffd60e",
    second: "#ffd60e",
  });
});

it("lets the owner's own word for the footer stand", () => {
  expect(coloursOf("Colours: sky blue and yellow. Footer in dark red.")?.footer).not.toBe("#f5cc1b");
});
