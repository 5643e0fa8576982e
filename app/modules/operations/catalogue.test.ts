import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";

it("calls each operation by a verb and its object, and none like another", () => {
  for (const [name, operation] of CATALOGUE) {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
    expect(operation.name).toBe(name);
  }
});
