import { createSocket } from "node:dgram";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Names and numbers for this machine; a browser takes most of them past its proxy unless it is told not to. */
const HOSTS = [
  ...[
    "localhost",
    "LOCALHOST",
    "localhost.",
    "foo.localhost",
    "foo.localhost.",
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
  ],
  ...["0", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "127.0.0.2"],
];
const ADDRESSES = ["127.0.0.1", "127.0.0.2", "::1"];

/** What no site may reach: servers at one port of each of this machine's addresses, and one that hears calls by UDP. */
export async function startInside() {
  const heard: string[] = [];
  const servers: Server[] = [];
  let port = 0;
  for (const address of ADDRESSES) {
    const server = createServer((_, response) => response.end("inside")).on("connection", () => heard.push(address));
    servers.push(server);
    const listening = await new Promise<boolean>((resolve) =>
      server.once("error", () => resolve(false)).listen(port, address, () => resolve(true)),
    );
    // A machine may have no IPv6.
    if (listening) port = (server.address() as AddressInfo).port;
  }
  const calls = createSocket("udp4").on("message", () => heard.push("a call"));
  await new Promise<void>((resolve) => calls.bind(0, "127.0.0.1", resolve));
  const stop = async () => {
    await new Promise<void>((resolve) => calls.close(resolve));
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { targets: HOSTS.map((host) => `${host}:${port}`), callPort: calls.address().port, heard, stop };
}

/** The files of a site that tries to reach all of them in every way there is, then posts to /told what it tried. */
export function pryingFiles({ targets, callPort }: { targets: string[]; callPort: number }): Record<string, string> {
  const given = JSON.stringify({ targets, callPort });
  return {
    "/pry.js": `(${pry.toString()})(${given});`,
    "/worker.js": `(${pryFromWorker.toString()})(${given});`,
    "/empty.js": "",
  };
}

/** Every way that `pry` goes. */
export const WAYS = [
  ...[
    "fetch",
    "redirected fetch",
    "image",
    "script",
    "stylesheet",
    "preload",
    "prefetch",
    "frame",
    "form",
    "socket",
    "events",
    "beacon",
  ],
  ...["worker", "shared worker", "service worker", "calls", "transport"],
];

/** Runs in the page: it is taken as text, and so uses nothing from outside of itself. */
function pry({ targets, callPort }: { targets: string[]; callPort: number }): void {
  const over = (thing: object, ...names: string[]) =>
    new Promise<unknown>((resolve) => names.forEach((name) => ((thing as Record<string, unknown>)[name] = resolve)));
  const add = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    values: Partial<HTMLElementTagNameMap[Name]> & { as?: string },
  ) => {
    const element = Object.assign(document.createElement(name), { hidden: true, ...values });
    const done = over(element, "onload", "onerror");
    document.body.append(element);
    return done;
  };
  const workerSays = (port: { onmessage: unknown }) => over(port, "onmessage");
  const ways: Record<string, (target: string) => unknown> = {
    fetch: (target) => fetch(`http://${target}/fetch`, { mode: "no-cors" }),
    "redirected fetch": (target) => fetch(`/away?http://${target}/redirect`, { mode: "no-cors" }),
    image: (target) => add("img", { src: `http://${target}/image`, alt: "" }),
    script: (target) => add("script", { src: `http://${target}/script` }),
    stylesheet: (target) => add("link", { rel: "stylesheet", href: `http://${target}/style` }),
    preload: (target) => add("link", { rel: "preload", as: "image", href: `http://${target}/preload` }),
    prefetch: (target) => {
      for (const rel of ["preconnect", "dns-prefetch"]) void add("link", { rel, href: `http://${target}/` });
      return add("link", { rel: "prefetch", href: `http://${target}/prefetch` });
    },
    frame: (target) => add("iframe", { src: `http://${target}/frame`, title: "Frame" }),
    form: (target) => {
      const done = add("iframe", { name: target, title: "Answer" });
      void add("form", { method: "post", action: `http://${target}/form`, target });
      (document.body.lastElementChild as HTMLFormElement).submit();
      return done;
    },
    socket: (target) => over(new WebSocket(`ws://${target}/socket`), "onopen", "onerror"),
    events: (target) => {
      const events = new EventSource(`http://${target}/events`);
      return over(events, "onopen", "onerror").then(() => events.close());
    },
    beacon: (target) => navigator.sendBeacon(`http://${target}/beacon`, "x"),
  };
  const once: Record<string, () => unknown> = {
    worker: () => workerSays(new Worker("/worker.js")),
    "shared worker": () => workerSays(new SharedWorker("/worker.js").port),
    "service worker": async () => {
      const said = workerSays(navigator.serviceWorker);
      const { active } = await navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready);
      active!.postMessage("go");
      navigator.serviceWorker.startMessages();
      return said;
    },
    calls: async () => {
      const servers = ["127.0.0.1", "localhost", "0.0.0.0"].flatMap((host) => [
        `stun:${host}:${callPort}`,
        `turn:${host}:${callPort}`,
        `turn:${host}:${targets[0]!.split(":")[1]}?transport=tcp`,
      ]);
      const call = new RTCPeerConnection({ iceServers: [{ urls: servers, username: "a", credential: "b" }] });
      call.createDataChannel("x");
      const done = new Promise<void>(
        (resolve) => (call.onicegatheringstatechange = () => call.iceGatheringState === "complete" && resolve()),
      );
      await call.setLocalDescription(await call.createOffer());
      await done;
    },
    transport: () => new WebTransport(`https://127.0.0.1:${callPort}/`).ready,
  };
  void (async () => {
    const tried: string[] = [];
    const attempt = async (name: string, work: () => unknown) => {
      try {
        await work();
      } catch {
        // That it failed is as it should be; what counts is what was heard inside.
      }
      tried.push(name);
    };
    const all = Object.entries(ways).map(([name, work]) =>
      attempt(name, () => Promise.allSettled(targets.map((target) => work(target)))),
    );
    await Promise.all([...all, ...Object.entries(once).map(([name, work]) => attempt(name, work))]);
    await fetch("/told", { method: "POST", body: JSON.stringify(tried) });
  })();
}

/** Runs in workers of all three kinds, as text. */
function pryFromWorker({ targets }: { targets: string[] }): void {
  const work = async () => {
    for (const target of targets) {
      try {
        importScripts(`http://${target}/worker-script`);
      } catch {
        // As it should be.
      }
    }
    const sockets = targets.map((target) => {
      const socket = new WebSocket(`ws://${target}/worker-socket`);
      return new Promise((resolve) => (socket.onopen = socket.onerror = resolve));
    });
    await Promise.allSettled([
      ...targets.map((target) => fetch(`http://${target}/worker-fetch`, { mode: "no-cors" })),
      ...sockets,
    ]);
  };
  const scope = self as unknown as { postMessage?(said: string): void; onconnect: unknown; onmessage: unknown };
  scope.onconnect = (event: MessageEvent) => void work().then(() => event.ports[0]!.postMessage("done"));
  if ("clients" in self)
    scope.onmessage = (event: MessageEvent) => void work().then(() => event.source!.postMessage("done"));
  else if (scope.postMessage) void work().then(() => scope.postMessage!("done"));
}
declare function importScripts(address: string): void;
