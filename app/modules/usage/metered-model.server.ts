import { ModelFailure, NO_USAGE, type Model, type ModelUsage } from "~/integrations/models/model";
import { log } from "~/lib/log.server";
import { keepCall } from "./keep-call.server";
import type { CallOutcome, CallPurpose } from "./model-call";

/** A model each of whose calls is kept with its cost, whether it answers, fails or is cancelled. */
export function meteredModel(model: Model, purpose: CallPurpose): Model {
  return {
    ...model,
    async complete(request, options) {
      let usage = NO_USAGE;
      let outcome: CallOutcome = "failed";
      const onUsage = (spent: ModelUsage) => {
        usage = spent;
        options.onUsage?.(spent);
      };
      try {
        const answer = await model.complete(request, { ...options, onUsage });
        [usage, outcome] = [answer.usage, answer.end];
        return answer;
      } catch (error) {
        if (error instanceof ModelFailure) [usage, outcome] = [error.usage, error.reason];
        else if (options.signal?.aborted) outcome = "cancelled";
        throw error;
      } finally {
        await keep(model, purpose, usage, outcome);
      }
    },
  };
}

/** An answer is not lost because its cost cannot be kept. */
async function keep(model: Model, purpose: CallPurpose, usage: ModelUsage, outcome: CallOutcome): Promise<void> {
  await keepCall({ ...purpose, vendor: model.vendor, model: model.name, usage, outcome }).catch((error: unknown) =>
    log.error("a model's cost could not be kept", error),
  );
}
