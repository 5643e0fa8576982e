import { inPool } from "~/lib/pool/in-pool.server";
import type { browserFindings } from "./browser/browser-findings";
import type { checkHtml, checkRules } from "./check-static.server";
import type { fixStatic } from "./fix-static.server";

/**
 * The checks as the pool does them: a page of 200 KB takes a fifth of a second, and what somebody put together for it
 * to take long ends here.
 */
const LIMITS = { milliseconds: 10_000, megabytes: 250 };

export const checkHtmlInPool = inPool<typeof checkHtml>("check-html", LIMITS);
export const checkRulesInPool = inPool<typeof checkRules>("check-rules", LIMITS);
export const fixInPool = inPool<typeof fixStatic>("fix-static", LIMITS);
export const browserFindingsInPool = inPool<typeof browserFindings>("browser-findings", LIMITS);
