import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import type { Renderer } from "~/renderer/start-renderer";
import { freePort } from "../../setup/free-ports";
import { APP_HOST, startCaddy, type RunningCaddy } from "../../setup/running-caddy";
import { deployForm } from "../contact/deploy-form";
import { httpGet } from "../publishing/http-get";
import { deploySite, RendererWorld } from "../publishing/publishing-world";
import { ask, askApp, askHttp2, startWeb } from "./caddy-world";

const SITES_DOMAIN = "sites.example";
const world = new RendererWorld();
let renderer: Renderer;
let rendererPort: number;
let edgeDir: string;
let web: Awaited<ReturnType<typeof startWeb>>;
let caddy: RunningCaddy;
let host: string;
let site: Awaited<ReturnType<typeof deploySite>>;

const settings = () => ({ port: rendererPort, edgeDir, sitesDomain: SITES_DOMAIN, appOrigin: `https://${APP_HOST}` });
beforeAll(async () => {
  [rendererPort, edgeDir, web] = [await freePort(), await world.folder(), await startWeb()];
  renderer = await world.startFollowing(settings());
  caddy = await startCaddy({
    PORT: String(web.port),
    RENDERER_PORT: String(rendererPort),
    CERTIFICATES: "internal",
    SITES_DOMAIN,
  });
  site = await deploySite();
  host = `${site.deployment.subdomain}.${SITES_DOMAIN}`;
  await vi.waitFor(() => askApp(caddy, "/"), { timeout: 20_000 });
});
afterAll(async () => {
  await caddy.stop();
  await Promise.all([world.end(), web.stop()]);
});

describe("a site", () => {
  it("answers the same bytes on its own host, under /sites and by the renderer alone, compressed once", async () => {
    const headers = { "accept-encoding": "br" };
    const alone = await httpGet(rendererPort, site.path, { headers });
    const [own, folder] = [await ask(caddy, host, "/", { headers }), await askApp(caddy, site.path, { headers })];
    expect(alone.headers["content-encoding"]).toBe("br");
    for (const answer of [own, folder]) {
      expect(answer.bytes.equals(alone.bytes)).toBe(true);
      expect(answer.headers).toMatchObject({ "content-encoding": "br", etag: alone.headers.etag });
    }
  });

  it("speaks HTTP/2", async () => {
    expect(await askHttp2(caddy, host, "/")).toBe(200);
    expect(await askHttp2(caddy, APP_HOST, "/")).toBe(200);
  });

  it("has no certificate before it is live, and no visitor may ask the renderer's own questions", async () => {
    await expect(ask(caddy, `nobody.${SITES_DOMAIN}`, "/")).rejects.toThrow(/alert internal error/);
    await expect(ask(caddy, "nobody.example", "/")).rejects.toThrow(/alert internal error/);
    expect((await ask(caddy, host, `/ask?domain=${host}`)).status).toBe(404);
    expect((await ask(caddy, host, "/health")).status).toBe(404);
  });

  it("is refused after it is gone, though Caddy keeps its certificate", async () => {
    const gone = await deploySite();
    const name = `${gone.deployment.subdomain}.${SITES_DOMAIN}`;
    expect((await ask(caddy, name, "/")).status).toBe(200);
    await deleteDeployment({ actor: gone.actor, deploymentId: gone.deployment.id });
    const refused = await ask(caddy, name, "/");
    expect(refused.status).toBe(404);
    // Under a name for which there is no certificate, the renderer alone decides.
    const foreign = await ask(caddy, host, "/", { headers: { host: "removed.example" } });
    expect([foreign.status, foreign.text]).toEqual([421, expect.not.stringContaining("one")]);
  });
});

describe("the app's host", () => {
  it("leads to web, but for sites and what visitors send: web never sees those", async () => {
    web.asked.length = 0;
    expect((await askApp(caddy, "/create?x=1")).text).toBe("web");
    expect((await askApp(caddy, site.path)).text).toContain("<h1>one</h1>");
    expect((await askApp(caddy, "/sites/nobody-there/")).status).toBe(404);
    for (const path of ["/api/contact", "/api/hit"])
      expect((await askApp(caddy, path, { method: "PUT" })).status).toBe(405);
    expect(web.asked.map(({ url }) => url)).toEqual(["/create?x=1"]);
  });

  it("believes nobody who says that he is another", async () => {
    web.asked.length = 0;
    const headers = {
      "x-forwarded-for": "198.51.100.1, 127.0.0.1",
      "x-forwarded-proto": "gopher",
      "x-forwarded-host": "evil.example",
    };
    await askApp(caddy, "/", { headers });
    const forwarded = { "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https", "x-forwarded-host": APP_HOST };
    expect(web.asked[0]!.headers).toMatchObject({ ...forwarded, host: APP_HOST });
    const { deployment } = await deployForm();
    const send = (number: number) => {
      const body = JSON.stringify({
        deploymentId: deployment.subdomain,
        formData: { name: "Ana", email: "ana@example.com", message: `${number}` },
      });
      return askApp(caddy, "/api/contact", {
        method: "POST",
        body,
        headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${number}` },
      });
    };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it("leads from http to https", async () => {
    const answer = await httpGet(caddy.http, "/posts/?page=2", { headers: { host: `${host}:${caddy.http}` } });
    expect([answer.status, answer.headers.location]).toEqual([308, `https://${host}:${caddy.https}/posts/?page=2`]);
  });
});

describe("the previews' host", () => {
  const previews = `preview.${SITES_DOMAIN}`;

  it("leads to web with everything, and with nobody's cookies", async () => {
    web.asked.length = 0;
    for (const path of ["/preview/link/x/?y=1", "/sites/rose/", "/api/contact"]) {
      expect((await ask(caddy, previews, path, { headers: { cookie: "plinth_session=x" } })).text).toBe("web");
    }
    expect(web.asked.map(({ url, headers }) => [url, headers.host, headers.cookie])).toEqual([
      ["/preview/link/x/?y=1", previews, undefined],
      ["/sites/rose/", previews, undefined],
      ["/api/contact", previews, undefined],
    ]);
  });
});

describe("limits", () => {
  it("refuses headers and bodies that are too large", async () => {
    expect((await askApp(caddy, "/", { headers: { "x-long": "x".repeat(40_000) } })).status).toBe(431);
    const body = Buffer.alloc(300_000, "x");
    // Whichever of the two sees it first: Caddy, or the renderer, which takes less.
    const chunked = {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    };
    expect((await ask(caddy, host, "/api/contact", chunked)).status).toBe(413);
    const large = await askApp(caddy, "/upload", {
      method: "POST",
      body: Buffer.alloc(65_000_000),
      headers: { "transfer-encoding": "chunked" },
    });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining("This request was refused")]);
  });

  it("keeps of an address only its network, and neither headers nor queries", async () => {
    await ask(caddy, host, "/?token=secret", { headers: { "user-agent": "somebody" } });
    for (const path of [
      "/preview/secret/",
      "/preview/link/secret/",
      "/preview/version/1-secret/",
      "/preview/snapshot/1-secret/",
    ])
      await askApp(caddy, `${path}index.html?a=secret`);
    const shown = [
      "/preview//index.html",
      "/preview/link//index.html",
      "/preview/version//index.html",
      "/preview/snapshot//index.html",
    ];
    await vi.waitUntil(() => shown.every((uri) => caddy.log().some(({ request }) => request.uri === uri)));
    const lines = caddy.log();
    expect(new Set(lines.map(({ request }) => request.remote_ip))).toEqual(new Set(["127.0.0.0"]));
    expect(JSON.stringify(lines)).not.toMatch(/secret|somebody|remote_port|headers/);
  });
});

describe("outages", () => {
  it("of the database and web leave sites and new certificates alone", async () => {
    const later = await deploySite();
    const name = `${later.deployment.subdomain}.${SITES_DOMAIN}`;
    await world.stop(renderer);
    await web.stop();
    renderer = await world.start({
      ...settings(),
      databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    });
    const [answers, app] = await Promise.all([
      Promise.all([ask(caddy, name, "/"), ask(caddy, host, "/")]),
      askApp(caddy, "/"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([app.status, app.headers["retry-after"], app.headers["cache-control"]]).toEqual([503, "2", "no-store"]);
    expect(app.text).toContain("One moment, please");
    expect(app.text).not.toMatch(/plinth|caddy/i);
  });

  it("of the renderer are waited for", async () => {
    await world.stop(renderer);
    const asked = ask(caddy, host, "/");
    renderer = await world.start(settings());
    expect((await asked).status).toBe(200);
    await world.stop(renderer);
    const down = await ask(caddy, host, "/");
    expect([down.status, down.headers["retry-after"]]).toEqual([503, "2"]);
  });
});
