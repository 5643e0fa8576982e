import type { Ledger } from "./ledger";

/** One call of the API, after authentication. */
export interface Call {
  ledger: Ledger;
  /** Body or query, nested as the brackets say; all values are words. */
  params: Record<string, unknown>;
  /** The id in the path, or "" where there is none. */
  id: string;
  /** Which key was used: the secret one may do everything. */
  key: "secret" | "publishable";
}

/** What answers a call: the object that becomes the answer's body. Throws ApiError. */
export type Operation = (call: Call) => object;
