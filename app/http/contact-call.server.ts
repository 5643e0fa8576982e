import { DomainError, InvalidError, UnsupportedTypeError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { answerPage } from "~/modules/contact/answer-page";
import type { FormSite } from "~/modules/contact/find-form-site.server";
import { formWords } from "~/modules/contact/form-words";
import { contactRequest, type ContactRequest } from "~/modules/contact/submission";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { check, readText } from "./read-input.server";

const BODY_LIMIT_BYTES = 64 * 1024;

/** A script asks from the origin of a sandbox, which is none; no cookie goes with it. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type",
  "cache-control": "no-store",
};

const isForm = (request: Request) => /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");
const isJson = (request: Request) => /^application\/json\b/i.test(request.headers.get("content-type") ?? "");

/**
 * Reads what a contact form sends: JSON from its script, the fields of a form from a browser without one.
 * @throws TooLargeError over 64 KB, UnsupportedTypeError for another kind of body, InvalidError for one that cannot be read
 */
export async function readContactCall(request: Request): Promise<ContactRequest> {
  if (!isForm(request) && !isJson(request)) throw new UnsupportedTypeError("Send this as JSON or as a form without files.");
  const text = await readText(request, BODY_LIMIT_BYTES);
  if (isJson(request)) return check(contactRequest, parsed(text));
  const formData: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) formData[name] = name in formData ? `${formData[name]}, ${value}` : value;
  return check(contactRequest, { formData: { ...formData } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidError("The body is not valid JSON.");
  }
}

/** What a browser asks before a script may send JSON. */
export const allowContactCalls = () => new Response(null, { status: 204, headers: { ...OPEN, "access-control-max-age": "86400" } });

export const onlyPost = () =>
  Response.json({ success: false, error: "This address answers POST only." }, { status: 405, headers: { ...OPEN, allow: "POST, OPTIONS" } });

/** The answer to a message that was taken: `{success: true}`, or a page for a browser without script. */
export function sent(request: Request, site: FormSite): Response {
  if (!isForm(request)) return Response.json({ success: true }, { headers: OPEN });
  return page(200, answerPage({ ...site, text: site.successMessage, isSent: true, backTo: site.address }));
}

/** The answer to one that was not: `{success: false, error}`, or a page. `site` is known when the form named one. */
export function notSent(request: Request, error: unknown, site: FormSite | null): Response {
  const words = site?.words ?? formWords("en");
  const { status, message } = error instanceof DomainError ? error : unexpected(error, words.alert);
  const headers: Record<string, string> = status === 429 ? { "retry-after": "60" } : {};
  if (!isForm(request)) return Response.json({ success: false, error: message }, { status, headers: { ...OPEN, ...headers } });
  return page(status, answerPage({ lang: site?.lang ?? "en", words, text: message, isSent: false, backTo: site?.address ?? null }), headers);
}

function unexpected(error: unknown, message: string) {
  log.error("a message of a contact form could not be taken", error);
  return { status: 500, message };
}

// The texts are a customer's, so the page has no origin of ours.
const page = (status: number, html: string, headers: Record<string, string> = {}) =>
  new Response(html, { status, headers: { ...OPEN, ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": SANDBOX_POLICY } });
