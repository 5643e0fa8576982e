import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DAYS } from "../../tests/judge/truth";

const PASSAGES = "scripts/train/passages";

/** What a piece of a passage is; `hours` is what a careful person would put on the door. */
const PARTS = ["rows", "note", "change", "other", "talk"] as const;
export type PartKind = (typeof PARTS)[number];

const passage = z.object({
  language: z.string(),
  text: z.string(),
  hours: z.partialRecord(
    z.enum(DAYS),
    z.union([z.string(), z.array(z.string())]).transform((told) => [told].flat()),
  ),
  parts: z.array(z.tuple([z.string(), z.enum(PARTS)])),
});
export type Passage = z.infer<typeof passage>;

/** How businesses say when they are open, written for this by other hands, each cut into parts with what they are. */
export const readPassages = (): Passage[] =>
  readdirSync(PASSAGES)
    .toSorted()
    .flatMap((name) => readFileSync(join(PASSAGES, name), "utf8").trimEnd().split("\n"))
    .map((line) => passage.parse(JSON.parse(line)));

/** The kinds of the parts that a stretch of a passage reaches into, the one that it shares most with first. */
export function kindsIn({ parts }: Passage, from: number, to: number): PartKind[] {
  let end = 0;
  return parts
    .map(([words, kind]) => {
      const start = end;
      end += words.length;
      return { kind, shared: Math.min(end, to) - Math.max(start, from) };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ kind }) => kind);
}
