import { z } from "zod";
import { type ApiError, invalidRequest } from "./api-error";

/** Forms carry words only. */
export const bool = z.enum(["true", "false"]).transform((word) => word === "true");
export const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
export const metadata = z.record(z.string(), z.string());
export const expand = z.array(z.string()).optional();

/** What every list takes. */
export const paging = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};

/** Parses the parameters of a call. Throws the error that Stripe gives for a missing, unknown or invalid one. */
export function readParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  throw errorOf(parsed.error.issues[0]!, params);
}

function errorOf(issue: z.core.$ZodIssue, params: unknown): ApiError {
  if (issue.code === "unrecognized_keys") {
    const name = paramName([...issue.path, issue.keys[0]!]);
    return invalidRequest(`Received unknown parameter: ${name}`, { param: name, code: "parameter_unknown" });
  }
  const param = paramName(issue.path);
  if (valueAt(params, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

function paramName([first, ...rest]: PropertyKey[]): string {
  return String(first ?? "") + rest.map((part) => `[${String(part)}]`).join("");
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
