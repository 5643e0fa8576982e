import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BoxError } from "./part";
import { readProcessList } from "./process-list";

// Longer paths of sockets are cut off by the system.
const LONGEST_PATH = 100;

/**
 * Takes a data directory for one box alone. A socket is the lock: unlike a file with a number in it, it tells by itself
 * whether its owner lives. Returns what gives the lock back. Throws BoxError when another box has it.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<() => void> {
  const path = socketPath(dataDirectory);
  if (await answers(path)) {
    const port = readProcessList(dataDirectory)?.web?.port;
    const where = port ? `, at http://localhost:${port}` : "";
    throw new BoxError(`Plinth already runs on ${dataDirectory}${where}. Stop it first, or name another DATA_DIR.`);
  }
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy()).listen(path);
  await once(server, "listening");
  server.unref();
  return () => void server.close();
}

function socketPath(dataDirectory: string): string {
  const inside = join(dataDirectory, "box.sock");
  if (Buffer.byteLength(inside) <= LONGEST_PATH) return inside;
  const name = createHash("sha256").update(realpathSync(dataDirectory)).digest("hex").slice(0, 16);
  return join(tmpdir(), `plinth-${name}.sock`);
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
