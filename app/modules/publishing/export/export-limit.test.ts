import { expect, it } from "vitest";
import { requireFitting } from "./export-limit";

it("lets out what fits, and says past that how much there is and what to do", () => {
  expect(() => requireFitting([250_000_000, 250_000_000])).not.toThrow();
  expect(() => requireFitting([250_000_000, 250_000_001])).toThrow(
    "This website has 501 MB, most of it pictures, and an export can have 500 MB. Take pictures off its pages, or take along everything that you have under Account.",
  );
});
