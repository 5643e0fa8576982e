import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { db, type Prisma, type Tx } from "~/lib/db.server";
import { mapParts } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { checkCode } from "./check-code.server";
import type { Finding } from "../site/finding";
import { RULES, type PageWeight, type Report } from "./report";
import { findReport, removeOutlived, type CodeState } from "./report-row.server";
import { readSiteContext } from "./site-context.server";

const compressed = promisify(gzip);

/** Bytes of a page's code as it travels; what else it loads shows only in a browser. */
async function weigh(code: WebsiteCode): Promise<PageWeight> {
  const bytes = mapParts(async (part) => (code[part] ? (await compressed(code[part])).length : 0));
  return {
    html: await bytes.html,
    css: await bytes.css,
    javascript: await bytes.javascript,
    fonts: null,
    pictures: null,
  };
}

/**
 * Looks a state of an owner's code over and keeps the report, where `findReport` gives none; another one that was made
 * meanwhile stays. @throws PoolBusyError
 */
export async function makeReport(ownerId: number, state: CodeState, code: WebsiteCode): Promise<Report> {
  const findings = await checkCode(ownerId, code, await readSiteContext(state.websiteId));
  await removeOutlived(state);
  await keepReport(db, state, code, findings);
  return (await findReport(state))!;
}

/** Keeps what is known of a state's code without a browser. A report that is there already stays as it is. */
export async function keepReport(
  tx: Pick<Tx, "siteReport">,
  state: CodeState,
  code: WebsiteCode,
  findings: Finding[],
): Promise<void> {
  const weight = await weigh(code);
  const { websiteId, codeHash } = state;
  const row = { websiteId, codeHash, rules: RULES, findings: findings as unknown as Prisma.InputJsonValue, weight };
  await tx.siteReport.createMany({ data: [row], skipDuplicates: true });
}
