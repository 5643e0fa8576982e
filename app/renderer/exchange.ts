import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { CACHE_REVALIDATE, SANDBOXED_HEADERS, SITE_HEADERS, TLS_HEADERS } from "~/published/site-headers";
import { isOverTls } from "./client-address";

/** A request and its response, with the headers that every answer to it carries. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
}

/** A site on a host of its own has an origin to itself and needs no sandbox. */
export function openExchange(request: IncomingMessage, response: ServerResponse, ownHost: boolean): Exchange {
  const own = isOverTls(request) ? TLS_HEADERS : SITE_HEADERS;
  return { request, response, headers: ownHost ? own : SANDBOXED_HEADERS };
}

/** Sends a whole answer that is in memory; a HEAD request gets its headers. */
export function send(exchange: Exchange, status: number, headers: OutgoingHttpHeaders, body?: Buffer | string): void {
  const { request, response } = exchange;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  response.writeHead(status, { ...exchange.headers, ...headers, ...length });
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendPage(exchange: Exchange, status: number, page: string, headers: OutgoingHttpHeaders = {}): void {
  const shown = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": CACHE_REVALIDATE };
  send(exchange, status, { ...shown, ...headers }, page);
}

/** `location` is a path below the site's own base, or an address that we made. */
export function redirect(exchange: Exchange, location: string): void {
  send(exchange, 308, { Location: location, "Cache-Control": CACHE_REVALIDATE }, "");
}
