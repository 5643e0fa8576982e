import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { json } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Category } from "~/integrations/lighthouse/measure-page.server";
import { publicWeb } from "~/integrations/public-web/public-hosts.server";
import { scoresOf } from "~/modules/seo/scores";
import { CHECKER_NAME, CHECKER_USER_AGENT } from "~/published/checker";
import { findChromium } from "../../setup/chromium";
import { bundleProgram } from "../../setup/program";
import { pryingFiles, startInside, WAYS } from "./prying-page";
import { groupsOf, membersOf, startPage } from "./seo-world";

process.env.CHROMIUM_PATH = findChromium();
const { measurePage } = await import("~/integrations/lighthouse/measure-page.server");
const { db } = await import("~/lib/db.server");
const { cancelAnalysis } = await import("~/modules/seo/cancel-analysis.server");
const { startAnalysis } = await import("~/modules/seo/start-analysis.server");
const { deploySite } = await import("../publishing/publishing-world");

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Rose Bakery in Leeds</title><meta name="description" content="Bread and cakes."><link rel="icon" href="data:,"></head>
  <body><main><h1>Bread</h1><p>Warm from six.</p></main><script src="/pry.js"></script></body></html>`;

const order = (url: string, signal = new AbortController().signal) => ({ url, userAgent: CHECKER_USER_AGENT, signal });
const hang = () => undefined;

let page: Awaited<ReturnType<typeof startPage>>;
let hanging: typeof page;
let inside: Awaited<ReturnType<typeof startInside>>;
let told: Promise<string[]>;
/** What the site was called by those who asked it. */
const names = new Set<string | undefined>();
beforeAll(async () => {
  inside = await startInside();
  let tell: (tried: string[]) => void;
  told = new Promise((resolve) => (tell = resolve));
  const files: Record<string, string> = { "/": PAGE, ...pryingFiles(inside) };
  page = await startPage((request, response) => {
    const [path, query] = request.url!.split("?") as [string, string?];
    names.add(request.headers.host);
    if (path === "/told") void json(request).then((tried) => tell(tried as string[]));
    if (path === "/away") response.writeHead(302, { location: query });
    else
      response.writeHead(path in files ? 200 : 404, {
        "content-type": path.endsWith(".js") ? "text/javascript" : "text/html",
      });
    response.end(files[path]);
  });
  hanging = await startPage(hang);
});
afterAll(() => Promise.all([page, hanging, inside].map(({ stop }) => stop())));

const program = await bundleProgram("worker/index");
afterAll(() => program.remove());

let worker: ChildProcess | undefined;
afterEach(async () => {
  worker?.kill("SIGKILL");
  worker = undefined;
  // A job that was given back finds nothing to do.
  await db.seoAnalysis.deleteMany();
});

/** A worker as a process of its own; it measures sites at an address where no page ever comes. */
function startWorker(): ChildProcess {
  const env = { ...process.env, APP_ORIGIN: hanging.origin };
  return (worker = spawn(process.execPath, [program.file], { env, stdio: ["ignore", "ignore", "inherit"] }));
}

/** Has a site measured, and returns when the worker's browser waits for it. */
async function measuring(site: { actor: { userId: number }; deploymentId: number }) {
  const before = hanging.agents.length;
  const { id } = await startAnalysis(site);
  await expect.poll(() => hanging.agents.length, { timeout: 60_000 }).toBeGreaterThan(before);
  const groups = groupsOf(worker!.pid!);
  // The browser and Lighthouse.
  expect(groups).toHaveLength(2);
  expect(membersOf(groups).length).toBeGreaterThan(2);
  return { id, groups };
}

async function newSite() {
  const { actor, deployment } = await deploySite();
  return { actor, deploymentId: deployment.id };
}

const untilGone = (groups: number[]) => expect.poll(() => membersOf(groups), { timeout: 15_000 }).toEqual([]);

// Any port, so that it is the address that keeps the page from what it must not reach.
const web = { ...publicWeb, isAllowedPort: () => true };

it("measures a page as a phone, under our name, lets it reach nothing of this machine, and leaves no process behind", {
  timeout: 120_000,
}, async () => {
  const categories: Category[] = ["performance", "accessibility", "best-practices", "seo"];
  const report = await measurePage({ ...order(`${page.origin}/`), categories }, { web });
  expect(inside.heard).toEqual([]);
  expect(report.finalDisplayedUrl).toBe(`${page.origin}/`);
  const scores = scoresOf(report)!;
  expect(scores.accessibilityScore).toBe(100);
  expect(scores.seoScore).toBe(100);
  // How fast it was says how busy this machine is, so only that it is the browser's own figure.
  expect(scores.performanceScore).toBe(Math.round(report.categories.performance!.score! * 100));
  expect(report.audits.interactive!.numericValue).toBeGreaterThan(0);
  expect(page.agents.length).toBeGreaterThan(0);
  expect(page.agents.filter((agent) => !agent.includes(CHECKER_NAME))).toEqual([]);
  expect(new Set(await told)).toEqual(new Set(WAYS));
  expect(inside.heard).toEqual([]);
  expect([...names]).toEqual([new URL(page.origin).host]);
  expect(groupsOf(process.pid)).toEqual([]);
});

it("gives up after a while", async () => {
  const slow = measurePage({ ...order(`${hanging.origin}/`), categories: ["performance"] }, { limitMs: 4_000 });
  await expect(slow).rejects.toThrow("took longer than 4 s");
  expect(groupsOf(process.pid)).toEqual([]);
});

it("leaves no browser when the worker is killed in the middle", async () => {
  const killed = startWorker();
  const { groups } = await measuring(await newSite());
  killed.kill("SIGKILL");
  await untilGone(groups);
});

it("ends the browser of an analysis that is cancelled, and of a worker that is stopped", {
  timeout: 180_000,
}, async () => {
  const stopped = startWorker();
  const site = await newSite();
  const cancelled = await measuring(site);
  await cancelAnalysis(site);
  await untilGone(cancelled.groups);

  const { id, groups } = await measuring(site);
  stopped.kill("SIGTERM");
  expect(await once(stopped, "exit")).toEqual([0, null]);
  await untilGone(groups);
  expect(await db.seoAnalysis.findUnique({ where: { id } })).toMatchObject({
    status: "running",
    attempt: 1,
    error: null,
  });
});
