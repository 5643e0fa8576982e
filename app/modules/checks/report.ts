import { z } from "zod";
import { finding, SEVERITIES, type Finding } from "../site/finding";

/**
 * Counts up with each change of the rules that makes reports of before incomparable: everything is then checked anew.
 */
export const RULES = 1;

/** How far the look with a browser is; `missing` where this installation has none or does not use it. */
const BROWSER_STATES = ["waiting", "done", "missing", "failed"] as const;
export type BrowserState = (typeof BROWSER_STATES)[number];

/**
 * Bytes of a page: code as it travels compressed, and what a phone really loaded beside it; null before a browser
 * looked.
 */
export const pageWeight = z.object({
  html: z.number(),
  css: z.number(),
  javascript: z.number(),
  fonts: z.number().nullable(),
  pictures: z.number().nullable(),
});
export type PageWeight = z.infer<typeof pageWeight>;

/** What the gate says of one state of a website's code; the same state has the same report until the rules change. */
export const report = z.object({
  /** Of the code: the website's revision. */
  codeHash: z.string(),
  rules: z.number(),
  /** What is seen in the code itself, fixed things among it. */
  findings: z.array(finding),
  browser: z.object({
    state: z.enum(BROWSER_STATES),
    findings: z.array(finding),
    /** Why there is no look with a browser, in words for the owner. */
    reason: z.string().optional(),
  }),
  weight: pageWeight,
  /** When the last part of it was made, ISO 8601. */
  checkedAt: z.iso.datetime(),
});
export type Report = z.infer<typeof report>;

/** All that is found and not fixed, by weight: what stops visitors first. */
export function openFindings({ findings, browser }: Pick<Report, "findings" | "browser">): Finding[] {
  const open = [...findings, ...browser.findings].filter(({ mended }) => !mended);
  return SEVERITIES.flatMap((severity) => open.filter((each) => each.severity === severity));
}

/** Whether the report will still grow. */
export const isUnfinished = ({ browser }: Pick<Report, "browser">) => browser.state === "waiting";
