import type { Server } from "node:http";

const GRACE_MS = 3_000;

/** On SIGTERM: takes no new connection, lets answers under way finish, then ends, open event streams included. */
export function stopGracefully(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
