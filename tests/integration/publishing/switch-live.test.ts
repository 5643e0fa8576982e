import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { takeDown } from "~/modules/moderation/take-down.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { switchLive } from "~/modules/publishing/switch-live.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import { createWebsite, deployInput, deploySite, RendererWorld, uniqueSubdomain } from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

const answerOf = (path: string, host?: string) => httpGet(renderer.port, path, host ? { headers: { host } } : {});
const statusOf = async (path: string) => (await answerOf(path)).status;

/** A live website with a verified domain, and another one of the same owner. */
async function twoWebsites() {
  const site = await deploySite("old");
  const host = `rose-${site.deployment.id}.example`;
  await db.domain.create({
    data: { deploymentId: site.deployment.id, host, token: `verify_${host}`, verifiedAt: new Date(), served: [host] },
  });
  const other = await createWebsite(site.actor.userId);
  return { ...site, host, otherId: other.id };
}
type Two = Awaited<ReturnType<typeof twoWebsites>>;

const wish = ({ actor, otherId, deployment }: Two, more: object = {}) => {
  const { customDomain: _, ...input } = deployInput({ actor, websiteId: otherId }, "new");
  return { ...input, leaves: deployment.id, takesDomain: false, ...more };
};

describe("switching the live website", () => {
  it("takes one down and puts the other up in one move of the clock, and back", async () => {
    const two = await twoWebsites();
    const { deployment } = await switchLive(wish(two));
    const { subdomain } = deployment;
    expect([await statusOf(two.path), await statusOf(`/sites/${subdomain}/`)]).toEqual([404, 200]);
    const rows = await db.edgeState.findMany({
      where: {
        key: {
          in: [
            `site:${two.deployment.id}`,
            `site:${deployment.id}`,
            `host:${two.deployment.subdomain}`,
            `host:${subdomain}`,
            `host:${two.host}`,
          ],
        },
      },
    });
    // Renderers take all of one number at once: there is none at which neither answers, or both.
    expect(new Set(rows.filter(({ key }) => key !== `host:${two.host}`).map(({ seq }) => seq)).size).toBe(1);
    expect(await answerOf("/", two.host)).toMatchObject({ status: 421 });

    const back = await switchLive({
      ...deployInput(two, "old again"),
      subdomain: two.deployment.subdomain,
      leaves: deployment.id,
      takesDomain: false,
    });
    expect(back.deployment).toMatchObject({ id: two.deployment.id, customDomain: two.host, domainVerified: true });
    expect([await statusOf(two.path), await statusOf(`/sites/${subdomain}/`)]).toEqual([200, 404]);
    expect((await answerOf("/", two.host)).text).toContain("<h1>old again</h1>");
    expect(await db.deployment.count({ where: { ownerId: two.actor.userId } })).toBe(2);
  });

  it("takes the domain along where that is wanted, without a moment in which it leads nowhere", async () => {
    const two = await twoWebsites();
    const { deployment } = await switchLive(wish(two, { takesDomain: true }));
    expect(deployment).toMatchObject({ customDomain: two.host, domainVerified: true });
    const shown = await answerOf("/", two.host);
    expect(shown.text).toContain("<h1>new</h1>");
    expect((await answerOf("/robots.txt", two.host)).text).toContain(`https://${two.host}/sitemap.xml`);
    expect(await db.edgeState.findUnique({ where: { key: `host:${two.host}` } })).toMatchObject({
      value: { deploymentId: deployment.id },
    });
    expect(await db.domain.count({ where: { deploymentId: two.deployment.id } })).toBe(0);
  });

  it("may give the other the name of the first", async () => {
    const two = await twoWebsites();
    const { deployment } = await switchLive(wish(two, { subdomain: two.deployment.subdomain }));
    expect((await answerOf(two.path)).text).toContain("<h1>new</h1>");
    expect(await db.restingName.count({ where: { name: two.deployment.subdomain } })).toBe(0);
    // The name meant the other website until now, so forms that name it are old copies.
    expect(await db.deployment.findUnique({ where: { id: deployment.id } })).toMatchObject({ formsByName: false });
  });
});

describe("a switch that is refused", () => {
  const nothingChanged = async (two: Two) => {
    expect((await answerOf(two.path)).text).toContain("<h1>old</h1>");
    expect(
      (await db.deployment.findMany({ where: { ownerId: two.actor.userId } })).map(({ withdrawnAt }) => withdrawnAt),
    ).toEqual([null]);
  };

  it("is one from a website that is taken down", async () => {
    const two = await twoWebsites();
    await takeDown({ address: two.deployment.subdomain, reason: "It deceives people." });
    await expect(switchLive(wish(two))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("It deceives people."),
    });
    expect(await db.deployment.count({ where: { ownerId: two.actor.userId } })).toBe(1);
    expect(await statusOf(two.path)).toBe(410);
  });

  it("is one to a name that somebody else has, or from what is not live", async () => {
    const [two, stranger] = [await twoWebsites(), await deploySite()];
    await expect(switchLive(wish(two, { subdomain: stranger.deployment.subdomain }))).rejects.toMatchObject({
      status: 409,
      fieldErrors: { subdomain: [expect.any(String)] },
    });
    await expect(switchLive(wish(two, { leaves: stranger.deployment.id }))).rejects.toMatchObject({ status: 409 });
    await expect(switchLive({ ...wish(two), analysisId: two.websiteId })).rejects.toMatchObject({ status: 409 });
    await expect(switchLive({ ...wish(two), analysisId: stranger.websiteId })).rejects.toMatchObject({ status: 404 });
    await nothingChanged(two);
  });

  it("leaves what was live as it was when the other was taken off meanwhile", async () => {
    const two = await twoWebsites();
    await deleteDeployment({ actor: two.actor, deploymentId: two.deployment.id });
    await expect(switchLive(wish(two))).rejects.toMatchObject({ status: 409 });
    expect(await db.deployment.count({ where: { ownerId: two.actor.userId, withdrawnAt: null } })).toBe(0);
  });

  it("happens once when it is asked for many times at once", async () => {
    const two = await twoWebsites();
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => switchLive(wish(two, { subdomain: uniqueSubdomain() }))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.deployment.count({ where: { ownerId: two.actor.userId, withdrawnAt: null } })).toBe(1);
  });
});
