import type { ErrorBody } from "./objects";

/** An answer that is an error, in Stripe's shape. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
    this.name = "ApiError";
  }
}

/** 400: the request cannot be used. */
export function invalidRequest(message: string, more: { param?: string; code?: string } = {}): ApiError {
  return new ApiError(400, { type: "invalid_request_error", message, ...more });
}

/** 404 in Stripe's words: `No such customer: 'cus_1'`. */
export function noSuch(kind: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 402: the card said no. */
export function cardError(body: Omit<ErrorBody, "type">): ApiError {
  return new ApiError(402, { type: "card_error", ...body });
}
