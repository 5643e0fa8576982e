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
export const RETRIES = 2;
export const LONGEST_WAIT_MS = 20_000;

/** What stands for a key where a server needs none. */
export const NO_KEY = "none";
