import { claude } from "~/integrations/anthropic/claude.server";
import type { Brief } from "~/modules/site/brief";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { briefByIndustry } from "~/modules/generation/demo-briefs";
import { generate, production } from "~/modules/generation/generate.server";
import { fromSitePlan } from "~/modules/generation/model/from-site-plan";
import { ModelDesigner } from "~/modules/generation/model/model-designer";
import { startModelServer } from "../setup/models/model-server";
import { timed, type Bench } from "./bench";

const BRIEFS: Brief[] = Object.values(briefByIndustry);
const LIMITS = { idleMs: 10_000, wholeMs: 10_000, pauseMs: 100 };
const RUN = { userId: 0, websiteId: 0, runId: 0, wanted: null };

/**
 * What the product adds to a model's time: from a stored brief to a checked website, with a model that answers at once
 * over HTTP. All six businesses in turn; the model mends nothing, since it invents nothing.
 */
export async function modelOverhead(): Promise<Bench> {
  const server = await startModelServer("claude");
  const model = claude({ baseUrl: server.baseUrl, model: "scripted" }, LIMITS);
  const answers = BRIEFS.map((brief) =>
    JSON.stringify({ ...fromSitePlan(planFor(brief)), headline: "A headline of the model's" }),
  );
  const dependencies = {
    ...production,
    chooseDesigner: async () => ({ designer: new ModelDesigner({ plan: model, mend: model }) }),
  };
  const order = { url: null, run: RUN, signal: new AbortController().signal, onSteps: async () => {} };
  return {
    goal: 150,
    peer: "asking the model alone",
    async measure(round) {
      server.script(answers[round % BRIEFS.length]!);
      return timed(() => generate({ ...order, brief: BRIEFS[round % BRIEFS.length]! }, dependencies));
    },
    async measurePeer(round) {
      server.script(answers[round % BRIEFS.length]!);
      return timed(() =>
        model.complete({ messages: [{ role: "user", content: "A website, please." }], maxOutputTokens: 8_000 }, {}),
      );
    },
    close: () => server.close(),
  };
}
