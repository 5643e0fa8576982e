import { UnavailableError } from "../errors";

/** What work in the pool ran out of; a stack that overflows is memory too. */
export type Lacking = "time" | "memory";

/**
 * Work in the pool reached a limit and was ended. It says nothing about what it was to find; the caller says that in
 * its own words.
 */
export class CutOff extends Error {
  override name = "CutOff";
  constructor(
    readonly work: string,
    readonly lacking: Lacking,
  ) {
    super(`${work} ran out of ${lacking}`);
  }
}

/** More waits for the pool than it takes on; the same can be asked for again. */
export class PoolBusyError extends UnavailableError {
  constructor() {
    super("Plinth is busy with other work just now. Please try again in a moment.");
  }
}
