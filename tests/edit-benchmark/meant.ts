import { readFileSync } from "node:fs";
import { z } from "zod";

const FILE = new URL("meant.jsonl", import.meta.url);

/** Elements by their CSS path; `within` where only words in them are meant, `hours` where days of opening hours are. */
const elements = z.strictObject({
  at: z.array(z.string().min(1)).min(1),
  within: z.literal(true).optional(),
  hours: z.literal(true).optional(),
});
/** What is no element of the page: its whole look, its title and what is in its head, an edge of it, something to be made. */
const elsewhere = z.strictObject({ is: z.literal(["look", "head", "top", "bottom", "new", "none"]) });

const meantSchema = z.strictObject({
  round: z.int().positive(),
  case: z.string(),
  part: z.int().positive(),
  kind: z.literal(["target", "place"]),
  phrase: z.string().min(1),
  /** 'It', 'this one': the words alone do not tell. */
  pronoun: z.literal(true).optional(),
  /** The answer, and others that are as good. */
  means: z.array(z.union([elements, elsewhere])).min(1),
  note: z.string().optional(),
});

/** A phrase of a request, and what a designer would take it for. */
export type Meant = z.infer<typeof meantSchema>;

/** The phrases of rounds 1 to 12 with what they mean on their pages (README.md). */
export const readMeant = (): Meant[] =>
  readFileSync(FILE, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => meantSchema.parse(JSON.parse(line)));
