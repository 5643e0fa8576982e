import type { RequestHandler, Response } from "express";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { pathOf } from "./path-of.server";
import { APP_ORIGIN, isPreviewHost } from "./preview-host.server";

const READING = ["GET", "HEAD"];
const SENDING = ["POST", "OPTIONS"];

/**
 * Where the previews' own host was asked, lets through previews alone, and what a contact form in one sends. Nobody is
 * signed in there. Stands before whatever else answers.
 */
export const previewDoor: RequestHandler = (request, response, next) => {
  if (!isPreviewHost(request.hostname)) return next();
  delete request.headers.cookie;
  const path = request.originalUrl.startsWith("/") ? pathOf(request) : "";
  if (path === CONTACT_PATH && SENDING.includes(request.method)) {
    // The renderer knows the app's host: a form that is sent there is no site's unless it says so.
    request.headers.host = new URL(APP_ORIGIN).host;
    return next();
  }
  if (!isPreview(path)) return say(response, 404, "There is nothing to see at this address.");
  if (READING.includes(request.method)) return next();
  response.set("allow", READING.join(", "));
  say(response, 405, "Nothing can be sent to this address.");
};

// With `.data` at its end Remix would answer with what the app's screens are made of.
const isPreview = (path: string) => /^\/preview\/[^/]/i.test(path) && !path.endsWith(".data");

function say(response: Response, status: number, text: string): void {
  response.set({ "content-security-policy": SANDBOX_POLICY, "cache-control": "no-store", "x-robots-tag": "noindex" });
  response.status(status).type("text/plain").send(`${text}\n`);
}
