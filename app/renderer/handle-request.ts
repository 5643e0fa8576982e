import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/lib/log.server";
import type { VisitorCall } from "~/published/visitor-calls";
import type { Acceptor } from "./acceptor";
import { answerSite, type SiteAnswers } from "./answer-site";
import { openExchange, sendPage, sendUnavailable, type Exchange } from "./exchange";
import type { KnownHosts } from "./host-place";
import { answerMachine, type MachineCalls } from "./machine-calls";
import { FOREIGN_PAGE, NO_PAGE_PAGE, NO_SITE_PAGE, REFUSED_PAGE } from "./plain-pages";
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
  /**
   * Bodies that visitors are sending, bounded apart from answers that wait for the disk so that one does not stop the
   * other.
   */
  receiving: UnderWay;
}

/** Answers every request. Never throws; what goes wrong is logged and answered with 503. */
export function handleRequest(serving: Serving, request: IncomingMessage, response: ServerResponse): void {
  const held = serving.held.find(request);
  // The short way, for what was answered before: mostly without a promise.
  if (held && isReading(request)) {
    const exchange = { request, response, headers: held.headers };
    return finish(exchange, () => sendFile(exchange, held.ready, serving));
  }
  const route = routeRequest(request.headers.host, request.url ?? "", serving.hosts);
  const exchange = openExchange(request, response, "ownHost" in route && Boolean(route.ownHost));
  finish(exchange, () => answer(serving, exchange, route));
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Answers, at once or in time, and with 503 when that fails. */
function finish(exchange: Exchange, work: () => Promise<void> | void): void {
  try {
    const later = work();
    if (!later) return;
    noteAnswer(exchange.request, exchange.response);
    later.catch((error: unknown) => fail(exchange, error));
  } catch (error) {
    fail(exchange, error);
  }
}

function answer(serving: Serving, exchange: Exchange, route: RequestRoute): Promise<void> | void {
  if (route.kind !== "health" && !serving.isReady()) return sendUnavailable(exchange);
  if (route.kind === "call") return receive(serving, exchange, route);
  // Closing spares reading a body that nobody wants.
  if (route.kind === "foreign")
    return sendPage(exchange, 421, FOREIGN_PAGE, { "Cache-Control": "no-store", Connection: "close" });
  if (!isReading(exchange.request))
    return sendPage(exchange, 405, NO_PAGE_PAGE, { Allow: "GET, HEAD", Connection: "close" });
  if (route.kind === "refused") return sendPage(exchange, route.status, REFUSED_PAGE);
  if (route.kind === "nothing") return sendPage(exchange, 404, NO_SITE_PAGE);
  if (route.kind === "health" || route.kind === "ask") return answerMachine(serving.machine, exchange, route);
  return answerSite(serving, exchange, route);
}

function receive(
  { acceptors, receiving }: Serving,
  exchange: Exchange,
  { call, ownHost }: Extract<RequestRoute, { kind: "call" }>,
): Promise<void> | void {
  if (receiving.isFull) return sendUnavailable(exchange);
  const later = acceptors[call](exchange, ownHost);
  return later && receiving.during(later);
}

function fail(exchange: Exchange, error: unknown): void {
  log.error("a request could not be answered", error);
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendUnavailable(exchange);
}
