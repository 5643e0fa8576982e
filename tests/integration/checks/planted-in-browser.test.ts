import { createSocket } from "node:dgram";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Finding } from "~/modules/site/finding";
import type { WebsiteCode } from "~/modules/site/website-code";
import { SEEN_FAULTS, type SeenFault } from "../../cases/planted/in-browser";
import { SITE_CASES } from "../../cases/site-briefs";
import { findChromium } from "../../setup/chromium";
import { everyNth } from "../../setup/every-nth";
import { expectPlace } from "../../sites/expect-place";
import { makeSite } from "../../sites/make-site";
import { startPage } from "../seo/seo-world";

process.env.CHROMIUM_PATH = findChromium();
const { inspectWith } = await import("~/integrations/browser/inspect-page.server");
const { openSealedBrowser } = await import("~/integrations/browser/sealed-browser.server");
const { browserFindings } = await import("~/modules/checks/browser/browser-findings");
const { memorySite } = await import("~/modules/checks/browser/memory-site.server");
const { NODE_ATTRIBUTE } = await import("~/modules/markup/node-attribute");

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const NO_WEBSITE = 0;
const AT_ONCE = 3;

let browser: Awaited<ReturnType<typeof openSealedBrowser>>;
beforeAll(async () => {
  browser = await openSealedBrowser(new AbortController().signal);
});
afterAll(() => browser.stop());

async function see(code: WebsiteCode): Promise<Finding[]> {
  const sight = await inspectWith(browser, {
    readFile: await memorySite(NO_WEBSITE, code, CONTEXT),
    marked: NODE_ATTRIBUTE,
  });
  return browserFindings(sight, code, CONTEXT);
}

/** A page takes two seconds: every third fault, and all with FULL. */
const FAULTS = everyNth(SEEN_FAULTS, 3);
const sites = new Map(FAULTS.map(({ site }) => [site, makeSite(SITE_CASES.find(({ name }) => name === site)!).code]));

/** Several pages at a time, in one browser. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

it("finds each fault that only a browser can see, at its place, and nothing else", { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  await inTurns(FAULTS, async (fault) => {
    const problem = await problemOf(fault);
    if (problem) wrong.push(`${fault.name}: ${problem}`);
  });
  expect(wrong).toEqual([]);
});

async function problemOf(fault: SeenFault): Promise<string | null> {
  const code = fault.plant(sites.get(fault.site)!);
  const findings = await see(code);
  const [found, ...others] = findings;
  if (found?.rule !== fault.rule || others.length > 0)
    return JSON.stringify(findings.map(({ rule, where }) => [rule, where]));
  if (found.where.width !== fault.width) return `seen at ${found.where.width}`;
  try {
    expectPlace(code, found, fault.where);
    return null;
  } catch (error) {
    return `${JSON.stringify(found.where)}: ${(error as Error).message}`;
  }
}

it.runIf(process.env.FULL)("finds nothing in the same websites without them", async () => {
  const found: Finding[] = [];
  await inTurns([...sites.values()], async (code) => void found.push(...(await see(code))));
  expect(found).toEqual([]);
});

it("lets nothing out, whatever a page tries", async () => {
  const inside = await startPage((_, response) => response.end());
  const heard: string[] = [];
  const calls = createSocket("udp4").on("message", () => heard.push("call"));
  await new Promise<void>((resolve) => calls.bind(0, "127.0.0.1", resolve));
  const code = [...sites.values()][0]!;
  const findings = await see({
    ...code,
    javascript: `${code.javascript}\n${hostile(new URL(inside.origin).port, calls.address().port)}`,
  });
  expect(inside.agents).toEqual([]);
  expect(heard).toEqual([]);
  expect(findings.filter(({ rule }) => rule === "outside-request").map(({ where }) => where.text)).toContain(
    "127.0.0.1",
  );
  await Promise.all([inside.stop(), new Promise<void>((resolve) => calls.close(resolve))]);
});

const hostile = (port: string, callPort: number) => `
  const there = "//127.0.0.1:${port}";
  fetch("http:" + there + "/fetch").catch(() => {});
  new Image().src = "http:" + there + "/image";
  navigator.sendBeacon("http:" + there + "/beacon", "x");
  new EventSource("http:" + there + "/events");
  new WebSocket("ws:" + there + "/socket");
  new Worker(URL.createObjectURL(new Blob(["fetch('http:" + there + "/worker').catch(() => {}); new WebSocket('ws:" + there + "/worker-socket')"])));
  const call = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${callPort}" }] });
  call.createDataChannel("x");
  call.createOffer().then((offer) => call.setLocalDescription(offer));
  setInterval(() => alert("still here"), 20);`;
