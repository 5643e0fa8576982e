import { patientFetch } from "./patient-fetch";
import type { ModelLimits } from "./patient-model";

/** How a vendor, or a server that speaks its protocol, is reached. */
export interface ConnectionSettings<Effort extends string = string> {
  /** A local server needs none. */
  apiKey?: string;
  /** Without one, the vendor's own. */
  baseUrl?: string;
  /** The vendor's name of the model. */
  model: string;
  /** How hard the model thinks, where it lets itself be told. */
  effort?: Effort;
}

/** How often an SDK asks again where it got no answer, and how long it lets a server make it wait for that. */
const RETRIES = 2;
const LONGEST_WAIT_MS = 20_000;

/** What stands for a key where a server needs none. */
const NO_KEY = "none";

/** What the vendors' SDKs are made with. */
export function clientOptions({ apiKey = NO_KEY }: ConnectionSettings, { idleMs }: ModelLimits) {
  // What they would print quotes answers.
  const logLevel = "off" as const;
  return { apiKey, maxRetries: RETRIES, timeout: idleMs, fetch: patientFetch(LONGEST_WAIT_MS), logLevel };
}
