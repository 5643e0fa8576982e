import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/lib/log.server";
import type { ClosedReason, SiteState } from "~/published/edge-state";
import { FOLDER_NOT_FOUND_FILE, NOT_FOUND_FILE } from "~/published/manifest";
import { matchPath } from "~/published/request-path";
import type { VisitorCall } from "~/published/visitor-calls";
import type { Acceptor } from "./acceptor";
import type { BlobSource } from "./blob-source";
import { openExchange, redirect, send, sendPage, type Exchange } from "./exchange";
import type { KnownHosts } from "./host-place";
import { FOREIGN_PAGE, NO_PAGE_PAGE, NO_SITE_PAGE, REFUSED_PAGE, TAKEN_DOWN_PAGE, UNAVAILABLE_PAGE } from "./plain-pages";
import { routeRequest, sitePath, withSlash, type RequestRoute } from "./route-request";
import { sendFile } from "./send-file";
import { findFile, type SiteMap } from "./site-map";

/** What answering a request needs. */
export interface Serving {
  sites: SiteMap;
  blobs: BlobSource;
  hosts: KnownHosts;
  /** In production a site is shown on its own host only, and `/sites/{name}` leads there. */
  sendsToOwnHost: boolean;
  /** What takes what visitors send, by its address. */
  acceptors: Record<VisitorCall, Acceptor>;
  health(): Promise<{ status: number; body: unknown }>;
  /** Whether a name may have a certificate. */
  ask(domain: string): boolean;
}

type SiteRoute = Extract<RequestRoute, { kind: "site" }>;

/** Answers every request. Never throws; what goes wrong is logged and answered with 503. */
export async function handleRequest(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const route = routeRequest(request.headers.host, request.url ?? "", serving.hosts);
  const exchange = openExchange(request, response, "ownHost" in route && Boolean(route.ownHost));
  try {
    await answer(serving, exchange, route);
  } catch (error) {
    log.error("a request could not be answered", error);
    if (response.headersSent) response.destroy();
    else sendPage(exchange, 503, UNAVAILABLE_PAGE, { "Retry-After": "1" });
  }
}

async function answer(serving: Serving, exchange: Exchange, route: RequestRoute): Promise<void> {
  if (route.kind === "call") return serving.acceptors[route.call](exchange, route.ownHost);
  if (route.kind === "foreign") return sendPage(exchange, 421, FOREIGN_PAGE, { "Cache-Control": "no-store", Connection: "close" });
  const { method } = exchange.request;
  if (method !== "GET" && method !== "HEAD") {
    // Closing spares reading a body that nobody wants.
    return sendPage(exchange, 405, NO_PAGE_PAGE, { Allow: "GET, HEAD", Connection: "close" });
  }
  if (route.kind === "refused") return sendPage(exchange, route.status, REFUSED_PAGE);
  if (route.kind === "nothing") return sendPage(exchange, 404, NO_SITE_PAGE);
  if (route.kind === "health" || route.kind === "ask") return answerMachine(serving, exchange, route);
  const site = serving.sites.find(route.name);
  if (site === null) return sendPage(exchange, 404, NO_SITE_PAGE);
  if (site.closed) return sendClosed(exchange, site.closed);
  if (route.kind === "redirect") return redirect(exchange, route.location);
  if (serving.sendsToOwnHost && !(route.kind === "site" && route.ownHost)) return toOwnHost(serving, exchange, route);
  if (route.kind === "site-without-slash") return redirect(exchange, sitePath(route.name) + route.query);
  return answerFromSite(serving, exchange, route, site);
}

async function answerFromSite(serving: Serving, exchange: Exchange, route: SiteRoute, site: SiteState): Promise<void> {
  const now = Date.now();
  const match = matchPath(route.path, (path) => findFile(site, path, now) !== null);
  if (match && "addSlash" in match) return redirect(exchange, withSlash(route.base, route.path, route.query));
  if (match) return sendFile(exchange, findFile(site, match.file, now)!, serving.blobs);
  const own = (route.ownHost ? null : findFile(site, FOLDER_NOT_FOUND_FILE, now)) ?? findFile(site, NOT_FOUND_FILE, now);
  return own ? sendFile(exchange, own, serving.blobs, 404) : sendPage(exchange, 404, NO_PAGE_PAGE);
}

function toOwnHost(serving: Serving, exchange: Exchange, route: { name: string; query: string; path?: string }): void {
  const path = (route.path ?? "").split("/").map(encodeURIComponent).join("/");
  redirect(exchange, `https://${route.name}.${serving.hosts.sitesDomain}/${path}${route.query}`);
}

function sendClosed(exchange: Exchange, reason: ClosedReason): void {
  const [status, page] = reason === "taken down" ? ([410, TAKEN_DOWN_PAGE] as const) : ([404, NO_SITE_PAGE] as const);
  sendPage(exchange, status, page, { "Cache-Control": "no-store" });
}

/** What this machine's own programs ask; a request that was passed on comes from a visitor. */
async function answerMachine(serving: Serving, exchange: Exchange, route: Extract<RequestRoute, { kind: "health" | "ask" }>): Promise<void> {
  if (exchange.request.headers["x-forwarded-for"] !== undefined) return sendPage(exchange, 404, NO_SITE_PAGE);
  if (route.kind === "ask") return send(exchange, serving.ask(route.domain) ? 200 : 404, { "Cache-Control": "no-store" }, "");
  const { status, body } = await serving.health();
  send(exchange, status, { "Content-Type": "application/json", "Cache-Control": "no-store" }, JSON.stringify(body));
}
