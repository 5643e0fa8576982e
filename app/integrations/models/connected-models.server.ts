import { env } from "~/lib/env.server";
import { claude } from "../anthropic/claude.server";
import { openAi } from "../openai/openai.server";
import type { Model, Vendor } from "./model";

/** Dollars for a million tokens. */
export interface Prices {
  input: number;
  cached: number;
  output: number;
}

/** A vendor's model, what its vendor takes for it, and the effort that leaves most of the tokens for the answer. */
const CLAUDE = { model: "claude-sonnet-5-5", effort: "low", prices: { input: 2, cached: 0.2, output: 10 } } as const;
const OPENAI = { model: "gpt-5.4", effort: "low", prices: { input: 2.5, cached: 0.25, output: 15 } } as const;
const FREE: Prices = { input: 0, cached: 0, output: 0 };

const limits = { idleMs: env.MODEL_IDLE_SECONDS * 1000, wholeMs: env.MODEL_WHOLE_SECONDS * 1000, pauseMs: 500 };
const models = new Map<Vendor, Model>();

/** The vendor's model, where the environment names a key or an address for it. */
export function connectedModel(vendor: Vendor): Model | null {
  const isConnected = vendor === "claude" ? env.ANTHROPIC_API_KEY || env.ANTHROPIC_BASE_URL : env.OPENAI_API_KEY || env.OPENAI_BASE_URL;
  if (!isConnected) return null;
  const model = models.get(vendor) ?? (vendor === "claude" ? connectedClaude() : connectedOpenAi());
  models.set(vendor, model);
  return model;
}

/** What a vendor takes: as the environment says; else its own model's prices, and nothing for a server without a key. */
export function pricesOf(vendor: Vendor): Prices {
  if (vendor === "claude") return env.CLAUDE_PRICES ?? (env.ANTHROPIC_API_KEY ? CLAUDE.prices : FREE);
  return env.OPENAI_PRICES ?? (env.OPENAI_API_KEY ? OPENAI.prices : FREE);
}

// Another model may not know the effort: it is told only what the environment names.
function connectedClaude(): Model {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, CLAUDE_MODEL: model, CLAUDE_EFFORT: effort } = env;
  return claude({ apiKey, baseUrl, model: model ?? CLAUDE.model, effort: effort ?? (model ? undefined : CLAUDE.effort) }, limits);
}

function connectedOpenAi(): Model {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, OPENAI_EFFORT: effort } = env;
  return openAi({ apiKey, baseUrl, model: model ?? OPENAI.model, effort: effort ?? (model ? undefined : OPENAI.effort) }, limits);
}
