import { afterAll, beforeAll, expect, it } from "vitest";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import { codeOf, deploySite, RendererWorld } from "./publishing-world";

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
  const versions = [/<h1>(.*)<\/h1>/, /\/\* (.*) \*\//, /\/\/ (.*)/].map((pattern, index) => pattern.exec([page, ...files][index]!.text)?.[1]);
  return versions.map(String);
}

it("shows every visitor wholly the old site or wholly the new one, and the new one after the answer", async () => {
  const site = await deploySite("version 0");
  let done = false;
  const visitors = renderers.flatMap(({ port }) =>
    Array.from({ length: 2 }, async () => {
      let visits = 0;
      for (; !done; visits += 1) expect(new Set(await visit(port, site.path)).size).toBe(1);
      return visits;
    }),
  );
  for (let version = 1; version <= 10; version += 1) {
    const deployedCode = codeOf(`version ${version}`);
    const { lagging } = await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode });
    expect(lagging).toEqual([]);
    for (const { port } of renderers) expect((await visit(port, site.path))[0]).toBe(`version ${version}`);
  }
  done = true;
  for (const visits of await Promise.all(visitors)) expect(visits).toBeGreaterThan(0);
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
