import { pricesOf } from "~/integrations/models/connected-models.server";
import type { ModelUsage } from "~/integrations/models/model";
import { db } from "~/lib/db.server";
import type { Vendor } from "~/lib/vendors";
import { costMicros } from "./cost";
import type { CallOutcome, CallPurpose } from "./model-call";

interface Call extends CallPurpose {
  vendor: Vendor;
  /** The vendor's name of the model. */
  model: string;
  usage: ModelUsage;
  outcome: CallOutcome;
}

/** Keeps a call with what it cost. The website and the run may be gone by now; without its owner nothing is kept. */
export async function keepCall({
  userId,
  websiteId,
  runId,
  purpose,
  vendor,
  model,
  usage,
  outcome,
}: Call): Promise<void> {
  const { inputTokens, cachedTokens, outputTokens } = usage;
  const cost = costMicros(usage, pricesOf(vendor));
  // The account is held first, then its website, then the run, as by whoever deletes them
  // (`lock-deployment.server.ts`).
  await db.$executeRaw`
    with owner as materialized (select id from users where id = ${userId} for key share)
    insert into model_calls (owner_id, website_id, run_id, purpose, vendor, model, input_tokens, cached_tokens, output_tokens, cost_micros, outcome)
    select id,
           (select id from websites where id = ${websiteId} and owner_id = owner.id for key share),
           (select id from generation_runs where id = ${runId ?? null}::int for key share),
           ${purpose}, ${vendor}, ${model}, ${inputTokens}, ${cachedTokens}, ${outputTokens}, ${cost}, ${outcome}
      from owner`;
}
