import { expect, it } from "vitest";
import { inOrder } from "./in-order";

const letters = inOrder<"a" | "b" | "c">();

it("gives the list in its order", () => expect(letters("c", "a", "b")).toEqual(["c", "a", "b"]));

it("takes no list that leaves a member out", () => {
  // @ts-expect-error: c is missing.
  expect(letters("b", "a")).toEqual(["b", "a"]);
});
