import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brief, type Brief } from "~/modules/site/brief";
import { PAIR_CASES } from "./pairs";

const ROUNDS = "tests/cases/fresh";
/** Judged once and not mended yet: what was found in it stands in docs/guides/judges.md. */
const NOT_MENDED = "round-11.json";

const freshBrief = z
  .looseObject({ id: z.string() })
  .transform(({ id, targetAudience, ...given }) => ({
    id,
    brief: brief.parse({ ...given, ...(targetAudience !== undefined && { audience: targetAudience }) }),
  }));

/** Every brief that the project keeps, whoever wrote it, but for those of a round that is not mended yet. */
export const EVERY_BRIEF: readonly { id: string; brief: Brief }[] = [
  ...readdirSync(ROUNDS)
    .filter((name) => name !== NOT_MENDED)
    .toSorted()
    .flatMap((name) => z.array(freshBrief).parse(JSON.parse(readFileSync(join(ROUNDS, name), "utf8")))),
  ...PAIR_CASES,
];
