import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, request as ask, type ClientRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { literalAddress } from "../public-web/public-address";
import {
  answerLookup,
  knownAddresses,
  PublicHosts,
  publicWeb,
  type ResolvedAddress,
  type WebRules,
} from "../public-web/public-hosts.server";
import { answerHeaders, requestHeaders } from "./proxy-headers";

/** What a browser that measures a site reaches the network through. */
export interface SiteProxy {
  /** Of 127.0.0.1. */
  port: number;
  /** Ends it with all its connections. */
  stop(): Promise<void>;
}

interface ProxyLimits {
  /** At a time, from the browser. */
  connections: number;
  /** Of all connections together, in both directions. */
  bytes: number;
}

const LIMITS: ProxyLimits = { connections: 100, bytes: 200_000_000 };

/**
 * Starts a proxy that lets two things through: the site's own host at its own port, wherever our settings put it, and
 * the public web. Whatever else a page tries, nothing is connected to.
 */
export async function startSiteProxy(site: string, rules: WebRules = publicWeb, limits = LIMITS): Promise<SiteProxy> {
  const url = new URL(site);
  // The site's name is ours: where it leads, also inside of our network, is where the site is.
  const found = knownAddresses(url.hostname) ?? (await lookup(url.hostname, { all: true }));
  const proxy = new Proxy({ hostname: url.hostname, port: portOf(url), addresses: found }, rules, limits);
  return { port: await proxy.listen(), stop: () => proxy.stop() };
}

interface TargetHost {
  hostname: string;
  port: number;
  addresses: ResolvedAddress[];
}

class Proxy {
  private readonly over = new AbortController();
  private readonly hosts: PublicHosts;
  private readonly server = createServer((request, response) => void this.forward(request, response));
  private readonly sockets = new Set<Socket>();
  private bytes = 0;

  constructor(
    private readonly site: TargetHost,
    rules: WebRules,
    private readonly limits: ProxyLimits,
  ) {
    this.hosts = new PublicHosts(rules, this.over.signal);
    this.server.maxConnections = limits.connections;
    this.server.on("connection", (socket: Socket) => this.keep(socket));
    this.server.on(
      "connect",
      (request: IncomingMessage, client: Duplex, head: Buffer) => void this.tunnel(request, client, head),
    );
  }

  async listen(): Promise<number> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = once(this.server, "close");
    this.server.close();
    this.over.abort(new Error("The proxy has ended"));
    // A server that answers no goodbye would keep its connection for ever.
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** What a browser wants to speak itself: https and web sockets. */
  private async tunnel({ url }: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    try {
      const server = await this.open(new URL(`http://${url}`));
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      if (head.length > 0) client.unshift(head);
      await Promise.all([pipeline(client, this.counted, server), pipeline(server, this.counted, client)]);
    } catch {
      if (client.writable) client.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    }
  }

  /** A request by plain http, which a browser leaves to its proxy. */
  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? "");
      if (url.protocol !== "http:") throw new TypeError("Only http is forwarded.");
      const server = await this.open(url);
      // The site's own server must not take a page for a program of this machine.
      const visitor = this.isSite(url) ? ["X-Forwarded-For", "127.0.0.1"] : [];
      const headers = [...requestHeaders(request.rawHeaders), ...visitor];
      const asked = ask({
        createConnection: () => server,
        method: request.method,
        path: url.pathname + url.search,
        headers,
      });
      await Promise.all([pipeline(request, this.counted, asked), this.answer(asked, response)]);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(403, { "Content-Length": 0 }).end();
    }
  }

  private async answer(asked: ClientRequest, response: ServerResponse): Promise<void> {
    const [answer] = (await once(asked, "response", { signal: this.over.signal })) as [IncomingMessage];
    response.writeHead(answer.statusCode!, answer.statusMessage, answerHeaders(answer.rawHeaders));
    await pipeline(answer, this.counted, response);
  }

  private async open(url: URL): Promise<Socket> {
    const addresses = this.isSite(url) ? this.site.addresses : await this.hosts.addressesOf(url.hostname, portOf(url));
    const host = literalAddress(url.hostname) ?? url.hostname;
    const socket = connect({
      host,
      port: portOf(url),
      lookup: (_, options, callback) => answerLookup(addresses, options, callback),
    });
    this.keep(socket);
    await once(socket, "connect", { signal: this.over.signal });
    return socket;
  }

  private isSite(url: URL): boolean {
    return url.hostname === this.site.hostname && portOf(url) === this.site.port;
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => this.sockets.delete(socket));
  }

  private readonly counted = async function* (this: Proxy, chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      if (this.bytes > this.limits.bytes) throw new RangeError("The page moves too much.");
      yield chunk;
    }
  }.bind(this);
}

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === "https:" ? 443 : 80));
