import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { findAnalyticsSettings, saveAnalyticsSettings } from "~/modules/analytics/analytics-settings.server";
import { createPost } from "~/modules/content/create-post.server";
import { createPostInput } from "~/modules/content/post-input";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "../publishing/http-get";
import { codeOf, deploySite, RendererWorld } from "../publishing/publishing-world";

const ID = "G-ABC123DEF4";
const TAG = "https://www.googletagmanager.com/gtag/js";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => void (renderer = await world.startFollowing()));
afterAll(() => world.end());

async function deployed() {
  const site = await deploySite();
  const target = { actor: site.actor, deploymentId: site.deployment.id };
  const save = (googleAnalyticsId: string | null) => saveAnalyticsSettings({ ...target, googleAnalyticsId });
  const page = async () => (await httpGet(renderer.port, site.path)).text;
  return { ...site, target, save, page };
}

describe("a measurement ID", () => {
  it("is in the live site as soon as it is saved, and out again as soon as it is taken back", async () => {
    const { target, save, page } = await deployed();
    expect(await findAnalyticsSettings(target)).toEqual({
      googleAnalyticsId: null,
      isConfigured: false,
      ownAddress: null,
    });
    expect(await page()).not.toContain(TAG);
    await save(ID);
    expect(await findAnalyticsSettings(target)).toEqual({
      googleAnalyticsId: ID,
      isConfigured: true,
      ownAddress: null,
    });
    const tagged = await page();
    expect(tagged.split(TAG)).toHaveLength(2);
    expect(tagged).toContain(`("${ID}")</script>`);
    await save(null);
    expect(await findAnalyticsSettings(target)).toMatchObject({ googleAnalyticsId: null, isConfigured: false });
    expect(await page()).not.toMatch(/googletagmanager|dataLayer|G-ABC/);
  });

  it("stays when the website is deployed again with other code", async () => {
    const { target, save, page } = await deployed();
    await save(ID);
    await redeployWebsite({ ...target, deployedCode: codeOf("two") });
    expect(await page()).toMatch(/<h1>two<\/h1>/);
    expect(await page()).toContain(ID);
  });

  it("is in the pages of published posts too, and out of them again", async () => {
    const { actor, deployment, path, save } = await deployed();
    const post = {
      title: "Easter bread",
      content: "From Friday on.",
      status: "published",
      deploymentId: deployment.id,
    };
    const { slug } = await createPost({ ...createPostInput.parse(post), actor });
    const read = async () => (await httpGet(renderer.port, `${path}blog/${slug}/`)).text;
    await save(ID);
    expect(await read()).toContain("From Friday on.");
    expect((await read()).split(TAG)).toHaveLength(2);
    await save(null);
    expect(await read()).toContain("From Friday on.");
    expect(await read()).not.toContain(TAG);
  });

  it("that is saved twice makes no second snapshot", async () => {
    const { target, save } = await deployed();
    await save(ID);
    const snapshots = () => db.snapshot.count({ where: { deploymentId: target.deploymentId } });
    const before = await snapshots();
    await save(ID);
    expect(await snapshots()).toBe(before);
  });

  it("leaves the site behind until a job makes it anew, should that not happen at once", async () => {
    const { target, page } = await deployed();
    await db.deployment.update({
      where: { id: target.deploymentId },
      data: { googleAnalyticsId: ID, contentRevision: { increment: 1 } },
    });
    await republishIfBehind(target);
    expect(await page()).toContain(ID);
  });

  it("is nobody else's to see or change", async () => {
    const [own, other] = [await deployed(), await deployed()];
    const target = { actor: other.actor, deploymentId: own.deployment.id };
    await expect(findAnalyticsSettings(target)).rejects.toMatchObject({ status: 404 });
    await expect(saveAnalyticsSettings({ ...target, googleAnalyticsId: ID })).rejects.toMatchObject({ status: 404 });
    expect(await findAnalyticsSettings(own.target)).toMatchObject({ googleAnalyticsId: null });
  });
});

describe("where the tag counts", () => {
  it("is the website's own domain, once it is verified", async () => {
    const { target } = await deployed();
    const { id } = await db.domain.create({
      data: {
        deploymentId: target.deploymentId,
        host: `${target.deploymentId}.example`,
        token: `t${target.deploymentId}`,
      },
    });
    expect(await findAnalyticsSettings(target)).toMatchObject({ ownAddress: null });
    await db.domain.update({ where: { id }, data: { verifiedAt: new Date() } });
    expect(await findAnalyticsSettings(target)).toMatchObject({
      ownAddress: `https://${target.deploymentId}.example/`,
    });
  });
});
