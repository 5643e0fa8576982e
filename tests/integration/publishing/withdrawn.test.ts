import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { LimitReachedError } from "~/lib/errors";
import { updatePost } from "~/modules/content/update-post.server";
import { requireClaimable } from "~/modules/domains/require-claimable.server";
import { recheckDomains } from "~/modules/domains/recheck-domains.server";
import { verifyDomain } from "~/modules/domains/verify-domain.server";
import { liftTakeDown } from "~/modules/moderation/lift-take-down.server";
import { takeDown } from "~/modules/moderation/take-down.server";
import { bringBack } from "~/modules/publishing/bring-back.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { findDeployment } from "~/modules/deployment-record/find-deployment.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import { readHistory } from "~/modules/publishing/read-history.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { republishIfBehind, republishSite } from "~/modules/publishing/republish-site.server";
import { setActive } from "~/modules/publishing/set-active.server";
import { setCustomDomain } from "~/modules/domains/set-custom-domain.server";
import { startAnalysis } from "~/modules/seo/start-analysis.server";
import type { Renderer } from "~/renderer/start-renderer";
import { fullAccount } from "../accounts/full-account";
import { httpGet } from "./http-get";
import {
  codeOf,
  createOwner,
  createWebsite,
  deployInput,
  deploySite,
  RendererWorld,
  uniqueSubdomain,
} from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

type Site = Awaited<ReturnType<typeof deploySite>>;

const targetOf = ({ actor, deployment }: Site) => ({ actor, deploymentId: deployment.id });
const answerOf = (path: string, host?: string) => httpGet(renderer.port, path, host ? { headers: { host } } : {});
/** Deploys the website again under its name, or another one. */
const deployAgain = (site: Site, wanted: { subdomain?: string; customDomain?: string } = {}) =>
  createDeployment({ ...deployInput(site, "again"), subdomain: site.deployment.subdomain, ...wanted });

async function withdrawn(site?: Site): Promise<Site> {
  const gone = site ?? (await deploySite());
  await deleteDeployment(targetOf(gone));
  return gone;
}

/** An account with one of everything, whose domain renderers know. */
async function fullSite() {
  const account = await fullAccount();
  const host = `rose-${account.deployment.id}.example.com`;
  await db.domain.update({ where: { deploymentId: account.deployment.id }, data: { host, served: [host] } });
  await db.post.update({ where: { id: account.postId }, data: { status: "published", publishedAt: new Date() } });
  await db.deployment.update({ where: { id: account.deployment.id }, data: { googleAnalyticsId: "G-ROSE1" } });
  return { ...account, host };
}

async function rowsOf(deploymentId: number): Promise<number[]> {
  const where = { deploymentId };
  return Promise.all([
    db.submission.count({ where }),
    db.rawHit.count({ where }),
    db.dailyStat.count({ where }),
    db.droppedHit.count({ where }),
    db.seoAnalysis.count({ where }),
    db.post.count({ where }),
    db.domain.count({ where }),
    db.takeDown.count({ where }),
  ]);
}

describe("a website that is taken off the web", () => {
  it("keeps all that belongs to it, and answers nowhere", async () => {
    const site = await fullSite();
    const { id } = site.deployment;
    const before = await rowsOf(id);
    expect(before.every((count) => count > 0)).toBe(true);

    expect(await deleteDeployment(targetOf(site))).toEqual({ lagging: [] });

    expect(await rowsOf(id)).toEqual(before);
    expect((await answerOf(site.path)).status).toBe(404);
    expect(
      await db.edgeState.count({
        where: {
          key: { in: [`site:${id}`, `host:${site.deployment.subdomain}`, `host:${site.host}`] },
          value: { not: null as never },
        },
      }),
    ).toBe(0);
    expect(await listDeployments(site)).toEqual([]);
    expect((await readHistory(targetOf(site))).publications).toHaveLength(1);
  });

  it("is there again with all of it once it is deployed again, under another name as well", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const subdomain = uniqueSubdomain();
    const { deployment } = await deployAgain(site, { subdomain });
    expect(deployment).toMatchObject({
      id: site.deployment.id,
      subdomain,
      customDomain: site.host,
      domainVerified: true,
      isActive: true,
      createdAt: site.deployment.createdAt,
    });
    expect((await answerOf(`/sites/${subdomain}/blog/open-on-sundays/`)).text).toContain("Open on Sundays");
    expect((await answerOf("/", site.host)).text).toContain("<h1>again</h1>");
    expect((await answerOf("/", site.host)).text).toContain("G-ROSE1");
    expect((await answerOf("/robots.txt", site.host)).text).toContain(`https://${site.host}/sitemap.xml`);
    expect((await answerOf(site.path)).status).toBe(404);
    expect((await readHistory(targetOf(site))).publications.map(({ kind }) => kind)).toEqual(["deploy", "deploy"]);
  });

  it("is not found by what is for live websites only, and nothing opens it but a deployment", async () => {
    const site = await withdrawn();
    const target = targetOf(site);
    const [first] = (await readHistory(target)).publications;
    const missing = { status: 404 };
    await expect(findDeployment(target)).rejects.toMatchObject(missing);
    await expect(deleteDeployment(target)).rejects.toMatchObject(missing);
    await expect(setActive({ ...target, isActive: true })).rejects.toMatchObject(missing);
    await expect(setCustomDomain({ ...target, customDomain: "rose.example" })).rejects.toMatchObject(missing);
    await expect(redeployWebsite({ ...target, deployedCode: codeOf("two") })).rejects.toMatchObject(missing);
    await expect(bringBack({ ...target, snapshotId: first!.id })).rejects.toMatchObject(missing);
    expect(await republishSite(target)).toBeNull();
    expect((await answerOf(site.path)).status).toBe(404);
  });

  it("takes changes of its posts, and shows them when it is back", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const post = await db.post.findUniqueOrThrow({ where: { id: site.postId } });
    // As a client sends back what it was given.
    await updatePost({
      actor: site.actor,
      postId: post.id,
      title: post.title,
      content: "From nine on.",
      deploymentId: post.deploymentId,
      categoryId: post.categoryId,
    });
    expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({
      deploymentId: site.deployment.id,
    });
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect((await answerOf(site.path)).status).toBe(404);
    await deployAgain(site);
    expect((await answerOf(`${site.path}blog/open-on-sundays/`)).text).toContain("From nine on.");
    const { contentRevision, publishedRevision } = await db.deployment.findUniqueOrThrow({
      where: { id: site.deployment.id },
    });
    expect(publishedRevision).toBe(contentRevision);
  });

  it("is measured no longer", async () => {
    const site = await deploySite();
    const { id: analysisId } = await startAnalysis(targetOf(site));
    await withdrawn(site);
    expect(await db.seoAnalysis.findUniqueOrThrow({ where: { id: analysisId } })).toMatchObject({
      status: "cancelled",
    });
    await expect(startAnalysis(targetOf(site))).rejects.toMatchObject({ status: 409 });
  });

  it("leaves room for another one, and is refused beside it", async () => {
    const site = await withdrawn();
    const { id: websiteId } = await createWebsite(site.actor.userId);
    const { deployment } = await createDeployment(deployInput({ ...site, websiteId }));
    expect((await listDeployments(site)).map(({ id }) => id)).toEqual([deployment.id]);
    await expect(deployAgain(site)).rejects.toBeInstanceOf(LimitReachedError);
  });

  it("is revived once when that is asked for many times at once", async () => {
    const site = await withdrawn();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => deployAgain(site)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.deployment.count({ where: { ownerId: site.actor.userId } })).toBe(1);
  });
});

describe("the domain of a withdrawn website", () => {
  it("keeps nobody from it, and is not looked at", async () => {
    const site = await fullSite();
    await expect(requireClaimable(site.host)).rejects.toMatchObject({ status: 409 });
    await withdrawn(site);
    await requireClaimable(site.host);
    const domain = await db.domain.findUniqueOrThrow({ where: { deploymentId: site.deployment.id } });
    await verifyDomain({ domainId: domain.id });
    expect(await db.domain.findUniqueOrThrow({ where: { id: domain.id } })).toEqual(domain);
    await db.$executeRaw`delete from graphile_worker._private_jobs where key = ${`verify_domain:${domain.id}`}`;
    await recheckDomains();
    expect(await db.$queryRaw`select from graphile_worker.jobs where key = ${`verify_domain:${domain.id}`}`).toEqual(
      [],
    );
  });

  it("has to be verified anew where somebody else has it by now", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const next = await deploySite();
    await db.domain.create({
      data: {
        deploymentId: next.deployment.id,
        host: site.host,
        token: `verify_${site.host}`,
        verifiedAt: new Date(),
        served: [site.host],
      },
    });
    const { deployment } = await deployAgain(site);
    expect(deployment).toMatchObject({ customDomain: site.host, domainVerified: false });
    expect((await answerOf(`${site.path}robots.txt`)).text).not.toContain(site.host);
  });

  it("leads to another website of its owner's at once where that is to have it, without a new record", async () => {
    const site = await fullSite();
    const { token } = await db.domain.findUniqueOrThrow({ where: { deploymentId: site.deployment.id } });
    await withdrawn(site);
    const next = await deploySite("next", {
      actor: site.actor,
      websiteId: (await createWebsite(site.actor.userId)).id,
    });
    expect(
      await setCustomDomain({ actor: site.actor, deploymentId: next.deployment.id, customDomain: site.host }),
    ).toMatchObject({ customDomain: site.host, domainVerified: true, domainVerificationToken: token });
    expect((await answerOf("/", site.host)).text).toContain("<h1>next</h1>");
    expect(await db.domain.count({ where: { deploymentId: site.deployment.id } })).toBe(0);
  });

  it("goes live with another website of its owner's that names it", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const owner = { actor: site.actor, websiteId: (await createWebsite(site.actor.userId)).id };
    const { deployment } = await createDeployment({ ...deployInput(owner, "next"), customDomain: site.host });
    expect(deployment).toMatchObject({ customDomain: site.host, domainVerified: true });
    expect((await answerOf("/", site.host)).text).toContain("<h1>next</h1>");
  });

  it("has to be shown by everybody else", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const stranger = await deploySite("strange");
    expect(
      await setCustomDomain({ actor: stranger.actor, deploymentId: stranger.deployment.id, customDomain: site.host }),
    ).toMatchObject({ domainVerified: false });
    expect((await answerOf("/", site.host)).status).toBe(421);
    expect(await db.domain.count({ where: { deploymentId: site.deployment.id, verifiedAt: { not: null } } })).toBe(1);
  });

  it("gives way to another one that is named when it is deployed again", async () => {
    const site = await fullSite();
    await withdrawn(site);
    const { deployment } = await deployAgain(site, { customDomain: "other.example" });
    expect(deployment).toMatchObject({ customDomain: "other.example", domainVerified: false });
    expect((await answerOf("/", site.host)).status).toBe(421);
  });
});

describe("a withdrawn website that the operator takes down", () => {
  it("cannot be deployed again, nor another one in its place, until that is lifted", async () => {
    const site = await withdrawn();
    const { subdomain } = site.deployment;
    await takeDown({ address: subdomain, reason: "It deceives people." });
    const other = await createWebsite(site.actor.userId);
    const refused = { status: 409, message: expect.stringContaining("It deceives people.") };
    await expect(deployAgain(site)).rejects.toMatchObject(refused);
    await expect(createDeployment(deployInput({ ...site, websiteId: other.id }))).rejects.toMatchObject(refused);
    expect((await answerOf(site.path)).status).toBe(404);
    await liftTakeDown({ address: subdomain });
    expect((await answerOf(site.path)).status).toBe(404);
    await deployAgain(site);
    expect((await answerOf(site.path)).status).toBe(200);
  });

  it("is found by the name that it had last, unless another website has it", async () => {
    const site = await withdrawn();
    const { subdomain } = site.deployment;
    await db.restingName.update({ where: { name: subdomain }, data: { freedAt: new Date(0) } });
    const next = await createOwner();
    await createDeployment({ ...deployInput(next), subdomain });
    await takeDown({ address: subdomain, reason: "It deceives people." });
    expect(
      await db.takeDown.findMany({ where: { subdomain }, select: { deployment: { select: { ownerId: true } } } }),
    ).toEqual([{ deployment: { ownerId: next.actor.userId } }]);
  });
});
