import { inPool } from "~/lib/pool/in-pool.server";
import type { readingOf } from "./reading";

/** Each fact is looked for in each line of the page. */
export const readingInPool = inPool<typeof readingOf>("reading-of", { milliseconds: 10_000, megabytes: 300 });
