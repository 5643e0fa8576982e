import { z } from "zod";

/** What a text says as JSON, for a schema to look at. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "This is not valid JSON." });
    return z.NEVER;
  }
});
