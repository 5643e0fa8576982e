import { pricesOf } from "~/integrations/models/connected-models.server";
import { addUsage, NO_USAGE, type Model, type ModelUsage } from "~/integrations/models/model";
import { costMicros } from "~/modules/usage/cost";

/** What a piece of an evaluation took. */
export interface Spent {
  calls: number;
  usage: ModelUsage;
  /** Dollars. */
  cost: number;
  seconds: number;
}

/** A model whose calls are counted: `take` gives what they took since it was last asked. */
export function countedModel(model: Model): { model: Model; take(): Spent } {
  let [calls, usage, since] = [0, NO_USAGE, performance.now()];
  const counted: Model = {
    ...model,
    complete: (request, options) => {
      calls += 1;
      return model.complete(request, { ...options, onUsage: (spent) => void (usage = addUsage(usage, spent)) });
    },
  };
  const take = () => {
    const spent = {
      calls,
      usage,
      cost: costMicros(usage, pricesOf(model.vendor)) / 1_000_000,
      seconds: (performance.now() - since) / 1000,
    };
    [calls, usage, since] = [0, NO_USAGE, performance.now()];
    return spent;
  };
  return { model: counted, take };
}
