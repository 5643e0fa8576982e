import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { afterEach, expect, it, vi } from "vitest";
import { downloadStream } from "./download-stream.server";
import { whenTaken } from "./when-taken.server";

const CHUNK = Buffer.alloc(1024 * 1024);
const CHUNKS = 300;
let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A download of 300 MB, answered as Remix does; gives its reader, who takes nothing yet, and what was made so far. */
async function openDownload() {
  const made = { chunks: 0, isOver: false };
  async function* bytes() {
    try {
      for (; made.chunks < CHUNKS; made.chunks += 1) yield CHUNK;
    } finally {
      made.isOver = true;
    }
  }
  let outgoing!: ServerResponse;
  server = createServer();
  server.on("request", (_, response: ServerResponse) => {
    outgoing = response;
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const context = { cspNonce: "", clientAddress: "", whenTaken: () => whenTaken(response) };
    const answer = downloadStream(new Request("http://localhost/", { signal: gone.signal }), context, {
      bytes: bytes(),
      fileName: "a.zip",
      type: "application/zip",
    });
    void writeReadableStreamToWritable(answer.body!, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const [incoming] = (await once(
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" }),
    "response",
  )) as [IncomingMessage];
  await vi.waitFor(() => expect(outgoing.writableNeedDrain).toBe(true));
  return { incoming, made };
}

it("makes no more than a slow reader takes, and all of it in the end", async () => {
  const { incoming, made } = await openDownload();
  for (let turns = 0; turns < 100; turns += 1) await turn();
  expect(made.chunks).toBeLessThan(CHUNKS / 3);
  let size = 0;
  for await (const part of incoming) size += (part as Buffer).length;
  expect(size).toBe(CHUNKS * CHUNK.length);
});

it("ends when its reader goes away", async () => {
  const { incoming, made } = await openDownload();
  incoming.destroy();
  await vi.waitFor(() => expect(made.isOver).toBe(true));
  expect(made.chunks).toBeLessThan(CHUNKS);
});
