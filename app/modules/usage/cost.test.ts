import { expect, it } from "vitest";
import { costMicros } from "./cost";

const PRICES = { input: 3, cached: 0.3, output: 15 };

it.each([
  [{ inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 0 }, 3_000_000],
  [{ inputTokens: 1_000_000, cachedTokens: 1_000_000, outputTokens: 0 }, 300_000],
  [{ inputTokens: 1200, cachedTokens: 200, outputTokens: 3010 }, 3000 + 60 + 45_150],
  [{ inputTokens: 3, cachedTokens: 3, outputTokens: 0 }, 1],
  [{ inputTokens: 10, cachedTokens: 10, outputTokens: 0 }, 3],
  [{ inputTokens: 0, cachedTokens: 0, outputTokens: 0 }, 0],
])("costs %o", (usage, micros) => {
  expect(costMicros(usage, PRICES)).toBe(micros);
});
