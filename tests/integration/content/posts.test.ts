import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { createCategory } from "~/modules/content/create-category.server";
import { createPost } from "~/modules/content/create-post.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { listCategories } from "~/modules/content/list-categories.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { listSites } from "~/modules/content/list-sites.server";
import { createPostInput, updatePostInput } from "~/modules/content/post-input";
import { publishPost } from "~/modules/content/publish-post.server";
import { updatePost } from "~/modules/content/update-post.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { siteAddress } from "~/modules/deployment-record/site-address.server";
import { contentAction } from "~/routes/content/content-action.server";
import { createOwner, deploySite } from "../publishing/publishing-world";

interface Writer {
  actor: { userId: number };
}

const write = ({ actor }: Writer, more: object = {}) =>
  createPost({ ...createPostInput.parse({ title: "Easter bread", content: "From **Friday** on.", ...more }), actor });
const change = ({ actor }: Writer, postId: number, sent: object, ifMatch: string[] | null = null) =>
  updatePost({ ...updatePostInput.parse(sent), actor, postId, ifMatch });
const titles = async ({ actor }: Writer) => (await listPosts({ actor })).map(({ title }) => title);

describe("createPost", () => {
  it("keeps a draft with nothing but title and content", async () => {
    const owner = await createOwner();
    const post = await write(owner);
    expect(post).toEqual({
      id: post.id,
      title: "Easter bread",
      content: "From **Friday** on.",
      excerpt: null,
      status: "draft",
      deploymentId: null,
      categoryId: null,
      slug: "easter-bread",
      createdAt: expect.any(Date),
      publishedAt: null,
      revision: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await listPosts(owner)).toEqual([post]);
  });

  it("publishes at once where that is asked for", async () => {
    const post = await write(await createOwner(), { status: "published" });
    expect(post).toMatchObject({ status: "published", publishedAt: expect.any(Date) });
  });

  it("takes ids as texts, and a category", async () => {
    const site = await deploySite();
    const { id } = await createCategory({ actor: site.actor, name: "News" });
    const post = await write(site, {
      deploymentId: String(site.deployment.id),
      categoryId: String(id),
      excerpt: " Soon. ",
    });
    expect(post).toMatchObject({ deploymentId: site.deployment.id, categoryId: id, excerpt: "Soon." });
  });

  it("begins a category with the post that names it, and not without", async () => {
    const owner = await createOwner();
    const post = await write(owner);
    const send = (fields: Record<string, string>) => {
      const formData = new FormData();
      for (const [name, value] of Object.entries({
        title: "Rye",
        content: "On Mondays.",
        category: "Breads",
        ...fields,
      }))
        formData.set(name, value);
      return contentAction({ actor: owner.actor, formData, here: "/content" });
    };
    await send({ intent: "create", deploymentId: "2147483647" });
    await send({ intent: "update", id: String(post.id), revision: "of-long-ago" });
    expect(await listCategories(owner)).toEqual([]);
    await send({ intent: "create" });
    await send({ intent: "update", id: String(post.id), revision: post.revision });
    const categories = await listCategories(owner);
    expect(categories).toMatchObject([{ name: "Breads" }]);
    expect((await listPosts(owner)).map(({ categoryId }) => categoryId)).toEqual([
      categories[0]!.id,
      categories[0]!.id,
    ]);
  });

  it("gives each of many posts of one title, written at once, a slug of its own", async () => {
    const site = await deploySite();
    const posts = await Promise.all(Array.from({ length: 8 }, () => write(site, { deploymentId: site.deployment.id })));
    const numbered = Array.from({ length: 7 }, (_, index) => `easter-bread-${index + 2}`);
    expect(posts.map(({ slug }) => slug).sort()).toEqual(["easter-bread", ...numbered]);
  });

  it("lets two sites have the same slug", async () => {
    const slugs = await Promise.all(
      [await deploySite(), await deploySite()].map(
        async (site) => (await write(site, { deploymentId: site.deployment.id })).slug,
      ),
    );
    expect(slugs).toEqual(["easter-bread", "easter-bread"]);
  });

  it("refuses somebody else's website and category, and keeps nothing", async () => {
    const [owner, other] = [await createOwner(), await deploySite()];
    const { id } = await createCategory({ actor: other.actor, name: "News" });
    await expect(write(owner, { deploymentId: other.deployment.id })).rejects.toMatchObject({ status: 404 });
    await expect(write(owner, { categoryId: id })).rejects.toMatchObject({ status: 404 });
    expect(await titles(owner)).toEqual([]);
  });
});

describe("listPosts", () => {
  it("begins with the newest and holds the owner's own only", async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await write(owner, { title: "One" });
    await write(owner, { title: "Two" });
    await write(other, { title: "Theirs" });
    expect(await titles(owner)).toEqual(["Two", "One"]);
  });
});

describe("updatePost", () => {
  it("takes a post as it was listed, whatever it says of status, slug and times", async () => {
    const owner = await createOwner();
    const post = await write(owner, { excerpt: "Soon." });
    const sent = {
      ...JSON.parse(JSON.stringify(post)),
      content: "From Thursday on.",
      status: "published",
      slug: "other",
    };
    expect(await change(owner, post.id, sent)).toEqual({
      ...post,
      content: "From Thursday on.",
      revision: expect.not.stringMatching(post.revision),
    });
    expect(await change(owner, post.id, { excerpt: "" })).toMatchObject({
      excerpt: null,
      content: "From Thursday on.",
    });
  });

  it("lets the slug follow a draft's title, and keeps that of a published post", async () => {
    const owner = await createOwner();
    await write(owner, { title: "Opening hours" });
    const { id } = await write(owner);
    expect(await change(owner, id, { title: "Opening hours" })).toMatchObject({ slug: "opening-hours-2" });
    expect(await change(owner, id, { title: "Opening Hours!" })).toMatchObject({ slug: "opening-hours-2" });
    await publishPost({ ...owner, postId: id });
    expect(await change(owner, id, { title: "Closed" })).toMatchObject({ title: "Closed", slug: "opening-hours-2" });
  });

  it("finds another slug on a website that has it already", async () => {
    const site = await deploySite();
    await write(site, { deploymentId: site.deployment.id });
    const { id } = await write(site, { status: "published" });
    const moved = await change(site, id, { deploymentId: String(site.deployment.id) });
    expect(moved).toMatchObject({ deploymentId: site.deployment.id, slug: "easter-bread-2" });
    expect(await change(site, id, { deploymentId: null })).toMatchObject({ deploymentId: null });
  });

  it("changes nothing of somebody else's, nor into something of somebody else's", async () => {
    const [owner, other] = [await createOwner(), await deploySite()];
    const [own, theirs] = [await write(owner), await write(other)];
    await expect(change(owner, theirs.id, { title: "Mine" })).rejects.toMatchObject({ status: 404 });
    await expect(change(owner, own.id, { deploymentId: other.deployment.id })).rejects.toMatchObject({ status: 404 });
    expect(await listPosts(other)).toEqual([theirs]);
    expect(await listPosts(owner)).toEqual([own]);
  });
});

describe("updatePost on a revision", () => {
  it("does not save over what was saved meanwhile, and tells what that is", async () => {
    const owner = await createOwner();
    const opened = await write(owner);
    const theirs = await change(owner, opened.id, { title: "Easter cake" }, [opened.revision]);
    const stale = change(owner, opened.id, { content: "Mine." }, [opened.revision]);
    await expect(stale).rejects.toMatchObject({ status: 409, post: theirs });
    expect(await listPosts(owner)).toEqual([theirs]);
    expect(await change(owner, opened.id, { content: "Mine." }, [theirs.revision])).toMatchObject({
      title: "Easter cake",
      content: "Mine.",
    });
  });

  it("saves over anything without one", async () => {
    const owner = await createOwner();
    const { id } = await write(owner);
    await change(owner, id, { title: "Easter cake" });
    expect(await change(owner, id, { title: "Easter biscuits" })).toMatchObject({ title: "Easter biscuits" });
  });

  it("is not bound by the one in a post that is sent back as it was listed, twice", async () => {
    const owner = await createOwner();
    const listed = await write(owner);
    for (const title of ["Easter cake", "Easter biscuits"])
      expect(await change(owner, listed.id, { ...listed, title })).toMatchObject({ title });
  });

  it("takes the same save twice, and minds no publishing", async () => {
    const owner = await createOwner();
    const { id, revision } = await write(owner);
    await publishPost({ ...owner, postId: id });
    const once = await change(owner, id, { title: "Easter cake" }, [revision]);
    expect(await change(owner, id, { title: "Easter cake" }, [revision])).toEqual(once);
  });

  it("lets one of many at the same moment through", async () => {
    const owner = await createOwner();
    const { id, revision } = await write(owner);
    const saves = ["One", "Two", "Three", "Four"].map((title) => change(owner, id, { title }, [revision]));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.status === "rejected" && outcome.reason.status === 409)).toHaveLength(
      3,
    );
  });
});

describe("publishPost", () => {
  it("publishes a draft once, however often it is asked at once", async () => {
    const owner = await createOwner();
    const { id } = await write(owner);
    const asked = await Promise.allSettled([1, 2, 3].map(() => publishPost({ ...owner, postId: id })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(publishPost({ ...owner, postId: id })).rejects.toMatchObject({
      status: 409,
      message: "This post is published already.",
    });
    expect(await listPosts(owner)).toMatchObject([{ status: "published", publishedAt: expect.any(Date) }]);
  });

  it("does not know somebody else's", async () => {
    const { id } = await write(await createOwner());
    await expect(publishPost({ ...(await createOwner()), postId: id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("deletePost", () => {
  it("deletes the owner's own, once", async () => {
    const owner = await createOwner();
    const { id } = await write(owner);
    await expect(deletePost({ ...(await createOwner()), postId: id })).rejects.toMatchObject({ status: 404 });
    await deletePost({ ...owner, postId: id });
    await expect(deletePost({ ...owner, postId: id })).rejects.toMatchObject({ status: 404 });
    expect(await titles(owner)).toEqual([]);
  });
});

describe("what a post belongs to", () => {
  it("leaves the post where a deployment is deleted", async () => {
    const site = await deploySite();
    const { id } = await write(site, { deploymentId: site.deployment.id });
    const listed = {
      id: site.deployment.id,
      name: "Rose Bakery",
      address: siteAddress({ ...site.deployment, domain: null }),
    };
    expect(await listSites(site)).toEqual([{ ...listed, isActive: true, isWithdrawn: false }]);
    await deleteDeployment({ ...site, deploymentId: site.deployment.id });
    expect(await listPosts(site)).toMatchObject([{ id, deploymentId: site.deployment.id }]);
    expect(await listSites(site)).toEqual([{ ...listed, isActive: false, isWithdrawn: true }]);
  });

  it("is offered by the subdomain where a deployment has no title", async () => {
    const site = await deploySite();
    await db.deployment.update({ where: { id: site.deployment.id }, data: { title: "" } });
    expect(await listSites(site)).toMatchObject([{ id: site.deployment.id, name: site.deployment.subdomain }]);
  });
});

describe("createCategory", () => {
  it("is the same for the same name, in whichever case and however often at once", async () => {
    const owner = await createOwner();
    const made = await Promise.all(["News", "news", "NEWS "].map((name) => createCategory({ ...owner, name })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    await createCategory({ ...owner, name: "Bread" });
    await createCategory({ ...(await createOwner()), name: "Theirs" });
    expect((await listCategories(owner)).map(({ slug }) => slug)).toEqual(["bread", "news"]);
  });
});
