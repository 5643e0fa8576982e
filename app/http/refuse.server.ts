import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { isPlainHost } from "~/lib/host-header";
import { log } from "~/lib/log.server";
import { SANDBOX_POLICY } from "~/published/site-headers";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Answers a request that reaches no route. Sandboxed, since the address may be one of a customer's site. */
export function refuse(response: Response, status: number, message: string): void {
  response.set({ "content-security-policy": SANDBOX_POLICY, "cache-control": "no-store" });
  response.status(status).json({ message, errors: {} });
}

/** Refuses methods that no route answers and of which no Request can be made (TRACE). */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("allow", METHODS.join(", "));
  refuse(response, 405, "This method is not answered here.");
};

/**
 * Refuses a request for what is no plain host: addresses are made with it, in which the rest would mean something else.
 */
export const refuseOtherHosts: RequestHandler = ({ headers }, response, next) => {
  const hosts = [headers.host ?? "", headers["x-forwarded-host"] ?? headers.host ?? ""].flat();
  if (hosts.every(isPlainHost)) return next();
  refuse(response, 400, "This request cannot be read.");
};

/** Answers what went wrong outside of the routes: an address that does not decode, a host that is none. */
export const refuseBroken: ErrorRequestHandler = (
  error: { status?: number; code?: string },
  _request,
  response,
  _next,
) => {
  const status = error.code === "ERR_INVALID_URL" ? 400 : (error.status ?? 500);
  if (status >= 500) log.error("a request could not be answered", error);
  if (response.headersSent) return void response.destroy();
  refuse(
    response,
    status,
    status < 500 ? "This request cannot be read." : "Something went wrong on our side. Please try again.",
  );
};
