import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  file: "a file",
};
const FORMATS: Record<string, string> = {
  email: "an e-mail address",
  url: "a web address",
  datetime: "a date with a time",
  date: "a date",
  uuid: "an id",
};

const wordsFor: { [Code in Issue["code"]]?: (issue: Extract<Issue, { code: Code }>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? "This is missing." : `This must be ${KINDS[expected] ?? "of another kind"}.`,
  invalid_value: ({ values }) => `This must be one of: ${values.map(String).join(", ")}.`,
  too_big: ({ origin, maximum }) => `This may ${measure(origin, maximum, "at most")}.`,
  too_small: ({ origin, minimum }) =>
    origin === "string" && minimum === 1
      ? "This may not be empty."
      : `This must ${measure(origin, minimum, "at least")}.`,
  invalid_format: ({ format }) => `This is not ${FORMATS[format] ?? "in the form that is asked for"}.`,
  unrecognized_keys: ({ keys }) => `Nothing is known by the name ${keys.map((key) => `“${key}”`).join(", ")}.`,
  not_multiple_of: ({ divisor }) => `This must be a multiple of ${divisor}.`,
};

function measure(origin: string, size: number | bigint, bound: "at most" | "at least"): string {
  if (origin === "string") return `have ${bound} ${size} characters`;
  if (["array", "set", "map", "object"].includes(origin)) return `hold ${bound} ${size}`;
  return `be ${bound} ${size}`;
}

/**
 * What we say of an input where its rule says nothing itself: never the library's own words, which are a programmer's.
 */
function inputWords(issue: Issue): string {
  const words = wordsFor[issue.code] as ((issue: Issue) => string) | undefined;
  return words?.(issue) ?? "This cannot be used.";
}

z.config({ customError: inputWords });
