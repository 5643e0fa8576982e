import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/lib/log.server";
import type { VisitorCall } from "~/published/visitor-calls";
import type { Acceptor } from "./acceptor";
import { answerSite, type SiteAnswers } from "./answer-site";
import { openExchange, sendPage, type Exchange } from "./exchange";
import type { HeldAnswer } from "./held-answers";
import type { KnownHosts } from "./host-place";
import { answerMachine, type MachineCalls } from "./machine-calls";
import { FOREIGN_PAGE, NO_PAGE_PAGE, NO_SITE_PAGE, REFUSED_PAGE, UNAVAILABLE_PAGE } from "./plain-pages";
import { noteAnswer } from "./refuse-broken";
import { routeRequest, type RequestRoute } from "./route-request";
import { sendFile } from "./send-file";
import type { UnderWay } from "./under-way";

/** What answering a request needs. */
export interface Serving extends SiteAnswers {
  hosts: KnownHosts;
  /** What takes what visitors send, by its address. */
  acceptors: Record<VisitorCall, Acceptor>;
  machine: MachineCalls;
  /** Whether there is anything to answer from: one that has never held the sites cannot say that there is none. */
  isReady(): boolean;
  /** Answers that wait for the disk, and bodies that visitors are sending: each has its bound, so that one does not stop the other. */
  reading: UnderWay;
  receiving: UnderWay;
}

/** Answers every request. Never throws; what goes wrong is logged and answered with 503. */
export function handleRequest(serving: Serving, request: IncomingMessage, response: ServerResponse): void {
  const held = serving.held.find(request);
  if (held && isReading(request)) return answerHeld(serving, request, response, held);
  const route = routeRequest(request.headers.host, request.url ?? "", serving.hosts);
  const exchange = openExchange(request, response, "ownHost" in route && Boolean(route.ownHost));
  const load = route.kind === "call" ? serving.receiving : serving.reading;
  if (load.isFull && route.kind !== "ask") return sendBusy(exchange);
  finish(load, exchange, () => answer(serving, exchange, route));
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** The short way, for what was answered before: mostly without a promise. */
function answerHeld({ blobs, reading }: Serving, request: IncomingMessage, response: ServerResponse, { ready, headers }: HeldAnswer): void {
  const exchange = { request, response, headers };
  if (reading.isFull && !blobs.held(ready.formFor(request.headers).name)) return sendBusy(exchange);
  finish(reading, exchange, () => sendFile(exchange, ready, blobs));
}

/** Answers, at once or in time, and with 503 when that fails. */
function finish(load: UnderWay, exchange: Exchange, work: () => Promise<void> | void): void {
  try {
    const later = work();
    if (!later) return;
    noteAnswer(exchange.request, exchange.response);
    void load.during(later.catch((error: unknown) => fail(exchange, error)));
  } catch (error) {
    fail(exchange, error);
  }
}

function answer(serving: Serving, exchange: Exchange, route: RequestRoute): Promise<void> | void {
  if (route.kind !== "health" && !serving.isReady()) return sendBusy(exchange);
  if (route.kind === "call") return serving.acceptors[route.call](exchange, route.ownHost);
  // Closing spares reading a body that nobody wants.
  if (route.kind === "foreign") return sendPage(exchange, 421, FOREIGN_PAGE, { "Cache-Control": "no-store", Connection: "close" });
  if (!isReading(exchange.request)) return sendPage(exchange, 405, NO_PAGE_PAGE, { Allow: "GET, HEAD", Connection: "close" });
  if (route.kind === "refused") return sendPage(exchange, route.status, REFUSED_PAGE);
  if (route.kind === "nothing") return sendPage(exchange, 404, NO_SITE_PAGE);
  if (route.kind === "health" || route.kind === "ask") return answerMachine(serving.machine, exchange, route);
  return answerSite(serving, exchange, route);
}

function fail(exchange: Exchange, error: unknown): void {
  log.error("a request could not be answered", error);
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendPage(exchange, 503, UNAVAILABLE_PAGE, { "Retry-After": "1" });
}

function sendBusy(exchange: Exchange): void {
  sendPage(exchange, 503, UNAVAILABLE_PAGE, { "Retry-After": "1", "Cache-Control": "no-store", Connection: "close" });
}
