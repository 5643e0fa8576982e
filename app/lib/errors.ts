/** Messages by field name, as a form or the API shows them. */
export type FieldErrors = Record<string, string[]>;

/** What a module throws when it cannot do what was asked; `http/` turns it into a response. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  constructor(
    message: string,
    readonly fieldErrors: FieldErrors = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Input that cannot be used, with the fields at fault. */
export class InvalidError extends DomainError {
  readonly status = 400;
}

/** Nobody is signed in. The word is one of tests/list. */
export class UnauthorizedError extends DomainError {
  readonly status = 401;
  constructor(message = "Unauthorized") {
    super(message);
  }
}

/** Signed in, without an active subscription. */
export class PaymentRequiredError extends DomainError {
  readonly status = 402;
  constructor(message = "An active subscription is needed for this.") {
    super(message);
  }
}

/** It does not exist, or it is somebody else's: the answer is the same, so that it tells nothing. */
export class NotFoundError extends DomainError {
  readonly status = 404;
}

/** It cannot be done in the state that things are in, such as a name that is taken. */
export class ConflictError extends DomainError {
  readonly status = 409;
}

/** A limit of the plan is reached. */
export class LimitReachedError extends DomainError {
  readonly status = 409;
}

/** An upload or body over its size limit. */
export class TooLargeError extends DomainError {
  readonly status = 413;
}

/** An upload of a kind that is not taken. */
export class UnsupportedTypeError extends DomainError {
  readonly status = 415;
}

/** Too much came from one place in a short time; the same can be sent later. */
export class TooManyError extends DomainError {
  readonly status = 429;
}

/** An outside service did not answer as it must; the request may be tried again. */
export class UnavailableError extends DomainError {
  readonly status = 503;
}
