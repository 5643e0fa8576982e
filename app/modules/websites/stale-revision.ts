import { ConflictError } from "~/lib/errors";

/** Somebody saved the website since the revision that a change was made on; `revision` is what it is now. */
export class StaleRevisionError extends ConflictError {
  constructor(readonly revision: string) {
    super("This website was changed elsewhere since you opened it. Nothing was saved, so nothing is lost.");
  }
}
