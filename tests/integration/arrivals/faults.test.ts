import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { migrate } from "../../../prisma/migrate";
import { freePort } from "../../setup/free-ports";
import { startOwnPostgres } from "../../setup/own-postgres";
import { startMailServer } from "../contact/mail-server";
import { httpGet, type Answer } from "../publishing/http-get";

// A database that is really stopped, and every process real.
const postgres = await startOwnPostgres();
await migrate(postgres.url);
process.env.DATABASE_URL = postgres.url;
const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { deployForm } = await import("../contact/deploy-form");

vi.setConfig({ testTimeout: 300_000 });

/** Asks again and again until a condition holds; whole processes start here, on a machine that may be busy. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 100_000, interval: 50 });
}

const dataDir = await mkdtemp(join(tmpdir(), "plinth-faults-"));
const port = await freePort();
const running: ChildProcess[] = [];

afterEach(() => Promise.all(running.splice(0).map(kill)));
afterAll(async () => {
  await db.$disconnect();
  await Promise.all([postgres.remove(), mailServer.stop(), rm(dataDir, { recursive: true, force: true })]);
});

function start(program: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, RENDERER_PORT: String(port) };
  const child = spawn(process.execPath, ["--import", "tsx", program], { env, stdio: "ignore" });
  running.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const startWorker = () => start("worker/index.ts");

async function startRenderer(): Promise<ChildProcess> {
  const child = start("app/renderer/index.ts");
  await until(async () => (await readHealth()) !== null);
  return child;
}

interface Health {
  database: string;
  spool: { rows: number; since: string | null };
}

const readHealth = async (): Promise<Health | null> => {
  const answer = await httpGet(port, "/health").catch(() => null);
  return answer?.status === 200 ? JSON.parse(answer.text) : null;
};
const isConnected = async () => (await readHealth())?.database === "connected";
const isCutOff = async () => (await readHealth())?.database === "unreachable";
const hasDrained = async () => (await readHealth())?.spool.rows === 0;

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** One visitor's message, each from an address of its own; the same number again is the same message. */
function sendForm(deploymentId: string, number: number): Promise<Answer> {
  const body = JSON.stringify({ deploymentId, formData: { message: `No. ${number}`, _key: `key-${number}` } });
  const headers = { "content-type": "application/json", "x-forwarded-for": `2001:db8::${number.toString(16)}` };
  return httpGet(port, "/api/contact", { method: "POST", headers, body });
}

/** What the beacon of a page sends: a look at a page of its own number, by one of 200 visitors. */
function sendHit(site: string, number: number): Promise<Answer> {
  const body = JSON.stringify({ site, kind: "view", host: `127.0.0.1:${port}`, path: `/sites/${site}/${number}`, referrer: "", framed: false });
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const headers = { "user-agent": userAgent, "x-forwarded-for": `2001:db8::${(number % 200).toString(16)}`, origin: "null" };
  return httpGet(port, "/api/hit", { method: "POST", headers, body });
}

/** All of them, 40 at a time; gives the answers that came. */
async function sendAll(tasks: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const waiting = [...tasks];
  const answers: Answer[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.push(await next());
  };
  await Promise.all(Array.from({ length: 40 }, lane));
  return answers;
}

const forms = (deploymentId: string, from: number, to: number) => numbers(from, to).map((number) => () => sendForm(deploymentId, number));
const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];
const textsOf = async (deploymentId: number) =>
  (await db.submission.findMany({ where: { deploymentId } })).map(({ data }) => (data as { message: string }).message).sort();
const expected = (count: number) => numbers(0, count).map((number) => `No. ${number}`).sort();

/** A live site, its renderer running, its database stopped. */
async function withoutDatabase() {
  const renderer = await startRenderer();
  const site = await deployForm({ autoReplyEnabled: false });
  const path = `/sites/${site.deployment.subdomain}/`;
  await until(async () => (await httpGet(port, path)).status === 200);
  await db.$disconnect();
  await postgres.stop();
  await until(isCutOff);
  return { ...site, renderer, name: site.deployment.subdomain };
}

it("keeps 200 messages and 2,000 hits that come while PostgreSQL is stopped, and stores each once", async () => {
  const { deployment, name } = await withoutDatabase();
  const before = new Date();
  const hits = numbers(0, 2_000).map((number) => () => sendHit(name, number));
  const answers = await Promise.all([sendAll(forms(name, 0, 200)), sendAll(hits)]);
  expect(answers.map(statusesOf)).toEqual([[200], [204]]);
  const { spool } = (await readHealth())!;
  expect(spool.rows).toBe(2_200);
  expect(Date.parse(spool.since!)).toBeGreaterThanOrEqual(before.getTime());
  await postgres.start();
  startWorker();
  await until(hasDrained);
  await until(async () => (await db.submission.count({ where: { deploymentId: deployment.id } })) >= 200);
  await until(async () => (await db.arrival.count()) === 0);
  expect(await textsOf(deployment.id)).toEqual(expected(200));
  const seen = await db.rawHit.findMany({ where: { deploymentId: deployment.id }, select: { path: true } });
  expect(seen.map(({ path }) => Number(path.slice(1))).sort((a, b) => a - b)).toEqual(numbers(0, 2_000));
  expect(await db.droppedHit.count()).toBe(0);
  await until(async () => mailServer.received.length >= 200);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(200);
  expect(mailServer.received).toHaveLength(200);
});

it("loses nothing and stores nothing twice when it is killed again and again", async () => {
  const { deployment, name, renderer } = await withoutDatabase();
  expect(statusesOf(await sendAll(forms(name, 0, 60)))).toEqual([200]);
  // Killed while it answers: whoever has no answer sends the same again.
  const underWay = forms(name, 60, 100).map((send) => send().then(({ status }) => status, () => null));
  await Promise.race(underWay);
  await kill(renderer);
  const first = await Promise.all(underWay);
  let again = await startRenderer();
  expect((await readHealth())!.spool.rows).toBeGreaterThanOrEqual(60 + first.filter((status) => status === 200).length);
  expect(statusesOf(await sendAll(forms(name, 60, 200)))).toEqual([200]);
  const held = (await readHealth())!.spool.rows;
  expect(held).toBeGreaterThanOrEqual(200);
  await postgres.start();
  startWorker();
  // Killed while it hands on, somewhere between commit and forgetting.
  for (let time = 0; time < 3; time += 1) {
    await until(async () => (await db.arrival.count().catch(() => 0)) > 0 || (await textsOf(deployment.id)).length > 0);
    await kill(again);
    again = await startRenderer();
  }
  await until(hasDrained);
  await until(async () => (await db.arrival.count()) === 0);
  expect(await textsOf(deployment.id)).toEqual(expected(200));
});

it("takes messages while the database hangs, and hands them on when it goes on", async () => {
  await startRenderer();
  const { deployment } = await deployForm({ autoReplyEnabled: false });
  await until(isConnected);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`lock table arrivals in access exclusive mode`;
    expect(statusesOf(await sendAll(forms(deployment.subdomain, 0, 50)))).toEqual([200]);
    expect((await readHealth())!.spool.rows).toBe(50);
  }, { timeout: 60_000 });
  startWorker();
  await until(hasDrained);
  await until(async () => (await textsOf(deployment.id)).length >= 50);
  expect(await textsOf(deployment.id)).toEqual(expected(50));
});
