import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readBody } from "./read-body";

let server: Server;
let sender: Socket;
beforeEach(async () => {
  server = createServer((request, response) => {
    readBody(request, 1024).then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(413).end(error.message),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  sender = connect((server.address() as AddressInfo).port, "127.0.0.1");
});
afterEach(() => void server.closeAllConnections());

const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

it("reads a body that comes in pieces, and the next one on the same connection", async () => {
  for (const text of ["bread and cakes", "cakes"]) {
    for (const piece of [head, chunk(text.slice(0, 3)), chunk(text.slice(3))]) sender.write(piece);
    sender.write("0\r\n\r\n");
    const [answer] = (await once(sender, "data")) as [Buffer];
    expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 200 [\\s\\S]*${text}`));
  }
});

it("answers who closes the connection only once a body that is too large has come to its end", async () => {
  sender.write(head.replace("Host: x", "Host: x\r\nConnection: close") + chunk("x".repeat(2_000)));
  await once(server, "request");
  const early = vi.fn();
  sender.once("data", early);
  await new Promise(setImmediate);
  sender.write(chunk("x".repeat(2_000)));
  await new Promise(setImmediate);
  expect(early).not.toHaveBeenCalled();
  sender.write("0\r\n\r\n");
  const [answer] = (await once(sender, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*larger than 1 KB/);
});

it("refuses a body that is much too large, and lets go of who breaks off in the middle of it", async () => {
  sender.write(head + chunk("x".repeat(100_000)));
  const [answer] = (await once(sender, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*larger than 1 KB/);
  const ended = once(server, "close");
  server.close();
  sender.resetAndDestroy();
  await ended;
  expect(server.listening).toBe(false);
});
