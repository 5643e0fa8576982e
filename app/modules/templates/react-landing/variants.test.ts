import { expect, it } from "vitest";
import { aboutVariant, pricesVariant, processVariant, servicesVariant } from "./variants";

const price = { name: "Rye", price: "€5" };
const group = (count: number) => ({ items: Array.from({ length: count }, () => price) });
const steps = (count: number, detail?: string) => ({
  steps: Array.from({ length: count }, () => ({ name: "Call", detail })),
});

it("lays out services, stories, steps and prices of react-landing by what there is", () => {
  expect(
    [{ items: [{ name: "Repairs" }] }, { items: [{ name: "Repairs", price: "€5" }] }].map(servicesVariant),
  ).toEqual(["tiles", "bento"]);
  expect(["A.", "A. ".repeat(90)].map((text) => aboutVariant({ paragraphs: [text] }))).toEqual(["statement", "story"]);
  expect(aboutVariant({ paragraphs: ["A."], image: { path: "a.webp", alt: "", width: 1, height: 1 } })).toBe("picture");
  expect([steps(3, "Ask."), steps(3), steps(6, "Ask.")].map(processVariant)).toEqual(["cards", "track", "track"]);
  expect(
    [[group(3)], [group(3), group(2)], [group(3), group(8)], [1, 2, 3, 4, 5].map(group)].map((groups) =>
      pricesVariant({ groups }),
    ),
  ).toEqual(["list", "compare", "list", "list"]);
});
