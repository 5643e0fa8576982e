import type { SectionOf } from "../../site/site-plan";
import { hashText } from "../seeded";

/** Letters of a name in a running line, and how many run. */
const LONGEST = 26;
const [FEWEST, MOST] = [4, 10];

/** Short names of things and nothing else, which may run on in one line of large type. */
export const isRunning = (names: readonly string[]): boolean =>
  names.length >= FEWEST &&
  names.length <= MOST &&
  names.every((name) => name.length <= LONGEST && !/\p{Nd}/u.test(name));

/** Whether services run on: where that fits, the names themselves choose between a line and an index. */
export function runs(items: SectionOf<"services">["items"]): boolean {
  const names = items.map(({ name }) => name);
  const bare = items.every(({ detail, price }) => !detail && !price);
  return bare && isRunning(names) && hashText(names.join(" ")) % 2 === 0;
}
