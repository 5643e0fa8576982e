import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SANDBOX_POLICY } from "~/published/site-headers";
import type { Renderer } from "~/renderer/start-renderer";
import { sendBytes } from "../../setup/raw-socket";
import { httpGet } from "./http-get";
import { deploySite, RendererWorld } from "./publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
let site: Awaited<ReturnType<typeof deploySite>>;

beforeAll(async () => {
  renderer = await world.startFollowing({ sitesDomain: "sites.example" });
  site = await deploySite();
});
afterAll(() => world.end());

const get = (path: string, options?: Parameters<typeof httpGet>[2]) => httpGet(renderer.port, path, options);
const stylesheetIn = (page: string) => /href="(assets\/styles\.[0-9a-f]+\.css)"/.exec(page)![1]!;

describe("a published site", () => {
  it("is served whole as soon as the deploy has answered", async () => {
    expect(site.lagging).toEqual([]);
    const page = await get(site.path);
    expect(page.status).toBe(200);
    expect(page.text).toContain("<h1>one</h1>");
    expect(page.text).toContain("<title>Rose Bakery</title>");
    expect(page.text).toContain(`<meta name="description" content="Bread &amp; cakes">`);
    expect(page.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    const styles = await get(site.path + stylesheetIn(page.text));
    expect(styles.text).toContain("/* one */");
    expect(styles.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const script = /src="(assets\/script[^"]+)"/.exec(page.text)![1]!;
    expect((await get(site.path + script)).text).toBe("// one\n");
    expect((await get(`${site.path}robots.txt`)).headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  it("has a share picture and icons, an icon for browsers that ask for it by name, and a text for language models", async () => {
    const { text } = await get(site.path);
    const picture = /og:image" content="[^"]*\/(assets\/share\.[0-9a-f]{10}\.png)"/.exec(text)![1]!;
    expect((await get(site.path + picture)).headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(text)![1]!;
    expect((await get(site.path + touch)).headers["content-type"]).toBe("image/png");
    expect((await get(`${site.path}favicon.ico`)).headers["content-type"]).toBe("image/x-icon");
    expect((await get(`${site.path}llms.txt`)).text).toContain("# Rose Bakery");
  });

  it("redirects to its address with a slash and keeps the query", async () => {
    const answer = await get(`${site.path.slice(0, -1)}?from=mail`);
    expect(answer).toMatchObject({ status: 308, headers: { location: `${site.path}?from=mail` } });
  });

  it("answers a wrong path with its own 404, an unknown site with a neutral one", async () => {
    const own = await get(`${site.path}nowhere/at/all`);
    expect(own.status).toBe(404);
    expect(own.text).toContain("<title>Page not found · Rose Bakery</title>");
    expect(own.text).toContain(`<a href="${site.path}">Start page</a>`);
    const onOwnHost = await get("/nowhere", { headers: { host: `${site.path.split("/")[2]}.sites.example` } });
    expect([onOwnHost.status, onOwnHost.text.includes(`<a href="/">Start page</a>`)]).toEqual([404, true]);
    const unknown = await get("/sites/no-such-site/");
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("There is no site here");
    expect(unknown.text).not.toContain("Plinth");
  });

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, br", "br"],
    ["deflate", undefined],
  ])("sends the same page for Accept-Encoding %s", async (accepted, encoding) => {
    const page = await get(site.path, { headers: { "accept-encoding": accepted } });
    expect(page.headers["content-encoding"]).toBe(encoding);
    expect(page.headers.vary).toBe("Accept-Encoding");
    expect(Number(page.headers["content-length"])).toBe(page.bytes.length);
    expect(page.text).toBe((await get(site.path)).text);
  });

  it("answers 304 for the form that a client has, and never for another form", async () => {
    const page = await get(site.path, { headers: { "accept-encoding": "br" } });
    const tag = page.headers.etag!;
    expect(tag).toMatch(/^"[0-9a-f]{32}-br"$/);
    const again = await get(site.path, { headers: { "accept-encoding": "br", "if-none-match": tag } });
    expect(again).toMatchObject({
      status: 304,
      text: "",
      headers: { etag: tag, "content-security-policy": SANDBOX_POLICY },
    });
    expect((await get(site.path, { headers: { "if-none-match": tag } })).status).toBe(200);
  });

  it("answers with the part of a picture that is asked for, as long as it is the same picture", async () => {
    const picture =
      site.path +
      /og:image" content="[^"]*\/(assets\/share\.[0-9a-f]{10}\.png)"/.exec((await get(site.path)).text)![1]!;
    const whole = await get(picture);
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    const size = whole.bytes.length;
    const part = await get(picture, { headers: { range: "bytes=10-19", "if-range": whole.headers.etag! } });
    expect(part).toMatchObject({
      status: 206,
      headers: { "content-range": `bytes 10-19/${size}`, "content-length": "10", etag: whole.headers.etag },
    });
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20));
    expect((await get(picture, { headers: { range: "bytes=-5" } })).bytes).toEqual(whole.bytes.subarray(size - 5));
    expect((await get(picture, { headers: { range: "bytes=10-19", "if-range": `"another"` } })).bytes).toEqual(
      whole.bytes,
    );
    expect((await get(picture, { headers: { range: "bytes=0-1,5-6" } })).status).toBe(200);
    const beyond = await get(picture, { headers: { range: `bytes=${size}-` } });
    expect(beyond).toMatchObject({ status: 416, text: "", headers: { "content-range": `bytes */${size}` } });
    expect((await get(site.path, { headers: { range: "bytes=0-9" } })).status).toBe(200);
  });

  it("tells browsers to stay with https on its own host, where it is over https", async () => {
    const at = async (host: string, proto: string) =>
      (await get("/", { headers: { host, "x-forwarded-proto": proto } })).headers["strict-transport-security"];
    const own = `${site.deployment.subdomain}.sites.example`;
    expect(await Promise.all([at(own, "https"), at(own, "http"), at(own, "https"), at("localhost", "https")])).toEqual([
      "max-age=2592000",
      undefined,
      "max-age=2592000",
      undefined,
    ]);
  });

  it.each([
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    [`GET /${"x".repeat(5_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414],
    ["GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["no request at all\r\n\r\n", 400],
  ])("refuses %j cleanly", async (request, status) => {
    const [answer, ...others] = await sendBytes(renderer.port, request, { thenEnd: true });
    expect([answer!.status, answer!.headers.get("content-security-policy"), others]).toEqual([
      status,
      SANDBOX_POLICY,
      [],
    ]);
    expect(answer!.body.toString()).toMatch(/<\/html>\s*$/);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const [head, page] = await Promise.all([get(site.path, { method: "HEAD" }), get(site.path)]);
    expect(head.bytes).toHaveLength(0);
    const { date: _head, ...headHeaders } = head.headers;
    const { date: _page, ...pageHeaders } = page.headers;
    expect(headHeaders).toEqual(pageHeaders);
  });

  it.each([
    ["/", "GET", 200],
    ["/nowhere", "GET", 404],
    ["", "GET", 308],
    ["/%00", "GET", 400],
    ["/..%2f..%2fetc/passwd", "GET", 400],
    ["/../../../etc/passwd", "GET", 400],
    ["/%zz", "GET", 400],
    ["/a\\b", "GET", 400],
    [`/${"a".repeat(4000)}`, "GET", 414],
    ["/", "POST", 405],
    ["/", "OPTIONS", 405],
    ["/__proto__", "GET", 404],
    ["/constructor", "GET", 404],
    ["//evil.example", "GET", 404],
  ])("answers %j by %s with %i, sandboxed and without credentials", async (path, method, status) => {
    const answer = await get(site.path.slice(0, -1) + path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": SANDBOX_POLICY,
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
    });
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  it("has the same bytes on a host of its own, where it needs no sandbox", async () => {
    const host = `${site.deployment.subdomain.toUpperCase()}.Sites.Example.:8443`;
    const page = await get("/", { headers: { host } });
    expect(page.status).toBe(200);
    expect(page.text).toBe((await get(site.path)).text);
    for (const name of ["content-security-policy", "access-control-allow-origin"])
      expect(page.headers).not.toHaveProperty(name);
    // An export may send its messages here, from wherever it stands.
    expect(
      (await get("/api/contact", { method: "POST", headers: { host } })).headers["access-control-allow-origin"],
    ).toBe("*");
    expect((await get("/", { headers: { host: "nobody.sites.example" } })).status).toBe(404);
    const other = await deploySite("other");
    expect((await get(`/sites/${other.deployment.subdomain}/`, { headers: { host } })).status).toBe(404);
  });
});
