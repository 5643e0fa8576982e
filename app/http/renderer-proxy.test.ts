import { once } from "node:events";
import { Agent, createServer, request, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { rendererProxy } from "./renderer-proxy.server";

// As browsers and curl do: a connection that is to be closed ends with the answer.
const agent = new Agent({ keepAlive: true });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  agent.destroy();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Web in front of something that answers as a renderer. */
async function startWeb(renderer: RequestListener): Promise<number> {
  const port = await serve(renderer);
  return serve(express().use(rendererProxy(`http://127.0.0.1:${port}`)));
}

async function post(port: number, body: Buffer, headers: Record<string, string> = {}) {
  const sent = request({ host: "127.0.0.1", port, path: CONTACT_PATH, method: "POST", headers, agent });
  sent.end(body);
  const [answer] = await once(sent, "response");
  return [answer.statusCode, await text(answer)];
}

it.each([
  ["of a known length", {}],
  ["in chunks", { "transfer-encoding": "chunked" }],
])("brings the refusal of a body that the renderer does not read to its end, %s", async (_name, headers) => {
  // As the renderer does: answers once it has seen too much, and lets the rest go by.
  const web = await startWeb((asked, answer) => {
    let bytes = 0;
    asked.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > 65_536 && !answer.headersSent) answer.writeHead(413).end("too large");
    });
  });
  for (const megabytes of [0.1, 1, 8, 0.1])
    expect(await post(web, Buffer.alloc(megabytes * 1_000_000), headers)).toEqual([413, "too large"]);
});

it("says that a renderer which does not answer is starting", async () => {
  const web = await startWeb((asked) => asked.socket.destroy());
  expect(await post(web, Buffer.from("{}"))).toEqual([503, "This site is starting. Please try again in a moment.\n"]);
});

it("answers again after the renderer let go of a connection that was kept", async () => {
  const web = await startWeb(async (asked, answer) => {
    const body = await buffer(asked);
    answer.end(body);
    answer.once("finish", () => asked.socket.destroySoon());
  });
  for (const word of ["one", "two", "three"]) expect(await post(web, Buffer.from(word))).toEqual([200, word]);
});
