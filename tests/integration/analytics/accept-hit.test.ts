import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { packCountries } from "~/renderer/countries/country-file";
import { CHECKER_USER_AGENT } from "~/published/checker";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "../publishing/http-get";
import { deploySite, RendererWorld, until } from "../publishing/publishing-world";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const APP = "app.example";

/** 203.0.113.0/24 is Portuguese. */
const COUNTRIES = {
  codes: ["", "PT"],
  ipv4: { starts: Uint32Array.of(0, 0xcb00_7100, 0xcb00_7200), countries: Uint8Array.of(0, 1, 0) },
  ipv6: { starts: Float64Array.of(0), countries: Uint8Array.of(0) },
};
const CAMPAIGN = ["newsletter", "email", "Spring"];

const world = new RendererWorld();
let renderer: Renderer;
let other: Renderer;
let site: Awaited<ReturnType<typeof deploySite>>;
let visitors = 0;

beforeAll(async () => {
  await keepSalts();
  const datacentreRanges = join(await world.folder(), "ranges.txt");
  await writeFile(datacentreRanges, "# published by nobody\n198.51.100.0/24\n2001:db8::/32 # and this\n");
  const countryFile = join(await world.folder(), "countries.br");
  await writeFile(countryFile, packCountries(COUNTRIES));
  const settings = { sitesDomain: "sites.example", appOrigin: `https://${APP}`, datacentreRanges, countryFile };
  [renderer, other] = await Promise.all([world.startFollowing(settings), world.startFollowing(settings)]);
  site = await deploySite();
});
afterAll(() => world.end());
beforeEach(() => db.arrival.deleteMany().then(() => undefined));

interface Sent {
  body?: object | string;
  headers?: Record<string, string>;
  to?: Renderer;
}

/** A page view under `/sites`, by a visitor of its own, unless told otherwise. */
function hit({ body = {}, headers = {}, to = renderer }: Sent = {}) {
  const page = {
    site: site.deployment.subdomain,
    kind: "view",
    host: APP,
    path: site.path,
    referrer: "",
    framed: false,
  };
  const address = `203.0.113.${(visitors = (visitors % 250) + 1)}`;
  return httpGet(to.port, "/api/hit", {
    method: "POST",
    headers: {
      host: APP,
      origin: "null",
      "user-agent": FIREFOX,
      "x-forwarded-for": address,
      "content-type": "text/plain;charset=UTF-8",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify({ ...page, ...body }),
  });
}

/** What has come to the database of so many hits. */
async function arrived(count: number) {
  await until(async () => (await db.arrival.count()) >= count);
  const rows = await db.arrival.findMany({ orderBy: { ulid: "asc" } });
  return rows.map(({ payload }) => payload as Record<string, unknown>);
}

describe("a hit", () => {
  it("is answered with nothing, and handed on without network address and user agent", async () => {
    const answer = await hit({ body: { referrer: "https://www.search.example:8443/?q=bread" } });
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    expect(answer.headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    const { visitorId, priorVisitorId: _prior, ...rest } = (await arrived(1))[0]!;
    expect(rest).toEqual({
      deploymentId: site.deployment.id,
      kind: "view",
      path: "/",
      referrer: "www.search.example",
      campaign: null,
      country: "PT",
      device: "desktop",
    });
    expect(visitorId).toMatch(/^-?\d{1,19}$/);
    const [row] = await db.$queryRaw<{ text: string }[]>`select payload::text as text from arrivals`;
    expect(row!.text).not.toMatch(/203\.0\.113|Firefox|Mozilla/);
  });

  it("is taken on the site's own hosts too, and says of which page of the site it is", async () => {
    const own = `${site.deployment.subdomain}.sites.example`;
    await hit({
      headers: { host: own, origin: `https://${own}` },
      body: { host: own, path: "/blog/rye/", referrer: `https://${own}/` },
    });
    await hit({
      body: { path: `${site.path}blog/rye/`, kind: "event", site: site.deployment.subdomain.toUpperCase() },
    });
    expect(await arrived(2)).toMatchObject([
      { kind: "view", path: "/blog/rye/", referrer: null },
      { kind: "event", path: "/blog/rye/", referrer: null },
    ]);
  });

  it("says which campaign it came by, of which country, on what", async () => {
    const phone = { "user-agent": FIREFOX, "sec-ch-ua-mobile": "?1" };
    await hit({ headers: phone, body: { campaign: CAMPAIGN } });
    await hit({
      headers: { "x-forwarded-for": "192.0.2.7" },
      body: { campaign: [" ", `${"x".repeat(98)}😀😀😀`, ""] },
    });
    // What nobody's beacon sends takes nothing from the visit.
    for (const campaign of [undefined, "newsletter", [1, 2, 3], ["\u0000", "", ""], ["a"]])
      await hit({ body: { campaign } });
    const rows = await arrived(7);
    expect(rows[0]).toMatchObject({ campaign: JSON.stringify(CAMPAIGN), country: "PT", device: "phone" });
    expect(rows[1]).toMatchObject({
      campaign: JSON.stringify(["", `${"x".repeat(98)}😀😀`, ""]),
      country: null,
      device: "desktop",
    });
    expect(rows.slice(2).map(({ kind, campaign }) => [kind, campaign])).toEqual(
      Array.from({ length: 5 }, () => ["view", null]),
    );
  });

  it("has a path that is cut at a whole character", async () => {
    await hit({ body: { path: `${site.path}${"x".repeat(498)}😀😀` } });
    expect(await arrived(1)).toMatchObject([{ path: `/${"x".repeat(498)}😀` }]);
  });

  it("has no referrer that is the site itself, under whatever name", async () => {
    const own = `${site.deployment.subdomain}.sites.example`;
    const elsewhere = await deploySite();
    for (const referrer of [
      `https://${own}:8443/blog/`,
      `https://${APP}/`,
      `https://${elsewhere.deployment.subdomain}.sites.example/`,
      `https://${"a".repeat(300)}.example/`,
      "android-app://com.example/",
    ])
      await hit({ body: { referrer } });
    expect((await arrived(5)).map(({ referrer }) => referrer)).toEqual([
      null,
      null,
      `${elsewhere.deployment.subdomain}.sites.example`,
      null,
      null,
    ]);
  });

  it("gives one visitor the same id on all renderers, and another one on another site", async () => {
    const elsewhere = await deploySite();
    const headers = { "x-forwarded-for": "203.0.113.251" };
    await hit({ headers });
    await hit({ headers, to: other });
    await hit({ headers, body: { site: elsewhere.deployment.subdomain, path: elsewhere.path } });
    const ids = (await arrived(3)).map(({ visitorId, deploymentId }) => [visitorId, deploymentId]);
    const own = ids.filter(([, id]) => id === site.deployment.id).map(([visitorId]) => visitorId);
    expect([own.length, new Set(own).size, new Set(ids.map(([visitorId]) => visitorId)).size]).toEqual([2, 1, 2]);
  });
});

describe("a hit that is not counted", () => {
  const CASES: [reason: string, why: string, sent: Sent][] = [
    [
      "bot",
      "a search engine",
      { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" } },
    ],
    [
      "bot",
      "a browser that a program drives",
      { headers: { "user-agent": FIREFOX.replace("Firefox", "HeadlessChrome") } },
    ],
    ["bot", "no user agent", { headers: { "user-agent": "" } }],
    ["own checker", "Lighthouse", { headers: { "user-agent": CHECKER_USER_AGENT } }],
    ["foreign host", "a copy elsewhere", { body: { host: "copy.example" } }],
    ["foreign host", "a page of another origin", { headers: { origin: "https://evil.example" } }],
    ["foreign host", "a page that is none of the site", { body: { path: "/sites/somebody-else/" } }],
    ["owner preview", "a frame", { body: { framed: true } }],
    ["owner preview", "opened from the app", { body: { referrer: `https://${APP}/deployments` } }],
    ["datacentre", "an address out of a datacentre", { headers: { "x-forwarded-for": "198.51.100.7" } }],
    ["datacentre", "another one", { headers: { "x-forwarded-for": "2001:db8::7" } }],
    ["spam referrer", "an invented visit", { body: { referrer: "http://site.semalt.com/crawler" } }],
    ["malformed", "another kind", { body: { kind: "purchase" } }],
    ["malformed", "no path", { body: { path: 7 } }],
    ["malformed", "a character that cannot be stored", { body: { path: `/sites/x/\u0000` } }],
  ];

  it.each(CASES)("is counted as %s: %s", async (reason, _why, sent) => {
    expect((await hit(sent)).status).toBe(204);
    expect(await arrived(1)).toEqual([{ deploymentId: site.deployment.id, dropped: reason }]);
  });

  it("is one of a visitor who asks more often than a person can", async () => {
    const headers = { "x-forwarded-for": "203.0.113.252" };
    await Promise.all(Array.from({ length: 65 }, () => hit({ headers })));
    const dropped = (await arrived(65)).filter((payload) => "dropped" in payload);
    expect(dropped.map(({ dropped: reason }) => reason)).toEqual(Array.from({ length: 5 }, () => "rate limit"));
  });

  it("is whatever an owner does who came from the app, but not what a visitor does within the site", async () => {
    const [owner, visitor] = [{ "x-forwarded-for": "203.0.113.253" }, { "x-forwarded-for": "203.0.113.254" }];
    await hit({ headers: owner, body: { referrer: `https://${APP}/analysis/7?edit=true` } });
    await hit({ headers: owner, body: { kind: "end" } });
    // All that browsers say of a sandboxed page that a visitor came from.
    await hit({ headers: visitor, body: { referrer: `https://${APP}/` } });
    expect((await arrived(3)).map(({ dropped }) => dropped)).toEqual(["owner preview", "owner preview", undefined]);
  });

  it.each([
    ["of no site", JSON.stringify({ site: "nobody-here" })],
    ["that is no JSON", "{"],
    ["without an end", "x".repeat(20_000)],
  ])("is nobody's: one %s", async (_, body) => {
    expect((await hit({ body })).status).toBe(204);
    await hit();
    expect(await arrived(1)).toMatchObject([{ kind: "view" }]);
  });

  it("is one that is unreadable on the site's own host", async () => {
    await hit({ headers: { host: `${site.deployment.subdomain}.sites.example` }, body: "x".repeat(20_000) });
    expect(await arrived(1)).toEqual([{ deploymentId: site.deployment.id, dropped: "malformed" }]);
  });
});

it("answers other methods with 405", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await httpGet(renderer.port, "/api/hit", { method, headers: { host: APP } });
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  }
});

it("does not start with ranges that cannot be read", async () => {
  const datacentreRanges = join(await world.folder(), "broken.txt");
  await writeFile(datacentreRanges, "198.51.100.0/24\n198.51.100.0/33\n");
  await expect(world.start({ datacentreRanges })).rejects.toThrow(
    'line 2: "198.51.100.0/33" is no range of network addresses',
  );
});
