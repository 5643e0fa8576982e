import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { createPost } from "~/modules/content/create-post.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { createPostInput } from "~/modules/content/post-input";
import { updatePost } from "~/modules/content/update-post.server";
import { bringBack } from "~/modules/publishing/bring-back.server";
import { readHistory } from "~/modules/publishing/read-history.server";
import { readSnapshotFile } from "~/modules/publishing/read-snapshot-file.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { markSiteChanged } from "~/modules/deployment-record/mark-site-changed.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { setActive } from "~/modules/publishing/set-active.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import { codeOf, createOwner, deploySite, RendererWorld } from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

type Site = Awaited<ReturnType<typeof deploySite>>;
const targetOf = ({ actor, deployment }: Site) => ({ actor, deploymentId: deployment.id });
const read = (site: Site, path = "") => httpGet(renderer.port, site.path + path);
const redeploy = (site: Site, version: string) => redeployWebsite({ ...targetOf(site), deployedCode: codeOf(version) });
const newest = async (site: Site) => (await readHistory(targetOf(site))).publications;
const write = ({ actor, deployment }: Site, title: string) =>
  createPost({
    ...createPostInput.parse({ title, content: "From Friday on.", status: "published", deploymentId: deployment.id }),
    actor,
  });

/** Every byte that a site answers, by the addresses that its newest state names. */
async function bytesOf(site: Site) {
  const snapshot = await db.snapshot.findFirstOrThrow({
    where: { deploymentId: site.deployment.id },
    orderBy: { id: "desc" },
  });
  const paths = Object.keys(snapshot.manifest as object).filter((path) => !path.endsWith("404.html"));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await read(site, path)).headers.etag])),
  );
}

describe("the history of a site", () => {
  it("says when, who, why, and on how many renderers the present state is", async () => {
    const site = await deploySite();
    await redeploy(site, "two");
    await write(site, "Easter bread");
    const { publications, isActive } = await readHistory(targetOf(site));
    expect(publications.map(({ kind, changes, by, isCurrent }) => [kind, changes, by, isCurrent])).toEqual([
      ["content", ["post published: Easter bread"], "rose@example.com", true],
      ["redeploy", ["text: two", "design", "behaviour"], "rose@example.com", false],
      ["deploy", [], "rose@example.com", false],
    ]);
    expect(isActive).toBe(true);
    await vi.waitFor(
      async () => expect((await readHistory(targetOf(site))).renderers).toEqual({ live: 1, lagging: [] }),
      10_000,
    );
    await db.user.update({ where: { id: site.actor.userId }, data: { firstName: "Rose", lastName: "Lee" } });
    expect((await newest(site))[1]).toMatchObject({ by: "Rose Lee" });
  });

  it("says which post was changed and deleted, and what Plinth did by itself", async () => {
    const site = await deploySite();
    const { id: postId } = await write(site, "Easter bread");
    await updatePost({ actor: site.actor, postId, title: "Easter cake" });
    await deletePost({ actor: site.actor, postId });
    await db.$transaction((tx) => markSiteChanged(tx, site.deployment.id, "pictures"));
    await republishIfBehind({ deploymentId: site.deployment.id });
    const told = (await newest(site)).map(({ changes, by }) => [changes[0], by]);
    expect(told.slice(0, 4)).toEqual([
      ["pictures", null],
      ["post deleted: Easter cake", "rose@example.com"],
      ["post changed: Easter cake", "rose@example.com"],
      ["post published: Easter bread", "rose@example.com"],
    ]);
  });

  it("keeps and lists 20 publications by people and 20 by Plinth, whichever came last", async () => {
    const site = await deploySite();
    const first = (await newest(site))[0]!.id;
    await db.$executeRaw`
      insert into snapshots (deployment_id, code_hash, manifest, kind, changes, author, created_at)
      select deployment_id, code_hash, manifest, 'content', '{pictures}', 'plinth', now() - interval '3 days' from snapshots, generate_series(1, 25) where id = ${first}`;
    await db.$executeRaw`update snapshots set created_at = now() - interval '3 days' where id = ${first}`;
    await removeLeftovers();
    expect((await newest(site)).map(({ by }) => by)).toEqual([
      ...Array.from({ length: 20 }, () => null),
      "rose@example.com",
    ]);
    await db.$executeRaw`
      insert into snapshots (deployment_id, code_hash, manifest, kind, created_at)
      select deployment_id, code_hash, manifest, 'redeploy', now() - interval '3 days' from snapshots, generate_series(1, 25) where id = ${first}`;
    await removeLeftovers();
    const counts = await db.snapshot.groupBy({
      by: ["author"],
      where: { deploymentId: site.deployment.id },
      _count: true,
    });
    // What is live stays, however old.
    expect(Object.fromEntries(counts.map(({ author, _count }) => [author, _count]))).toEqual({ owner: 21, plinth: 20 });
    expect(await newest(site)).toHaveLength(40);
  });

  it("lets its owner look at each, byte for byte, and counts no visit", async () => {
    const site = await deploySite();
    await write(site, "Easter bread");
    await redeploy(site, "two");
    const [, earlier] = await newest(site);
    const token = /^\/preview\/snapshot\/([^/]+)\/$/.exec(earlier!.preview)![1]!;
    const look = (path: string) => readSnapshotFile({ token, path });
    const page = await look("");
    expect(page).toMatchObject({ type: expect.stringContaining("text/html"), onlyFor: site.actor.userId });
    expect(Buffer.from(page!.bytes).toString()).toContain("<h1>one</h1>");
    expect((await look("blog/easter-bread/"))!.onlyFor).toBe(site.actor.userId);
    const beacon = /src="([^"]*visits\.[0-9a-f]+\.js)"/.exec(Buffer.from(page!.bytes).toString())![1]!;
    expect((await look(beacon))!.bytes).toHaveLength(0);
    for (const path of ["nowhere", "../index.html", "__proto__"]) expect(await look(path)).toBeNull();
    expect(await readSnapshotFile({ token: token.replace(/^\d+/, "1"), path: "" })).toBeNull();
  });

  it("names a renderer that does not follow, here and in the answer to what was published", async () => {
    const site = await deploySite();
    const { id: snapshotId } = (await newest(site))[0]!;
    await redeploy(site, "two");
    await db.$executeRaw`insert into edge_renderers (id, seq, epoch) select 'stuck', 0, epoch from edge_clock`;
    expect(await bringBack({ ...targetOf(site), snapshotId })).toMatchObject({ lagging: ["stuck"] });
    expect((await readHistory(targetOf(site))).renderers).toEqual({ live: 2, lagging: ["stuck"] });
    await db.edgeRenderer.delete({ where: { id: "stuck" } });
  });

  it("is its owner's alone", async () => {
    const site = await deploySite();
    const stranger = { ...targetOf(site), actor: (await createOwner()).actor };
    const { id: snapshotId } = (await newest(site))[0]!;
    const none = { status: 404 };
    await expect(readHistory(stranger)).rejects.toMatchObject(none);
    await expect(bringBack({ ...stranger, snapshotId })).rejects.toMatchObject(none);
    await expect(setActive({ ...stranger, isActive: false })).rejects.toMatchObject(none);
    const other = await deploySite();
    await expect(bringBack({ ...targetOf(other), snapshotId })).rejects.toMatchObject(none);
    await expect(bringBack({ ...targetOf(site), snapshotId })).rejects.toMatchObject({ status: 409 });
    expect((await read(site)).text).toContain("<h1>one</h1>");
  });
});

describe("an earlier version that is brought back", () => {
  it("answers byte for byte, however old, and leaves what the owner works on alone", async () => {
    const site = await deploySite();
    await write(site, "Easter bread");
    const before = await bytesOf(site);
    const { id: snapshotId, createdAt } = (await newest(site))[0]!;
    await redeploy(site, "two");
    await write(site, "Stollen");
    const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await Promise.all([
      db.blob.updateMany({ data: { createdAt: old } }),
      db.siteCode.updateMany({ data: { createdAt: old } }),
    ]);
    await db.$executeRaw`update edge_state set value = jsonb_set(value, '{retired}', '{}') where key like 'site:%'`;
    await removeLeftovers();
    const { codeHash } = await db.website.findUniqueOrThrow({ where: { id: site.websiteId } });
    expect(await bringBack({ ...targetOf(site), snapshotId })).toMatchObject({
      lagging: [],
      deployment: { deployedCode: codeOf("one") },
    });
    expect(await bytesOf(site)).toEqual(before);
    expect((await read(site)).text).toContain("<h1>one</h1>");
    expect((await newest(site))[0]).toMatchObject({ kind: "rollback", sourceAt: createdAt, isCurrent: true });
    expect(await db.website.findUniqueOrThrow({ where: { id: site.websiteId } })).toMatchObject({ codeHash });
  });

  it("stays, whatever was about to be made anew, and keeps its code under later posts", async () => {
    const site = await deploySite();
    const { id: snapshotId, createdAt } = (await newest(site))[0]!;
    await redeploy(site, "two");
    await db.$transaction((tx) => markSiteChanged(tx, site.deployment.id, "posts"));
    await bringBack({ ...targetOf(site), snapshotId });
    const shown = await bytesOf(site);
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect(await bytesOf(site)).toEqual(shown);
    await write(site, "Stollen");
    expect((await read(site)).text).toContain("<h1>one</h1>");
    expect((await read(site, "blog/stollen/")).status).toBe(200);
    // Of one that was brought back twice, the first time counts.
    const again = (await newest(site)).find(({ kind }) => kind === "rollback")!;
    await bringBack({ ...targetOf(site), snapshotId: again.id });
    expect((await newest(site))[0]).toMatchObject({ sourceAt: createdAt });
  });

  it("comes whole: no visitor meets two versions or an error on the way", async () => {
    const site = await deploySite("even");
    await redeploy(site, "odd!");
    const ids = (await newest(site)).map(({ id }) => id);
    let isDone = false;
    const visits = (async () => {
      const seen = new Set<string>();
      while (!isDone) {
        const page = await read(site);
        const version = /<h1>(.*)<\/h1>/.exec(page.text)![1]!;
        const styles = await read(site, /href="(assets\/styles\.[0-9a-f]+\.css)"/.exec(page.text)![1]);
        expect(styles.text).toContain(`/* ${version} */`);
        seen.add(version);
      }
      return seen;
    })();
    for (let turn = 0; turn < 10; turn++) {
      await bringBack({ ...targetOf(site), snapshotId: ids[(turn + 1) % 2]! });
      expect((await read(site)).text).toContain(turn % 2 === 0 ? "<h1>even</h1>" : "<h1>odd!</h1>");
    }
    isDone = true;
    expect([...(await visits)].sort()).toEqual(["even", "odd!"]);
  });
});

describe("a site that is unpublished", () => {
  it("is gone at once, keeps its address, and comes back byte for byte", async () => {
    const site = await deploySite();
    const before = await bytesOf(site);
    expect(await setActive({ ...targetOf(site), isActive: false })).toMatchObject({
      lagging: [],
      deployment: { isActive: false },
    });
    const [path] = Object.keys(before).filter((name) => name.startsWith("assets/styles"));
    for (const answer of [await read(site), await read(site, path), await read(site, "nowhere")]) {
      expect(answer).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
      expect(answer.text).not.toContain("Rose");
    }
    expect(
      await db.deployment.count({ where: { subdomain: site.deployment.subdomain, ownerId: site.actor.userId } }),
    ).toBe(1);
    await setActive({ ...targetOf(site), isActive: true });
    expect(await bytesOf(site)).toEqual(before);
  });

  it("stays closed while its posts change, and shows them once it is published again", async () => {
    const site = await deploySite();
    await setActive({ ...targetOf(site), isActive: false });
    await write(site, "Stollen");
    await republishIfBehind({ deploymentId: site.deployment.id });
    expect((await read(site, "blog/stollen/")).status).toBe(404);
    await setActive({ ...targetOf(site), isActive: true });
    expect((await read(site, "blog/stollen/")).status).toBe(200);
  });

  it("is published by a redeploy, and by a version that is brought back, the last one too", async () => {
    const site = await deploySite();
    await setActive({ ...targetOf(site), isActive: false });
    expect((await redeploy(site, "two")).deployment).toMatchObject({ isActive: true });
    expect((await read(site)).text).toContain("<h1>two</h1>");
    await setActive({ ...targetOf(site), isActive: false });
    await bringBack({ ...targetOf(site), snapshotId: (await newest(site))[0]!.id });
    expect((await read(site)).text).toContain("<h1>two</h1>");
  });

  it("cannot come back while it is taken down", async () => {
    const site = await deploySite();
    const target = targetOf(site);
    await setActive({ ...target, isActive: false });
    await db.takeDown.create({
      data: { deploymentId: target.deploymentId, subdomain: site.deployment.subdomain, reason: "It names others." },
    });
    const refused = { status: 409, message: expect.stringContaining("It names others.") };
    await expect(setActive({ ...target, isActive: true })).rejects.toMatchObject(refused);
    await expect(redeploy(site, "two")).rejects.toMatchObject(refused);
    await expect(bringBack({ ...target, snapshotId: (await newest(site))[0]!.id })).rejects.toMatchObject(refused);
    await write(site, "Stollen");
    expect((await read(site, "blog/stollen/")).status).not.toBe(200);
  });
});
