import { z } from "zod";
import "~/lib/input-words";
import { isEmailAddress } from "~/lib/email-address";
import { InvalidError } from "~/lib/errors";
import { plainLines } from "~/lib/plain-lines";
import { isStorable } from "~/lib/stored-text";
import { DEPLOYMENT_FIELD, isContactKey, KEY_FIELD, TIME_FIELD, TRAP_FIELD } from "~/published/form-fields";
import type { FormWords } from "~/published/form-words";

const FIELD_LIMIT = 60;
const NAME_LIMIT = 80;
const VALUE_LIMIT = 10_000;
/** Nobody fills in a form in less time than this, in milliseconds. */
const HURRY_MS = 2_000;

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/**
 * `POST /api/contact` as the script of contact forms sends it. Who gets the message and what is answered are never
 * taken from a browser, whatever it says, so `recipientEmail` and `autoReplyConfig` are not even read.
 */
export const contactRequest = z.object(
  {
    formData: z.record(z.string(), value, { error: "formData is missing; it must be an object of fields." }),
    deploymentId: z.string().nullish(),
  },
  { error: "The body must be a JSON object." },
);
export type ContactRequest = z.infer<typeof contactRequest>;

/** What a visitor wrote, ready to be kept: field names with their values. */
export interface Submission {
  data: Record<string, string>;
  /** Tells one filled-in form from the next; empty without a script. */
  key: string;
  isSpam: boolean;
  /** Whether the form has the field that people do not see, and this is no spam. */
  passedCheck: boolean;
}

/**
 * What a form says of the website it belongs to. Only those that were made before there were keys have a name alone.
 */
export type FormOrigin = { contactKey: string } | { name: string };

/**
 * Reads it; the name is empty for a form that says nothing. A key anywhere counts before any name: names change hands.
 */
export function formOrigin({ formData, deploymentId }: ContactRequest): FormOrigin {
  const said = [deploymentId ?? "", asText(formData[DEPLOYMENT_FIELD])].map((text) => text.trim().toLowerCase());
  const contactKey = said.find(isContactKey);
  return contactKey === undefined ? { name: said[0] || said[1]! } : { contactKey };
}

/** Reads what a visitor wrote. @throws InvalidError, in the website's words, when it cannot be kept or answered */
export function readSubmission(formData: ContactRequest["formData"], words: FormWords): Submission {
  const all = Object.entries(formData).map(([name, given]) => [name, plainLines(asText(given)).trim()] as const);
  const own = all.filter(([name]) => !name.startsWith("_"));
  const written = own.filter(([, text]) => text !== "");
  if (written.length === 0) throw new InvalidError(words.empty);
  if (own.length > FIELD_LIMIT || own.some(([name, text]) => name.length > NAME_LIMIT || text.length > VALUE_LIMIT))
    throw new InvalidError(words.tooLong);
  if (!written.every(([name, text]) => isStorable(name) && isStorable(text))) throw new InvalidError(words.alert);
  const named = new Map(all);
  const email = named.get("email");
  if (email && !isEmailAddress(email)) throw new InvalidError(words.badEmail);
  const isSpam = looksLikeSpam(named);
  return {
    data: Object.fromEntries(written),
    key: named.get(KEY_FIELD) ?? "",
    isSpam,
    passedCheck: named.has(TRAP_FIELD) && !isSpam,
  };
}

/** Whether a program filled this in. A form without the trap is of an owner who wants no such protection. */
function looksLikeSpam(named: Map<string, string>): boolean {
  return named.has(TRAP_FIELD) && (named.get(TRAP_FIELD) !== "" || isHurried(named.get(TIME_FIELD)));
}

// Without a script there is no time, and nothing is held against it.
const isHurried = (shownMs = "") => /^\d+$/.test(shownMs) && Number(shownMs) < HURRY_MS;

const asText = (given: z.infer<typeof value> | undefined) =>
  Array.isArray(given) ? given.join(", ") : String(given ?? "");
