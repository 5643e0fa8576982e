import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { advanceClock, writeEdgeRows } from "~/modules/edge/edge-clock.server";
import { publishingTransaction } from "~/modules/edge/publishing-transaction.server";
import { hostKey, siteKey, siteState, type ClosedReason, type HostState } from "~/published/edge-state";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";
import { deploySite, readHealth, RendererWorld, until } from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing({
    sitesDomain: "sites.example",
    appOrigin: "https://app.example",
    sitesCname: "edge.example",
  });
});
afterAll(() => world.end());

type Site = Awaited<ReturnType<typeof deploySite>>;
let number = 0;

/** A live site with a domain that shows it and one that leads there. */
async function siteWithDomains() {
  const site = await deploySite();
  const domain = `rose-${++number}.example`;
  const hosts: [string, HostState][] = [
    [domain, { deploymentId: site.deployment.id }],
    [`www.${domain}`, { deploymentId: site.deployment.id, redirectTo: domain }],
  ];
  await write(hosts.map(([name, value]) => ({ key: hostKey(name), value })));
  return { ...site, domain, subdomain: `${site.deployment.subdomain}.sites.example` };
}

/** Writes rows as publishing does, and waits until the renderer has them. */
async function write(rows: { key: string; value: object }[]): Promise<void> {
  const { seq } = await publishingTransaction(async (tx) => {
    const position = await advanceClock(tx);
    await writeEdgeRows(tx, position, rows);
    return position;
  });
  renderer.pullNow();
  await until(async () => (await readHealth(renderer)).seq >= Number(seq));
}

async function close({ deployment }: Site, closed: ClosedReason): Promise<void> {
  const row = await db.edgeState.findUniqueOrThrow({ where: { key: siteKey(deployment.id) } });
  await write([
    { key: siteKey(deployment.id), value: { ...siteState.parse(row.value), files: {}, retired: {}, closed } },
  ]);
}

const at = (host: string, path = "/", options: Parameters<typeof httpGet>[2] = {}) =>
  httpGet(renderer.port, path, { ...options, headers: { ...options.headers, host } });
const ask = async (domain: string, headers = {}) =>
  (await httpGet(renderer.port, `/ask?domain=${encodeURIComponent(domain)}`, { headers })).status;
const message = (deploymentId: string) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ deploymentId, formData: { message: "Hello" } }),
});

describe("a site's names", () => {
  it("have the same bytes under /sites, as a subdomain and as a domain", async () => {
    const site = await siteWithDomains();
    const answers = await Promise.all([
      at("app.example", site.path),
      at(site.subdomain),
      at(site.domain),
      at(`${site.domain.toUpperCase()}.:8443`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { bytes, headers } of answers)
      expect([bytes, headers.etag]).toEqual([answers[0]!.bytes, answers[0]!.headers.etag]);
  });

  it("lead to the chosen one with path and query, but take what visitors send", async () => {
    const site = await siteWithDomains();
    const location = `https://${site.domain}/a%20b/?x=1`;
    expect(await at(`www.${site.domain}`, "/a%20b/?x=1")).toMatchObject({ status: 308, headers: { location } });
    expect((await at(`www.${site.domain}`, "/api/contact", message(site.deployment.subdomain))).status).toBe(200);
  });

  it("that are nobody's are misdirected, with whatever is sent to them", async () => {
    const answers = await Promise.all([
      at("removed.example"),
      at("sites.example"),
      at("edge.example", "/health"),
      at("removed.example", "/api/contact", message("rose")),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([421, 421, 421, 421]);
    expect(answers[0]!.text).not.toContain("Plinth");
  });
});

describe("a closed site", () => {
  it.each([
    ["unpublished", 404, "There is no site here"],
    ["taken down", 410, "This site is not available"],
  ] as const)("that is %s answers %i everywhere and takes nothing", async (reason, status, words) => {
    const site = await siteWithDomains();
    await close(site, reason);
    for (const answer of [
      await at("localhost", site.path),
      await at(site.subdomain, "/x"),
      await at(site.domain),
      await at(`www.${site.domain}`),
    ]) {
      expect([answer.status, answer.text.includes(words), answer.headers["cache-control"]]).toEqual([
        status,
        true,
        "no-store",
      ]);
    }
    const sent = await at("localhost", "/api/contact", message(site.deployment.subdomain));
    expect([sent.status, JSON.parse(sent.text).error]).toEqual([
      404,
      "Sorry, there was an error sending your message. Please try again.",
    ]);
    const hit = JSON.stringify({
      site: site.deployment.subdomain,
      kind: "view",
      host: site.domain,
      path: "/",
      referrer: "",
      framed: false,
    });
    expect((await at(site.domain, "/api/hit", { method: "POST", body: hit })).status).toBe(204);
    expect((await readHealth(renderer)).spool.rows).toBe(0);
    expect(await ask(site.domain)).toBe(404);
  });
});

describe("the question for a certificate", () => {
  it("is answered for the names of live sites, to this machine only", async () => {
    const site = await siteWithDomains();
    const names = [
      site.domain,
      `www.${site.domain}`,
      site.subdomain,
      "nobody.sites.example",
      "removed.example",
      "app.example",
      "edge.example",
      "sites.example",
      "",
    ];
    expect(await Promise.all(names.map((name) => ask(name)))).toEqual([200, 200, 200, 404, 404, 404, 404, 404, 404]);
    expect(await ask(site.domain, { "x-forwarded-for": "203.0.113.9" })).toBe(404);
    expect(await ask(site.domain, { host: "app.example" })).toBe(404);
    expect((await httpGet(renderer.port, "/health", { headers: { "x-forwarded-for": "203.0.113.9" } })).status).toBe(
      404,
    );
  });
});
