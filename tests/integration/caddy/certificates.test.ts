import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newHost, startDnsServer } from "../../setup/dns-server";
import { freePort } from "../../setup/free-ports";
import { makeCertificate } from "../../setup/own-certificate";
import { startPebble } from "../../setup/pebble";
import { startCaddy, type RunningCaddy } from "../../setup/running-caddy";

const dns = await startDnsServer();
Object.assign(process.env, { DNS_SERVER: dns.address, SITES_IPV4: "127.0.0.1", SITES_CNAME: "sites.plinth.example" });
const { db } = await import("~/lib/db.server");
const { verifyDomain } = await import("~/modules/domains/verify-domain.server");
const { setCustomDomain } = await import("~/modules/domains/set-custom-domain.server");
const { deploySite, RendererWorld } = await import("../publishing/publishing-world");
const { ask } = await import("./caddy-world");

const SITES_DOMAIN = "sites.example";
const world = new RendererWorld();
const folder = mkdtempSync(join(tmpdir(), "plinth-wildcard-"));
const wildcard = makeCertificate(folder, `DNS:*.${SITES_DOMAIN}`);
let caddy: RunningCaddy;
let pebble: Awaited<ReturnType<typeof startPebble>>;
beforeAll(async () => {
  const rendererPort = await freePort();
  const [http, https] = [await freePort(), await freePort()];
  dns.names["sites.plinth.example"] = { a: ["127.0.0.1"] };
  dns.names["app.example"] = { a: ["127.0.0.1"] };
  [pebble] = await Promise.all([
    startPebble({ dns: dns.address, http, https }),
    world.startFollowing({
      port: rendererPort,
      appOrigin: "https://app.example",
      sitesDomain: SITES_DOMAIN,
      hasWildcard: true,
    }),
  ]);
  // A port of its own for web, which does not run: on the usual one something else may.
  const ports = {
    PORT: String(await freePort()),
    RENDERER_PORT: String(rendererPort),
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
  };
  const files = { SITES_DOMAIN, SITES_CERTIFICATE: wildcard.certificate, SITES_CERTIFICATE_KEY: wildcard.key };
  caddy = await startCaddy({
    ...ports,
    ...files,
    ACME_DIRECTORY: pebble.directory,
    ACME_ROOTS: pebble.roots,
    ACME_EMAIL: "certificates@app.example",
  });
});
afterAll(async () => {
  await caddy.stop();
  await pebble.stop();
  await world.end();
  await dns.stop();
  rmSync(folder, { recursive: true });
});

async function claim() {
  const site = await deploySite();
  const host = newHost();
  const { domainVerificationToken: token } = await setCustomDomain({
    ...site,
    deploymentId: site.deployment.id,
    customDomain: host,
  });
  const { id } = await db.domain.findUniqueOrThrow({ where: { deploymentId: site.deployment.id } });
  return { ...site, host, token: token!, domainId: id };
}

describe("a custom domain", () => {
  it("gets a certificate over ACME once it is verified and not before, and is refused once it is given up", {
    timeout: 60_000,
  }, async () => {
    const { host, token, domainId, actor, deployment } = await claim();
    dns.names[host] = { a: ["127.0.0.1"], txt: [token] };
    await expect(ask(caddy, host, "/", { ca: "" })).rejects.toThrow(/alert internal error/);
    expect(pebble.said()).not.toContain(host);

    await verifyDomain({ domainId });
    const ca = await pebble.issuer();
    const shown = await ask(caddy, host, "/", { ca });
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining("<h1>one</h1>")]);
    expect(pebble.said()).toContain(host);

    await setCustomDomain({ actor, deploymentId: deployment.id, customDomain: null });
    const refused = await ask(caddy, host, "/", { ca });
    expect([refused.status, refused.text]).toEqual([421, expect.not.stringContaining("one</h1>")]);
  });
});

describe("a subdomain", () => {
  it("is under the wildcard certificate that stands in files, and asks no authority", async () => {
    const { deployment } = await deploySite();
    const host = `${deployment.subdomain}.${SITES_DOMAIN}`;
    expect((await ask(caddy, host, "/", { ca: readFileSync(wildcard.certificate) })).status).toBe(200);
    expect(pebble.said()).not.toContain(host);
  });

  it("so is the previews' host, and nobody is there but web, which does not run here", async () => {
    const host = `preview.${SITES_DOMAIN}`;
    expect((await ask(caddy, host, "/", { ca: readFileSync(wildcard.certificate) })).status).toBe(503);
    expect(pebble.said()).not.toContain(host);
  });
});
