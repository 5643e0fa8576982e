import { z } from "zod";
import { cleanText } from "~/lib/clean-text";

/** The field with a description for each website image, in their order; it may be left out, or hold fewer. */
export const ALT_FIELD = "imageAlts";
/** Characters. */
export const LONGEST_ALT = 250;

// By characters: half of a surrogate pair cannot be stored.
const words = z
  .string()
  .transform((text) => [...cleanText(text).replace(/\s+/g, " ").trim()].slice(0, LONGEST_ALT).join(""));

/** The descriptions in a form; what is no text counts as not described. */
export function readAlts(values: readonly unknown[]): string[] {
  return z.array(words.catch("")).parse(values);
}
