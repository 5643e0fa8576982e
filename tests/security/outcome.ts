import type { Tries } from "./points";
import type { Ran } from "./read-results";

/** A point holds when each of its tests ran and none failed. */
export function outcome(tries: Tries, ran: Ran[]): { isWell: boolean; count: number } {
  const tried = Object.entries(tries).flatMap(([file, names]) =>
    (names.length > 0 ? names : [""]).map((name) =>
      ran.filter((each) => each.file === file && each.title.includes(name)),
    ),
  );
  const isWell = tried.every(
    (tests) => tests.some(({ state }) => state === "passed") && tests.every(({ state }) => state !== "failed"),
  );
  return { isWell, count: new Set(tried.flat()).size };
}
