import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { CACHE_REVALIDATE, SANDBOXED_HEADERS, SITE_HEADERS, TLS_HEADERS } from "~/published/site-headers";
import { isOverTls } from "./client-address";
import { UNAVAILABLE_PAGE } from "./plain-pages";

/** A request and its response, with the headers that every answer to it carries. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  headers: PlaceHeaders;
}

/**
 * Headers that every answer at a kind of place carries: by name, and as the flat list that `writeHead` takes as well.
 */
export interface PlaceHeaders {
  named: OutgoingHttpHeaders;
  flat: readonly string[];
}

const placeHeaders = (named: Record<string, string>): PlaceHeaders => ({ named, flat: Object.entries(named).flat() });
const [ON_OWN_HOST, OVER_TLS, SANDBOXED] = [
  placeHeaders(SITE_HEADERS),
  placeHeaders(TLS_HEADERS),
  placeHeaders(SANDBOXED_HEADERS),
];

/** A site on a host of its own has an origin to itself and needs no sandbox. */
export function openExchange(request: IncomingMessage, response: ServerResponse, ownHost: boolean): Exchange {
  const own = isOverTls(request) ? OVER_TLS : ON_OWN_HOST;
  return { request, response, headers: ownHost ? own : SANDBOXED };
}

/** Sends a whole answer that is in memory; a HEAD request gets its headers. */
export function send(exchange: Exchange, status: number, headers: OutgoingHttpHeaders, body?: Buffer | string): void {
  const { request, response } = exchange;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  response.writeHead(status, { ...exchange.headers.named, ...headers, ...length });
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendPage(exchange: Exchange, status: number, page: string, headers: OutgoingHttpHeaders = {}): void {
  const shown = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": CACHE_REVALIDATE };
  send(exchange, status, { ...shown, ...headers }, page);
}

/** Answers who has to come again: what it takes is not there yet, or too much is under way. */
export function sendUnavailable(exchange: Exchange): void {
  // Closing spares reading a body that nobody wants.
  sendPage(exchange, 503, UNAVAILABLE_PAGE, { "Retry-After": "1", "Cache-Control": "no-store", Connection: "close" });
}

/** `location` is a path below the site's own base, or an address that we made. */
export function redirect(exchange: Exchange, location: string): void {
  send(exchange, 308, { Location: location, "Cache-Control": CACHE_REVALIDATE }, "");
}
