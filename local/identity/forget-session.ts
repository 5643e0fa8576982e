import type { RequestHandler } from "express";
import { SESSION_COOKIE } from "./provider";

/**
 * Hides the provider's own session from it, so that every sign-in asks who it is
 * and another person can follow on the same browser without a logout there.
 */
export const forgetSession: RequestHandler = (request, _response, next) => {
  request.headers.cookie = withoutSession(request.headers.cookie ?? "");
  next();
};

function withoutSession(cookies: string): string {
  const kept = cookies.split(/;\s*/).filter((cookie) => !cookie.startsWith(SESSION_COOKIE));
  return kept.join("; ");
}
