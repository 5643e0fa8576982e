import { isDatabaseUnreachable } from "~/lib/database-unreachable";
import { DomainError, type FieldErrors } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { retryAfter } from "./retry-after";

const answer = (status: number, message: string, errors: FieldErrors = {}) =>
  Response.json({ message, errors }, { status, headers: { "cache-control": "no-store", ...retryAfter(status) } });

/** The API's answer to an error: `{ message, errors }` with the right status; what we did not foresee is a 500. */
export function jsonError(error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof DomainError) return answer(error.status, error.message, error.fieldErrors);
  log.error("unexpected error in an API call", error);
  if (isDatabaseUnreachable(error))
    return answer(503, "Plinth is not available just now. Please try again in a moment.");
  return answer(500, "Something went wrong on our side. Please try again.");
}
