import { VENDOR_NAMES, type Vendor } from "~/lib/vendors";
import type { ModelFailureReason } from "./model";

/**
 * What an error says that came as an answer's status, or as an event in the midst of an answer (then without a status).
 */
export interface VendorError {
  status?: number;
  /** The vendor's name of its kind. */
  type?: string | null;
}

/** Kinds of errors that the same request meets again. */
const FINAL = new Set([
  "invalid_request_error",
  "authentication_error",
  "permission_error",
  "not_found_error",
  "request_too_large",
  "billing_error",
  "insufficient_quota",
]);

/** Whether a vendor has too much to do, or wants nothing of this request. */
export function failureReason({ status, type }: VendorError): ModelFailureReason {
  if (type && FINAL.has(type)) return "rejected";
  if (status === undefined || status >= 500) return "busy";
  return [408, 409, 429].includes(status) ? "busy" : "rejected";
}

/** What an owner is told of a failure. */
export function failureMessage(vendor: Vendor, reason: ModelFailureReason): string {
  return `${VENDOR_NAMES[vendor]} ${WORDS[reason]}`;
}

const WORDS: Record<ModelFailureReason, string> = {
  busy: "has too much to do right now. Please try again in a few minutes.",
  unreachable: "cannot be reached right now. Please try again in a few minutes.",
  timeout: "took too long to answer. Please try again.",
  rejected: "does not take our requests right now. That is for us to mend, so please try again later.",
};
