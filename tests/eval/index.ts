import { parseArgs } from "node:util";
import { boxEnvironment } from "../../box/environment";
import type { Model } from "~/integrations/models/model";
import { VENDORS } from "~/lib/vendors";
import { PHRASINGS } from "../cases/designer-phrasings";
import { SITE_CASES } from "../cases/site-briefs";
import { briefsReport, phrasingsReport } from "./eval-report";

/**
 * npm run eval [-- --only briefs|phrasings] [-- --count N] [-- --vendor claude|openai]: how well a connected model
 * writes 20 of the businesses' websites and does what owners say, with tokens and cost. Each vendor with a key, unless
 * one is named.
 */
const { values: options } = parseArgs({
  options: { only: { type: "string" }, count: { type: "string" }, vendor: { type: "string" } },
});
const BRIEFS = 20;

const MISSING = `No model is connected, so there is nothing to evaluate. Set ANTHROPIC_API_KEY for Claude or OPENAI_API_KEY for OpenAI
(or ANTHROPIC_BASE_URL, OPENAI_BASE_URL for a server that speaks the vendor's protocol) and run npm run eval again.`;

async function main(): Promise<void> {
  Object.assign(process.env, boxEnvironment(process.env, "development").variables);
  const { connectedModel } = await import("~/integrations/models/connected-models.server");
  const vendors = VENDORS.filter((vendor) => !options.vendor || vendor === options.vendor);
  const models = vendors.flatMap((vendor) => connectedModel(vendor) ?? []);
  if (models.length === 0) throw new Error(MISSING);
  for (const model of models) await evaluate(model);
}

async function evaluate(model: Model): Promise<void> {
  console.log(`\n${model.vendor}, ${model.name}\n`);
  if (options.only !== "phrasings") {
    const { evaluateBriefs } = await import("./evaluate-briefs");
    const cases = spreadOf(SITE_CASES, Number(options.count ?? BRIEFS));
    console.log(
      briefsReport(
        await evaluateBriefs(model, cases, ({ name, seconds }) => console.log(`${name}: ${seconds.toFixed(1)} s`)),
      ),
    );
  }
  if (options.only === "briefs") return;
  const { evaluatePhrasings } = await import("./evaluate-phrasings");
  const { verdicts, spent } = await evaluatePhrasings(
    model,
    spreadOf(PHRASINGS, Number(options.count ?? PHRASINGS.length)),
  );
  console.log(phrasingsReport(verdicts, spent));
}

/** So many of a list, from all over it. */
function spreadOf<Item>(list: readonly Item[], count: number): Item[] {
  const wanted = Math.min(count, list.length);
  return Array.from({ length: wanted }, (_, index) => list[Math.floor((index * list.length) / wanted)]!);
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
