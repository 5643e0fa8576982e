import { log } from "~/lib/log.server";
import { checkStatic } from "../checks/check-static.server";
import type { Finding } from "../checks/finding";
import { checkClaims } from "../claims/check-claims";
import type { CheckedClaim, ClaimSource } from "../claims/claim";
import { renderSite } from "../templates/render-site";
import type { Brief } from "./brief";
import type { GeneratedCode } from "./generated-code";
import type { SitePlan } from "./site-plan";

/** A plan and the website that it gives. */
export interface WrittenSite {
  plan: SitePlan;
  code: GeneratedCode;
}

/** What a finding weighs when two plans are compared; an advice is nobody's to mend by itself. */
const WEIGHTS = { error: 10, warning: 3, advice: 0 } as const;

/** What of a website its designer should mend: what visitors would stumble on, and what the owner never said. */
export function findingsToMend(code: GeneratedCode, brief: Brief): Finding[] {
  const found = checkStatic(code, { assets: new Set(picturesOf(brief)), allowedHosts: new Set() });
  const open = checkClaims(code.html, sourcesOf(brief)).filter(({ grounding }) => !grounding);
  return [...open.map(claimFinding), ...found.filter(({ severity }) => severity !== "advice")];
}

interface Mending {
  brief: Brief;
  signal: AbortSignal;
  findings: Finding[];
  /** Has the plan mended. */
  revise(): Promise<SitePlan>;
}

/**
 * The better of a website and the one that its designer makes of it when told what was found. A designer that fails at
 * this, or makes it worse, changes nothing.
 */
export async function mended(first: WrittenSite, { brief, signal, findings, revise }: Mending): Promise<WrittenSite> {
  try {
    const plan = await revise();
    const code = renderSite(plan);
    return weightOf(findingsToMend(code, brief)) < weightOf(findings) ? { plan, code } : first;
  } catch (error) {
    signal.throwIfAborted();
    log.warn("a designer could not mend its plan", error);
    return first;
  }
}

const weightOf = (findings: Finding[]) => findings.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);

function picturesOf({ logo, images }: Brief): string[] {
  return [logo, ...images].flatMap((image) => (image ? [image.path, ...(image.variants ?? []).map(({ path }) => path)] : []));
}

function sourcesOf({ projectTitle, designBrief, documentText }: Brief): ClaimSource[] {
  return [
    { name: "title", text: projectTitle },
    { name: "brief", text: designBrief },
    { name: "document", text: documentText },
  ];
}

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
