import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens on this machine alone. */
export interface Listening {
  /** `http://localhost:{port}`, with the port that was really taken. */
  origin: string;
  port: number;
  close(): Promise<void>;
}

interface ListenOptions {
  /** Named when the port is taken. */
  name: string;
  /** 0 takes any free one. */
  port: number;
  /** Makes the handler once the address is known, which an issuer and links need. */
  handler(origin: string): RequestListener | Promise<RequestListener>;
}

/** Serves http on the loopback address. Throws with a sentence that names the port when it is taken. */
export async function listen({ name, port, handler }: ListenOptions): Promise<Listening> {
  const server = createServer();
  await bind(name, port, (ready, failed) => server.once("error", failed).listen(port, "127.0.0.1", ready));
  const taken = (server.address() as AddressInfo).port;
  const origin = `http://localhost:${taken}`;
  server.on("request", await handler(origin));
  return { origin, port: taken, close: () => closeServer(server) };
}

/** Waits until something that listens is ready, and says in words that a port is taken. */
export async function bind(
  name: string,
  port: number,
  start: (ready: () => void, failed: (error: Error) => void) => unknown,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => start(resolve, reject));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port}, which the ${name} needs, is taken. Free it or set PORT to move all ports.`);
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Keep-alive connections of browsers would hold the process for as long as they like.
    server.closeAllConnections();
  });
}
