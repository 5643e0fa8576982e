import { afterAll, afterEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { usePool } from "~/lib/pool/in-pool.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { noteLookedOver, readingUnlessBusy, readReading } from "~/modules/result/read-reading.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { builtPool, CutShortPool } from "../../setup/cut-short-pool";
import { createOwner, startBakery } from "../generation/generation-world";

/** A bakery that is made. */
async function openedBakery() {
  const { actor, websiteId, runId } = await startBakery();
  await runGeneration({ runId, isLastAttempt: true });
  return { actor, websiteId };
}
type Owned = Awaited<ReturnType<typeof openedBakery>>;

const phoneIn = async (owned: Owned) =>
  (await readReading(owned)).reading?.facts.find(({ about }) => about === "phone");
const rowOf = ({ websiteId }: Owned) =>
  db.website.findUniqueOrThrow({ where: { id: websiteId }, include: { code: true, versions: true, claims: true } });

describe("what was read", () => {
  it("is each fact of the brief with its words and its place, and nothing is written", async () => {
    const bakery = await openedBakery();
    const before = await rowOf(bakery);
    expect(await phoneIn(bakery)).toEqual({
      about: "phone",
      name: "0113 496 0182",
      says: null,
      words: "Call 0113 496 0182.",
      place: { node: expect.any(Number), section: expect.toSatisfy(() => true), isSaid: true },
    });
    expect(await rowOf(bakery)).toEqual(before);
  });

  it("is the same when the page says otherwise, which it tells", async () => {
    const bakery = await openedBakery();
    const { code } = await rowOf(bakery);
    const html = code!.html.replaceAll(/0113\s496\s0182/gu, "0113 496 0199");
    await saveWebsiteCode({ ...bakery, code: { html, css: code!.css, javascript: code!.javascript } });
    expect(await phoneIn(bakery)).toMatchObject({ name: "0113 496 0182", place: { isSaid: false } });
  });

  it("is nothing for a brief that cannot be read any more, or has no words", async () => {
    const bakery = await openedBakery();
    for (const brief of [{ template: "of another time" }, { template: "classic", projectTitle: "Roofs" }]) {
      await db.website.update({ where: { id: bakery.websiteId }, data: { brief } });
      expect((await readReading(bakery)).reading).toMatchObject({ facts: [], unread: [], unlisted: 0 });
    }
  });

  it("says which reference website could not be read, and why", async () => {
    const { actor, websiteId, runId } = await startBakery({ referenceWebsite: "http://127.0.0.1/" });
    await runGeneration({ runId, isLastAttempt: true });
    const { reading } = await readReading({ actor, websiteId });
    expect(reading!.unreadReference).toEqual({
      address: "http://127.0.0.1/",
      reason: "The address is not on the public internet.",
    });
    expect((await readReading(await openedBakery())).reading!.unreadReference).toBeNull();
  });

  it("is nobody else's, and not to be had from the bin", async () => {
    const bakery = await openedBakery();
    await expect(readReading({ ...bakery, ...(await createOwner()) })).rejects.toThrow(NotFoundError);
    await deleteWebsite(bakery);
    await expect(readReading(bakery)).rejects.toThrow(NotFoundError);
  });
});

describe("what was read is looked over", () => {
  const isLookedOver = async (owned: Owned) => (await readReading(owned)).isLookedOver;

  it("once its owner says so, until it is generated again, and is no change of the website", async () => {
    const bakery = await openedBakery();
    const { updatedAt } = await rowOf(bakery);
    expect(await isLookedOver(bakery)).toBe(false);
    await noteLookedOver(bakery);
    expect(await isLookedOver(bakery)).toBe(true);
    expect((await rowOf(bakery)).updatedAt).toEqual(updatedAt);
    const run = { websiteId: bakery.websiteId, status: "succeeded" } as const;
    await db.generationRun.updateMany({ where: run, data: { finishedAt: new Date(Date.now() + 60_000) } });
    expect(await isLookedOver(bakery)).toBe(false);
  });

  it("by nobody else", async () => {
    const bakery = await openedBakery();
    await expect(noteLookedOver({ ...bakery, ...(await createOwner()) })).rejects.toThrow(NotFoundError);
    expect(await isLookedOver(bakery)).toBe(false);
  });
});

describe("words that take too long", () => {
  const pool = builtPool();
  const ended = (error: (work: string) => Error) => new CutShortPool(pool, ["reading-of"], error);
  afterEach(() => usePool(pool));
  afterAll(() => pool.close());

  it("say so, and a website opens without them", async () => {
    const bakery = await openedBakery();
    usePool(ended((work) => new CutOff(work, "time")));
    expect(await readReading(bakery)).toEqual({ reading: null, isCutOff: true, isLookedOver: false });
    expect(await readingUnlessBusy(bakery)).toBeNull();
    usePool(ended(() => new PoolBusyError()));
    await expect(readReading(bakery)).rejects.toThrow(PoolBusyError);
    expect(await readingUnlessBusy(bakery)).toBeNull();
  });
});
