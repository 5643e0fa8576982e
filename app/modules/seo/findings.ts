import type { Audit, LighthouseReport } from "~/integrations/lighthouse/report";
import { AUDIT_WORDS } from "./audit-words";
import type { MetaInfo } from "./meta-info";
import { adviseOnMeta } from "./meta-advice";

/** From this score on Lighthouse itself counts an audit as passed. */
const PASSED = 0.9;
const JUDGED = new Set(["binary", "numeric", "metricSavings"]);

interface Finding {
  id: string;
  /** Part of its category's score, and how much of it is lost. */
  loss: number;
  text: string;
}

/** Of these files the page's own are ours: how they are made and sent is not the owner's to mend. */
const OF_FILES = new Set([
  "render-blocking-resources",
  "render-blocking-insight",
  "unminified-css",
  "unminified-javascript",
  "unused-css-rules",
  "uses-text-compression",
  "uses-long-cache-ttl",
  "cache-insight",
]);

/** What costs the page points, in words for its owner, what costs most first: failed audits that carry weight. */
export function findIssues(report: LighthouseReport): string[] {
  const found = Object.values(report.categories).flatMap((category) => {
    const total = category.auditRefs.reduce((sum, { weight }) => sum + weight, 0);
    return category.auditRefs
      .filter(({ id, weight }) => weight > 0 && failed(report.audits[id]) && !isOurs(report, id))
      .map(({ id, weight }) => ({
        id,
        loss: (weight / total) * (1 - report.audits[id]!.score!),
        text: wordsFor(id, report.audits[id]!),
      }));
  });
  return textsOf(found);
}

/**
 * What would make the page better without costing points by itself: failed audits without weight (Lighthouse's
 * opportunities among them), then advice on how the page shows in search results.
 */
export function findRecommendations(report: LighthouseReport, meta: MetaInfo): string[] {
  const issues = new Set(findIssues(report));
  const found = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(
        ({ id, weight, group }) =>
          weight === 0 && group !== "hidden" && failed(report.audits[id]) && !isOurs(report, id),
      )
      .map(({ id }) => ({ id, loss: 1 - report.audits[id]!.score!, text: wordsFor(id, report.audits[id]!) })),
  );
  return [...textsOf(found).filter((text) => !issues.has(text)), ...adviseOnMeta(meta)];
}

const failed = (audit: Audit | undefined) =>
  audit?.score != null && audit.score < PASSED && JUDGED.has(audit.scoreDisplayMode);

/** Whether all that an audit found is files that we make and send. */
function isOurs({ finalDisplayedUrl, audits }: LighthouseReport, id: string): boolean {
  const files = audits[id]?.details?.items ?? [];
  const { origin } = new URL(finalDisplayedUrl);
  return OF_FILES.has(id) && files.length > 0 && files.every(({ url }) => url?.startsWith(`${origin}/`));
}

/** Our own words where there are some, else Lighthouse's title with a full stop and without its code marks. */
const wordsFor = (id: string, { title }: Audit) =>
  AUDIT_WORDS[id] ?? `${title.replaceAll("`", "").replace(/\.$/, "")}.`;

// An audit may stand in two categories; what it costs is what it costs in both.
function textsOf(found: Finding[]): string[] {
  const losses = new Map<string, number>();
  for (const { text, loss } of found) losses.set(text, (losses.get(text) ?? 0) + loss);
  return [...losses].sort(([, a], [, b]) => b - a).map(([text]) => text);
}
