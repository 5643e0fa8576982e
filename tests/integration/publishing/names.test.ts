import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { takeName } from "~/modules/publishing/names/take-name.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { hostKey, restKey } from "~/published/edge-state";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import {
  codeOf,
  createOwner,
  createWebsite,
  deployInput,
  deploySite,
  readHealth,
  RendererWorld,
  uniqueSubdomain,
  until,
} from "./publishing-world";
import { deleteAccountForGood } from "../bin/delete-for-good";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing({ sitesDomain: "sites.test" });
});
afterAll(() => world.end());

type Owner = Awaited<ReturnType<typeof createOwner>>;
const DAY = 24 * 60 * 60 * 1000;
const TAKEN = {
  status: 409,
  fieldErrors: { subdomain: ["This subdomain is already taken. Please choose another one."] },
};

const deployAs = async (owner: Owner, subdomain: string) =>
  (await createDeployment({ ...deployInput(owner), subdomain })).deployment;
const free = ({ actor }: Owner, { id: deploymentId }: { id: number }) => deleteDeployment({ actor, deploymentId });

/** A name that its owner has just given up. */
async function freed() {
  const { deployment, ...site } = await deploySite();
  await free(site, deployment);
  return { ...site, name: deployment.subdomain };
}

const letRest = (name: string, days: number) =>
  db.restingName.update({ where: { name }, data: { freedAt: new Date(Date.now() - days * DAY) } });

describe("a name that was given up", () => {
  it("is nobody's site, and nobody else's for 30 days", async () => {
    const { name } = await freed();
    expect((await httpGet(renderer.port, `/sites/${name}/`)).status).toBe(404);
    expect((await httpGet(renderer.port, `/ask?domain=${name}.sites.test`)).status).toBe(404);
    const other = await createOwner();
    await expect(deployAs(other, name)).rejects.toMatchObject(TAKEN);
    await letRest(name, 29.9);
    await expect(deployAs(other, name)).rejects.toMatchObject(TAKEN);
    await letRest(name, 30.1);
    expect(await deployAs(other, name)).toMatchObject({ subdomain: name });
    expect((await httpGet(renderer.port, `/sites/${name}/`)).status).toBe(200);
    expect(await db.restingName.count({ where: { name } })).toBe(0);
  });

  it("may be taken back by who had it, for any website", async () => {
    const { actor, name } = await freed();
    const { id: websiteId } = await createWebsite(actor.userId);
    expect(await deployAs({ actor, websiteId }, name)).toMatchObject({ subdomain: name, analysisId: websiteId });
  });

  it("never goes to somebody who asks at the very moment", async () => {
    const { actor, websiteId, deployment } = await deploySite();
    const others = await Promise.all(Array.from({ length: 6 }, createOwner));
    const asked = others.map((other) => deployAs(other, deployment.subdomain));
    const results = await Promise.allSettled([free({ actor, websiteId }, deployment), ...asked]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", ...others.map(() => "rejected")]);
  });

  it("keeps resting when the account is deleted, without saying whose it was", async () => {
    const { actor, deployment } = await deploySite();
    await deleteAccountForGood({ actor, email: "rose@example.com" });
    expect(await db.restingName.findUnique({ where: { name: deployment.subdomain } })).toMatchObject({
      ownerId: null,
      websiteId: null,
    });
    await expect(deployAs(await createOwner(), deployment.subdomain)).rejects.toMatchObject(TAKEN);
  });

  it("is forgotten by the nightly cleaning after 30 days, and no sooner", async () => {
    const [old, young] = [await freed(), await freed()];
    await Promise.all([letRest(old.name, 30.1), letRest(young.name, 29.9)]);
    expect(await removeLeftovers()).toMatchObject({ restingNames: 1 });
    const rows = await db.edgeState.findMany({ where: { key: { in: [restKey(old.name), restKey(young.name)] } } });
    expect(rows.map(({ key, value }) => [key, value !== null]).sort()).toEqual(
      [
        [restKey(old.name), false],
        [restKey(young.name), true],
      ].sort(),
    );
    expect(await db.restingName.count({ where: { name: young.name } })).toBe(1);
  });
});

describe("an old copy's form, which names a subdomain,", () => {
  const OLD_COPY =
    "This page is an old copy, and its address belongs to another website now. Your message was not sent.";
  let number = 0;

  async function sendTo(name: string): Promise<[status: number, error?: string]> {
    const body = JSON.stringify({
      formData: { message: `No. ${(number += 1)}`, _deployment: name },
      deploymentId: null,
    });
    const { status, text } = await httpGet(renderer.port, "/api/contact", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    const { error } = JSON.parse(text) as { error?: string };
    return error === undefined ? [status] : [status, error];
  }

  async function kept({ id: deploymentId }: { id: number }): Promise<number> {
    await until(async () => (await readHealth(renderer)).spool.rows === 0);
    await takeInArrivals();
    return db.submission.count({ where: { deploymentId } });
  }

  it("means the website that has it, and while it rests the website that had it", async () => {
    const { deployment, ...site } = await deploySite();
    expect(await sendTo(deployment.subdomain)).toEqual([200]);
    expect(await kept(deployment)).toBe(1);
    await free(site, deployment);
    expect(await sendTo(deployment.subdomain)).toEqual([
      404,
      "This website is not live, so your message was not sent.",
    ]);
    const renamed = await deployAs(site, uniqueSubdomain());
    expect(await sendTo(deployment.subdomain)).toEqual([200]);
    expect(await kept(renamed)).toBe(2);
    await free(site, renamed);
    const back = await deployAs(site, deployment.subdomain);
    expect(await sendTo(deployment.subdomain)).toEqual([200]);
    expect(await kept(back)).toBe(3);
  });

  it("never reaches who has the name next, who is reached by key", async () => {
    const { name } = await freed();
    await letRest(name, 31);
    const next = await createOwner();
    const deployment = await deployAs(next, name);
    expect(await sendTo(name)).toEqual([404, OLD_COPY]);
    const { contactKey } = await db.website.findUniqueOrThrow({ where: { id: next.websiteId } });
    expect(await sendTo(contactKey)).toEqual([200]);
    expect(await kept(deployment)).toBe(1);
    await redeployWebsite({ actor: next.actor, deploymentId: deployment.id, deployedCode: codeOf("two") });
    expect(await sendTo(name)).toEqual([404, OLD_COPY]);
    // Nor after a cleaning forgot that somebody had it, nor while it rests again.
    await free(next, deployment);
    expect((await sendTo(name))[0]).toBe(404);
    await letRest(name, 31);
    await removeLeftovers();
    await deployAs(await createOwner(), name);
    expect(await sendTo(name)).toEqual([404, OLD_COPY]);
  });

  it("never reaches another website of the same owner", async () => {
    const { actor, name } = await freed();
    const { id: websiteId } = await createWebsite(actor.userId);
    await deployAs({ actor, websiteId }, name);
    expect(await sendTo(name)).toEqual([404, OLD_COPY]);
  });

  it("names no domain: those change hands, too", async () => {
    const { deployment } = await deploySite();
    const { seq } = await db.edgeState.findFirstOrThrow({ where: { key: hostKey(deployment.subdomain) } });
    await db.edgeState.create({
      data: { key: hostKey("named.example"), seq: seq + 1_000n, value: { deploymentId: deployment.id } },
    });
    await db.edgeClock.updateMany({ data: { seq: seq + 1_000n } });
    renderer.pullNow();
    await until(async () => (await httpGet(renderer.port, "/", { headers: { host: "named.example" } })).status === 200);
    expect((await sendTo("named.example"))[0]).toBe(404);
  });
});

describe("new names", () => {
  const LIMIT = {
    status: 429,
    message:
      "You have taken 10 new names within 24 hours, which is the most. Take back one that you had before, or try again tomorrow.",
  };

  /** An owner who gave up so many names just now. */
  async function ownerOf(count: number) {
    const owner = await createOwner();
    const names = Array.from({ length: count }, uniqueSubdomain);
    const rest = {
      ownerId: owner.actor.userId,
      websiteId: owner.websiteId,
      formsByName: true,
      takenAt: new Date(Date.now() - DAY / 2),
    };
    await db.restingName.createMany({ data: names.map((name) => ({ ...rest, name })) });
    return { owner, names };
  }

  it("are at most 10 within 24 hours; one taken back is not new", async () => {
    const { owner, names } = await ownerOf(9);
    const tenth = await deployAs(owner, uniqueSubdomain());
    await free(owner, tenth);
    await expect(deployAs(owner, uniqueSubdomain())).rejects.toMatchObject(LIMIT);
    for (const name of [tenth.subdomain, names[0]!, tenth.subdomain]) await free(owner, await deployAs(owner, name));
    await expect(deployAs(owner, uniqueSubdomain())).rejects.toMatchObject(LIMIT);
    await db.restingName.update({ where: { name: names[1] }, data: { takenAt: new Date(Date.now() - DAY) } });
    await free(owner, await deployAs(owner, uniqueSubdomain()));
    await expect(deployAs(owner, uniqueSubdomain())).rejects.toMatchObject(LIMIT);
  });

  it("are not more when many are asked for and given up at once", async () => {
    const { owner } = await ownerOf(8);
    const takeAndFree = async () => free(owner, await deployAs(owner, uniqueSubdomain()));
    for (let round = 0; round < 4; round += 1) await Promise.allSettled([1, 2, 3, 4].map(takeAndFree));
    expect(await db.restingName.count({ where: { ownerId: owner.actor.userId } })).toBe(10);
  });

  it("are counted, and rests seen, once more in the transaction that takes them, after all that came in between", async () => {
    const [full, { name: resting }] = [await ownerOf(10), await freed()];
    const { codeHash } = await db.deployment.findUniqueOrThrow({ where: { id: (await deploySite()).deployment.id } });
    const take = ({ actor, websiteId }: Owner, subdomain: string) =>
      db.$transaction(async (tx) => {
        const { id } = await tx.deployment.create({
          data: { ownerId: actor.userId, websiteId, subdomain, title: "Rose", codeHash },
        });
        await takeName(tx, { id, ownerId: actor.userId, websiteId, subdomain });
      });
    await expect(take(full.owner, uniqueSubdomain())).rejects.toMatchObject(LIMIT);
    await expect(take(await createOwner(), resting)).rejects.toMatchObject(TAKEN);
    await take(full.owner, full.names[0]!);
    expect(
      await db.deployment.findMany({ where: { ownerId: full.owner.actor.userId }, select: { subdomain: true } }),
    ).toEqual([{ subdomain: full.names[0] }]);
  });

  it("that look like well-known ones are refused, with what to do; those that are there stay", async () => {
    const owner = await createOwner();
    const refused = {
      status: 400,
      fieldErrors: {
        subdomain: [
          expect.stringMatching(
            /^This name looks like PayPal, .* Please choose another one\. If it is really yours, write to .*\.$/,
          ),
        ],
      },
    };
    await expect(deployAs(owner, "paypa1-login")).rejects.toMatchObject(refused);
    const { deployment, ...site } = await deploySite();
    await db.deployment.update({ where: { id: deployment.id }, data: { subdomain: "paypal-login" } });
    await redeployWebsite({ ...site, deploymentId: deployment.id, deployedCode: codeOf("two") });
    expect((await httpGet(renderer.port, "/sites/paypal-login/")).text).toContain("<h1>two</h1>");
    await free(site, deployment);
    await expect(deployAs(owner, "paypal-login")).rejects.toMatchObject(TAKEN);
    expect(await deployAs(site, "paypal-login")).toMatchObject({ subdomain: "paypal-login" });
  });
});
