import { readFileSync } from "node:fs";
import { z } from "zod";
import { brief, type Brief } from "~/modules/site/brief";

/** Days as cases name them, Monday first, as the readers number them. */
export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof DAYS)[number];

const word = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);
const words = z
  .array(z.string())
  .nullish()
  .transform((texts) => texts ?? []);
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** A price with the thing that it is the price of. A range has both ends in `amount`, what is free has "0". */
const truePrice = z.object({
  name: z.string(),
  amount: z.string().regex(/^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/),
  currency: word,
  words: z.string(),
  per: word,
});
export type TruePrice = z.infer<typeof truePrice>;

/** "09:00-17:00", "09:00-?" for an open end, "closed" or "appointment"; several where a day has a break. */
const opening = z.string().regex(/^(?:\d{2}:\d{2}-(?:\d{2}:\d{2}|\?)|closed|appointment)$/);
const dayHours = z.union([opening, z.array(opening)]).transform((told) => [told].flat());

/** What is true in a brief, as pairs, written by somebody who read it. */
export const truth = z.object({
  prices: list(truePrice),
  notPrices: words,
  hours: z
    .partialRecord(z.enum(DAYS), dayHours)
    .nullish()
    .transform((hours) => hours ?? {}),
  hoursDoubtful: z.boolean().nullish().transform(Boolean),
  notHours: words,
  people: list(z.object({ name: z.string(), role: word })),
  notPeople: words,
  address: word,
  phones: words,
  emails: words,
  established: word,
  dates: list(z.object({ when: z.string(), what: z.string() })),
  wishes: words,
  talk: words,
  colours: z
    .record(z.string(), z.string())
    .nullish()
    .transform((colours) => colours ?? {}),
  says: words,
});
type Truth = z.infer<typeof truth>;

/** A brief with what is true in it. */
export interface PairCase {
  id: string;
  language: string;
  brief: Brief;
  truth: Truth;
}

const pairCase = z
  .looseObject({ id: z.string(), language: z.string(), truth })
  .transform(({ id, language, truth: told, targetAudience, ...given }): PairCase => {
    const typed = { ...given, ...(targetAudience !== undefined && { audience: targetAudience }) };
    return { id, language, brief: brief.parse(typed), truth: told };
  });

/** The cases of a file: a list of briefs as the form sends them, each with `id`, `language` and `truth`. */
export const readPairCases = (path: string): PairCase[] => z.array(pairCase).parse(read(path));

/** The true pairs of briefs that stand elsewhere, by the name of the brief. */
export const readTruths = (path: string): Record<string, { language: string; truth: Truth }> =>
  z.record(z.string(), z.object({ language: z.string(), truth })).parse(read(path));

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** All that the owner wrote. */
export const ownerText = ({ brief: { projectTitle, designBrief, documentText } }: PairCase): string =>
  [projectTitle, designBrief, documentText].join("\n");
