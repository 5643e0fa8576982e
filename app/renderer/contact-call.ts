import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { DomainError, InvalidError, UnavailableError, UnsupportedTypeError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { formWords } from "~/published/form-words";
import { answerPage } from "./answer-page";
import { send, sendPage, type Exchange } from "./exchange";
import type { FormSite } from "./form-site";
import { readBody } from "./read-body";
import { contactRequest, type ContactRequest } from "./read-submission";

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * A script asks from the origin of a sandbox, which is none, or from where an export stands; no cookie goes with it.
 */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "content-type",
  "Cache-Control": "no-store",
};
/** When to try again, in seconds, after too many messages, and while nothing can be kept. */
const RETRY_SECONDS: Record<number, string> = { 429: "60", 503: "10" };

const typeOf = (request: IncomingMessage) => request.headers["content-type"] ?? "";
const isForm = (request: IncomingMessage) => /^application\/x-www-form-urlencoded\b/i.test(typeOf(request));
const isJson = (request: IncomingMessage) => /^application\/json\b/i.test(typeOf(request));

/**
 * Reads what a contact form sends: JSON from its script, the fields of a form from a browser without one.
 * @throws TooLargeError over 64 KB, UnsupportedTypeError for another kind of body, InvalidError for one that cannot be
 * read
 */
export async function readContactCall(request: IncomingMessage): Promise<ContactRequest> {
  if (!isForm(request) && !isJson(request))
    throw new UnsupportedTypeError("Send this as JSON or as a form without files.");
  const text = await readBody(request, BODY_LIMIT_BYTES);
  const call = contactRequest.safeParse(isJson(request) ? parsed(text) : { formData: fieldsOf(text) });
  if (call.success) return call.data;
  throw new InvalidError(call.error.issues[0]?.message ?? "The input cannot be used.");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidError("The body is not valid JSON.");
  }
}

/** The fields of a form; those that were sent under one name stand together. */
function fieldsOf(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text))
    fields.set(name, fields.has(name) ? `${fields.get(name)}, ${value}` : value);
  return Object.fromEntries(fields);
}

/** What a browser asks before a script may send JSON. */
export const allowCalls = (exchange: Exchange) => send(exchange, 204, { ...OPEN, "Access-Control-Max-Age": "86400" });

export const onlyPost = (exchange: Exchange) =>
  sendJson(exchange, 405, { success: false, error: "This address answers POST only." }, { Allow: "POST, OPTIONS" });

/** The answer to a message that was taken: `{success: true}`, or a page for a browser without script. */
export function sent(exchange: Exchange, site: FormSite): void {
  if (!isForm(exchange.request)) return sendJson(exchange, 200, { success: true });
  sendPage(exchange, 200, answerPage({ ...site, text: site.successMessage, isSent: true, backTo: site.path }), OPEN);
}

/** The answer to one that was not: `{success: false, error}`, or a page. `site` is known when the form named one. */
export function notSent(exchange: Exchange, error: unknown, site: FormSite | null): void {
  // Whoever broke off hears nothing, and many who do must not fill the log.
  if (exchange.request.socket.destroyed) return;
  const { lang = "en", words = formWords("en"), path = null } = site ?? {};
  const { status, message } = understood(error, words.alert);
  const headers = RETRY_SECONDS[status] ? { "Retry-After": RETRY_SECONDS[status] } : {};
  if (!isForm(exchange.request)) return sendJson(exchange, status, { success: false, error: message }, headers);
  sendPage(exchange, status, answerPage({ lang, words, text: message, isSent: false, backTo: path }), {
    ...OPEN,
    ...headers,
  });
}

/** Status and words for a visitor; what is ours to mend is told in the website's words for it. */
function understood(error: unknown, alert: string): { status: number; message: string } {
  if (error instanceof UnavailableError) return { status: error.status, message: alert };
  if (error instanceof DomainError) return error;
  log.error("a message of a contact form could not be taken", error);
  return { status: 500, message: alert };
}

function sendJson(exchange: Exchange, status: number, body: object, headers: OutgoingHttpHeaders = {}): void {
  send(
    exchange,
    status,
    { ...OPEN, ...headers, "Content-Type": "application/json; charset=utf-8" },
    JSON.stringify(body),
  );
}
