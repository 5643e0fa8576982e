import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { handleRequest, type Serving } from "./handle-request";
import { refuseBroken } from "./refuse-broken";

/** Connections at once; each takes some kilobytes even when nothing happens on it. */
const MOST_CONNECTIONS = 5_000;

/** Times in milliseconds, after which a client that is too slow is refused or cut off. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/** An answer that nobody takes. */
const STALLED_MS = 60_000;

/** How long a connection that brought no request may still bring one while its server ends, in milliseconds. */
const UNUSED_MS = 1_000;

export interface OpenServer {
  server: Server;
  /** Takes no more connections, and ends once what was begun is answered. */
  close(): Promise<void>;
}

/** The server, not yet listening. */
export function openServer(serving: Serving): OpenServer {
  // A proxy opens some connections before it needs them.
  const unused = new Set<Socket>();
  const server = createServer(PATIENCE, (request, response) => {
    unused.delete(request.socket);
    handleRequest(serving, request, response);
  });
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STALLED_MS;
  server.on("clientError", refuseBroken);
  return { server, close: () => closeServer(server, unused) };
}

/**
 * Takes a port at an address of this machine; 0 is any free one. @throws an error with the code EADDRINUSE when it is
 * taken
 */
export function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closeServer(server: Server, unused: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose answer was under way becomes idle only after it.
    const timer = setInterval(() => server.closeIdleConnections(), 50);
    // Node counts a connection that was never used as busy, and looks after slow ones no more.
    const late = setTimeout(() => unused.forEach((socket) => socket.destroy()), UNUSED_MS);
    server.close(() => {
      clearInterval(timer);
      clearTimeout(late);
      resolve();
    });
  });
}
