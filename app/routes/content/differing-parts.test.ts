import { expect, it } from "vitest";
import { differingParts } from "./differing-parts";

const post = { title: "Easter bread", excerpt: "", content: "One\nTwo", site: "Padaria", category: "News" };

it("names the parts that differ, with what was saved elsewhere", () => {
  const theirs = { ...post, title: "Easter cake", site: "" };
  expect(differingParts(post, theirs)).toEqual([
    { name: "Title", theirs: "Easter cake" },
    { name: "Website", theirs: "" },
  ]);
});

it("takes the ends of lines for the same, however a browser writes them", () => {
  expect(differingParts({ ...post, content: "One\r\nTwo\r\n" }, post)).toEqual([]);
});
