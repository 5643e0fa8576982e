import { connectedModel } from "~/integrations/models/connected-models.server";
import { monthlyUsage, type MonthlyUsage } from "./monthly-usage.server";

/** The owner's month with models, for a screen; null where no model is connected and none was. */
export async function readMonth({ actor }: { actor: { userId: number } }): Promise<MonthlyUsage | null> {
  const usage = await monthlyUsage(actor);
  const isConnected = connectedModel("claude") !== null || connectedModel("openai") !== null;
  return isConnected || usage.spentMicros > 0 ? usage : null;
}
