import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../public-web/public-address";
import { lookAtReference } from "./look-at-reference.server";
import { referenceRules, type ReferenceRules } from "./reference-rules.server";

const PRIVATE = "The address is not on the public internet.";
const PAGE = `<!doctype html><html><head><style>body{background:#101418;color:#fff}.cta{background:#c2410c}</style>
<link rel="stylesheet" href="/site.css"></head><body><section id="services" class="cta"></section>
<h2>Our team</h2><section class="pricing">From 10 to 20</section></body></html>`;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let port: number;
let seen: IncomingMessage[];
/** The address at which each of them arrived. */
let places: (string | undefined)[];
let routes: Record<string, Handler>;

beforeEach(async () => {
  seen = [];
  places = [];
  routes = { "/": html(PAGE), "/site.css": (_, response) => css(response, ".cta{color:#0f766e}") };
  server = createServer((request, response) => {
    seen.push(request);
    places.push(request.socket.localAddress);
    (routes[request.url!] ?? ((_, answer) => answer.writeHead(404).end()))(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "0.0.0.0", ready));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const html =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);

function css(response: ServerResponse, body: string) {
  response.writeHead(200, { "content-type": "text/css" }).end(body);
}

const redirect =
  (location: string): Handler =>
  (_, response) =>
    response.writeHead(302, { location }).end();

/** 127.0.0.2 plays a public server; every other address is judged as in production. */
function rules(overrides: Partial<ReferenceRules> = {}): ReferenceRules {
  return {
    ...referenceRules,
    resolve: async () => [{ address: "127.0.0.2", family: 4 }],
    isAllowed: (address) => address === "127.0.0.2" || isPublicAddress(address),
    isAllowedPort: (asked) => asked === port || referenceRules.isAllowedPort(asked),
    ...overrides,
  };
}

const look = (path = "/", overrides: Partial<ReferenceRules> = {}) =>
  lookAtReference(`http://site.example:${port}${path}`, { rules: rules(overrides) });

describe("lookAtReference", () => {
  it("reads colours, ground and order of parts, over its own agent name", async () => {
    const { style, reason } = await look();
    expect(reason).toBeNull();
    expect(style).toEqual({ colors: ["#c2410c", "#0f766e"], dark: true, sections: ["services", "people", "prices"] });
    expect(seen.map(({ url }) => url)).toEqual(["/", "/site.css"]);
    expect(seen.every(({ headers }) => headers["user-agent"] === "PlinthBot")).toBe(true);
    expect(seen[0]!.headers.cookie).toBeUndefined();
  });

  it("follows redirects within its limit and reads relative to where it ended", async () => {
    routes["/old"] = redirect("/a/new");
    routes["/a/new"] = html(`<link rel=stylesheet href="style.css"><body class="cta">`);
    routes["/a/style.css"] = (_, response) => css(response, ".cta{color:#0f766e}");
    expect((await look("/old")).style?.colors).toEqual(["#0f766e"]);
  });

  it("stops after five redirects", async () => {
    routes["/loop"] = redirect("/loop");
    expect(await look("/loop")).toEqual({ style: null, reason: "The website redirects too often." });
    expect(seen).toHaveLength(6);
  });

  it.each([
    ["a private address", (at: number) => `http://127.0.0.1:${at}/`],
    ["its decimal notation", (at: number) => `http://2130706433:${at}/`],
    ["its hexadecimal notation", (at: number) => `http://0x7f.1:${at}/`],
    ["its IPv4-mapped notation", (at: number) => `http://[::ffff:127.0.0.1]:${at}/`],
    ["the unspecified address", (at: number) => `http://0.0.0.0:${at}/`],
    ["the metadata address", () => "http://169.254.169.254/latest/meta-data/"],
  ])("refuses %s, asked for or redirected to", async (_, address) => {
    const direct = await lookAtReference(address(port), { rules: rules() });
    expect(direct).toEqual({ style: null, reason: PRIVATE });
    expect(seen).toHaveLength(0);

    routes["/away"] = redirect(address(port));
    expect(await look("/away")).toEqual({ style: null, reason: PRIVATE });
    expect(seen.map(({ url }) => url)).toEqual(["/away"]);
  });

  it.each(["file:///etc/passwd", "gopher://site.example/", "ftp://site.example/"])(
    "refuses a redirect to %s",
    async (address) => {
      routes["/away"] = redirect(address);
      expect((await look("/away")).reason).toBe("Only http and https addresses are read.");
    },
  );

  it.each([25, 5432, 8080])("refuses port %d, which is not the web's", async (other) => {
    expect((await lookAtReference(`http://site.example:${other}/`, { rules: rules() })).reason).toMatch(/port/);
    routes["/away"] = redirect(`http://site.example:${other}/`);
    expect((await look("/away")).reason).toMatch(/port/);
  });

  it("refuses a name that resolves to a private address, also beside public ones", async () => {
    const inside = { address: "127.0.0.1", family: 4 };
    const outside = { address: "127.0.0.2", family: 4 };
    expect((await look("/", { resolve: async () => [inside] })).reason).toBe(PRIVATE);
    expect((await look("/", { resolve: async () => [outside, inside] })).reason).toBe(PRIVATE);
    expect(seen).toHaveLength(0);
  });

  it("gains nothing from a name that is public first and private second: it is asked for once", async () => {
    const answers = ["127.0.0.2", "127.0.0.1"];
    const resolve = async () => [{ address: answers.shift()!, family: 4 }];
    routes["/"] = (_, response) => {
      response.writeHead(302, { location: "/secret", connection: "close" }).end();
    };
    routes["/secret"] = html(PAGE);
    expect((await look("/", { resolve })).style?.dark).toBe(true);
    expect(answers).toEqual(["127.0.0.1"]);
    expect(seen.map(({ url }) => url)).toEqual(["/", "/secret", "/site.css"]);
    expect(new Set(places)).toEqual(new Set(["127.0.0.2"]));
  });

  it("refuses the names of this machine with production's own rules", async () => {
    expect((await lookAtReference("http://localhost/")).reason).toBe(PRIVATE);
    expect((await lookAtReference("http://localhost./")).reason).toBe(PRIVATE);
    expect((await lookAtReference(`http://localhost:${port}/`)).style).toBeNull();
    expect(seen).toHaveLength(0);
  });

  it("says so when a name does not resolve or nobody answers", async () => {
    const unknown = () => Promise.reject(new Error("ENOTFOUND"));
    expect((await look("/", { resolve: unknown })).reason).toBe("The website could not be reached.");
  });

  it("gives up on a page that drips", async () => {
    routes["/"] = (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("<p>"), 20);
      response.on("close", () => clearInterval(drip));
    };
    expect((await look("/", { timeLimit: 200 })).reason).toBe("The website took too long to answer.");
  });

  it("gives up on a name server that never answers", async () => {
    const never = () => new Promise<never>(() => {});
    expect((await look("/", { timeLimit: 100, resolve: never })).reason).toMatch(/too long/);
  });

  it("stops reading a huge body instead of taking it in", async () => {
    const written = { bytes: 0 };
    routes["/"] = (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64_000))) written.bytes += 64_000;
      };
      response.on("drain", more);
      more();
    };
    expect((await look()).reason).toBe("The website's page is too large to be read.");
    expect(written.bytes).toBeLessThan(50_000_000);
  });

  it("stops a compressed page that expands past the limit, and reads one that does not", async () => {
    routes["/"] = html(gzipSync(Buffer.alloc(50_000_000)), { "content-encoding": "gzip" });
    expect((await look()).reason).toBe("The website's page is too large to be read.");
    routes["/"] = html(gzipSync(PAGE), { "content-encoding": "gzip" });
    expect((await look()).style?.dark).toBe(true);
    routes["/"] = html("not gzip at all", { "content-encoding": "gzip" });
    expect((await look()).reason).toBe("The website could not be reached.");
  });

  it.each([
    ["application/json", 200, "The address is not a web page."],
    ["text/html", 500, "The website answered 500."],
  ])("refuses %s with status %d", async (type, status, reason) => {
    routes["/"] = (_, response) => response.writeHead(status, { "content-type": type }).end("{}");
    expect((await look()).reason).toBe(reason);
  });

  it("keeps the page's own style when a stylesheet fails or leads elsewhere", async () => {
    routes["/site.css"] = redirect(`http://127.0.0.1:${port}/`);
    const { style } = await look();
    expect(style?.colors).toEqual(["#c2410c"]);
  });

  it("ends when the generation is cancelled", async () => {
    const cancelled = AbortSignal.abort();
    const found = await lookAtReference(`http://site.example:${port}/`, { rules: rules(), signal: cancelled });
    expect(found.style).toBeNull();
  });
});
