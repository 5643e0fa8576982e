import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { finding } from "./finding";
import { pageWeight, RULES, type BrowserState, type Report } from "./report";
import { SWITCHED_OFF } from "./report-words";

/** One state of a website's code. */
export interface CodeState {
  websiteId: number;
  codeHash: string;
}

const findings = finding.array();

/** Where the report of a state is. */
export const reportKey = ({ websiteId, codeHash }: CodeState) => ({ websiteId_codeHash_rules: { websiteId, codeHash, rules: RULES } });

/** The report of a state by the rules of now; null while there is none. */
export async function findReport(state: CodeState): Promise<Report | null> {
  const row = await db.siteReport.findUnique({ where: reportKey(state) });
  return row && toReport(row);
}

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

function browserPart({ browserState, browserFindings, browserReason }: Prisma.SiteReportGetPayload<object>): Report["browser"] {
  // What waits for a browser that does not come is missing for as long as that is so.
  if (browserState === "waiting" && env.BROWSER_CHECKS === "off") return { state: "missing", findings: [], reason: SWITCHED_OFF };
  const reason = browserReason === null ? {} : { reason: browserReason };
  return { state: browserState as BrowserState, findings: findings.parse(browserFindings), ...reason };
}
