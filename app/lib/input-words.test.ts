import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { check } from "~/http/read-input.server";
import "./input-words";

/** How the library itself speaks. */
const ITS_OWN_WORDS =
  /expected|received|invalid (?:input|option|string|e-?mail|url|element|key|iso)|too (?:small|big)|unrecognized|must match pattern|nan\b/i;

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** Files of rules for what comes from outside; those of the server have the same rules from these. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => join("app", file))
  .filter(
    (file) =>
      /^app\/(?:modules|published|renderer|lib)\/.*\.ts$/.test(file) &&
      !/\.(?:test|server|d)\.ts$|generated/.test(file) &&
      readFileSync(file, "utf8").includes('from "zod"'),
  );

async function inputSchemas(): Promise<[string, z.ZodType][]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ join(process.cwd(), file))) as Record<string, unknown>;
      return Object.entries(module)
        .filter((entry): entry is [string, z.ZodType] => isSchema(entry[1]))
        .map(([name, schema]) => [`${file} ${name}`, schema] as [string, z.ZodType]);
    }),
  );
  return found.flat();
}

const WRONG = [
  undefined,
  null,
  "",
  "x",
  "x".repeat(10_000),
  -1,
  1.5,
  Number.NaN,
  1e12,
  true,
  [],
  {},
  ["x"],
  [null],
  { x: 1 },
  [{ x: 1 }],
  new Date(0),
];

/** Inputs that lack fields, have wrong ones, and have more than are known. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const whole = WRONG.map((value) => Object.fromEntries([...names, "unknown"].map((name) => [name, value])));
  const single = names.flatMap((name) => WRONG.map((value) => ({ [name]: value })));
  return [...WRONG, ...whole, ...single];
}

const messagesOf = (issues: z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === "invalid_union" ? issue.errors.flatMap(messagesOf) : []),
  ]);

function saidOf(schema: z.ZodType, input: unknown): string[] {
  try {
    const parsed = schema.safeParse(input);
    return parsed.success ? [] : messagesOf(parsed.error.issues);
  } catch (error) {
    // A rule that must wait for something cannot be asked this way.
    if (error instanceof z.core.$ZodAsyncError) return [];
    throw error;
  }
}

describe("every rule for inputs", () => {
  it("speaks in our words of what is missing, wrong or unknown", async () => {
    const schemas = await inputSchemas();
    expect(schemas.length).toBeGreaterThan(30);
    const raw = schemas.flatMap(([name, schema]) =>
      wrongInputs(schema)
        .flatMap((input) => saidOf(schema, input))
        .filter((said) => ITS_OWN_WORDS.test(said))
        .map((said) => `${name}: ${said}`),
    );
    expect([...new Set(raw)]).toEqual([]);
    // All rules are loaded here for the first time.
  });
});

describe("inputWords", () => {
  const of = (schema: z.ZodType, input: unknown) => saidOf(schema, input)[0];

  it.each<[z.ZodType, unknown, string]>([
    [z.number(), undefined, "This is missing."],
    [z.number(), "3", "This must be a number."],
    [z.int(), 1.5, "This must be a whole number."],
    [z.enum(["on", "off"]), "x", "This must be one of: on, off."],
    [z.string().max(3), "four", "This may have at most 3 characters."],
    [z.string().min(1), "", "This may not be empty."],
    [z.array(z.string()).max(1), ["a", "b"], "This may hold at most 1."],
    [z.number().min(2), 1, "This must be at least 2."],
    [z.email(), "x", "This is not an e-mail address."],
    [z.string().regex(/x/), "y", "This is not in the form that is asked for."],
    [z.strictObject({}), { a: 1 }, "Nothing is known by the name “a”."],
    [z.string().refine(() => false), "x", "This cannot be used."],
    [z.union([z.string(), z.number()]), null, "This cannot be used."],
  ])("%#", (schema, input, words) => expect(of(schema, input)).toBe(words));

  it("gives way to what a rule says itself", () => {
    expect(of(z.number("How many?"), "x")).toBe("How many?");
  });

  it("reaches what a call answers", () => {
    expect(() => check(z.object({ analysisId: z.number() }), {})).toThrow(
      expect.objectContaining({ message: "This is missing.", fieldErrors: { analysisId: ["This is missing."] } }),
    );
  });

  it("has words for whatever comes", () => {
    const schema = z.object({
      a: z.strictObject({ b: z.int().min(1).max(5).multipleOf(2) }),
      c: z.array(z.url()).max(2),
      d: z.literal("x"),
      e: z.record(z.string().max(2), z.iso.datetime()),
    });
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(
          saidOf(schema, { a: { b: one, other }, c: [one, other], d: one, e: { [String(typeof one)]: other } }).filter(
            (said) => ITS_OWN_WORDS.test(said),
          ),
        ).toEqual([]);
      }),
    );
  });
});
