import { once } from "node:events";
import { readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { contentHash } from "~/modules/storage/content-hash";
import { openSocket, readAnswers, untilEnded } from "../../setup/raw-socket";
import { httpGet } from "../publishing/http-get";
import { RendererWorld, until } from "../publishing/publishing-world";
import { publishFiles, publishMarked, SITES_DOMAIN } from "./marked-sites";

const MANY = 100;
const FILM = Buffer.alloc(8 * 1024 * 1024, "film ");

const world = new RendererWorld();
const renderer = await world.startFollowing({ sitesDomain: SITES_DOMAIN });
const site = await publishMarked("quick");
await publishFiles(site.deploymentId, { "film.mp4": FILM });

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => world.end());

/** Connections that have sent these bytes and wait. */
async function stall(bytes: string): Promise<void> {
  sockets = Array.from({ length: MANY }, () => openSocket(renderer.port));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.write(bytes, () => resolve()))));
}

const page = () => httpGet(renderer.port, "/", { headers: { host: site.domain } });
const openFiles = () => readdirSync("/proc/self/fd").length;

const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${site.domain}\r\n`;
const body = JSON.stringify({ formData: { message: "Slowly", _key: "slowly" } });
const post = `POST /api/contact HTTP/1.1\r\nHost: ${site.domain}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;

it.each([
  ["no byte", ""],
  ["half a line", "GET / HT"],
  ["half of its headers", head("/")],
  ["half of a body", post + body.slice(0, 20)],
])("answers everybody else while 100 clients have sent %s", async (_, bytes) => {
  await stall(bytes);
  for (let time = 0; time < 10; time += 1) expect((await page()).text).toContain("quick");
});

it("takes a message that comes a byte at a time", async () => {
  const socket = openSocket(renderer.port);
  const answered = untilEnded(socket);
  for (const byte of post + body) await new Promise<void>((resolve) => socket.write(byte, () => resolve()));
  expect(readAnswers(await answered, false).map(({ status }) => status)).toEqual([200]);
});

it("holds nothing for 100 clients that ask for a large file and read nothing, and lets go when they leave", async () => {
  const [before, held] = [openFiles(), process.memoryUsage().rss];
  await stall(`${head("/film.mp4")}\r\n`);
  expect((await page()).text).toContain("quick");
  const film = await httpGet(renderer.port, "/film.mp4", { headers: { host: site.domain } });
  expect(contentHash(film.bytes)).toBe(contentHash(FILM));
  // All of them in memory would be 800 MB.
  expect(process.memoryUsage().rss - held).toBeLessThan(200 * 1024 * 1024);
  for (const socket of sockets) socket.destroy();
  await until(async () => openFiles() <= before);
});

it.runIf(process.env.FULL === "1")(
  "ends the connections of clients that never finish",
  async () => {
    await stall(head("/"));
    const ended = Promise.all(sockets.map(untilEnded));
    const answers = (await vi.waitUntil(() => Promise.race([ended, null]), { timeout: 90_000, interval: 100 }))!;
    for (const bytes of answers) expect(readAnswers(bytes, false).map(({ status }) => status)).toEqual([408]);
  },
  120_000,
);
