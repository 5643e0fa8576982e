import { expect, it } from "vitest";
import { billingDetailsForm } from "./billing-details";

const problems = (input: object) =>
  Object.keys(
    Object.fromEntries(
      (billingDetailsForm.safeParse(input).error?.issues ?? []).map(({ path }) => [path.join("."), true]),
    ),
  );

it("reads a number as people copy it", () =>
  expect(billingDetailsForm.parse({ name: "A", country: "DE", taxId: "de 123.456 789" }).taxId).toBe("DE123456789"));

it.each([
  [{}, ["name"]],
  [{ name: "  " }, ["name"]],
  [{ name: "A", taxId: "DE123456789" }, ["country"]],
  [{ name: "A", taxId: "123", country: "MC" }, ["taxId"]],
  [{ name: "A", country: "XX" }, ["country"]],
  [{ name: "A" }, []],
  [{ name: "A", country: "US", taxId: "12-3456789" }, []],
])("finds what is wrong with %j", (input, wrong) => expect(problems(input)).toEqual(wrong));
