import type { RequestHandler } from "express";
import { env } from "~/lib/env.server";
import { isFromOurPages } from "./origin-check";
import { pathOf } from "./path-of.server";
import { refuse } from "./refuse.server";

/**
 * Refuses requests that would change something and come from no page of ours (docs/architecture.md, Rules of security).
 */
export const requireOwnOrigin: RequestHandler = (request, response, next) => {
  const origin = {
    method: request.method,
    path: pathOf(request),
    secFetchSite: request.get("sec-fetch-site"),
    origin: request.get("origin"),
    hasSession: /(^|;\s*)(__Host-)?plinth_session=/.test(request.get("cookie") ?? ""),
  };
  if (isFromOurPages(origin, env.APP_ORIGIN)) return next();
  refuse(response, 403, "This request did not come from one of our pages.");
};
