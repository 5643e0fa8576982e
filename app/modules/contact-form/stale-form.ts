import { ConflictError } from "~/lib/errors";
import type { ContactFormConfig } from "./contact-form-config";

/** Somebody saved the contact form since the revision that a change was made on; `config` is what it is now. */
export class StaleFormError extends ConflictError {
  constructor(
    readonly config: ContactFormConfig,
    readonly revision: string,
  ) {
    super("This contact form was changed elsewhere since you opened it. Nothing was saved, so nothing is lost.");
  }
}
