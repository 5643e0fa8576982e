import { beforeEach, describe, expect, it } from "vitest";
import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { announceReport } from "~/modules/checks/announce-report.server";
import type { Finding } from "~/modules/site/finding";
import { ensureReport } from "~/modules/checks/read-report.server";
import { readGate } from "~/modules/publishing/deploy-gate.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { offerName } from "~/modules/publishing/names/offer-name.server";
import { wordFor } from "~/modules/publishing/open-points";
import { deployOrPromise } from "~/modules/publishing/promises/deploy-or-promise.server";
import { keepPromise } from "~/modules/publishing/promises/keep-promise.server";
import { cancelPromise, readPromise } from "~/modules/publishing/promises/promise-row.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { wakePromise } from "~/modules/website-record/wake-promise.server";
import { codeOf, createOwner, deployInput, deploySite, uniqueSubdomain } from "./publishing-world";

const error: Finding = {
  rule: "overflow",
  severity: "error",
  message: "The page is wider than a phone.",
  where: { part: "html" },
  why: "w",
  fix: "f",
};
const advice: Finding = { ...error, severity: "advice", message: "Shorter would be better." };

beforeEach(() => void (env.BROWSER_CHECKS = "on"));

async function savedWebsite() {
  const owner = await createOwner();
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("one")) } });
  return owner;
}

/** What the look with a browser found, as the job for it leaves it. */
async function browserFound(websiteId: number, findings: Finding[]) {
  const data = { browserState: "done", browserFindings: findings as unknown as Prisma.InputJsonValue };
  await db.siteReport.updateMany({ where: { websiteId }, data: { ...data, findings: [] } });
  await announceReport(db, websiteId);
}

const unanswered = async (owner: Parameters<typeof readGate>[0], word: string) =>
  (await readGate(owner, word)).unanswered;

it("stops for an error and for a fact that nobody confirmed, until the owner's word covers exactly these", async () => {
  const owner = await savedWebsite();
  await ensureReport(owner);
  await browserFound(owner.websiteId, [error, advice]);
  const [first] = await unanswered(owner, "");
  expect(first).toMatchObject({ kind: "error", text: error.message });
  const word = wordFor([first!]);
  expect(await unanswered(owner, word.replace(/\n/g, "\r\n"))).toEqual([]);
  await browserFound(owner.websiteId, [error, { ...error, message: "A picture is missing." }]);
  expect(await unanswered(owner, word)).toHaveLength(2);
});

it("tells nobody else anything", async () => {
  const owner = await savedWebsite();
  const stranger = await createOwner();
  await expect(readGate({ ...owner, actor: stranger.actor }, "")).rejects.toThrow(NotFoundError);
});

describe("a deployment that is asked for during the check", () => {
  const wish = () => ({ kind: "deploy", subdomain: uniqueSubdomain(), title: "Rose", customDomain: null }) as const;
  const keep = (websiteId: number) => keepPromise({ websiteId, isLastAttempt: false });
  const isLive = async (websiteId: number) => (await db.deployment.count({ where: { websiteId } })) > 0;
  const jobs = (websiteId: number) => db.$queryRaw<{ soon: boolean }[]>`
    select run_at <= now() as soon from graphile_worker.jobs where key = ${`keep_deploy_promise:${websiteId}`}`;

  async function promised() {
    const owner = await savedWebsite();
    const asked = wish();
    expect(await deployOrPromise(owner, asked, "")).toEqual({ state: "promised" });
    return { ...owner, ...asked };
  }

  it("is promised at once, and kept when the check has ended and nobody watches", async () => {
    const owner = await promised();
    expect(await readPromise(owner)).toMatchObject({ state: "waiting", subdomain: owner.subdomain });
    expect(await jobs(owner.websiteId)).toEqual([{ soon: false }]);
    await keep(owner.websiteId);
    expect(await isLive(owner.websiteId)).toBe(false);
    await browserFound(owner.websiteId, [advice]);
    await wakePromise(db, owner.websiteId);
    expect(await jobs(owner.websiteId)).toEqual([{ soon: true }]);
    await keep(owner.websiteId);
    expect(await isLive(owner.websiteId)).toBe(true);
    expect(await readPromise(owner)).toMatchObject({ state: "kept" });
    // A job that is done twice counts once.
    await keep(owner.websiteId);
    expect(await readPromise(owner)).toMatchObject({ state: "kept" });
  });

  it("is not kept where the check finds what its owner has not seen, which is said", async () => {
    const owner = await promised();
    await browserFound(owner.websiteId, [error]);
    await keep(owner.websiteId);
    expect(await isLive(owner.websiteId)).toBe(false);
    expect(await readPromise(owner)).toMatchObject({ state: "failed", failure: expect.stringContaining("1 thing") });
  });

  it("can be taken back, and is nobody else's to take", async () => {
    const owner = await promised();
    const stranger = await createOwner();
    await expect(cancelPromise({ ...owner, actor: stranger.actor })).rejects.toBeInstanceOf(NotFoundError);
    expect(await cancelPromise(owner)).toBe(true);
    await browserFound(owner.websiteId, []);
    await keep(owner.websiteId);
    expect(await isLive(owner.websiteId)).toBe(false);
    expect(await readPromise(owner)).toBeNull();
  });

  it("says at once that a name is taken, and afterwards where somebody took it meanwhile", async () => {
    const { deployment } = await deploySite();
    const owner = await savedWebsite();
    await expect(deployOrPromise(owner, { ...wish(), subdomain: deployment.subdomain }, "")).rejects.toThrow("taken");
    const late = await promised();
    await createDeployment({ ...deployInput(await createOwner()), subdomain: late.subdomain });
    await browserFound(late.websiteId, []);
    await keep(late.websiteId);
    expect(await readPromise(late)).toMatchObject({ state: "failed", failure: expect.stringContaining("taken") });
  });

  it("goes without the check where that does not end", async () => {
    const owner = await promised();
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await db.deployPromise.update({ where: { websiteId: owner.websiteId }, data: { createdAt: longAgo } });
    await keep(owner.websiteId);
    expect(await isLive(owner.websiteId)).toBe(true);
  });

  it("of a live website made anew is kept as well", async () => {
    const owner = await savedWebsite();
    await createDeployment(deployInput(owner));
    expect(await deployOrPromise(owner, { kind: "redeploy" }, "")).toEqual({ state: "promised" });
    await browserFound(owner.websiteId, []);
    await keep(owner.websiteId);
    const kept = await readPromise(owner);
    expect(kept).toMatchObject({ kind: "redeploy", state: "kept" });
    await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("two")) } });
    expect(await deployOrPromise(owner, { kind: "redeploy" }, "")).toEqual({ state: "promised" });
    // What is kept before a screen asks again is told from what was kept before.
    expect((await readPromise(owner))!.askedAt).not.toBe(kept!.askedAt);
  });
});

describe("a name that is offered", () => {
  it("is the title's, or one like it where somebody has that", async () => {
    const { actor } = await createOwner();
    const { deployment } = await deploySite();
    const like = deployment.subdomain.replaceAll("-", " ");
    expect(await offerName({ ownerId: actor.userId, like })).toBe(`${deployment.subdomain}-online`);
    expect(await offerName({ ownerId: actor.userId, like: `${like} Söhne` })).toBe(`${deployment.subdomain}-sohne`);
    for (const title of ["花屋", "PayPal", "www"])
      expect(await offerName({ ownerId: actor.userId, like: title })).toMatch(/-/);
  });
});
