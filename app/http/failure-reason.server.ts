import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";

/**
 * Why something failed, in words for the owner: a domain error's own, else `fallback`, with the fault logged as
 * `event`.
 */
export function failureReason(error: unknown, event: string, fallback: string): string {
  if (error instanceof DomainError) return error.message;
  log.error(event, error);
  return fallback;
}
