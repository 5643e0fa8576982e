import { expect } from "playwright/test";
import { z } from "zod";

const id = z.number().int().positive();
const time = z.iso.datetime();
const code = z.strictObject({ html: z.string().min(1), css: z.string(), javascript: z.string() });

// Strict throughout: what is not named here must not leave the server.
export const success = z.strictObject({ success: z.literal(true) });
export const currentUser = z.strictObject({
  id,
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.null(),
});
export const subscriptionStatus = z.strictObject({
  isActive: z.boolean(),
  status: z.string(),
  currentPeriodEnd: time.nullable(),
});
export const subscriptionDetails = subscriptionStatus.extend({ cancelAtPeriodEnd: z.boolean() });
export const toPay = z.strictObject({ clientSecret: z.string().regex(/_secret_/) });
export const nothingToPay = z.strictObject({ alreadyActive: z.literal(true) });
export const started = z.strictObject({ analysisId: id });
const revision = z.string().regex(/^[0-9a-f]{64}$/);
export const saved = success.extend({ revision });
const refused = z.strictObject({ message: z.string().min(1), errors: z.strictObject({}), revision });
export const stale = refused.extend({ generatedCode: code });
export const uploaded = z.strictObject({
  url: z.string().regex(/^assets\/images\/[0-9a-f]+\.webp$/),
  previewUrl: z.url(),
  filename: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  variants: z.array(z.strictObject({ url: z.string(), width: z.number().int().positive() })),
});
const improvement = z.strictObject({
  rank: z.number().int().positive(),
  rule: z.string(),
  severity: z.enum(["error", "warning", "advice"]),
  message: z.string(),
  why: z.string(),
  fix: z.string(),
  places: z.array(z.looseObject({ part: z.enum(["html", "css", "javascript"]) })).min(1),
});
const report = z.strictObject({
  codeHash: revision,
  rules: z.number(),
  findings: z.array(z.looseObject({ rule: z.string() })),
  browser: z.looseObject({ state: z.enum(["waiting", "done", "missing", "failed"]) }),
  weight: z.looseObject({ html: z.number() }),
  checkedAt: time,
});
export const analysis = z.strictObject({
  id,
  url: z.string().nullable(),
  projectTitle: z.string(),
  createdAt: time,
  status: z.enum(["processing", "failed", "cancelled", "ready"]),
  generatedCode: code.nullable(),
  revision: revision.nullable(),
  analysisResult: z.looseObject({
    state: z.string(),
    steps: z.array(z.unknown()),
    report,
    openFacts: z.array(z.unknown()),
  }),
  redesignSuggestions: z.array(improvement),
});
export const listedAnalyses = z
  .array(z.strictObject({ id, projectTitle: z.string(), url: z.string().nullable(), createdAt: time }))
  .min(1);
export const designerReply = z.strictObject({
  message: z.string().min(1),
  hasChanges: z.literal(true),
  updatedCode: code,
});
export const deployment = z.strictObject({
  id,
  analysisId: id,
  name: z.string(),
  subdomain: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  customDomain: z.string().nullable(),
  deployedCode: code,
  isActive: z.boolean(),
  domainVerified: z.boolean(),
  domainVerificationToken: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
});
const record = z.strictObject({ name: z.string().min(1), value: z.string().min(1) });
export const dnsRecords = z.strictObject({
  domain: z.string(),
  records: z.strictObject({ aRecord: z.strictObject({ value: z.ipv4() }), cnameRecord: record, txtRecord: record }),
});
export const analyticsSettings = z.strictObject({
  googleAnalyticsId: z.literal("G-ABC123DEF4"),
  isConfigured: z.literal(true),
});
export const version = z.strictObject({
  id,
  versionNumber: z.number().int().positive(),
  title: z.string().min(1),
  changeType: z.enum(["initial", "manual", "ai_designer", "contact_form", "restore"]),
  changeDescription: z.string().nullable(),
  isAutoSaved: z.boolean(),
  author: z.string(),
  createdAt: time,
  websiteCode: code,
});
export const post = z.strictObject({
  id,
  title: z.string(),
  content: z.string(),
  excerpt: z.string().nullable(),
  status: z.enum(["draft", "published"]),
  deploymentId: id.nullable(),
  categoryId: id.nullable(),
  slug: z.string().min(1),
  createdAt: time,
  publishedAt: time.nullable(),
  revision,
});
export const stalePost = refused.extend({ post });
export const category = z.strictObject({ id, name: z.string(), slug: z.string(), createdAt: time });
const figure = z.number().nonnegative();
export const analyticsDay = z.strictObject({
  ...{
    date: z.iso.date(),
    visitors: figure,
    pageViews: figure,
    sessions: figure,
    bounces: figure,
    totalDuration: figure,
  },
});
export const analyticsSummary = z.strictObject({
  ...{
    visitors: figure,
    visitorsGrowth: z.number().nullable(),
    pageViews: figure,
    pageViewsGrowth: z.number().nullable(),
  },
  ...{ bounceRate: figure, bounceRateChange: z.number().nullable() },
  ...{ avgSessionDuration: figure, sessionDurationChange: z.number().nullable() },
});
export const openAnalysis = z.strictObject({ id, status: z.enum(["queued", "running"]) });
const error = z.strictObject({
  message: z.string().min(1),
  errors: z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
});
export type ApiError = z.infer<typeof error>;

/**
 * Reads a personal answer in JSON: its status, that nothing may keep it (the browser keeps one for 5 minutes), and its
 * shape.
 */
export async function readAnswer<Shape extends z.ZodType>(
  answer: Response,
  status: number,
  shape: Shape,
): Promise<z.output<Shape>> {
  const text = await answer.text();
  expect(answer.status, text.slice(0, 500)).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
  const isStatus = answer.ok && new URL(answer.url).pathname === "/api/subscription/status";
  expect(answer.headers.get("cache-control")).toBe(isStatus ? "private, max-age=300" : "no-store");
  return shape.parse(JSON.parse(text));
}

/** Reads a refusal: `{ message, errors }` with its status. */
export const readRefusal = (answer: Response, status: number): Promise<ApiError> => readAnswer(answer, status, error);
