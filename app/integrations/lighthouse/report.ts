import { z } from "zod";

const score = z.number().min(0).max(1).nullable();

const audit = z.object({
  title: z.string(),
  score,
  scoreDisplayMode: z.string(),
  /** For metrics, milliseconds. */
  numericValue: z.number().optional(),
  /** What it is about, where that are files. */
  details: z
    .object({ items: z.array(z.object({ url: z.string().optional().catch(undefined) })) })
    .optional()
    .catch(undefined),
});

const category = z.object({
  score,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number(), group: z.string().optional() })),
});

/** What we read of Lighthouse's report (its "LHR", version 12). Scores are from 0 to 1. */
export const lighthouseReport = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  audits: z.record(z.string(), audit),
  categories: z.record(z.string(), category),
  /** How much of the machine was in use by others when the load began or ended, from 0 to 1. */
  machineUse: z.number().optional(),
});
export type LighthouseReport = z.infer<typeof lighthouseReport>;
export type Audit = z.infer<typeof audit>;
