import type { Model } from "~/integrations/models/model";
import { checkStatic } from "~/modules/checks/check-static.server";
import type { Severity } from "~/modules/site/finding";
import { checkClaims } from "~/modules/claims/check-claims";
import { claimSources } from "~/modules/claims/claim-sources";
import { withoutPlaceholders } from "~/modules/markup/placeholders";
import { picturePaths } from "~/modules/website-record/check-code";
import { generate, production, type Generated } from "~/modules/generation/generate.server";
import { ModelDesigner } from "~/modules/generation/model/model-designer";
import type { SiteCase } from "../cases/site-briefs";
import { missingFacts } from "../sites/missing-facts";
import { pageText } from "../sites/page-text";
import { countedModel, type Spent } from "./counted-model";

/** How a model's website of one business came out. */
export interface BriefResult extends Spent {
  name: string;
  /** Why there is no website. */
  failure?: string;
  findings: Record<Severity, number>;
  /** Claims that the owner's words do not hold, and facts of theirs that the page does not say. */
  openClaims: string[];
  missingFacts: string[];
}

const RUN = { userId: 0, websiteId: 0, runId: 0, wanted: null };

/** Has a model write the websites of these businesses, one after the other, and looks each over as the product does. */
export async function evaluateBriefs(
  model: Model,
  cases: readonly SiteCase[],
  onResult: (result: BriefResult) => void,
): Promise<BriefResult[]> {
  const counted = countedModel(model);
  const results: BriefResult[] = [];
  for (const each of cases) {
    counted.take();
    const judged = await write(counted.model, each).then((made) => judge(made, each), failed);
    results.push({ name: each.name, ...judged, ...counted.take() });
    onResult(results.at(-1)!);
  }
  return results;
}

function write(model: Model, { brief }: SiteCase): Promise<Generated> {
  const order = { brief, url: null, run: RUN, signal: new AbortController().signal, onSteps: async () => {} };
  return generate(order, {
    ...production,
    chooseDesigner: async () => ({ designer: new ModelDesigner({ plan: model, mend: model }) }),
  });
}

function judge({ code: whole, brief }: Generated, { facts }: SiteCase): Omit<BriefResult, "name" | keyof Spent> {
  const code = withoutPlaceholders(whole);
  const found = checkStatic(code, { assets: picturePaths(brief), allowedHosts: new Set() });
  const count = (severity: Severity) => found.filter((finding) => finding.severity === severity).length;
  const sources = claimSources({
    projectTitle: brief.projectTitle,
    brief,
    contactSettings: null,
    designerMessages: [],
  });
  const open = checkClaims(code.html, sources).filter(({ grounding }) => grounding === null);
  return {
    findings: { error: count("error"), warning: count("warning"), advice: count("advice") },
    openClaims: open.map(({ text }) => text),
    missingFacts: missingFacts(pageText(code.html), facts),
  };
}

const failed = (error: unknown) => ({
  failure: (error as Error).message,
  findings: { error: 0, warning: 0, advice: 0 },
  openClaims: [],
  missingFacts: [],
});
