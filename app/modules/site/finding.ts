import { z } from "zod";
import { websiteCode } from "./website-code";

/**
 * How much a finding matters: an error breaks the site for visitors, a warning hinders some, an advice makes it better.
 */
export const SEVERITIES = ["error", "warning", "advice"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The place of a finding in a website's code; without a line it concerns the whole part. */
const place = z.object({
  part: websiteCode.keyof(),
  /** From 1. */
  line: z.number().int().positive().optional(),
  /** Selects the element in the page's html. */
  selector: z.string().optional(),
  /** What stands there, shortened. */
  text: z.string().optional(),
  /** CSS pixels of the window, where a finding holds at some widths only. */
  width: z.number().int().positive().optional(),
});

/** What a check of a website found, in words for its owner. */
export const finding = z.object({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  /** What is wrong, one sentence. */
  message: z.string(),
  where: place,
  /** Why it matters to the owner. */
  why: z.string(),
  /** What to do about it. */
  fix: z.string(),
  /** Fixed by rule already. */
  mended: z.boolean().optional(),
});
export type Finding = z.infer<typeof finding>;
