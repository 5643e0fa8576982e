import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressedFiles } from "./compressed-files.server";

const SCRIPT = "export const words = 'bread';\n".repeat(40);
const folder = mkdtempSync(join(tmpdir(), "plinth-assets-"));
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, "a.js"), SCRIPT);
  writeFileSync(join(folder, "a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "b.js"), SCRIPT);
  server = createServer(express().use("/assets", compressedFiles(folder), express.static(folder)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, encodings: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`, {
    headers: { "accept-encoding": encodings },
  });

it("sends the brotli form to a browser that takes it", async () => {
  const answer = await ask("a.js", "gzip, br");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript") as string,
    "content-length": String(brotliCompressSync(SCRIPT).length),
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(await answer.text()).toBe(SCRIPT);
});

it.each([
  ["a.js", "gzip"],
  ["a.js", "gzip, br;q=0"],
  ["b.js", "gzip, br"],
])("sends %s as it is to one that takes %s", async (name, encodings) => {
  const answer = await ask(name, encodings);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe(SCRIPT);
});
