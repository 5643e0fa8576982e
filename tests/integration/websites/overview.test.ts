import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { addDays, dayOf, startOfDay } from "~/lib/utc-day";
import { keepStill } from "~/modules/checks/keep-still.server";
import { RULES } from "~/modules/checks/report";
import { confirmClaim } from "~/modules/claims/answer-claim.server";
import { findOpenClaims, keepOpenClaims } from "~/modules/claims/ledger.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { PAGE_SIZE } from "~/modules/websites/overview-page";
import { overviewQuery } from "~/modules/websites/overview-query";
import { readOverview } from "~/modules/websites/read-overview.server";
import { codeOf, createOwner, createWebsite, deploySite } from "../publishing/publishing-world";

type Actor = { userId: number };
const read = (actor: Actor, query: Record<string, string> = {}) =>
  readOverview({ actor, query: overviewQuery.parse(query) });
const titles = async (actor: Actor, query: Record<string, string>) =>
  (await read(actor, query)).items.map(({ projectTitle }) => projectTitle);
const checks = () => db.$queryRaw<unknown[]>`select key from graphile_worker.jobs where key like 'check_website:%'`;

async function named(actor: Actor, ...names: string[]) {
  for (const projectTitle of names) {
    const { id } = await createWebsite(actor.userId);
    await db.website.update({ where: { id }, data: { projectTitle } });
  }
}

describe("what a website says of itself", () => {
  it("is the address that answers, whatever becomes of its domain", async () => {
    const { actor, deployment } = await deploySite("one");
    const address = async () => (await read(actor)).items[0]!.deployment!.address;
    const host = `${randomUUID()}.example`;
    const domain = await db.domain.create({ data: { deploymentId: deployment.id, host, token: host } });
    const set = (data: { verifiedAt?: Date; brokenAt?: Date }) => db.domain.update({ where: { id: domain.id }, data });
    const own = await address();
    expect(own).toContain(deployment.subdomain);
    await set({ verifiedAt: new Date() });
    expect(await address()).toBe(`https://${host}/`);
    await set({ brokenAt: new Date() });
    expect(await address()).toBe(own);
  });

  it("is its address, who came, what waits and what changed", async () => {
    const site = await deploySite("Ring 0113 496 0182 & ask");
    const { actor, websiteId, deployment } = site;
    const deploymentId = deployment.id;
    const today = dayOf(Date.now());
    await db.dailyStat.createMany({
      data: [0, -6, -7].map((days) => ({ deploymentId, date: startOfDay(addDays(today, days)), visitors: 5 })),
    });
    const message = { deploymentId, data: {}, receivedAt: new Date() };
    await db.submission.createMany({
      data: [
        { ...message, ulid: randomUUID() },
        { ...message, ulid: randomUUID(), readAt: new Date() },
        { ...message, ulid: randomUUID(), isSpam: true },
      ],
    });
    const [before] = (await read(actor)).items;
    expect(before).toMatchObject({
      id: websiteId,
      state: "failed",
      deployment: { id: deploymentId, isLive: true, isBehind: true, visitors: 10, unread: 1 },
    });
    expect(before!.deployment!.address).toContain(deployment.subdomain);

    await db.website.update({ where: { id: websiteId }, data: { codeHash: await saveCode(deployment.deployedCode) } });
    expect((await read(actor)).items[0]).toMatchObject({ state: "deployed", deployment: { isBehind: false } });
    await saveWebsiteCode({ actor, websiteId, code: codeOf("two") });
    const [after] = (await read(actor)).items;
    expect(after!.deployment!.isBehind).toBe(true);
    expect(after!.changedAt.getTime()).toBeGreaterThan(after!.createdAt.getTime());

    await db.deployment.update({ where: { id: deploymentId }, data: { isActive: false } });
    expect((await read(actor)).items[0]!.deployment!.isLive).toBe(false);
    await db.deployment.update({ where: { id: deploymentId }, data: { withdrawnAt: new Date() } });
    expect((await read(actor)).items[0]).toMatchObject({ state: "saved", deployment: null });
  });

  it("counts what the owner has not confirmed, as 'Facts to confirm' reads the page", async () => {
    const { actor, websiteId } = await createOwner();
    const page = "Tea &amp; cake for £4.50. Baking for 40 years.</h1><h1 data-width='24 years'>";
    const codeHash = await saveCode(codeOf(page));
    await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    const claims = (await findOpenClaims({ websiteId, html: codeOf(page).html, before: null })).slice(0, 2);
    expect(claims.map(({ text }) => text)).toEqual(["£4.50", expect.stringContaining("40 years")]);
    await keepOpenClaims(db, websiteId, "claude", [
      ...claims,
      { ...claims[0]!, key: "number:24", text: "24 years" },
      { ...claims[0]!, key: "gone", text: "taken off the page" },
    ]);
    expect((await read(actor)).items[0]!.openFacts).toBe(2);
    await confirmClaim({ actor, websiteId, key: claims[0]!.key });
    expect((await read(actor)).items[0]!.openFacts).toBe(1);
    await confirmClaim({ actor, websiteId, key: claims[1]!.key });
    expect((await read(actor)).items[0]!.openFacts).toBe(0);
  });

  it("is a picture with its version, or its preview until there is one", async () => {
    const { actor, websiteId } = await createOwner();
    expect((await read(actor)).items[0]).toMatchObject({ still: null, preview: null });
    const codeHash = await saveCode(codeOf("one"));
    await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    const { preview } = (await read(actor)).items[0]!;
    expect(preview).toMatch(/\/preview\/[^/]+\/$/);
    await db.takeDown.create({
      data: {
        deploymentId: (await deploySite("two", { actor, websiteId })).deployment.id,
        subdomain: "x",
        reason: "x",
      },
    });
    expect((await read(actor)).items[0]!.preview).toBeNull();
    await keepStill({ websiteId, codeHash }, Buffer.from("picture"));
    expect((await read(actor)).items[0]).toMatchObject({
      still: expect.stringMatching(/^[0-9a-f]{16}$/),
      preview: null,
    });
  });

  it("asks for a picture where a website was looked at before there were any", async () => {
    env.BROWSER_CHECKS = "on";
    const { actor, websiteId } = await createOwner();
    const codeHash = await saveCode(codeOf("one"));
    await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    await read(actor);
    expect(await checks()).toEqual([]);
    const row = { websiteId, codeHash, rules: RULES, findings: [], weight: {}, browserState: "done" };
    await db.siteReport.create({ data: row });
    await read(actor);
    await read(actor);
    expect(await checks()).toEqual([{ key: `check_website:${websiteId}` }]);
  });
});

describe("the list", () => {
  it("has nobody else's websites and none of the bin", async () => {
    const [mine, theirs] = [await createOwner(), await createOwner()];
    expect(await read(theirs.actor)).toMatchObject({ total: 1, found: 1, items: [{ id: theirs.websiteId }] });
    await deleteWebsite(mine);
    expect(await read(mine.actor)).toEqual({ total: 0, found: 0, items: [] });
  });

  it("is searched by any words of a name, and put in order", async () => {
    const { actor } = await createOwner();
    await named(actor, "bakery", "100% Wool", "Aldgate Law");
    expect(await titles(actor, {})).toEqual(["Aldgate Law", "100% Wool", "bakery", "Rose"]);
    expect(await titles(actor, { order: "name" })).toEqual(["100% Wool", "Aldgate Law", "bakery", "Rose"]);
    expect(await titles(actor, { q: " BAKE " })).toEqual(["bakery"]);
    expect(await titles(actor, { q: "%" })).toEqual(["100% Wool"]);
    expect(await read(actor, { q: "nothing" })).toEqual({ items: [], found: 0, total: 4 });
  });

  it("begins with the website that is deployed", async () => {
    const owner = await createOwner();
    await named(owner.actor, "bakery", "Aldgate Law");
    expect(await titles(owner.actor, {})).toEqual(["Aldgate Law", "bakery", "Rose"]);
    await deploySite("one", owner);
    expect(await titles(owner.actor, {})).toEqual(["Rose", "Aldgate Law", "bakery"]);
    expect(await titles(owner.actor, { order: "name" })).toEqual(["Aldgate Law", "bakery", "Rose"]);
  });

  it("comes a page at a time", async () => {
    const { actor } = await createOwner();
    const data = Array.from({ length: PAGE_SIZE }, (_, index) => ({
      ownerId: actor.userId,
      projectTitle: String(index),
      brief: {},
      previewToken: randomUUID(),
    }));
    await db.website.createMany({ data });
    expect(await read(actor)).toMatchObject({ total: PAGE_SIZE + 1, items: { length: PAGE_SIZE } });
    expect(await titles(actor, { page: "2" })).toEqual(["Rose"]);
    expect((await read(actor, { page: "3" })).items).toEqual([]);
  });
});

it("an address that says it wrong asks for the first page of all", () => {
  expect(overviewQuery.parse({ page: "0", order: "size", q: undefined })).toEqual({ q: "", order: "newest", page: 1 });
  expect(overviewQuery.parse({ page: "1e9", q: "a".repeat(500) })).toEqual({
    q: "a".repeat(100),
    order: "newest",
    page: 1,
  });
});
