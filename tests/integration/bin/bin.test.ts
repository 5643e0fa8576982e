import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { DAY_MS } from "~/lib/utc-day";
import { readAccount } from "~/modules/accounts/read-account.server";
import { deleteForGood } from "~/modules/bin/delete-for-good.server";
import { emptyBin } from "~/modules/bin/empty-bin.server";
import { listBin } from "~/modules/bin/list-bin.server";
import { putBackWebsite } from "~/modules/bin/put-back-website.server";
import { readHoldings } from "~/modules/bin/read-holdings.server";
import { removeBinnedWebsite } from "~/modules/bin/remove-binned-website.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { notifySubmission } from "~/modules/contact/notify-submission.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { listSites } from "~/modules/content/list-sites.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { countUnread } from "~/modules/messages/count-unread.server";
import { readLinkedFile } from "~/modules/preview-links/read-linked-file.server";
import { readEditorPage } from "~/modules/publishing/read-editor-page.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { readHistory } from "~/modules/publishing/read-history.server";
import { readSnapshotFile } from "~/modules/publishing/read-snapshot-file.server";
import { readVersionFile } from "~/modules/versions/read-version-file.server";
import { versionToken } from "~/modules/versions/version-token.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { listWebsites } from "~/modules/websites/list-websites.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { fullAccount } from "../accounts/full-account";
import { createOwner, createWebsite, deployInput, deploySite } from "../publishing/publishing-world";
import { countRows, readRows } from "./catalogue";

type Owned = { actor: { userId: number }; websiteId: number };

const letDaysPass = (websiteId: number, days: number) =>
  db.binnedWebsite.update({ where: { websiteId }, data: { binnedAt: new Date(Date.now() - days * DAY_MS) } });

/** The address at which the owner looks at the newest snapshot, and its stylesheet there. */
async function lookAt({ actor, deployment }: { actor: { userId: number }; deployment: { id: number } }) {
  const [newest] = (await readHistory({ actor, deploymentId: deployment.id })).publications;
  const token = newest!.preview.split("/").at(-2)!;
  const page = Buffer.from((await readSnapshotFile({ token, path: "" }))!.bytes).toString();
  return { token, styles: /href="(assets\/styles\.[0-9a-f]+\.css)"/.exec(page)![1]! };
}

describe("a deleted website", () => {
  it("comes back with all that it had, but for being live", async () => {
    const account = await fullAccount();
    const before = await readRows();
    await deleteWebsite(account);
    expect((await listBin(account)).map(({ websiteId }) => websiteId)).toEqual([account.websiteId]);
    expect(await putBackWebsite(account)).toEqual({ title: "Rosé & Söhne", hasAddress: true, liveTitle: null });
    expect(await readRows()).toEqual(before);
    expect(await listBin(account)).toEqual([]);
    // And can be live again, under its name.
    const again = await createDeployment({ ...deployInput(account), subdomain: account.deployment.subdomain });
    expect(again.deployment.id).toBe(account.deployment.id);
  });

  it("is in nothing that its owner reads, and behind no address that leads to it", async () => {
    const mark = randomUUID();
    const { actor, websiteId, deployment } = await fullAccount(mark);
    const {
      previewToken,
      versions: [version],
    } = await db.website.findUniqueOrThrow({ where: { id: websiteId }, include: { versions: true } });
    const { token: snapshot, styles } = await lookAt({ actor, deployment });
    const reads = async () => ({
      websites: (await listWebsites({ actor })).filter(({ id }) => id === websiteId).length,
      posts: (await listPosts({ actor })).length,
      sites: (await listSites({ actor })).length,
      unread: await countUnread({ actor }),
      holdings: await readHoldings({ actor, websiteId }).then(
        () => 1,
        () => 0,
      ),
      preview: (await readPreviewFile({ token: previewToken, path: "" })) && 1,
      picture: (await readPreviewFile({ token: previewToken, path: "assets/images/oven.webp" })) && 1,
      editor: (await readEditorPage({ token: previewToken, script: "" })) && 1,
      link: (await readLinkedFile({ token: `link ${mark}`, path: "" })) && 1,
      version: (await readVersionFile({ token: versionToken({ id: version!.id, previewToken }), path: "" })) && 1,
      snapshot: (await readSnapshotFile({ token: snapshot, path: "" })) && 1,
      styles: (await readSnapshotFile({ token: snapshot, path: styles })) && 1,
    });
    expect(Object.values(await reads()).map(Boolean)).not.toContain(false);
    await deleteWebsite({ actor, websiteId });
    expect(Object.values(await reads()).map(Boolean)).not.toContain(true);
    await expect(readAnalysis({ actor, websiteId })).rejects.toMatchObject({ status: 404 });
    await expect(deleteWebsite({ actor, websiteId })).rejects.toMatchObject({ status: 404 });
    await expect(
      createDeployment({ ...deployInput({ actor, websiteId }), subdomain: deployment.subdomain }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("is behind no address while its account is in the bin, and again behind each once that is back", async () => {
    const site = await fullAccount();
    const {
      previewToken,
      versions: [version],
    } = await db.website.findUniqueOrThrow({ where: { id: site.websiteId }, include: { versions: true } });
    const { token: snapshot, styles } = await lookAt(site);
    const binned = (binnedAt: Date | null) => db.user.update({ where: { id: site.actor.userId }, data: { binnedAt } });
    const reads = async () => [
      await readPreviewFile({ token: previewToken, path: "" }),
      await readVersionFile({ token: versionToken({ id: version!.id, previewToken }), path: "" }),
      await readSnapshotFile({ token: snapshot, path: "" }),
      await readSnapshotFile({ token: snapshot, path: styles }),
    ];
    await binned(new Date());
    expect(await reads()).toEqual([null, null, null, null]);
    await binned(null);
    expect(await reads()).not.toContain(null);
  });

  it("is put back by nobody else, and by nobody after 30 days", async () => {
    const [account, other] = [await fullAccount(), await createOwner()];
    await deleteWebsite(account);
    const gone = { status: 404, message: "This website is not in your bin any more." };
    await expect(putBackWebsite({ actor: other.actor, websiteId: account.websiteId })).rejects.toMatchObject(gone);
    expect(await listBin(other)).toEqual([]);
    await letDaysPass(account.websiteId, 30.1);
    await expect(putBackWebsite(account)).rejects.toMatchObject(gone);
    expect(await listBin(account)).toEqual([]);
  });

  it("says which other website is live when it comes back", async () => {
    const first = await deploySite();
    await deleteWebsite(first);
    await deploySite("two", { actor: first.actor, websiteId: (await createWebsite(first.actor.userId)).id });
    expect(await putBackWebsite(first)).toMatchObject({ liveTitle: "Rose Bakery" });
    expect(await db.deployment.count({ where: { ownerId: first.actor.userId, withdrawnAt: null } })).toBe(1);
  });

  it("is put back once, however often that is asked at the same time", async () => {
    const account = await fullAccount();
    await deleteWebsite(account);
    const outcomes = await Promise.allSettled([putBackWebsite(account), putBackWebsite(account)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("keeps a message that was on its way, and tells nobody of it", async () => {
    const account = await fullAccount();
    await deleteWebsite(account);
    const data = { name: "Inês", message: "still open?" };
    await db.arrival.create({
      data: {
        ulid: randomUUID(),
        kind: "form",
        payload: { messageUlid: randomUUID(), deploymentId: account.deployment.id, data, isSpam: false },
        receivedAt: new Date(),
      },
    });
    await takeInArrivals();
    const { id: submissionId } = await db.submission.findFirstOrThrow({
      where: { deploymentId: account.deployment.id },
      orderBy: { id: "desc" },
    });
    await notifySubmission({ submissionId });
    await putBackWebsite(account);
    expect((await db.submission.findUniqueOrThrow({ where: { id: submissionId } })).data).toMatchObject(data);
  });

  it("is not deleted while the operator keeps it off the web, live or not", async () => {
    const site = await deploySite();
    const takeDown = { deploymentId: site.deployment.id, subdomain: site.deployment.subdomain, reason: "Bad." };
    await db.takeDown.create({ data: takeDown });
    await expect(deleteWebsite(site)).rejects.toMatchObject({ status: 409 });
    await db.deployment.update({ where: { id: site.deployment.id }, data: { withdrawnAt: new Date() } });
    await expect(deleteWebsite(site)).rejects.toMatchObject({ status: 409 });
  });

  it("is generated no further, and can be started again once it is back", async () => {
    const { actor, websiteId } = await createOwner();
    const run = await db.generationRun.create({ data: { websiteId, designer: "built-in", status: "running" } });
    await deleteWebsite({ actor, websiteId });
    expect(await db.generationRun.findUniqueOrThrow({ where: { id: run.id } })).toMatchObject({ status: "cancelled" });
    await putBackWebsite({ actor, websiteId });
    expect(await listWebsites({ actor })).toHaveLength(1);
  });
});

describe("what a website would take along", () => {
  it("is counted for its owner", async () => {
    const account = await fullAccount();
    expect(await readHoldings(account)).toMatchObject({
      messages: 1,
      posts: 1,
      days: 1,
      isLive: true,
      address: expect.stringContaining(".example.com/"),
    });
    await db.deployment.update({ where: { id: account.deployment.id }, data: { isActive: false } });
    expect(await readHoldings(account)).toMatchObject({ isLive: false });
    const stranger = await createOwner();
    await expect(readHoldings({ ...account, actor: stranger.actor })).rejects.toThrow(NotFoundError);
    expect(await readHoldings(stranger)).toBeNull();
  });
});

/** What the daily cleaning takes away a day later. */
async function tidy() {
  const old = { createdAt: new Date(Date.now() - 2 * DAY_MS) };
  await Promise.all([db.siteCode.updateMany({ data: old }), db.blob.updateMany({ data: old })]);
  await removeLeftovers();
}

/** How many jobs wait, of one key where it is given. */
async function countJobs(key: string | null = null): Promise<number> {
  const [row] = await db.$queryRaw<
    [{ count: bigint }]
  >`select count(*) from graphile_worker.jobs where ${key}::text is null or key = ${key}`;
  return Number(row.count);
}

describe("what its owner deletes for good", () => {
  it("is in the bin no more, and is removed by a job", async () => {
    const [account, other] = [await fullAccount(), await createOwner()];
    const { actor, websiteId } = account;
    const second = (await createWebsite(actor.userId)).id;
    for (const each of [websiteId, second]) await deleteWebsite({ actor, websiteId: each });
    expect(await listBin(account)).toMatchObject([
      { websiteId: second, messages: 0, posts: 0, days: 0 },
      { websiteId, messages: 1, posts: 1, days: 1 },
    ]);
    const gone = { status: 404, message: "This website is not in your bin any more." };
    await expect(deleteForGood({ actor: other.actor, websiteIds: [websiteId, second] })).rejects.toMatchObject(gone);
    expect(await deleteForGood({ actor, websiteIds: [websiteId, other.websiteId] })).toBe(1);
    expect((await listBin(account)).map(({ websiteId: id }) => id)).toEqual([second]);
    expect((await readAccount({ actor, sessionId: null })).holdings).toMatchObject({ inBin: 1 });
    await expect(putBackWebsite(account)).rejects.toMatchObject(gone);
    await expect(deleteForGood({ actor, websiteIds: [websiteId] })).rejects.toMatchObject(gone);
    expect([
      await countJobs(`remove_binned_website:${websiteId}`),
      await countJobs(`remove_binned_website:${second}`),
    ]).toEqual([1, 0]);
  });

  it("is not one that stays on the dashboard, however it is asked", async () => {
    const { actor, websiteId } = await createOwner();
    await expect(deleteForGood({ actor, websiteIds: [websiteId] })).rejects.toMatchObject({ status: 404 });
    expect(await listWebsites({ actor })).toHaveLength(1);
  });
});

describe("the end of a bin's days", () => {
  it.each([
    ["its days are over", ({ websiteId }: Owned) => letDaysPass(websiteId, 30.1)],
    [
      "its owner does not want to wait",
      ({ actor, websiteId }: Owned) => deleteForGood({ actor, websiteIds: [websiteId] }),
    ],
  ])("leaves nothing of a website, in no table, beside its account, when %s", async (_when, end) => {
    await tidy();
    const before = await countRows();
    const { websiteId, actor, deployment } = await fullAccount();
    const message = { deploymentId: deployment.id, data: {}, receivedAt: new Date() };
    await db.submission.createMany({ data: Array.from({ length: 1_500 }, () => ({ ...message, ulid: randomUUID() })) });
    const jobs = await countJobs();
    await deleteWebsite({ actor, websiteId });
    await end({ actor, websiteId });
    await removeBinnedWebsite({ websiteId });
    await db.$executeRaw`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = ${`remove_binned_website:${websiteId}`}))`;
    expect(await countJobs()).toBeLessThan(jobs);
    await tidy();
    expect(
      await db.modelCall.findMany({
        where: { ownerId: actor.userId },
        select: { websiteId: true, runId: true, costMicros: true },
      }),
    ).toEqual([{ websiteId: null, runId: null, costMicros: 63_000 }]);
    // The account with its other website and its category; what a model was asked stays in its bill.
    const { users = 0, websites = 0, categories = 0, model_calls: calls = 0 } = before;
    expect(await countRows()).toEqual({
      ...before,
      users: users + 1,
      websites: websites + 1,
      categories: categories + 1,
      model_calls: calls + 1,
    });
  });

  it("is found for what was deleted long enough ago, and again after a failure", async () => {
    const [due, young] = [await deploySite(), await deploySite()];
    for (const site of [due, young]) await deleteWebsite(site);
    await letDaysPass(due.websiteId, 30.1);
    await letDaysPass(young.websiteId, 29.9);
    await db.user.update({
      where: { id: young.actor.userId },
      data: { binnedAt: new Date(Date.now() - 6.9 * DAY_MS) },
    });
    const account = `remove_account:${young.actor.userId}`;
    for (const _hour of [1, 2]) {
      await emptyBin();
      expect(await countJobs(`remove_binned_website:${due.websiteId}`)).toBe(1);
    }
    expect([await countJobs(`remove_binned_website:${young.websiteId}`), await countJobs(account)]).toEqual([0, 0]);
    await db.user.update({
      where: { id: young.actor.userId },
      data: { binnedAt: new Date(Date.now() - 7.1 * DAY_MS) },
    });
    await emptyBin();
    expect(await countJobs(account)).toBe(1);
  });

  it("removes nothing that was put back, or that was deleted lately", async () => {
    const site = await deploySite();
    await removeBinnedWebsite(site);
    await deleteWebsite(site);
    await removeBinnedWebsite(site);
    await putBackWebsite(site);
    await removeBinnedWebsite(site);
    expect(await listWebsites(site)).toHaveLength(1);
  });
});
