import { createServer, type Server } from "node:http";
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

/** The server, not yet listening. */
export function openServer(serving: Serving): Server {
  const server = createServer(PATIENCE, (request, response) => handleRequest(serving, request, response));
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STALLED_MS;
  server.on("clientError", refuseBroken);
  return server;
}

/** Takes a port; 0 is any free one. @throws an error with the code EADDRINUSE when it is taken */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Takes no more connections, and ends once what was begun is answered. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose answer was under way becomes idle only after it.
    const timer = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
