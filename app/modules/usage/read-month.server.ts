import { isAnyConnected } from "~/integrations/models/connected-models.server";
import { monthlyUsage, type MonthlyUsage } from "./monthly-usage.server";

/** The owner's month with models, for a screen; null where no model is connected and none was. */
export async function readMonth({ actor }: { actor: { userId: number } }): Promise<MonthlyUsage | null> {
  const usage = await monthlyUsage(actor);
  return isAnyConnected() || usage.spentMicros > 0 ? usage : null;
}
