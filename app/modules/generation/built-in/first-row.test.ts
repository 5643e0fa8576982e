import { expect, it } from "vitest";
import { withRowFirst } from "./first-row";

const list = (...names: string[]) => [{ items: names.map((name) => ({ name, price: "9" })) }];

it.each([
  ["أول شي علبة الهدية", ["مسك أبيض", "علبة هدية فيها ثلاث عيّنات"], "علبة هدية فيها ثلاث عيّنات"],
  ["The gift voucher first please", ["Seal trip", "Gift voucher for two"], "Gift voucher for two"],
  ["First the subscription", ["Espresso", "Subscription"], "Subscription"],
])("begins with the row that is asked for: %s", (clause, rows, first) => {
  const sorted = withRowFirst(list(...rows), clause).flatMap(({ items }) => items.map(({ name }) => name));
  expect(sorted[0]).toBe(first);
  expect(sorted.toSorted()).toEqual(rows.toSorted());
});

it.each([undefined, "Big photos first", "The trips first"])("leaves the list as it is: %s", (clause) => {
  const groups = list("Seal trips", "Sunset trips");
  expect(withRowFirst(groups, clause)).toBe(groups);
});
