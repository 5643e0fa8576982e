import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BEACON, beaconTag } from "./beacon";

/** As much of a browser as the beacon asks for. */
function open(
  page: {
    search?: string;
    visibilityState?: string;
    prerendering?: boolean;
    site?: string | null;
    blocked?: boolean;
  } = {},
) {
  const sent: Record<string, unknown>[] = [];
  const listeners = new Map<string, { run: (event: object) => void; once: boolean }[]>();
  const listen = (name: string, run: (event: object) => void, { once = false } = {}) =>
    listeners.set(name, [...(listeners.get(name) ?? []), { run, once }]);
  const document = {
    currentScript: { getAttribute: () => (page.site === undefined ? "rose" : page.site) },
    referrer: "https://search.example/",
    visibilityState: page.visibilityState ?? "visible",
    prerendering: page.prerendering ?? false,
    addEventListener: listen,
  };
  const location = { host: "rose.example", pathname: "/", search: page.search ?? "" };
  const history = {
    pushState: (_state: unknown, _title: string, path: string) => Object.assign(location, { pathname: path }),
  };
  const fetch = (address: string, init: { body: string }) => {
    if (page.blocked) throw new Error("blocked");
    sent.push({ address, ...init, ...(JSON.parse(init.body) as object), body: undefined });
    return Promise.reject(new Error("offline"));
  };
  const Request = class {
    get keepalive() {
      return true;
    }
  };
  const world = {
    document,
    location,
    history,
    fetch,
    Request,
    URLSearchParams,
    setTimeout: (run: () => void) => run(),
    addEventListener: listen,
    self: 1,
    top: 1,
  };
  vm.runInNewContext(BEACON, world);
  const fire = (name: string, event: object = {}) => {
    const now = listeners.get(name) ?? [];
    listeners.set(
      name,
      now.filter(({ once }) => !once),
    );
    for (const { run } of now) run(event);
  };
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    fire("visibilitychange");
  };
  return { sent, kinds: () => sent.map(({ kind }) => kind), fire, show, document, location, history };
}
const form = (isInvalid: boolean, error: object | null = null) => ({
  target: { matches: () => isInvalid, querySelector: () => error },
});

describe("the beacon", () => {
  it("weighs less than 1.5 KB compressed", () => {
    expect(gzipSync(BEACON).length).toBeLessThan(1_500);
  });

  it("sends a page view without a credential, to the page's own host, and says where from once", () => {
    const page = open();
    const request = { address: "/api/hit", method: "POST", mode: "no-cors", credentials: "omit", keepalive: true };
    expect(page.sent).toEqual([
      {
        ...request,
        site: "rose",
        kind: "view",
        host: "rose.example",
        path: "/",
        referrer: "https://search.example/",
        campaign: ["", "", ""],
        framed: false,
        body: undefined,
      },
    ]);
    page.show("hidden");
    expect(page.sent[1]).toMatchObject({ kind: "end", referrer: "" });
  });

  it("tells the campaign in the page's address, and nothing else of its query", () => {
    const page = open({ search: "?utm_source=newsletter&utm_campaign=Winter%20%26%20more&token=secret&q=rye" });
    expect(page.sent[0]).toMatchObject({ path: "/", campaign: ["newsletter", "", "Winter & more"] });
    expect(JSON.stringify(page.sent)).not.toMatch(/secret|rye/);
  });

  it.each([
    ["while it is prerendered", { prerendering: true }],
    ["in a tab behind others", { visibilityState: "hidden" }],
  ])("says nothing %s", (_, hidden) => {
    const page = open(hidden);
    page.fire("pagehide");
    expect(page.kinds()).toEqual([]);
    page.document.prerendering = false;
    page.fire("prerenderingchange");
    page.show("visible");
    page.show("visible");
    expect(page.kinds()).toEqual(["view"]);
  });

  it("says once that the page was left, and again after a return", () => {
    const page = open();
    page.show("hidden");
    page.fire("pagehide");
    page.show("visible");
    page.show("hidden");
    expect(page.kinds()).toEqual(["view", "end", "end"]);
  });

  it("counts a page that comes back out of the browser's cache, and another address that a script moves to", () => {
    const page = open();
    page.fire("pageshow", { persisted: false });
    page.fire("popstate");
    expect(page.kinds()).toEqual(["view"]);
    page.fire("pageshow", { persisted: true });
    page.history.pushState(null, "", "/prices");
    page.history.pushState(null, "", "/prices");
    page.location.pathname = "/";
    page.fire("popstate");
    expect(page.sent.map(({ kind, path }) => [kind, path])).toEqual([
      ["view", "/"],
      ["view", "/"],
      ["view", "/prices"],
      ["view", "/"],
    ]);
  });

  it("counts, of the addresses a script moves to behind other tabs, the one that is seen", () => {
    const page = open();
    page.show("hidden");
    page.history.pushState(null, "", "/a");
    page.history.pushState(null, "", "/b");
    page.show("visible");
    expect(page.sent.map(({ kind, path }) => [kind, path])).toEqual([
      ["view", "/"],
      ["end", "/"],
      ["view", "/b"],
    ]);
  });

  it("says that a form was sent, not that it could not be", () => {
    const page = open();
    page.fire("submit", form(true));
    page.fire("submit", form(false, {}));
    expect(page.kinds()).toEqual(["view"]);
    page.fire("submit", form(false));
    expect(page.kinds()).toEqual(["view", "event"]);
  });

  it("throws nothing where everything is blocked, and is silent without a site", () => {
    expect(open({ blocked: true }).sent).toEqual([]);
    const page = open({ site: null });
    page.show("hidden");
    expect(page.sent).toEqual([]);
  });

  it("is loaded with the site's name", () => {
    expect(beaconTag(`a"b`)).toBe(`<script src="visits.js" data-site="a&quot;b" defer></script>\n`);
  });
});
