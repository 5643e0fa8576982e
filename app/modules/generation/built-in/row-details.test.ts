import { expect, it } from "vitest";
import { withRowDetails } from "./row-details";

const groups = [
  {
    items: [
      { name: "Small dogs", price: "€45, medium €55" },
      { name: "Big hairy lads", price: "€70" },
      { name: "Röstkurs jeden letzten Samstag", price: "69 €" },
    ],
  },
];

it.each([
  [
    "Small dogs €45, medium €55, big hairy lads €70 each (Newfoundlands ring me first).",
    "Big hairy lads",
    "each (Newfoundlands ring me first)",
  ],
  ["Röstkurs jeden letzten Samstag, 69 €, max. 6 Leute.", "Röstkurs jeden letzten Samstag", "max. 6 Leute"],
])("sets what a sentence says beside its rows with the last of them: %s", (sentence, name, detail) => {
  const { groups: detailed, told } = withRowDetails(groups, [sentence]);
  expect(told).toEqual([]);
  expect(detailed[0]!.items.find((item) => item.name === name)).toMatchObject({ detail });
});

it("tells what is said behind several rows beside them, and these not a second time", () => {
  const { told } = withRowDetails(groups, ["Small dogs €45, medium €55, big hairy lads €70, shampoo on request."]);
  expect(told).toEqual(["Shampoo on request"]);
});

it.each([
  "Small dogs €45, medium €55, caught in the rain?",
  "Big hairy lads €70, two of them €120",
  "Big hairy lads €70 and up (Newfoundlands ring me first).",
  "Nails are done for nothing with each groom.",
])("leaves a sentence that says something else: %s", (sentence) =>
  expect(withRowDetails(groups, [sentence])).toEqual({ groups, told: [sentence] }),
);
