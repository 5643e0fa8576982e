import { log } from "~/lib/log.server";
import { CutOff } from "~/lib/pool/cut-off";
import type { Owner } from "~/lib/pool/fair-turns";
import type { PageInspection } from "~/integrations/browser/page-inspection";
import type { WebsiteCode } from "../site/website-code";
import type { SiteContext } from "./checked-site";
import type { Finding } from "../site/finding";
import { browserFindingsInPool, checkHtmlInPool, checkRulesInPool, fixInPool } from "./pooled-checks.server";
import { HTML_STOPPED, FIXING_STOPPED, RULES_STOPPED, INSPECTION_STOPPED } from "./unchecked";

/**
 * Looks a website's code over without a browser, in the pool. A check that has to be stopped is a finding, and costs
 * none of the others. @throws PoolBusyError when too much waits
 */
export async function checkCode(owner: Owner, code: WebsiteCode, context: SiteContext): Promise<Finding[]> {
  const found = await Promise.all([
    orStopped(checkHtmlInPool(owner, code, context), [HTML_STOPPED]),
    orStopped(checkRulesInPool(owner, code, context), [RULES_STOPPED]),
  ]);
  return found.flat();
}

/** `fixStatic` in the pool; the code stays as it is when that has to be stopped. @throws PoolBusyError */
export const fixCode = (owner: Owner, code: WebsiteCode, context: SiteContext): ReturnType<typeof fixInPool> =>
  orStopped(fixInPool(owner, code, context), { code, findings: [FIXING_STOPPED] });

/** `browserFindings` in the pool. @throws PoolBusyError */
export const findSeen = (
  owner: Owner,
  inspection: PageInspection,
  code: WebsiteCode,
  context: SiteContext,
): Promise<Finding[]> => orStopped(browserFindingsInPool(owner, inspection, code, context), [INSPECTION_STOPPED]);

async function orStopped<Result>(checking: Promise<Result>, stopped: Result): Promise<Result> {
  try {
    return await checking;
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
    log.warn(`a check was stopped: ${error.message}`);
    return stopped;
  }
}
