import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "~/lib/log.server";
import { hostKey, siteKey } from "~/published/edge-state";
import type { PublishedFile } from "~/published/manifest";
import { CONTACT_PATH, HIT_PATH } from "~/published/visitor-calls";
import { BlobFiles } from "./blob-files";
import { blobName, BlobSource } from "./blob-source";
import { send } from "./exchange";
import { HeldAnswers } from "./held-answers";
import { listen, openServer } from "./open-server";
import { SiteMap } from "./site-map";
import { UnderWay } from "./under-way";

const file = (digit: string): PublishedFile => ({
  hash: digit.repeat(64),
  type: "text/html",
  size: 4,
  encodings: [],
  immutable: false,
});
const files = { "index.html": file("a"), "slow.html": file("b"), "other.html": file("c") };

/** Promises that end when they are told to. */
function gate() {
  const waiting: ((fails?: Error) => void)[] = [];
  return {
    waiting,
    pass: () => new Promise<void>((resolve, reject) => waiting.push((fails) => (fails ? reject(fails) : resolve()))),
    open: (fails?: Error) => waiting.splice(0).forEach((end) => end(fails)),
  };
}

/**
 * A renderer of which one answer at a time may wait for the disk, and one body be on its way; one page is in memory.
 */
async function start() {
  const [disk, senders] = [gate(), gate()];
  const copy = { isCurrent: true };
  const sites = new SiteMap();
  sites.apply(
    [
      { key: siteKey(1), value: JSON.stringify({ snapshotId: 1, files, retired: {} }) },
      { key: hostKey("bread"), value: '{"deploymentId":1}' },
    ],
    true,
  );
  const blobs = new BlobSource(new BlobFiles("/nowhere"), 1_000, () => undefined);
  vi.spyOn(blobs, "held").mockImplementation((name) =>
    name === blobName(file("a").hash, null) ? Buffer.from("held") : undefined,
  );
  vi.spyOn(blobs, "read").mockImplementation(() => disk.pass().then(() => Buffer.from("read")));
  const { server, close } = openServer({
    sites,
    blobs,
    held: new HeldAnswers(sites),
    hosts: { isDomain: () => false, redirectOf: () => null },
    ownHostsAt: null,
    acceptors: {
      [CONTACT_PATH]: (exchange) => senders.pass().then(() => send(exchange, 200, {}, "kept")),
      [HIT_PATH]: () => undefined,
    },
    isReady: () => true,
    isCurrent: () => copy.isCurrent,
    machine: { health: async () => ({ status: 200, body: "well" }), ask: () => true },
    reading: new UnderWay(1),
    receiving: new UnderWay(1),
  });
  await listen(server, 0, "127.0.0.1");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answerOf = async (path: string, method = "GET") => {
    const answer = await fetch(origin + path, { method });
    return [answer.status, answer.headers.get("retry-after"), answer.ok && (await answer.text())];
  };
  return {
    disk,
    senders,
    copy,
    close,
    page: (name: string) => answerOf(`/sites/bread/${name}`),
    post: () => answerOf(CONTACT_PATH, "POST"),
    ask: answerOf,
  };
}

const BUSY = [503, "1", false];
const HELD = [200, null, "held"];

let renderer: Awaited<ReturnType<typeof start>>;
beforeEach(async () => (renderer = await start()));
afterEach(async () => {
  renderer.disk.open();
  renderer.senders.open();
  await renderer.close();
  vi.restoreAllMocks();
});

it("asks to come again when too many wait for the disk, and answers all that need it not", async () => {
  const { disk, senders, page, post, ask } = renderer;
  // Once before, and so without being looked for later on.
  expect(await page("")).toEqual(HELD);
  const slow = page("slow.html");
  await vi.waitUntil(() => disk.waiting.length === 1);
  expect([await page("other.html"), await page(""), await page("index.html"), await ask("/health")]).toEqual([
    BUSY,
    HELD,
    HELD,
    [200, null, '"well"'],
  ]);
  const posted = post();
  await vi.waitUntil(() => senders.waiting.length === 1);
  senders.open();
  disk.open();
  expect([await posted, await slow]).toEqual([
    [200, null, "kept"],
    [200, null, "read"],
  ]);
  const other = page("other.html");
  await vi.waitUntil(() => disk.waiting.length === 1);
  disk.open();
  expect(await other).toEqual([200, null, "read"]);
});

it("asks to come again when too many are sending, and keeps what it took", async () => {
  const { senders, page, post } = renderer;
  const first = post();
  await vi.waitUntil(() => senders.waiting.length === 1);
  expect([await post(), await page("")]).toEqual([BUSY, HELD]);
  senders.open();
  expect(await first).toEqual([200, null, "kept"]);
});

it("counts what failed no longer", async () => {
  const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const { disk, page } = renderer;
  const failed = page("slow.html");
  await vi.waitUntil(() => disk.waiting.length === 1);
  disk.open(new Error("the disk is gone"));
  expect(await failed).toEqual(BUSY);
  expect(said).toHaveBeenCalledOnce();
  const next = page("slow.html");
  await vi.waitUntil(() => disk.waiting.length === 1);
  disk.open();
  expect(await next).toEqual([200, null, "read"]);
});

it("says that there is no site only once it has seen all that are live", async () => {
  const { copy, ask, page } = renderer;
  copy.isCurrent = false;
  expect([await ask("/sites/new/"), await page("")]).toEqual([BUSY, HELD]);
  copy.isCurrent = true;
  expect(await ask("/sites/new/")).toEqual([404, null, false]);
});
