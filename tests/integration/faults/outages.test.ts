import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { migrate } from "../../../prisma/migrate";
import { freePort } from "../../setup/free-ports";
import { startOwnPostgres } from "../../setup/own-postgres";
import { Program } from "../../setup/program";
import { startMailServer } from "../contact/mail-server";
import { httpGet } from "../publishing/http-get";
import { sendForm, visitorsOf, type VisitedSite } from "./visitor-load";

// A database that is really killed and frozen, so what it has said it keeps must be kept; and every process real.
const postgres = await startOwnPostgres({ synchronous_commit: "on" });
await migrate(postgres.url);
process.env.DATABASE_URL = postgres.url;
const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { deployForm } = await import("../contact/deploy-form");
const { writeHosts } = await import("./marked-sites");

vi.setConfig({ testTimeout: 300_000 });

const FULL = process.env.FULL === "1";
/** Rounds of visits before an outage, while it begins, in it, and while it ends. */
const ROUNDS = FULL ? 60 : 20;

const dataDir = await mkdtemp(join(tmpdir(), "plinth-faults-"));
const port = await freePort();

const settings = { DATA_DIR: dataDir, RENDERER_PORT: String(port) };
const renderer = await Program.of("app/renderer/index", settings);
const worker = await Program.of("worker/index", settings);

interface Health {
  database: string;
  spool: { rows: number };
}

const readHealth = async (): Promise<Health | null> => {
  const answer = await httpGet(port, "/health").catch(() => null);
  return answer?.status === 200 ? (JSON.parse(answer.text) as Health) : null;
};

/** Asks again and again until a condition holds; whole processes start here, on a machine that may be busy. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 100_000, interval: 50 });
}

const isCutOff = async () => (await readHealth())?.database === "unreachable";
const hasDrained = async () => (await readHealth())?.spool.rows === 0;
const isServing = async () => (await readHealth()) !== null;

afterAll(async () => {
  await Promise.all([renderer.remove(), worker.remove(), db.$disconnect()]);
  await Promise.all([postgres.remove(), mailServer.stop(), rm(dataDir, { recursive: true, force: true })]);
});

renderer.start();
worker.start();
await until(isServing);

async function publishSite() {
  const { deployment } = await deployForm({ autoReplyEnabled: false });
  const site: VisitedSite = {
    name: deployment.subdomain,
    domain: `${deployment.subdomain}.example`,
    text: `lang="en"`,
  };
  await writeHosts({ [site.domain]: { deploymentId: deployment.id } });
  // What waits for an answer when the database goes would fail, not wait.
  await db.$disconnect();
  return { ...site, deploymentId: deployment.id };
}

/** Waits until all that was sent is in the database, and says what is there. */
async function whatArrived(deploymentId: number, messages: number) {
  await until(hasDrained);
  await until(
    async () =>
      (await db.submission.count({ where: { deploymentId } })) >= messages && (await db.arrival.count()) === 0,
  );
  const submissions = await db.submission.findMany({ where: { deploymentId } });
  const hits = await db.rawHit.findMany({ where: { deploymentId }, select: { path: true } });
  return {
    texts: submissions.map(({ data }) => (data as { message: string }).message).sort(),
    pages: hits.map(({ path }) => path).sort(),
  };
}

const numbersTo = (end: number) => Array.from({ length: end }, (_, number) => number);
const expectedTexts = (count: number) =>
  numbersTo(count)
    .map((number) => `No. ${number}`)
    .sort();
const expectedPages = (count: number) =>
  numbersTo(count)
    .flatMap((number) => [`/${number}`, `/${number}/more`])
    .sort();

const OUTAGES = {
  killed: {
    begin: () => Promise.all([postgres.kill(), worker.kill()]),
    end: () => postgres.start().then(() => worker.start()),
  },
  frozen: {
    begin: () => Promise.resolve([postgres.freeze(), worker.signal("SIGSTOP")]),
    end: () => Promise.resolve([postgres.thaw(), worker.signal("SIGCONT")]),
  },
};

it.each(["killed", "frozen"] as const)(
  "answers every visitor while PostgreSQL and the worker are %s, and hands on all that they send, once",
  async (how) => {
    const { deploymentId, ...site } = await publishSite();
    const mailsBefore = mailServer.received.length;
    const visitors = visitorsOf(port, site);
    await visitors.visit(ROUNDS);
    await Promise.all([visitors.visit(ROUNDS), OUTAGES[how].begin()]);
    await visitors.visit(ROUNDS);
    // A frozen database is given up after 15 s; until then what was asked of it hangs.
    if (how === "killed" || FULL) await until(isCutOff);
    expect((await readHealth())!.spool.rows).toBeGreaterThan(ROUNDS);
    await Promise.all([visitors.visit(ROUNDS), OUTAGES[how].end()]);
    const { texts, pages } = await whatArrived(deploymentId, visitors.rounds);
    expect(texts).toEqual(expectedTexts(visitors.rounds));
    expect(pages).toEqual(expectedPages(visitors.rounds));
    expect(await db.droppedHit.count()).toBe(0);
    const mailed = () => new Set(mailServer.received.slice(mailsBefore).map(({ messageId }) => messageId)).size;
    await until(() => Promise.resolve(mailed() >= visitors.rounds));
    expect(mailed()).toBe(visitors.rounds);
  },
);

it("loses nothing and keeps nothing twice when it is killed in mid-write and while it hands on", async () => {
  const { deploymentId, ...site } = await publishSite();
  postgres.freeze();
  // Sent twice at most, they stay below the 300 an hour that an account takes: what was counted outlives the kill.
  const numbers = numbersTo(140);
  const send = (some: number[]) =>
    Promise.all(
      some.map((number) =>
        sendForm(port, site, number).then(
          ({ status }) => status,
          () => null,
        ),
      ),
    );
  // Whoever has no answer sends the same again.
  const underWay = numbers.map((number) =>
    sendForm(port, site, number).then(
      ({ status }) => status,
      () => null,
    ),
  );
  await Promise.race(underWay);
  await renderer.kill();
  const first = await Promise.all(underWay);
  renderer.start();
  await until(isServing);
  const kept = first.filter((status) => status === 200).length;
  expect(kept).toBeGreaterThan(0);
  expect((await readHealth())!.spool.rows).toBeGreaterThanOrEqual(kept);
  const unanswered = numbers.filter((number) => first[number] !== 200);
  expect(new Set(await send(unanswered))).toEqual(new Set(unanswered.length ? [200] : []));
  worker.signal("SIGSTOP");
  postgres.thaw();
  for (let time = 0; time < (FULL ? 5 : 1); time += 1) {
    await until(async () => (await db.arrival.count()) > 0);
    await renderer.kill();
    renderer.start();
    await until(isServing);
  }
  worker.signal("SIGCONT");
  expect((await whatArrived(deploymentId, numbers.length)).texts).toEqual(expectedTexts(numbers.length));
});
