import { monotonicFactory } from "ulid";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "~/jobs/catalogue";
import { db } from "~/lib/db.server";
import { listDeadLetters, retryDeadLetter } from "~/modules/arrivals/list-dead-letters.server";
import { removeDeadLetters } from "~/modules/arrivals/remove-dead-letters.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { openDrain } from "~/renderer/drain";
import { Spool } from "~/renderer/spool";
import { deploySite, RendererWorld, until } from "../publishing/publishing-world";

const world = new RendererWorld();
afterAll(() => world.end());
beforeEach(() => db.arrival.deleteMany());

const nextUlid = monotonicFactory();
/** Arrivals as the drain hands them on; gives their ULIDs. */
async function arrive(...payloads: object[]): Promise<string[]> {
  const data = payloads.map((payload) => ({
    ulid: nextUlid(),
    kind: "form",
    payload,
    receivedAt: new Date("2026-11-21T10:00:00Z"),
  }));
  await db.arrival.createMany({ data });
  return data.map(({ ulid }) => ulid);
}
const message = (deploymentId: number, text: string) => ({
  deploymentId,
  messageUlid: nextUlid(),
  data: { message: text },
  isSpam: false,
});
const textsOf = async (deploymentId: number) =>
  (await db.submission.findMany({ where: { deploymentId }, orderBy: { id: "asc" } })).map(
    ({ data }) => (data as { message: string }).message,
  );

describe("the drain", () => {
  it("hands on what the spool holds, with one job, and forgets it", async () => {
    const { deployment } = await deploySite();
    const spool = await Spool.open(`${await world.folder()}/spool.db`);
    const at = new Date("2026-11-21T10:00:00.123Z");
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => spool.append("form", message(deployment.id, `No. ${index}`), at)),
    );
    const drain = openDrain({ databaseUrl: process.env.DATABASE_URL! }, spool);
    drain.start();
    await until(async () => (await spool.waiting()).rows === 0);
    const late = message(deployment.id, "late");
    await spool.append("form", late, at);
    await until(async () => (await spool.waiting()).rows === 0);
    await drain.stop();
    await spool.close();
    const rows = await db.arrival.findMany({ orderBy: { ulid: "asc" } });
    expect(rows.map(({ receivedAt }) => receivedAt)).toEqual(rows.map(() => at));
    expect(rows.at(-1)).toMatchObject({ kind: "form", payload: late, error: null, failedAt: null });
    const jobs = await db.$queryRaw<
      { task: string; max_attempts: number }[]
    >`select task_identifier as task, max_attempts from graphile_worker.jobs where key = 'take_in_arrivals'`;
    expect(jobs).toEqual([{ task: "take_in_arrivals", max_attempts: catalogue.take_in_arrivals.maxAttempts }]);
    await takeInArrivals();
    expect(await textsOf(deployment.id)).toEqual([...Array.from({ length: 30 }, (_, index) => `No. ${index}`), "late"]);
    expect(await db.arrival.count()).toBe(0);
  });

  it("hands on the same again after it was killed between commit and forgetting, which changes nothing", async () => {
    const { deployment } = await deploySite();
    const spool = await Spool.open(`${await world.folder()}/spool.db`);
    await spool.append("form", message(deployment.id, "once"), new Date());
    const [row] = await spool.first(1);
    const handOn = async () => {
      const drain = openDrain({ databaseUrl: process.env.DATABASE_URL! }, spool);
      drain.start();
      await until(async () => (await spool.waiting()).rows === 0);
      await drain.stop();
    };
    await handOn();
    expect(await db.arrival.count({ where: { ulid: row!.ulid } })).toBe(1);
    await takeInArrivals();
    await db.arrival.create({
      data: { ulid: row!.ulid, kind: "form", payload: JSON.parse(row!.payload), receivedAt: new Date() },
    });
    await takeInArrivals();
    expect(await textsOf(deployment.id)).toEqual(["once"]);
    await spool.close();
  });

  it("keeps what jsonb does not take as text, and everything else as it is", async () => {
    const { deployment } = await deploySite();
    const spool = await Spool.open(`${await world.folder()}/spool.db`);
    for (const text of ["before", "a\u0000b", "after"])
      await spool.append("form", message(deployment.id, text), new Date());
    const drain = openDrain({ databaseUrl: process.env.DATABASE_URL! }, spool);
    drain.start();
    await until(async () => (await spool.waiting()).rows === 0);
    await drain.stop();
    await spool.close();
    await takeInArrivals();
    expect(await textsOf(deployment.id)).toEqual(["before", "after"]);
    const [dead] = await db.arrival.findMany();
    expect(dead).toMatchObject({ error: expect.stringContaining("Unicode"), failedAt: expect.any(Date) });
    expect(JSON.parse(dead!.payload as string)).toMatchObject({ data: { message: "a\u0000b" } });
  });
});

describe("taking in", () => {
  it("keeps what is refused with its reason, and takes all the others", async () => {
    const { deployment } = await deploySite();
    const unread = { deploymentId: deployment.id, messageUlid: "x", isSpam: false };
    const [, bad, unowned] = await arrive(
      message(deployment.id, "one"),
      unread,
      { nonsense: true },
      message(deployment.id, "two"),
    );
    await takeInArrivals();
    expect(await textsOf(deployment.id)).toEqual(["one", "two"]);
    const dead = await db.arrival.findMany({ orderBy: { ulid: "asc" } });
    expect(dead.map(({ ulid, error }) => [ulid, error])).toEqual([
      [bad, expect.stringMatching(/^data: /)],
      [unowned, expect.stringMatching(/^deploymentId: /)],
    ]);
    await takeInArrivals();
    expect(await db.arrival.count()).toBe(2);
  });

  it("drops what was sent to a site that is gone", async () => {
    const { deployment } = await deploySite();
    await arrive(message(deployment.id, "late"), message(2_000_000_000, "nowhere"));
    await db.deployment.delete({ where: { id: deployment.id } });
    await takeInArrivals();
    expect(await db.arrival.count()).toBe(0);
  });

  it("takes each once, however many take at the same time", async () => {
    const { deployment } = await deploySite();
    await arrive(...Array.from({ length: 250 }, (_, number) => message(deployment.id, `No. ${number}`)));
    await Promise.all([takeInArrivals(), takeInArrivals(), takeInArrivals()]);
    await takeInArrivals();
    expect(new Set(await textsOf(deployment.id)).size).toBe(250);
    expect(await db.submission.count({ where: { deploymentId: deployment.id } })).toBe(250);
  });
});

describe("dead letters", () => {
  it("are shown to the owner of the site alone, and can be tried again", async () => {
    const [site, other] = [await deploySite(), await deploySite()];
    const { deployment, actor } = site;
    const broken = { ...message(deployment.id, "Two loaves,\nplease."), isSpam: "perhaps" };
    const [ulid, , others] = await arrive(
      broken,
      message(deployment.id, "sound"),
      { ...broken, deploymentId: other.deployment.id },
      { deploymentId: "?" },
    );
    expect(await listDeadLetters({ actor, deploymentId: deployment.id })).toEqual([]);
    await takeInArrivals();
    const expected = {
      ulid,
      receivedAt: new Date("2026-11-21T10:00:00Z"),
      reason: expect.stringMatching(/^isSpam: /),
      summary: "Two loaves, please.",
    };
    expect(await listDeadLetters({ actor, deploymentId: deployment.id })).toEqual([expected]);
    expect(await listDeadLetters({ actor: other.actor, deploymentId: deployment.id })).toEqual([]);
    for (const mine of [others!, "01ARZ3NDEKTSV4RRFFQ69G5FAV"]) {
      await expect(retryDeadLetter({ actor, ulid: mine })).rejects.toMatchObject({
        status: 404,
        message: "There is no such message.",
      });
    }
    await db.arrival.update({ where: { ulid: ulid! }, data: { payload: { ...broken, isSpam: false } } });
    await retryDeadLetter({ actor, ulid: ulid! });
    await expect(retryDeadLetter({ actor, ulid: ulid! })).rejects.toMatchObject({ status: 404 });
    await takeInArrivals();
    expect(await textsOf(deployment.id)).toEqual(["sound", "Two loaves,\nplease."]);
    expect(await listDeadLetters({ actor, deploymentId: deployment.id })).toEqual([]);
  });
});

it("forgets the dead letters of a site that is gone", async () => {
  const [kept, gone] = [await deploySite(), await deploySite()];
  const broken = (deploymentId: number) => ({ deploymentId, data: { message: "x" } });
  const [ulid] = await arrive(broken(kept.deployment.id), broken(gone.deployment.id));
  await takeInArrivals();
  await arrive(message(kept.deployment.id, "waiting"));
  await db.deployment.delete({ where: { id: gone.deployment.id } });
  expect(await removeDeadLetters()).toBe(1);
  expect(await db.arrival.findMany({ where: { error: { not: null } } })).toMatchObject([{ ulid }]);
  expect(await db.arrival.count()).toBe(2);
});

it("tries again what failed for a reason that passes, and holds up nothing else for it", async () => {
  const { deployment } = await deploySite();
  await arrive(message(deployment.id, "held"), message(deployment.id, "free"));
  await db.$executeRaw`
    create function fail_held() returns trigger language plpgsql as
    $$ begin if new.data ->> 'message' = 'held' then raise exception 'out of space' using errcode = '53100'; end if; return new; end $$`;
  await db.$executeRaw`create trigger fail_held before insert on submissions for each row execute function fail_held()`;
  await expect(takeInArrivals()).rejects.toThrow(/out of space/);
  expect(await textsOf(deployment.id)).toEqual(["free"]);
  expect(await db.arrival.findMany()).toMatchObject([{ error: null }]);
  await takeInArrivals({ isLastAttempt: true });
  expect(
    await listDeadLetters({
      actor: { userId: (await db.deployment.findUniqueOrThrow({ where: { id: deployment.id } })).ownerId! },
      deploymentId: deployment.id,
    }),
  ).toMatchObject([{ reason: expect.stringContaining("out of space"), summary: "held" }]);
  await db.$executeRaw`drop function fail_held cascade`;
});

it("keeps with its reason what the database refuses for itself", async () => {
  const { deployment } = await deploySite();
  await db.$executeRaw`alter table submissions add constraint no_pills check (data ->> 'message' <> 'pills')`;
  await arrive(message(deployment.id, "pills"), message(deployment.id, "bread"));
  await takeInArrivals();
  expect(await textsOf(deployment.id)).toEqual(["bread"]);
  expect(await db.arrival.findMany()).toMatchObject([{ error: expect.stringContaining("no_pills") }]);
  await db.$executeRaw`alter table submissions drop constraint no_pills`;
});
