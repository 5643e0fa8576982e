import { readFileSync } from "node:fs";
import { z } from "zod";

/** CSS, or `text:Some words` for the innermost element that shows these words. */
const place = z.string().min(1);
const at = z.literal([390, 1280]).default(1280);

const checkSchema = z.union([
  z.strictObject({
    text: place,
    is: z.string().optional(),
    contains: z.string().optional(),
    lacks: z.string().optional(),
    at,
  }),
  z.strictObject({ page: z.literal("contains"), words: z.string(), at }),
  z.strictObject({ page: z.literal("lacks"), words: z.string(), at }),
  z.strictObject({ count: place, is: z.int().optional(), by: z.int().optional(), at }),
  z.strictObject({
    style: place,
    property: z.string(),
    is: z.string().optional(),
    not: z.string().optional(),
    /** The number in it, against before. */
    goes: z.literal(["up", "down"]).optional(),
    factor: z.number().optional(),
    at,
  }),
  /** `like` is a CSS colour, near enough for an eye; `goes` is the lightness. */
  z.strictObject({
    colour: place,
    property: z.string(),
    like: z.string().optional(),
    goes: z.literal(["lighter", "darker"]).optional(),
    at,
  }),
  z.strictObject({
    attribute: place,
    name: z.string(),
    is: z.string().optional(),
    contains: z.string().optional(),
    lacks: z.string().optional(),
  }),
  /** In the order of reading. */
  z.strictObject({ order: z.tuple([place, place]) }),
  z.strictObject({ visible: place, is: z.boolean(), at }),
  /** Width or height in pixels, against before. */
  z.strictObject({ size: place, side: z.literal(["width", "height"]), goes: z.literal(["up", "down"]), at }),
  z.strictObject({ tab: z.literal("title"), is: z.string().optional(), contains: z.string().optional() }),
]);

const caseSchema = z.strictObject({
  id: z.string(),
  page: z.string(),
  language: z.string().length(2),
  /** What was said before, each message answered before the next. */
  before: z.array(z.string()).default([]),
  /** What the owner has selected in the preview. */
  selected: place.optional(),
  says: z.string(),
  /** All of them hold afterwards; none for a request that nothing must come of. */
  want: z.array(checkSchema),
  /** Where texts may change; everywhere else each stays. */
  texts: z.array(z.string()).default([]),
  /** Where looks may change; everywhere else colours, sizes, fonts and corners stay. */
  looks: z.array(z.string()).default([]),
});

export type Check = z.infer<typeof checkSchema>;
export type EditCase = z.infer<typeof caseSchema>;

/** Reads a round of cases. @throws ZodError when one is not as the README says */
export const readCases = (file: string): EditCase[] =>
  z.array(caseSchema).parse(JSON.parse(readFileSync(file, "utf8")));
