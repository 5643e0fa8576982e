import { env } from "~/lib/env.server";
import type { Vendor } from "~/lib/vendors";
import { claude } from "../anthropic/claude.server";
import { openAi } from "../openai/openai.server";
import type { ConnectionSettings } from "./connection-settings";
import type { Model } from "./model";
import type { ModelLimits } from "./patient-model";

/** Dollars for a million tokens. */
export interface Prices {
  input: number;
  cached: number;
  output: number;
}

/** What the environment names of a vendor. */
interface Named<Effort extends string> extends Partial<ConnectionSettings<Effort>> {
  prices?: Prices;
}

/** A vendor's own model, what its vendor takes for it, and the effort that leaves most of the tokens for the answer. */
interface Own<Effort extends string> {
  model: string;
  effort: Effort;
  prices: Prices;
}

/** A vendor as this process reaches it. */
interface VendorConnection {
  /** Whether the environment names a key or an address for it. */
  isConnected: boolean;
  /** As the environment says; else those of its own model, and nothing for a server without a key. */
  prices: Prices;
  connect(limits: ModelLimits): Model;
}

type Adapter<Effort extends string> = (settings: ConnectionSettings<Effort>, limits: ModelLimits) => Model;

const FREE: Prices = { input: 0, cached: 0, output: 0 };

function connection<Effort extends string>(
  adapter: Adapter<Effort>,
  named: Named<Effort>,
  own: Own<Effort>,
): VendorConnection {
  const { apiKey, baseUrl, model, effort, prices } = named;
  return {
    isConnected: Boolean(apiKey || baseUrl),
    prices: prices ?? (apiKey ? own.prices : FREE),
    // Another model may not know the effort: it is told only what the environment names.
    connect: (limits) =>
      adapter(
        { apiKey, baseUrl, model: model ?? own.model, effort: effort ?? (model ? undefined : own.effort) },
        limits,
      ),
  };
}

const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, CLAUDE_MODEL, CLAUDE_EFFORT, CLAUDE_PRICES } = env;
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_EFFORT, OPENAI_PRICES } = env;

export const VENDOR_CONNECTIONS: Record<Vendor, VendorConnection> = {
  claude: connection(
    claude,
    {
      apiKey: ANTHROPIC_API_KEY,
      baseUrl: ANTHROPIC_BASE_URL,
      model: CLAUDE_MODEL,
      effort: CLAUDE_EFFORT,
      prices: CLAUDE_PRICES,
    },
    { model: "claude-sonnet-5-5", effort: "low", prices: { input: 2, cached: 0.2, output: 10 } },
  ),
  openai: connection(
    openAi,
    {
      apiKey: OPENAI_API_KEY,
      baseUrl: OPENAI_BASE_URL,
      model: OPENAI_MODEL,
      effort: OPENAI_EFFORT,
      prices: OPENAI_PRICES,
    },
    { model: "gpt-5.4", effort: "low", prices: { input: 2.5, cached: 0.25, output: 15 } },
  ),
};
