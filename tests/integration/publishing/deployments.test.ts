import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { ConflictError, LimitReachedError, NotFoundError } from "~/lib/errors";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { tellRenderers } from "~/modules/edge/edge-clock.server";
import { findDeployment } from "~/modules/deployment-record/find-deployment.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import { publishingTransaction } from "~/modules/edge/publishing-transaction.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { setCustomDomain } from "~/modules/domains/set-custom-domain.server";
import { withdrawWebsite } from "~/modules/publishing/withdraw-site.server";
import { waitForRenderers } from "~/modules/edge/wait-for-renderers.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import { codeOf, createOwner, createWebsite, deployInput, deploySite, RendererWorld } from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

const statusOf = async (path: string) => (await httpGet(renderer.port, path)).status;

describe("createDeployment", () => {
  it("gives the deployment as the contract names it", async () => {
    const { deployment, actor, websiteId } = await deploySite();
    expect(deployment).toMatchObject({
      analysisId: websiteId,
      name: "Rose Bakery",
      title: "Rose Bakery",
      description: "Bread & cakes",
      customDomain: null,
      deployedCode: codeOf("one"),
      isActive: true,
      domainVerified: false,
      domainVerificationToken: null,
    });
    expect(await findDeployment({ actor, deploymentId: deployment.id })).toEqual(deployment);
    expect(await listDeployments({ actor })).toEqual([deployment]);
  });

  it("makes exactly one of 20 deployments at once by one owner", async () => {
    const owner = await createOwner();
    const websites = await Promise.all(Array.from({ length: 19 }, () => createWebsite(owner.actor.userId)));
    const inputs = [owner.websiteId, ...websites.map((website) => website.id)].map((analysisId) => ({
      ...deployInput(owner),
      analysisId,
    }));
    const results = await Promise.allSettled(inputs.map(createDeployment));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : []));
    expect(refused).toHaveLength(19);
    for (const error of refused) {
      expect(error).toBeInstanceOf(LimitReachedError);
      expect(error.message).toContain("only one deployed website at a time");
    }
    expect(await listDeployments({ actor: owner.actor })).toHaveLength(1);
    const statuses = await Promise.all(inputs.map((input) => statusOf(`/sites/${input.subdomain}/`)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it("gives a subdomain to one of 10 owners who ask for it at once", async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, createOwner));
    const { subdomain } = deployInput(owners[0]!);
    const results = await Promise.allSettled(
      owners.map((owner) => createDeployment({ ...deployInput(owner), subdomain })),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as ConflictError] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) {
      expect(error).toBeInstanceOf(ConflictError);
      expect(error.fieldErrors).toHaveProperty("subdomain");
    }
  });

  it("notes a custom domain with a token of ours, and leads nowhere for it", async () => {
    const owner = await createOwner();
    const { deployment } = await createDeployment({ ...deployInput(owner), customDomain: "rose.example" });
    expect(deployment).toMatchObject({ customDomain: "rose.example", domainVerified: false });
    expect(deployment.domainVerificationToken).toMatch(/^verify_[\w-]{24}$/);
    expect((await httpGet(renderer.port, "/", { headers: { host: "rose.example" } })).status).toBe(421);
    const other = await setCustomDomain({ ...owner, deploymentId: deployment.id, customDomain: "roses.example" });
    expect(other).toMatchObject({ customDomain: "roses.example", domainVerified: false });
    expect(other.domainVerificationToken).not.toBe(deployment.domainVerificationToken);
    expect(await setCustomDomain({ ...owner, deploymentId: deployment.id, customDomain: null })).toMatchObject({
      customDomain: null,
    });
  });
});

describe("what is somebody else's", () => {
  it("is not found, whatever is asked of it", async () => {
    const [site, stranger] = await Promise.all([deploySite(), createOwner()]);
    const theirs = { actor: stranger.actor, deploymentId: site.deployment.id };
    await expect(findDeployment(theirs)).rejects.toThrow(NotFoundError);
    await expect(deleteDeployment(theirs)).rejects.toThrow(NotFoundError);
    await expect(setCustomDomain({ ...theirs, customDomain: "rose.example" })).rejects.toThrow(NotFoundError);
    await expect(redeployWebsite({ ...theirs, deployedCode: codeOf("taken over") })).rejects.toThrow(NotFoundError);
    await expect(createDeployment({ ...deployInput(stranger), analysisId: site.websiteId })).rejects.toThrow(
      NotFoundError,
    );
    expect(await listDeployments({ actor: stranger.actor })).toEqual([]);
    expect((await httpGet(renderer.port, site.path)).text).toContain("<h1>one</h1>");
  });
});

describe("deletion", () => {
  it("takes a site away before it answers, and frees slot and name", async () => {
    const site = await deploySite();
    expect(await statusOf(site.path)).toBe(200);
    expect(await deleteDeployment({ actor: site.actor, deploymentId: site.deployment.id })).toEqual({ lagging: [] });
    expect(await statusOf(site.path)).toBe(404);
    const { subdomain } = site.deployment;
    await createDeployment({ ...deployInput(site, "again"), subdomain });
    expect((await httpGet(renderer.port, site.path)).text).toContain("<h1>again</h1>");
  });

  it("of a website takes its deployment with it, in one transaction", async () => {
    const site = await deploySite();
    const position = await publishingTransaction(async (tx) => {
      const gone = await withdrawWebsite(tx, site.websiteId);
      await tx.website.delete({ where: { id: site.websiteId } });
      return tellRenderers(tx, gone!);
    });
    expect(await waitForRenderers(position)).toEqual([]);
    expect(await statusOf(site.path)).toBe(404);
    expect(await db.edgeState.findUnique({ where: { key: `site:${site.deployment.id}` } })).toMatchObject({
      value: null,
    });
  });
});
