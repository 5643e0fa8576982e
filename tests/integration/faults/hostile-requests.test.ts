import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { sendBytes, type WireAnswer } from "../../setup/raw-socket";
import { httpGet } from "../publishing/http-get";
import { RendererWorld } from "../publishing/publishing-world";
import { marksIn, publishMarked, SITES_DOMAIN, type MarkedSite } from "./marked-sites";

const numRuns = process.env.FULL === "1" ? 5_000 : 250;
const seconds = process.env.FULL === "1" ? 600 : 60;

const world = new RendererWorld();
const renderer = await world.startFollowing({ sitesDomain: SITES_DOMAIN });
const sites = [await publishMarked("first-of-two"), await publishMarked("second-of-two")] as const;
afterAll(() => world.end());

const REFUSALS = [400, 404, 405, 413, 414, 415, 417, 421, 431];
const ANSWERS = [200, 204, 206, 304, 308, ...REFUSALS];

/** Whose site a request is for: none where no site may be shown. */
interface Meant {
  host: string;
  target: string;
  site: MarkedSite | null;
}

/** What a host may be written like and still be that host. */
const spelled = (host: string) =>
  fc
    .tuple(fc.boolean(), fc.constantFrom("", "."), fc.constantFrom("", ":", ":80", ":8443"))
    .map(([upper, dot, port]) => (upper ? host.toUpperCase() : host) + dot + port);

const PIECES = [
  "..",
  ".",
  "%2e%2e",
  "%2E.",
  "..;",
  "%00",
  "%",
  "%zz",
  "\\",
  "%5c",
  "%2f",
  "%2F..%2f",
  "//",
  "?",
  "#",
  "*",
  "@",
  ":",
  "caf%C3%A9",
  "%c0%ae",
  "%ff",
  "index.html",
  "404.html",
  "assets",
  "sites",
  "health",
  "ask?domain=",
  "api",
  "contact",
  "__proto__",
  "constructor",
  "a".repeat(3_000),
];

/** A path that may climb, name other sites, and be anything but tidy. */
const oddPath = fc
  .array(fc.constantFrom("", ...PIECES, ...sites.flatMap(({ name, domain }) => [name, domain])), { maxLength: 6 })
  .map((pieces) => pieces.join("/"));

const onOwnHost = (site: MarkedSite): fc.Arbitrary<Meant> =>
  fc.record({
    host: spelled(`${site.name}.${SITES_DOMAIN}`),
    target: oddPath.map((path) => `/${path}`),
    site: fc.constant(site),
  });
const onItsDomain = (site: MarkedSite): fc.Arbitrary<Meant> =>
  fc.record({ host: spelled(site.domain), target: oddPath.map((path) => `/${path}`), site: fc.constant(site) });
const underTheApp = (site: MarkedSite): fc.Arbitrary<Meant> =>
  fc.record({
    host: spelled("localhost"),
    target: oddPath.map((path) => `/sites/${site.name}/${path}`),
    site: fc.constant(site),
  });

/** Hosts that are nobody's, however much of a site's name they have, before any path. */
const onStrangeHost = (site: MarkedSite): fc.Arbitrary<Meant> =>
  fc.record({
    host: fc.constantFrom(
      `x.${site.name}.${SITES_DOMAIN}`,
      `${site.name}.${SITES_DOMAIN}.evil.example`,
      `${site.name}.example.evil`,
      `x.${site.domain}`,
      `${site.domain}@evil.example`,
      `evil.example, ${site.domain}`,
      `${site.domain} evil`,
      `[${site.domain}]`,
      `${site.domain}/`,
      `.${SITES_DOMAIN}`,
      "[::1",
      "%00",
      "\u00ff",
    ),
    target: oddPath.map((path) => `/${path}`),
    site: fc.constant(null),
  });

const meant = fc.oneof(
  ...sites.flatMap((site) => [onOwnHost(site), onItsDomain(site), underTheApp(site), onStrangeHost(site)]),
);

const textOf = ({ headers, body }: WireAnswer) => [...headers].flat().join("\n") + body.toString("latin1");

/** Every answer is a correct one or a clean refusal, and shows of the sites none but the one that was asked. */
function expectClean(answer: WireAnswer, site: MarkedSite | null): void {
  expect(ANSWERS).toContain(answer.status);
  const foreign = sites.filter((other) => other !== site);
  expect(marksIn(answer.body.toString("latin1"), foreign)).toEqual([]);
  if (answer.body.length > 0) expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(textOf(answer)).not.toMatch(/plinth|node_modules|\n[^\S\n]+at /i);
  expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?![/\\])|^https:\/\/(?:first|second)?[\w.-]+\.example\//);
}

describe("a request nobody means", () => {
  it(
    "is answered or refused, and shows no other site",
    () =>
      fc.assert(
        fc.asyncProperty(
          meant,
          fc.constantFrom("GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE"),
          async ({ host, target, site }, method) => {
            const request = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${sites[0].domain}\r\nConnection: close\r\n\r\n`;
            const [answer] = await sendBytes(renderer.port, Buffer.from(request, "latin1"), {
              isHead: method === "HEAD",
            });
            expectClean(answer!, site);
            if (site === null && method === "GET") expect(REFUSALS).toContain(answer!.status);
          },
        ),
        { numRuns },
      ),
    seconds * 1_000,
  );

  it(
    "is refused or unanswered when it is no HTTP at all, and nobody else feels it",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.uint8Array({ maxLength: 400 }),
            fc.string().map((text) => Buffer.from(`GET ${text}`)),
          ),
          async (bytes) => {
            for (const answer of await sendBytes(renderer.port, bytes, { thenEnd: true })) expectClean(answer, null);
          },
        ),
        { numRuns },
      );
      expect((await httpGet(renderer.port, "/", { headers: { host: sites[0].domain } })).text).toContain(sites[0].mark);
    },
    seconds * 1_000,
  );
});

/** One request for a site's start page, with headers of all kinds. */
const ask = (site: MarkedSite, headers = "Connection: close\r\n", body = "") =>
  `GET / HTTP/1.1\r\nHost: ${site.domain}\r\n${headers}\r\n${body}`;
const post = (site: MarkedSite, headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: ${site.domain}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n${body}`;

describe("headers and bodies", () => {
  it.each<[string, number, (site: MarkedSite) => string]>([
    ["100 KB of headers", 431, (site) => ask(site, `X-Long: ${"x".repeat(100 * 1024)}\r\n`)],
    ["a thousand headers", 431, (site) => ask(site, "X-Many: 0123456789012345678901\r\n".repeat(1_000))],
    ["a target of 100 KB", 431, (site) => ask(site).replace("/", `/${"a".repeat(100 * 1024)}`)],
    ["a target of 4 KB", 414, (site) => ask(site).replace("/", `/${"a".repeat(4 * 1024)}`)],
    ["a null byte in a header", 400, (site) => ask(site, "X-Null: a\0b\r\nConnection: close\r\n")],
    ["no host", 400, (site) => ask(site).replace(/Host:.*\r\n/, "")],
    ["a whole address of another site as target", 400, (site) => ask(site).replace("/", `http://${sites[1].domain}/`)],
    ["a header without a colon", 400, (site) => ask(site, "Connection close\r\n")],
    ["a blank before the colon", 400, (site) => ask(site, "Connection : close\r\n")],
    ["two lengths", 400, (site) => post(site, "Content-Length: 2\r\nContent-Length: 60\r\n", "{}")],
    [
      "a length and chunks",
      400,
      (site) => post(site, "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${ask(sites[1])}`),
    ],
    ["chunks that are none", 400, (site) => post(site, "Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n")],
    ["a body of 100 KB", 413, (site) => post(site, `Content-Length: ${100 * 1024}\r\n`, "x".repeat(100 * 1024))],
    ["an expectation", 417, (site) => ask(site, "Expect: a-miracle\r\nConnection: close\r\n")],
    [
      "a wish for another protocol",
      200,
      (site) => ask(site, "Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"),
    ],
  ])("%s: %i", async (_, status, bytes) => {
    const answers = await sendBytes(renderer.port, bytes(sites[0]), { thenEnd: status === 400 || status === 431 });
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expectClean(answers[0]!, sites[0]);
  });

  it("keeps the order of requests on one connection, whoever's they are", async () => {
    const order = Array.from({ length: 60 }, (_, index) => sites[index % 7 === 0 ? 1 : 0]);
    const requests = order.map((site, index) => ask(site, index === order.length - 1 ? "Connection: close\r\n" : ""));
    const answers = await sendBytes(renderer.port, requests.join(""));
    expect(answers.map(({ body }) => marksIn(body.toString(), sites))).toEqual(order.map(({ mark }) => [mark]));
  });
});
