import { expect, it } from "vitest";
import { EMPTY_CODE } from "../site/code-parts";
import { codeHash } from "./code-hash";

// Kept with every website: whatever else code comes to hold, that of one page keeps its hash to the letter.
it.each([
  [
    { html: "<h1>Größe</h1>\n", css: "h1{}", javascript: 'go("x")' },
    "e7b718e23b9b71f995e40316c3a4b15f70c5865d07f753e847f46de9bac6a8ae",
  ],
  [EMPTY_CODE, "799c55d702efedb7750db18b36386fc3a3f4be7dddcfb649adeb41a3ed0da228"],
])("names code by the same hash for good", (code, hash) => expect(codeHash(code)).toBe(hash));

it("tells apart what only moved from one part to another", () => {
  expect(codeHash({ ...EMPTY_CODE, css: "a" })).not.toBe(codeHash({ ...EMPTY_CODE, javascript: "a" }));
});
