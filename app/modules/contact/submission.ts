import { z } from "zod";
import { InvalidError } from "~/lib/errors";
import { isStorable } from "~/lib/stored-text";
import type { FormWords } from "./form-words";
import { DEPLOYMENT_FIELD, TRAP_FIELD } from "./render-contact-form";

const FIELD_LIMIT = 60;
const NAME_LIMIT = 80;
const VALUE_LIMIT = 10_000;

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/**
 * `POST /api/contact` as the specification's script sends it. Who gets the message and what is answered are never taken
 * from a browser, whatever it says, so `recipientEmail` and `autoReplyConfig` are not even read.
 */
export const contactRequest = z.object({
  formData: z.record(z.string(), value, { error: "formData is missing; it must be an object of fields." }),
  deploymentId: z.string().nullish(),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/** What a visitor wrote, ready to be kept: field names with their values. */
export interface Submission {
  data: Record<string, string>;
  /** Tells one filled-in form from the next; empty without a script. */
  key: string;
  isSpam: boolean;
}

/** Name of the field in which the script says which filled-in form it sends. */
const KEY_FIELD = "_key";

/** Name of the deployment that a form belongs to; empty for one that is not deployed. */
export function deploymentOf({ formData, deploymentId }: ContactRequest): string {
  return (deploymentId || asText(formData[DEPLOYMENT_FIELD])).trim().toLowerCase();
}

/** Reads what a visitor wrote. @throws InvalidError, in the website's words, when it cannot be kept or answered */
export function readSubmission(formData: ContactRequest["formData"], words: FormWords): Submission {
  const all = Object.entries(formData).map(([name, given]) => [name, asText(given).replace(/\r\n?/g, "\n").trim()] as const);
  const own = all.filter(([name]) => !name.startsWith("_"));
  const written = own.filter(([, text]) => text !== "");
  if (written.length === 0) throw new InvalidError(words.empty);
  if (own.length > FIELD_LIMIT || own.some(([name, text]) => name.length > NAME_LIMIT || text.length > VALUE_LIMIT)) throw new InvalidError(words.tooLong);
  if (!written.every(([name, text]) => isStorable(name) && isStorable(text))) throw new InvalidError(words.alert);
  const named = new Map(all);
  const email = named.get("email");
  if (email && !isAddress(email)) throw new InvalidError(words.badEmail);
  return { data: Object.fromEntries(written), key: named.get(KEY_FIELD) ?? "", isSpam: Boolean(named.get(TRAP_FIELD)) };
}

const asText = (given: z.infer<typeof value> | undefined) => (Array.isArray(given) ? given.join(", ") : String(given ?? ""));

const address = z.email().max(254);
const isAddress = (text: string) => address.safeParse(text).success;

/** The address at which a visitor can be answered; null when none was left. `emailFields` are the form's own. */
export function visitorAddress(data: Record<string, string>, emailFields: string[] = []): string | null {
  const others = Object.keys(data).filter((name) => /e-?mail/i.test(name));
  const found = [...emailFields, "email", ...others].map((name) => data[name]).find((text) => text !== undefined && isAddress(text));
  return found ?? null;
}

/** What a visitor goes by, in one line; null when no field says it. */
export function visitorName(data: Record<string, string>): string | null {
  const name = Object.keys(data).find((key) => /^(?:full|your|first|contact)?[-_]?name$/i.test(key));
  return name ? data[name]!.replace(/\s+/g, " ").slice(0, 100) : null;
}
