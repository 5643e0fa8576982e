import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { createCategory } from "~/modules/content/create-category.server";
import { createPost } from "~/modules/content/create-post.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { createPostInput, updatePostInput } from "~/modules/content/post-input";
import { publishPost } from "~/modules/content/publish-post.server";
import { updatePost } from "~/modules/content/update-post.server";
import type { Judgement } from "~/modules/domains/judge-lookup";
import { markVerified } from "~/modules/domains/mark-verified.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { markSiteChanged } from "~/modules/deployment-record/mark-site-changed.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { setCustomDomain } from "~/modules/domains/set-custom-domain.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "../publishing/http-get";
import { codeOf, createWebsite, deploySite, RendererWorld } from "../publishing/publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

type Site = Awaited<ReturnType<typeof deploySite>>;
const read = (site: Site, path: string) => httpGet(renderer.port, site.path + path);
const statusOf = async (site: Site, path: string) => (await read(site, path)).status;
const textOf = async (site: Site, path: string) => (await read(site, path)).text;
const write = ({ actor, deployment }: Site, more: object = {}) =>
  createPost({
    ...createPostInput.parse({
      title: "Easter bread",
      content: "From **Friday** on.",
      status: "published",
      deploymentId: deployment.id,
      ...more,
    }),
    actor,
  });
const change = ({ actor }: Site, postId: number, changes: object) =>
  updatePost({ ...updatePostInput.parse(changes), actor, postId });
const revisions = ({ deployment }: Site) =>
  db.deployment.findUniqueOrThrow({
    where: { id: deployment.id },
    select: { contentRevision: true, publishedRevision: true },
  });

describe("a post on its website", () => {
  it("is there as soon as it is published, and gone when it is deleted", async () => {
    const site = await deploySite();
    const draft = await write(site, { status: "draft" });
    expect(await revisions(site)).toEqual({ contentRevision: 0, publishedRevision: 0 });
    expect([await statusOf(site, "blog/"), await statusOf(site, "rss.xml")]).toEqual([404, 404]);
    await publishPost({ ...site, postId: draft.id });
    expect(await textOf(site, "blog/easter-bread/")).toContain("<p>From <strong>Friday</strong> on.</p>");
    expect(await statusOf(site, "blog/easter-bread")).toBe(308);
    for (const path of ["blog/", "rss.xml", "sitemap.xml"])
      expect(await textOf(site, path), path).toContain("/easter-bread/");
    expect((await read(site, "rss.xml")).headers["content-type"]).toBe("application/xml");
    expect(await textOf(site, "")).toContain(`href="blog/"`);
    await deletePost({ ...site, postId: draft.id });
    for (const path of ["blog/easter-bread/", "blog/", "rss.xml"]) expect(await statusOf(site, path), path).toBe(404);
    expect(await textOf(site, "")).not.toContain(`href="blog/"`);
    expect(await textOf(site, "sitemap.xml")).not.toContain("easter-bread");
  });

  it("follows what is changed, its category too, and stays through a redeploy", async () => {
    const site = await deploySite();
    const { id } = await createCategory({ actor: site.actor, name: "News" });
    const post = await write(site);
    await change(site, post.id, { title: "Saffron bread", content: "Until Sunday.", categoryId: id });
    expect(await textOf(site, "blog/easter-bread/")).toContain("Until Sunday.");
    expect(await textOf(site, "blog/category/news/")).toContain("Saffron bread");
    await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode: codeOf("two") });
    expect(await textOf(site, "")).toContain("<h1>two</h1>");
    expect(await textOf(site, "blog/easter-bread/")).toContain("Until Sunday.");
  });

  it("leaves nothing of a hostile text", async () => {
    const site = await deploySite();
    await write(site, {
      content: `<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`,
    });
    for (const path of ["blog/easter-bread/", "blog/", "rss.xml"])
      expect(await textOf(site, path), path).not.toMatch(/alert|onerror/);
  });

  it("moves: it goes from a website that it leaves, and comes to another", async () => {
    const site = await deploySite();
    const post = await write(site);
    await change(site, post.id, { deploymentId: null });
    expect(await statusOf(site, "blog/easter-bread/")).toBe(404);
    // An owner has one deployed website at a time.
    await deleteDeployment({ ...site, deploymentId: site.deployment.id });
    const websiteId = (await createWebsite(site.actor.userId)).id;
    const next = await deploySite("next", { actor: site.actor, websiteId });
    await change(next, post.id, { deploymentId: next.deployment.id });
    expect(await statusOf(next, "blog/easter-bread/")).toBe(200);
  });

  it("is shown whichever of many at once comes last", async () => {
    const site = await deploySite();
    const posts = await Promise.all(["One", "Two", "Three", "Four"].map((title) => write(site, { title })));
    await Promise.all([
      deletePost({ ...site, postId: posts[0]!.id }),
      change(site, posts[1]!.id, { content: "Second." }),
      write(site, { title: "Five" }),
    ]);
    await republishIfBehind({ deploymentId: site.deployment.id });
    const list = await textOf(site, "blog/");
    expect(["One", "Two", "Three", "Four", "Five"].filter((title) => list.includes(`>${title}</a>`))).toEqual([
      "Two",
      "Three",
      "Four",
      "Five",
    ]);
    expect(await textOf(site, "blog/two/")).toContain("Second.");
  });

  it("is saved where the website cannot be made just now, and comes there by the job", async () => {
    const site = await deploySite("broken for a while");
    const { codeHash } = await db.deployment.findUniqueOrThrow({ where: { id: site.deployment.id } });
    await db.siteCode.update({ where: { hash: codeHash }, data: { html: "" } });
    expect(await write(site)).toMatchObject({ status: "published", slug: "easter-bread" });
    expect(await statusOf(site, "blog/")).toBe(404);
    await db.siteCode.update({ where: { hash: codeHash }, data: { html: codeOf("broken for a while").html } });
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect(await statusOf(site, "blog/easter-bread/")).toBe(200);
  });

  it("comes there by the job where the app ends before it has made the website", async () => {
    const site = await deploySite();
    await db.$transaction(async (tx) => {
      await tx.post.create({
        data: {
          ownerId: site.actor.userId,
          deploymentId: site.deployment.id,
          title: "Late",
          content: "x",
          slug: "late",
          status: "published",
          publishedAt: new Date(),
        },
      });
      await markSiteChanged(tx, site.deployment.id, "posts");
    });
    expect(await statusOf(site, "blog/late/")).toBe(404);
    const jobs = await db.$queryRaw<
      { key: string }[]
    >`select key from graphile_worker.jobs where task_identifier = 'republish_site'`;
    expect(jobs.map(({ key }) => key)).toContain(`republish_site:${site.deployment.id}`);
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect(await statusOf(site, "blog/late/")).toBe(200);
  });
});

/** What a look says of a domain of which nothing is missing. */
const leadingHere = (leading: string[]): Judgement => ({
  ownership: null,
  pointing: null,
  certificate: null,
  secondName: null,
  leading,
  texts: [],
});

describe("the addresses in a site's pages", () => {
  it("are those of its own domain from when it is verified to when it is given up", async () => {
    const site = await deploySite();
    const post = await write(site);
    const host = `${site.deployment.subdomain}.example`;
    await setCustomDomain({ ...site, deploymentId: site.deployment.id, customDomain: host });
    await markVerified(
      await db.domain.findUniqueOrThrow({ where: { deploymentId: site.deployment.id } }),
      leadingHere([host]),
    );
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect(await textOf(site, "sitemap.xml")).toContain(`<loc>https://${host}/blog/${post.slug}/</loc>`);
    expect(await textOf(site, `blog/${post.slug}/`)).toContain(
      `<link rel="canonical" href="https://${host}/blog/${post.slug}/">`,
    );
    await setCustomDomain({ ...site, deploymentId: site.deployment.id, customDomain: null });
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect(await textOf(site, "sitemap.xml")).not.toContain(host);
  });
});
