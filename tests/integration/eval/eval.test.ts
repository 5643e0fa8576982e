import { afterAll, beforeAll, expect, it } from "vitest";
import { claude } from "~/integrations/anthropic/claude.server";
import type { Model } from "~/integrations/models/model";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { fromSitePlan } from "~/modules/generation/model/from-site-plan";
import { SITE_CASES } from "../../cases/site-briefs";
import { briefsReport } from "../../eval/eval-report";
import { evaluateBriefs } from "../../eval/evaluate-briefs";
import { startModelServer, type ModelServer } from "../../setup/models/model-server";

let server: ModelServer;
let model: Model;
beforeAll(async () => {
  server = await startModelServer("claude");
  model = claude({ baseUrl: server.baseUrl, model: "scripted" }, { idleMs: 5_000, wholeMs: 10_000, pauseMs: 1 });
});
afterAll(() => server.close());

it("judges a model's websites as the product does, and counts what they took", async () => {
  const [good, boasting, failing] = SITE_CASES.slice(0, 3) as [
    (typeof SITE_CASES)[0],
    (typeof SITE_CASES)[0],
    (typeof SITE_CASES)[0],
  ];
  const answer = (each: (typeof SITE_CASES)[0], lead: string) =>
    JSON.stringify({ ...fromSitePlan(planFor(each.brief)), lead });
  const usage = { inputTokens: 9_000, outputTokens: 2_000 };
  server.script(
    { text: answer(good, ""), usage },
    { text: answer(boasting, "Loved by 98,765 families."), usage },
    { text: '{ "changes": [] }', usage },
    { status: 400, type: "invalid_request_error" },
  );
  const results = await evaluateBriefs(model, [good, boasting, failing], () => {});
  expect(results).toMatchObject([
    { name: good.name, calls: 1, openClaims: [], missingFacts: [], usage, findings: { error: 0 } },
    {
      name: boasting.name,
      calls: 2,
      openClaims: [expect.stringContaining("98,765")],
      usage: { inputTokens: 18_000, outputTokens: 4_000 },
    },
    { name: failing.name, failure: expect.stringContaining("Claude does not take our requests") as string },
  ]);
  const report = briefsReport(results);
  expect(report).toContain("3 websites, 1 failed: 4 calls, 27000 tokens in, 6000 out");
  expect(report).toMatch(new RegExp(`- ${boasting.name} claims what nobody said: .*98,765`));
});
