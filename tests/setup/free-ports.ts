import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { takenPorts } from "../../box/ports";

/** A port of this machine on which nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The first of `count` free ports in a row, below those that the system hands out by itself. */
export async function freePortRow(count: number): Promise<number> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    const row = Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), first + index]));
    if ((await takenPorts(row)).length === 0) return first;
  }
}
