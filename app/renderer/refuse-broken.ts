import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { SANDBOXED_HEADERS } from "~/published/site-headers";
import { REFUSED_PAGE } from "./plain-pages";

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The answer last begun on a connection that was not given at once. */
const answers = new WeakMap<Duplex, ServerResponse>();

/** Remembers an answer that takes its time, so that nothing is written into the middle of it. */
export function noteAnswer(request: IncomingMessage, response: ServerResponse): void {
  answers.set(request.socket, response);
}

/**
 * Answers what is no request that could be read, or not in time, and ends its connection (`clientError` of a server).
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  const answer = answers.get(socket);
  const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
  socket.write(refusal(STATUS[error.code ?? ""] ?? 400));
  (socket as Socket).destroySoon();
}

function refusal(status: number): string {
  const headers = {
    ...SANDBOXED_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
    "Content-Length": Buffer.byteLength(REFUSED_PAGE),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${REFUSED_PAGE}`;
}
