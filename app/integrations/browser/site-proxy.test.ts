import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../public-web/public-address";
import { publicWeb, type WebRules } from "../public-web/public-hosts.server";
import { startSiteProxy, type SiteProxy } from "./site-proxy.server";

let closing: (() => Promise<unknown> | void)[];
beforeEach(() => void (closing = []));
afterEach(() => Promise.all(closing.map((close) => close())));

/** A server on an address of this machine, and how many connections have come. */
async function listening(server: Server, address: string, port = 0) {
  const sockets: Socket[] = [];
  server.on("connection", (socket: Socket) => sockets.push(socket.on("error", () => {})));
  server.listen(port, address);
  await once(server, "listening");
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

/** A web server that remembers its requests. */
async function webServer(address = "127.0.0.1", port = 0) {
  const requests: IncomingMessage[] = [];
  const answering = createServer((asked, answer) => {
    requests.push(asked);
    void text(asked).then((body) =>
      answer.setHeader("x-address", asked.socket.localAddress ?? "").end(`${asked.method} ${asked.url} ${body}`),
    );
  });
  return { ...(await listening(answering, address, port)), requests };
}

/** 127.0.0.2 plays a public server, at any port; every other address is judged as in production. */
const rules = (overrides: Partial<WebRules> = {}): WebRules => ({
  resolve: async () => [{ address: "127.0.0.2", family: 4 }],
  isAllowed: (address) => address === "127.0.0.2" || isPublicAddress(address),
  isAllowedPort: () => true,
  ...overrides,
});

async function proxyFor(
  site: string,
  web = rules(),
  limits?: Parameters<typeof startSiteProxy>[2],
): Promise<SiteProxy> {
  const proxy = await startSiteProxy(site, web, limits);
  closing.push(() => proxy.stop());
  return proxy;
}

/** Asks as a browser asks its proxy for plain http. */
async function get(proxy: SiteProxy, url: string, { method = "GET", body = "", headers = {} } = {}) {
  const asked = request({
    host: "127.0.0.1",
    port: proxy.port,
    path: url,
    method,
    headers: { host: new URL(url).host, ...headers },
  });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, address: answer.headers["x-address"], body: await text(answer) };
}

/** Asks for a connection, as a browser does for https and web sockets. */
async function tunnel(proxy: SiteProxy, target: string) {
  const socket = connect(proxy.port, "127.0.0.1").on("error", () => {});
  closing.push(() => void socket.destroy());
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  const [said] = (await once(socket, "data")) as [Buffer];
  return { status: Number(String(said).split(" ")[1]), socket };
}

/** However it came to be. */
const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once("close", () => resolve())));

describe("a site's own host", () => {
  it("is reached, with what the browser says and without what is not for a page to say", async () => {
    const site = await webServer();
    const proxy = await proxyFor(`http://localhost:${site.port}/sites/rose/`, publicWeb);
    const answer = await get(proxy, `http://localhost:${site.port}/a?b`, {
      method: "POST",
      body: "hello",
      headers: { "x-forwarded-for": "203.0.113.9", "x-mine": "1" },
    });
    expect(answer).toMatchObject({ status: 200, body: "POST /a?b hello" });
    expect(site.requests[0]!.headers).toMatchObject({
      host: `localhost:${site.port}`,
      "x-forwarded-for": "127.0.0.1",
      "x-mine": "1",
    });
  });

  it("is reached by a connection of the browser's own", async () => {
    const site = await webServer();
    const { status, socket } = await tunnel(
      await proxyFor(`http://localhost:${site.port}/`, publicWeb),
      `localhost:${site.port}`,
    );
    expect(status).toBe(200);
    socket.write("GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(await text(socket)).toContain("GET /socket");
  });

  it("is no way to its other ports, nor are its other names to this one", async () => {
    const site = await webServer();
    const other = await webServer();
    const proxy = await proxyFor(`http://localhost:${site.port}/`);
    for (const host of [
      `localhost:${other.port}`,
      `127.0.0.1:${site.port}`,
      `localhost.:${site.port}`,
      `[::1]:${site.port}`,
    ]) {
      expect((await get(proxy, `http://${host}/`)).status).toBe(403);
      expect((await tunnel(proxy, host)).status).toBe(403);
    }
    expect([...site.sockets, ...other.sockets]).toEqual([]);
  });
});

describe("everything else", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "foo.localhost",
    "foo.localhost.",
  ])("is not reached as %s", async (host) => {
    const here = await webServer();
    const proxy = await proxyFor("http://site.localhost:9/");
    expect((await get(proxy, `http://${host}:${here.port}/`)).status).toBe(403);
    expect((await tunnel(proxy, `${host}:${here.port}`)).status).toBe(403);
    expect(here.sockets).toEqual([]);
  });

  it("is reached where it is public, at the address that was checked, for which a name server is asked once", async () => {
    const answers = ["127.0.0.2", "127.0.0.1"];
    const proxy = await proxyFor(
      "http://site.localhost:9/",
      rules({ resolve: async () => [{ address: answers.shift()!, family: 4 }] }),
    );
    const theirs = await webServer("127.0.0.2");
    const inside = await webServer("127.0.0.1", theirs.port);
    for (const path of ["/first", "/second"]) {
      expect(await get(proxy, `http://cdn.example:${theirs.port}${path}`)).toMatchObject({
        status: 200,
        address: "127.0.0.2",
        body: `GET ${path} `,
      });
    }
    expect((await tunnel(proxy, `cdn.example:${theirs.port}`)).status).toBe(200);
    expect(answers).toEqual(["127.0.0.1"]);
    expect(inside.sockets).toEqual([]);
    expect(theirs.requests[0]!.headers["x-forwarded-for"]).toBeUndefined();
  });

  it("is not reached by a name with a private address among public ones", async () => {
    const theirs = await webServer("127.0.0.2");
    const resolve = async () => ["127.0.0.2", "10.0.0.1"].map((address) => ({ address, family: 4 }));
    const proxy = await proxyFor("http://site.localhost:9/", rules({ resolve }));
    expect((await get(proxy, `http://cdn.example:${theirs.port}/`)).status).toBe(403);
    expect(theirs.sockets).toEqual([]);
  });

  it("is not even looked for at ports that are not the web's", async () => {
    const asked: string[] = [];
    const resolve = async (hostname: string) => (asked.push(hostname), []);
    const proxy = await proxyFor("http://site.localhost:9/", { ...publicWeb, resolve });
    for (const port of [22, 25, 5432, 8080]) expect((await tunnel(proxy, `cdn.example:${port}`)).status).toBe(403);
    expect(asked).toEqual([]);
    expect((await tunnel(proxy, "cdn.example:443")).status).toBe(403);
    expect(asked).toEqual(["cdn.example"]);
  });

  it.each(["ftp://site.localhost:9/", "file:///etc/passwd", "/etc/passwd"])(
    "is refused where it is no web address: %s",
    async (path) => {
      const proxy = await proxyFor("http://site.localhost:9/");
      const asked = request({ host: "127.0.0.1", port: proxy.port, path }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      expect(answer.statusCode).toBe(403);
      answer.resume();
    },
  );
});

describe("its limits", () => {
  it("cut a page that moves too much", async () => {
    const endless = createTcpServer((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(64_000)));
      };
      socket.on("drain", more).once("data", more);
    });
    const site = await listening(endless, "127.0.0.1");
    const proxy = await proxyFor(`http://localhost:${site.port}/`, publicWeb, { connections: 9, bytes: 1_000_000 });
    const { socket } = await tunnel(proxy, `localhost:${site.port}`);
    let read = 0;
    socket.on("data", (chunk: Buffer) => (read += chunk.length)).write("go");
    await closeOf(socket);
    expect(read).toBeLessThanOrEqual(1_000_000);
    expect(read).toBeGreaterThan(0);
    const again = await tunnel(proxy, `localhost:${site.port}`);
    again.socket.resume().write("go");
    await closeOf(again.socket);
  });

  it("hold for connections", async () => {
    const site = await listening(createTcpServer(), "127.0.0.1");
    const proxy = await proxyFor(`http://localhost:${site.port}/`, publicWeb, { connections: 2, bytes: 1_000_000 });
    await tunnel(proxy, `localhost:${site.port}`);
    await tunnel(proxy, `localhost:${site.port}`);
    const third = connect(proxy.port, "127.0.0.1").on("error", () => {});
    await closeOf(third);
    expect(site.sockets).toHaveLength(2);
  });

  it("end with it, also for servers that answer no goodbye and for names that are never found", async () => {
    const deaf = createTcpServer({ allowHalfOpen: true }, (socket) => {
      const goOn = () => socket.write("still here", (failed) => void (failed ?? setImmediate(goOn)));
      socket.resume().on("end", goOn);
    });
    const site = await listening(deaf, "127.0.0.1");
    const proxy = await startSiteProxy(
      `http://localhost:${site.port}/`,
      rules({ resolve: () => new Promise(() => {}) }),
    );
    await tunnel(proxy, `localhost:${site.port}`);
    const gone = closeOf(site.sockets[0]!);
    const waiting = connect(proxy.port, "127.0.0.1").on("error", () => {});
    waiting.resume().write("CONNECT nowhere.example:443 HTTP/1.1\r\nHost: nowhere.example:443\r\n\r\n");
    await once(waiting, "connect");
    await proxy.stop();
    await Promise.all([gone, closeOf(waiting)]);
  });
});
