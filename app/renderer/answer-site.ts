import type { ClosedReason, SiteState } from "~/published/edge-state";
import { FOLDER_NOT_FOUND_FILE, NOT_FOUND_FILE } from "~/published/manifest";
import { matchPath } from "~/published/request-path";
import { redirect, sendPage, sendUnavailable, type Exchange } from "./exchange";
import type { HeldAnswers } from "./held-answers";
import { NO_PAGE_PAGE, NO_SITE_PAGE, TAKEN_DOWN_PAGE } from "./plain-pages";
import { ReadyFile } from "./ready-file";
import { sitePath, withSlash, type RequestRoute } from "./route-request";
import { sendFile, type FileAnswers } from "./send-file";
import { findFile, type SiteMap } from "./site-map";

/** What answering for sites needs. */
export interface SiteAnswers extends FileAnswers {
  sites: SiteMap;
  held: HeldAnswers;
  /** Whether all that is live has been seen since the start: before, a name that is not held may be a new site's. */
  isCurrent(): boolean;
  /** Where a site is shown on its own host only, the domain of these; `/sites/{name}` leads there. */
  ownHostsAt: string | null;
}

export type SiteRoute = Extract<RequestRoute, { kind: "site" | "site-without-slash" | "redirect" }>;

/** Answers a request for something of a site. */
export function answerSite(from: SiteAnswers, exchange: Exchange, route: SiteRoute): Promise<void> | void {
  const site = from.sites.find(route.name);
  if (site === null) return from.isCurrent() ? sendPage(exchange, 404, NO_SITE_PAGE) : sendUnavailable(exchange);
  if (site.closed) return sendClosed(exchange, site.closed);
  if (route.kind === "redirect") return redirect(exchange, route.location);
  if (from.ownHostsAt !== null && !(route.kind === "site" && route.ownHost))
    return toOwnHost(from.ownHostsAt, exchange, route);
  if (route.kind === "site-without-slash") return redirect(exchange, sitePath(route.name) + route.query);
  return answerPath(from, exchange, route, site);
}

function answerPath(
  from: SiteAnswers,
  exchange: Exchange,
  route: Extract<SiteRoute, { kind: "site" }>,
  site: SiteState,
): Promise<void> | void {
  const now = Date.now();
  const match = matchPath(route.path, (path) => findFile(site, path, now) !== null);
  if (match && "addSlash" in match) return redirect(exchange, withSlash(route.base, route.path, route.query));
  if (match) {
    const ready = new ReadyFile(findFile(site, match.file, now)!, exchange.headers.flat, 200);
    // A file of a replaced snapshot has its time.
    if (Object.hasOwn(site.files, match.file)) from.held.keep(exchange.request, { ready, headers: exchange.headers });
    return sendFile(exchange, ready, from);
  }
  const own =
    (route.ownHost ? null : findFile(site, FOLDER_NOT_FOUND_FILE, now)) ?? findFile(site, NOT_FOUND_FILE, now);
  return own
    ? sendFile(exchange, new ReadyFile(own, exchange.headers.flat, 404), from)
    : sendPage(exchange, 404, NO_PAGE_PAGE);
}

function toOwnHost(domain: string, exchange: Exchange, route: { name: string; query: string; path?: string }): void {
  const path = (route.path ?? "").split("/").map(encodeURIComponent).join("/");
  redirect(exchange, `https://${route.name}.${domain}/${path}${route.query}`);
}

function sendClosed(exchange: Exchange, reason: ClosedReason): void {
  const [status, page] = reason === "taken down" ? ([410, TAKEN_DOWN_PAGE] as const) : ([404, NO_SITE_PAGE] as const);
  sendPage(exchange, status, page, { "Cache-Control": "no-store" });
}
