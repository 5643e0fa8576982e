import type { BrowserContext, ConsoleMessage, Page, Request, Route } from "playwright-core";
import type { PageInspection, ScriptError } from "./page-inspection";

/** Where a site stands while it is looked at: a name under which browsers trust a page as they do with https. */
export const SITE_ORIGIN = "http://site.localhost";

/** A site's file; null where it has none at this path. */
export type ReadFile = (path: string) => Promise<{ bytes: Uint8Array; type: string } | null>;

export type Traffic = Pick<PageInspection, "errors" | "missing" | "outside" | "loaded">;

/** A hostile page asks and complains without end; what is kept of it has one. */
const MOST = 40;
const LONGEST = 300;

/** Gives a visitor a site from memory and nothing else, and notes what it asks for and what goes wrong in it. */
export async function carryTraffic(visitor: BrowserContext, readFile: ReadFile): Promise<Traffic> {
  const traffic: Traffic = { errors: [], missing: [], outside: [], loaded: [] };
  await visitor.route("**/*", (route) => answer(route, readFile, traffic).catch(() => undefined));
  visitor.on("page", (page) => listen(page, traffic));
  return traffic;
}

async function answer(route: Route, readFile: ReadFile, traffic: Traffic): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== SITE_ORIGIN) {
    note(traffic.outside, { address: cut(url.href), kind: request.resourceType(), isPage: isOfPage(request) });
    return route.abort(isOfPage(request) ? "aborted" : "blockedbyclient");
  }
  const path = decoded(url.pathname.slice(1));
  const file = await readFile(path);
  const kind = request.resourceType();
  if (!file) {
    note(traffic.missing, { path: cut(path), kind });
    return route.fulfill({ status: 404, contentType: "text/plain", body: "" });
  }
  note(traffic.loaded, { path: cut(path), kind, bytes: file.bytes.length });
  return route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) });
}

const isOfPage = (request: Request) => request.isNavigationRequest() && request.frame().parentFrame() === null;

function listen(page: Page, traffic: Traffic): void {
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on("websocket", (socket) =>
    note(traffic.outside, { address: cut(socket.url()), kind: "websocket", isPage: false }),
  );
  page.on("pageerror", (error) => note(traffic.errors, fromException(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !isOfNetwork(message)) note(traffic.errors, fromConsole(message));
  });
}

// What could not be loaded is noted where it was asked for.
const isOfNetwork = (message: ConsoleMessage) =>
  /^Failed to load resource|net::ERR_|blocked by CORS policy|^Failed to establish a connection/.test(message.text());

const PLACE = new RegExp(`${SITE_ORIGIN}/([^:?#)\\s]*)(?:[?#][^:)\\s]*)?:(\\d+):\\d+`);

function fromException(error: Error): ScriptError {
  const [, path, line] = PLACE.exec(error.stack ?? "") ?? [];
  return { message: cut(error.message || String(error)), path: path ?? null, line: line ? Number(line) : null };
}

function fromConsole(message: ConsoleMessage): ScriptError {
  const { url, lineNumber } = message.location();
  const isOwn = url.startsWith(`${SITE_ORIGIN}/`);
  return {
    message: cut(message.text()),
    path: isOwn ? new URL(url).pathname.slice(1) : null,
    line: isOwn ? lineNumber + 1 : null,
  };
}

function note<Value>(list: Value[], value: Value): void {
  const text = JSON.stringify(value);
  if (list.length < MOST && !list.some((known) => JSON.stringify(known) === text)) list.push(value);
}

const cut = (text: string) => text.slice(0, LONGEST);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
