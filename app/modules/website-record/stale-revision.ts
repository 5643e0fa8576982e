import { ConflictError } from "~/lib/errors";
import type { WebsiteCode } from "../site/website-code";

/**
 * Somebody saved the website since the revision that a change was made on; `revision` is what it is now, and `code`
 * what stands there.
 */
export class StaleRevisionError extends ConflictError {
  constructor(
    readonly revision: string,
    readonly code: WebsiteCode,
  ) {
    super("This website was changed elsewhere since you opened it. Nothing was saved, so nothing is lost.");
  }
}
