import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import { applyEdit } from "../../markup/edit";
import type { WebsiteCode } from "../../site/website-code";
import { asEdit } from "../../operations/as-edit";
import { INTENTS } from "./intents";
import { normalise } from "./normalise";
import type { Outcome } from "../../operations/outcome";
import { openSite } from "../../operations/opened-site";

/** What a message came to. */
export interface Answered {
  outcomes: Outcome[];
  /** Requests in it that were not understood. */
  missed: string[];
  /** Where reading stopped, because the message holds more than is read of one. */
  unread?: string;
  after: WebsiteCode;
  form: ContactFormConfig | null;
}

/** Reads a text as one request; null when it is none that is understood. */
export type ReadRequest = (request: string, code: WebsiteCode, form: ContactFormConfig | null) => Answered | null;

/** Asks each family of requests in turn. */
export const readRequest: ReadRequest = (request, code, form) => {
  const site = openSite(code, form);
  const plain = normalise(request);
  for (const intent of INTENTS) {
    const outcome = plain ? intent(plain, site) : null;
    if (outcome)
      return {
        outcomes: [outcome],
        missed: [],
        after: applyEdit(code, asEdit(outcome.splices)),
        form: outcome.form ?? null,
      };
  }
  return null;
};

/** Whether anything of it is a change, and not only words. */
export const changes = ({ outcomes }: Answered) => outcomes.some(({ splices }) => splices.length > 0);
