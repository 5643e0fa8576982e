import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toMutant } from "./mutant";
import { mutationsOf } from "./operators";
import { KNOWN_SURVIVORS } from "./survivors";

it("has reasons only for faults that can still be made", () => {
  const stale = KNOWN_SURVIVORS.filter(({ file, was, becomes }) => {
    const source = readFileSync(file, "utf8");
    const mutants = mutationsOf(file, source).map((mutation) => toMutant(file, source, mutation));
    return !mutants.some((mutant) => mutant.was === was && mutant.becomes === becomes);
  });
  expect(stale).toEqual([]);
});
