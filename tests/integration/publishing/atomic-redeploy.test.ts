import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, Prisma } from "~/lib/db.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { markSiteChanged } from "~/modules/deployment-record/mark-site-changed.server";
import { republishSite } from "~/modules/publishing/republish-site.server";
import type { Renderer } from "~/renderer/start-renderer";
import { atOneMoment } from "../../setup/one-moment";
import { httpGet } from "./http-get";
import { codeOf, deploySite, RendererWorld, until } from "./publishing-world";

type Site = Awaited<ReturnType<typeof deploySite>>;

const world = new RendererWorld();
let renderers: Renderer[];
beforeAll(async () => {
  renderers = await Promise.all([world.startFollowing(), world.startFollowing()]);
});
afterAll(() => world.end());

/** One visit: the page and then the stylesheet and script that it names; gives the version that each is of. */
async function visit(port: number, path: string): Promise<string[]> {
  const page = await httpGet(port, path, { headers: { "accept-encoding": "br" } });
  const parts = [...page.text.matchAll(/(?:href|src)="(assets\/(?:styles|script)[^"]+)"/g)].map((match) => match[1]!);
  const files = await Promise.all(parts.map((part) => httpGet(port, path + part)));
  expect([page, ...files].map((answer) => answer.status)).toEqual([200, 200, 200]);
  const versions = [/<h1>(.*)<\/h1>/, /\/\* (.*) \*\//, /\/\/ (.*)/].map(
    (pattern, index) => pattern.exec([page, ...files][index]!.text)?.[1],
  );
  return versions.map(String);
}

const REDEPLOYS = process.env.FULL ? 500 : 10;
const PATIENCE_MS = process.env.FULL ? 1_800_000 : 60_000;

/** Visits a site again and again; a visit that begins after an answer may not see an older version than it named. */
async function keepVisiting(port: number, path: string, answers: { last: number; done: boolean }): Promise<number> {
  let visits = 0;
  for (; !answers.done; visits += 1) {
    const oldest = answers.last;
    const versions = await visit(port, path);
    expect(new Set(versions).size, `one version in ${versions.join()}`).toBe(1);
    expect(Number(versions[0]!.slice("version ".length))).toBeGreaterThanOrEqual(oldest);
  }
  return visits;
}

it("shows every visitor wholly the old site or wholly the new one, and the new one after the answer", {
  timeout: PATIENCE_MS,
}, async () => {
  const site = await deploySite("version 0");
  const answers = { last: 0, done: false };
  const visitors = Promise.all(
    renderers.flatMap(({ port }) => [1, 2].map(() => keepVisiting(port, site.path, answers))),
  ).finally(() => (answers.done = true));
  const publishing = (async () => {
    for (let version = 1; version <= REDEPLOYS && !answers.done; version += 1) {
      const deployedCode = codeOf(`version ${version}`);
      const { lagging } = await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode });
      const isServed = async ({ port }: Renderer) =>
        (await visit(port, site.path)).every((part) => part === `version ${version}`);
      // A renderer that the answer names is promised nothing of; it follows by itself.
      if (lagging.length > 0) await until(async () => (await Promise.all(renderers.map(isServed))).every(Boolean));
      answers.last = version;
      for (const renderer of renderers)
        expect(await isServed(renderer), `version ${version} after the answer`).toBe(true);
    }
  })().finally(() => (answers.done = true));
  const [visits] = await Promise.all([visitors, publishing]);
  for (const count of visits) expect(count).toBeGreaterThan(0);
});

it("keeps the files that an earlier page refers to, but not its pages", async () => {
  const site = await deploySite("early");
  const { port } = renderers[0]!;
  const early = (await httpGet(port, site.path)).text;
  const styles = /href="(assets\/styles[^"]+)"/.exec(early)![1]!;
  await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode: codeOf("late") });
  expect((await httpGet(port, site.path)).text).toContain("<h1>late</h1>");
  expect((await httpGet(port, site.path + styles)).text).toContain("/* early */");
});

describe("a site that changes while it is made anew", () => {
  const rowOf = ({ deployment }: Site) => Prisma.sql`select id from deployments where id = ${deployment.id} for update`;
  const redeploy = ({ actor, deployment }: Site) =>
    redeployWebsite({ actor, deploymentId: deployment.id, deployedCode: codeOf("two") });
  const shown = async ({ path }: Site, file = "") => (await httpGet(renderers[0]!.port, path + file)).text;
  const done = { status: "fulfilled" };

  it("keeps the code of a redeploy that ended after a republish began", async () => {
    const site = await deploySite("one");
    const republish = () => republishSite({ actor: site.actor, deploymentId: site.deployment.id });
    expect(await atOneMoment({ held: rowOf(site), acts: [() => redeploy(site), republish] })).toMatchObject([
      done,
      done,
    ]);
    expect(await shown(site)).toContain("<h1>two</h1>");
  });

  it("shows the post that was published after a redeploy began", async () => {
    const site = await deploySite("one");
    const {
      actor: { userId: ownerId },
      deployment: { id: deploymentId },
    } = site;
    const publish = () =>
      db.$transaction(async (tx) => {
        await markSiteChanged(tx, deploymentId, "posts");
        await tx.post.create({
          data: {
            ownerId,
            deploymentId,
            title: "Late",
            content: "x",
            slug: "late",
            status: "published",
            publishedAt: new Date(),
          },
        });
      });
    expect(await atOneMoment({ held: rowOf(site), acts: [publish, () => redeploy(site)] })).toMatchObject([done, done]);
    expect(await shown(site)).toContain("<h1>two</h1>");
    expect(await shown(site, "blog/")).toContain("Late");
  });
});
