import { lookAtReference, type ReferenceOutcome } from "~/integrations/reference/look-at-reference.server";
import { cleanTexts } from "~/lib/clean-text";
import type { Finding } from "../site/finding";
import { renderSite } from "../templates/render-site";
import { brief as briefSchema, type Brief } from "../site/brief";
import { checkCode } from "../website-record/check-code";
import type { DesignerId } from "../site/designer";
import { chooseDesigner, type ChosenDesigner, type DesignOrder } from "./designers.server";
import type { WebsiteCode } from "../site/website-code";
import { GenerationFailure } from "./generation-failure";
import { checkWritten, betterRevision } from "./revise-plan.server";
import type { RunStep } from "../site/run-step";
import { sitePlan, type SitePlan } from "../site/site-plan";
import { beginStep, endStep, STEPS, type StepName } from "./step-log";

/** What a generation works with; tests pass their own. */
export interface GenerationDependencies {
  chooseDesigner(order: DesignOrder): Promise<ChosenDesigner>;
  lookAtReference(address: string, options: { signal: AbortSignal }): Promise<ReferenceOutcome>;
}

export const production: GenerationDependencies = { chooseDesigner, lookAtReference };

interface Order {
  brief: unknown;
  /** The reference website's address. */
  url: string | null;
  /** Whose website it is. */
  run: Omit<DesignOrder, "codeModel">;
  signal: AbortSignal;
  /** Stores the steps; throws when nobody wants the result any more. */
  onSteps(steps: RunStep[]): Promise<void>;
  /** Hears a model's plan as it is written, JSON piece by piece. */
  onText?: (piece: string) => void;
  /** The plan is written anew from its beginning. */
  onRestart?: () => void;
}

/** A finished generation, not stored yet. */
export interface Generated {
  brief: Brief;
  designer: DesignerId;
  plan: SitePlan;
  code: WebsiteCode;
  /** What the checks found in it, mended or not. */
  findings: Finding[];
  steps: RunStep[];
}

/**
 * Makes a website out of a stored brief, step by step. Writes nothing but its steps.
 * @throws GenerationFailure with a reason for the owner, when trying again would not help
 */
export async function generate(order: Order, dependencies: GenerationDependencies): Promise<Generated> {
  const { signal } = order;
  let steps: RunStep[] = [];
  const begin = async (name: StepName) => {
    signal.throwIfAborted();
    steps = beginStep(steps, name, Date.now());
    await order.onSteps(steps);
  };
  await begin(STEPS.brief);
  let brief = readBrief(order.brief);
  if (order.url) {
    await begin(STEPS.reference);
    const { style, reason } = await dependencies.lookAtReference(order.url, { signal });
    if (reason) steps = endStep(steps, "skipped", Date.now(), reason);
    brief = { ...brief, reference: style };
  }
  await begin(STEPS.plan);
  const { designer, note } = await dependencies.chooseDesigner({ ...order.run, codeModel: brief.codeModel });
  const plan = readPlan(await designer.plan(brief, { signal, onText: order.onText, onRestart: order.onRestart }));
  steps = endStep(steps, "done", Date.now(), note);
  await begin(STEPS.write);
  const written = renderSite(plan);
  await begin(STEPS.check);
  refuseProblems(written, brief);
  let site = await checkWritten(order.run.userId, plan, written, brief);
  const { findings } = site;
  if (designer.revise && findings.length > 0) {
    await begin(STEPS.mend);
    const revise = async () => readPlan(await designer.revise!(plan, findings, { signal }));
    site = await betterRevision(site, { owner: order.run.userId, brief, signal, revise });
    refuseProblems(site.code, brief);
  }
  return {
    brief,
    designer: designer.id,
    plan: site.plan,
    code: site.code,
    findings: site.checked,
    steps: endStep(steps, "done", Date.now()),
  };
}

function readBrief(stored: unknown): Brief {
  const parsed = briefSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new GenerationFailure("Your brief could not be read any more. Please create the website anew.");
}

function readPlan(answer: unknown): SitePlan {
  const parsed = sitePlan.safeParse(cleanTexts(answer));
  if (parsed.success) return parsed.data;
  throw new GenerationFailure("The designer's plan could not be used.", { cause: parsed.error });
}

function refuseProblems(code: WebsiteCode, brief: Brief): void {
  const problems = checkCode(code, brief);
  if (problems.length === 0) return;
  throw new GenerationFailure(`The finished website did not pass its checks: ${problems.join("; ")}.`);
}
