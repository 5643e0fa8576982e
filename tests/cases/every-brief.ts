import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brief, type Brief } from "~/modules/site/brief";
import { PAIR_CASES } from "./pairs";

const ROUNDS = "tests/cases/fresh";
/** Nobody has run them yet. */
const UNSEEN: ReadonlySet<string> = new Set([]);
/** Not mended yet: what was found in those that were judged stands in docs/guides. */
const NOT_MENDED: ReadonlySet<string> = new Set([
  ...["round-18.json", "round-19.json", "round-20.json", "round-21.json", "round-22.json", "round-23.json", "round-24.json", "round-25.json", "round-26.json"],
  ...["looks-8.json", "looks-9.json", "looks-10.json", "looks-11.json", "looks-12.json", "looks-13.json", "looks-14.json", "looks-15.json", "looks-16.json", "looks-17.json"],
]);

/** The files of briefs by strangers that were run. */
export const SEEN_ROUNDS = readdirSync(ROUNDS)
  .filter((name) => !UNSEEN.has(name))
  .toSorted();

/** Those that tests may hold the product to. */
export const MENDED_ROUNDS = SEEN_ROUNDS.filter((name) => !NOT_MENDED.has(name));

const freshBrief = z
  .looseObject({ id: z.string() })
  .transform(({ id, targetAudience, ...given }) => ({
    id,
    brief: brief.parse({ ...given, ...(targetAudience !== undefined && { audience: targetAudience }) }),
  }));

/** Every brief that the project keeps, whoever wrote it. */
export const EVERY_BRIEF: readonly { id: string; brief: Brief }[] = [
  ...MENDED_ROUNDS.flatMap((name) => z.array(freshBrief).parse(JSON.parse(readFileSync(join(ROUNDS, name), "utf8")))),
  ...PAIR_CASES,
];
