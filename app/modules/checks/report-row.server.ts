import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { finding } from "../site/finding";
import { pageWeight, RULES, type BrowserState, type Report } from "./report";
import { SWITCHED_OFF } from "./report-words";
import { isStopped } from "./unchecked";

/** One state of a website's code. */
export interface CodeState {
  websiteId: number;
  codeHash: string;
}

const findings = finding.array();

/** Where the report of a state is. */
export const reportKey = ({ websiteId, codeHash }: CodeState) => ({
  websiteId_codeHash_rules: { websiteId, codeHash, rules: RULES },
});

/**
 * A check that was stopped may get further when the machine is less busy; whoever asks before is not kept waiting
 * again.
 */
const STOPPED_HOLDS_MS = 60 * 60 * 1000;

/**
 * The report of a state by the rules of now; null while there is none, and where one that was stopped has outlived
 * itself.
 */
export async function findReport(state: CodeState): Promise<Report | null> {
  const row = await db.siteReport.findUnique({ where: reportKey(state) });
  if (!row) return null;
  const report = toReport(row);
  return isStopped([...report.findings, ...report.browser.findings]) && row.checkedAt < lastHolding() ? null : report;
}

/** Takes away what `findReport` no longer gives. */
export async function removeOutlived({ websiteId, codeHash }: CodeState): Promise<void> {
  await db.siteReport.deleteMany({ where: { websiteId, codeHash, rules: RULES, checkedAt: { lt: lastHolding() } } });
}

const lastHolding = () => new Date(Date.now() - STOPPED_HOLDS_MS);

/** A stored report as it is shown and downloaded. */
export function toReport(row: Prisma.SiteReportGetPayload<object>): Report {
  return {
    codeHash: row.codeHash,
    rules: row.rules,
    findings: findings.parse(row.findings),
    browser: browserPart(row),
    weight: pageWeight.parse(row.weight),
    checkedAt: row.checkedAt.toISOString(),
  };
}

function browserPart({
  browserState,
  browserFindings,
  browserReason,
}: Prisma.SiteReportGetPayload<object>): Report["browser"] {
  // What waits for a browser that does not come is missing for as long as that is so.
  if (browserState === "waiting" && env.BROWSER_CHECKS === "off")
    return { state: "missing", findings: [], reason: SWITCHED_OFF };
  const reason = browserReason === null ? {} : { reason: browserReason };
  return { state: browserState as BrowserState, findings: findings.parse(browserFindings), ...reason };
}
