import type { Prices } from "~/integrations/models/vendor-connections.server";
import type { ModelUsage } from "~/integrations/models/model";

/** What a call costs in millionths of a dollar, rounded up: a dollar for a million tokens is a millionth for one. */
export function costMicros(
  { inputTokens, cachedTokens, outputTokens }: ModelUsage,
  { input, cached, output }: Prices,
): number {
  const micros = (inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output;
  // Without the last places, where sums of such fractions go astray.
  return Math.ceil(Number(micros.toFixed(6)));
}
