import { describe, expect, it } from "vitest";
import { z } from "zod";
import { generationForm } from "~/modules/generation/generation-form";
import { firstWrongStep, reachableStep, STEPS, wrongFields } from "./steps";

const TEMPLATE = { template: ["Please select a website template to continue."] };
const TITLE = { projectTitle: ["Give your project a title."] };

describe("the four steps", () => {
  it("have the order of tests/list", () => {
    expect(STEPS.map(({ id }) => id)).toEqual(["template", "business", "brief", "assets"]);
  });

  it("show every field of the form's schema once, but the key, what goes with a press, and the older name that only the API takes", () => {
    const named = Object.keys(z.toJSONSchema(generationForm, { io: "input", unrepresentable: "any" }).properties ?? {});
    const shown = STEPS.flatMap(({ fields }) => [...fields]);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((name) => !["logo", "contentDoc", "websiteImages"].includes(name)).sort()).toEqual(
      named.filter((name) => !["audience", "key", "chosen"].includes(name)).sort(),
    );
  });
});

describe("wrongFields", () => {
  it("names a step's own fields only, in their order", () => {
    const errors = { referenceWebsite: ["bad"], ...TITLE, ...TEMPLATE };
    expect(wrongFields(1, errors)).toEqual(["projectTitle", "referenceWebsite"]);
  });

  it("takes null and an empty list for no error", () => {
    expect(wrongFields(1, { projectTitle: null, industry: [] })).toEqual([]);
  });
});

describe("firstWrongStep", () => {
  it.each([
    [{}, null],
    [TITLE, 1],
    [{ ...TITLE, ...TEMPLATE }, 0],
    [{ websiteImages: ["too many"] }, 3],
    [{ "": ["a fault of the whole form"] }, null],
  ])("of %j is %j", (errors, step) => {
    expect(firstWrongStep(errors)).toBe(step);
  });

  it("looks no further than it is told", () => {
    expect(firstWrongStep(TITLE, 1)).toBeNull();
  });
});

describe("reachableStep", () => {
  it.each([
    ["forward from a step that is in order", 0, 1, {}, 1],
    ["not past the step that one is on while it is wrong", 0, 1, TEMPLATE, 0],
    ["over several steps, to the first wrong one", 0, 3, TITLE, 1],
    ["into a step that is wrong itself", 0, 1, TITLE, 1],
    ["back, however wrong things are", 2, 0, { ...TEMPLATE, ...TITLE }, 0],
    ["never before the first", 0, -1, {}, 0],
    ["never past the last", 3, 4, {}, 3],
  ])("%s", (_name, current, wanted, errors, expected) => {
    expect(reachableStep(current, wanted, errors)).toBe(expected);
  });
});
