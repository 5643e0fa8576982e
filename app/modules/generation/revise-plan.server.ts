import { log } from "~/lib/log.server";
import type { Owner } from "~/lib/pool/fair-turns";
import { fixCode } from "../checks/check-code.server";
import type { Finding } from "../site/finding";
import type { CheckedClaim } from "../claims/claim";
import { claimSources } from "../claims/claim-sources";
import { atLimit, newClaimsInPool } from "../claims/pooled-claims.server";
import { renderSite } from "../templates/render-site";
import type { Brief } from "../site/brief";
import { picturePaths } from "../website-record/check-code";
import type { WebsiteCode } from "../site/website-code";
import type { SitePlan } from "../site/site-plan";

/** A plan and the website that it gives. */
export interface WrittenSite {
  plan: SitePlan;
  /** What can be fixed by rule is fixed. */
  code: WebsiteCode;
  /** What its designer should fix: what visitors would stumble on, and what the owner never said. */
  findings: Finding[];
  /** What the checks found in the code, those that were fixed among it. */
  checked: Finding[];
}

/** What a finding weighs when two plans are compared; an advice is nobody's to fix by itself. */
const WEIGHTS = { error: 10, warning: 3, advice: 0 } as const;

/** Fixes what a plan was written to by rule, and says what is left for its designer. */
export async function checkWritten(
  owner: Owner,
  plan: SitePlan,
  written: WebsiteCode,
  brief: Brief,
): Promise<WrittenSite> {
  const { code, findings } = await fixCode(owner, written, { assets: picturePaths(brief), allowedHosts: new Set() });
  // Where there is no time to look, there is nothing to tell the designer.
  const open = (await newClaimsInPool(owner, code.html, null, wordsOf(brief)).catch(atLimit(null))) ?? [];
  const left = findings.filter(({ severity, mended }) => severity !== "advice" && !mended);
  return { plan, code, findings: [...open.map(claimFinding), ...left], checked: findings };
}

interface Revision {
  owner: Owner;
  brief: Brief;
  signal: AbortSignal;
  /** Has the plan fixed. */
  revise(): Promise<SitePlan>;
}

/**
 * The better of a website and the one that its designer makes of it when told what was found. A designer that fails at
 * this, or makes it worse, changes nothing.
 */
export async function betterRevision(
  first: WrittenSite,
  { owner, brief, signal, revise }: Revision,
): Promise<WrittenSite> {
  try {
    const plan = await revise();
    const second = await checkWritten(owner, plan, renderSite(plan), brief);
    return weightOf(second) < weightOf(first) ? second : first;
  } catch (error) {
    signal.throwIfAborted();
    log.warn("a designer could not mend its plan", error);
    return first;
  }
}

const weightOf = ({ findings }: WrittenSite) => findings.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);

const wordsOf = (brief: Brief) =>
  claimSources({ projectTitle: brief.projectTitle, brief, contactSettings: null, designerMessages: [] });

function claimFinding({ kind, text, context }: CheckedClaim): Finding {
  return {
    rule: "open-claim",
    severity: "warning",
    message: `Nothing that the owner wrote says "${text}" (${kind}).`,
    where: { part: "html", text: context },
    why: "A website that says what is not so costs its owner trust.",
    fix: "Say it without this, or leave it out.",
  };
}
