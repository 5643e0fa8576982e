import { beforeEach, describe, expect, it } from "vitest";
import { NoChromium } from "~/integrations/browser/find-chromium.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { INTERRUPTED, LED_ELSEWHERE, NO_BROWSER, NOT_MEASURED } from "~/modules/seo/analysis-words";
import { analyzeSeo } from "~/modules/seo/analyze-seo.server";
import { cancelAnalysis } from "~/modules/seo/cancel-analysis.server";
import { failAbandoned } from "~/modules/cleaning/fail-abandoned.server";
import { readLatestAnalysis } from "~/modules/seo/read-latest-analysis.server";
import { readSeo } from "~/modules/seo/read-seo.server";
import { startAnalysis } from "~/modules/seo/start-analysis.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createOwner, deploySite } from "../publishing/publishing-world";
import { recordedMeasure } from "./seo-world";

let site: { actor: { userId: number }; deploymentId: number; subdomain: string };
beforeEach(async () => {
  const { actor, deployment } = await deploySite();
  site = { actor, deploymentId: deployment.id, subdomain: deployment.subdomain };
});

const jobs = () => db.$queryRaw<object[]>`select key from graphile_worker.jobs where key like 'analyze_seo:%'`;
const attempt = (analysisId: number, isLastAttempt = false) => ({
  analysisId,
  isLastAttempt,
  signal: new AbortController().signal,
});
/** All loads of an analysis, one attempt each. */
async function loadAll(analysisId: number, { measure } = recordedMeasure()): Promise<void> {
  for (let load = 0; load < env.SEO_LOADS; load += 1) await analyzeSeo(attempt(analysisId), measure);
}
const done = async () => loadAll((await startAnalysis(site)).id);

describe("an analysis", () => {
  it("is one at a time for a website, however often it is asked for", async () => {
    expect(await readLatestAnalysis(site)).toBeNull();
    const asked = await Promise.all([startAnalysis(site), startAnalysis(site), startAnalysis(site)]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]!.status).toBe("queued");
    expect(await db.seoAnalysis.count({ where: { deploymentId: site.deploymentId } })).toBe(1);
    expect(await readLatestAnalysis(site)).toMatchObject({
      overallScore: null,
      issues: [],
      latestRun: { id: asked[0]!.id, status: "queued" },
    });
  });

  it("keeps what was measured, where visitors find the site, under our name, with what it was deployed with", async () => {
    const { measure, orders } = recordedMeasure();
    const { id } = await startAnalysis(site);
    await loadAll(id, { measure, orders });
    expect(orders.map(({ categories }) => categories.length)).toEqual([4, 1, 1]);
    expect(orders[0]).toMatchObject({
      url: `${env.APP_ORIGIN}/sites/${site.subdomain}/`,
      userAgent: expect.stringContaining("PlinthChecker"),
    });
    expect(await readLatestAnalysis(site)).toMatchObject({
      id,
      overallScore: 84,
      performanceScore: 100,
      accessibilityScore: 67,
      bestPracticesScore: 86,
      issues: expect.arrayContaining([expect.stringContaining("Some pictures have no description.")]),
      recommendations: expect.any(Array),
      metaInfo: {
        title: "Rose Bakery",
        description: "Bread & cakes",
        keywords: expect.stringContaining("bread"),
        loadTime: expect.any(Number),
      },
      latestRun: { id, status: "succeeded", loadsDone: env.SEO_LOADS, error: null },
    });
    await analyzeSeo(attempt(id), () => Promise.reject(new Error("not again")));
  });

  it("keeps each load, so that what goes wrong with one repeats that one only", async () => {
    const { measure, orders } = recordedMeasure();
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id), measure);
    expect(await readLatestAnalysis(site)).toMatchObject({
      overallScore: null,
      latestRun: { status: "running", loadsDone: 1, attempt: 0 },
    });
    await expect(analyzeSeo(attempt(id), () => Promise.reject(new Error("crashed")))).rejects.toThrow("crashed");
    expect((await readSeo(site)).run).toMatchObject({ status: "running", loadsDone: 1, attempt: 1 });
    await analyzeSeo(attempt(id), measure);
    await analyzeSeo(attempt(id), measure);
    expect(orders).toHaveLength(3);
    expect((await readSeo(site)).run).toMatchObject({ status: "succeeded", loadsDone: 3 });
    expect(await db.seoAnalysis.findUnique({ where: { id } })).toMatchObject({ reports: [], attempt: 4 });
  });

  it("loads again, later, what it loaded while the machine was busy, and says so when it stays busy", async () => {
    const { measure } = recordedMeasure(() => ({ machineUse: 0.9 }));
    const { id } = await startAnalysis(site);
    for (const load of [1, 2, 3, 4]) {
      await analyzeSeo(attempt(id), measure);
      expect((await readSeo(site)).run, `after load ${load}`).toMatchObject({ status: "running", loadsDone: 0 });
    }
    const [job] = await db.$queryRaw<{ ahead: number }[]>`
      select extract(epoch from run_at - now())::float as ahead from graphile_worker.jobs where key = ${`analyze_seo:${id}`}`;
    expect(job!.ahead).toBeGreaterThan(5);
    await analyzeSeo(attempt(id), measure);
    expect(await readSeo(site)).toMatchObject({ run: { status: "succeeded" }, analysis: { machineBusy: true } });
    await done();
    expect((await readSeo(site)).analysis).toMatchObject({ machineBusy: false });
  });

  it("is of one state of the website: what was loaded before a deploy counts no more", async () => {
    const { measure, orders } = recordedMeasure();
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id), measure);
    await db.deployment.update({ where: { id: site.deploymentId }, data: { codeHash: await saveCode(codeOf("two")) } });
    await loadAll(id, { measure, orders });
    expect(orders.map(({ categories }) => categories.length)).toEqual([4, 4, 1, 1]);
    expect((await readSeo(site)).run).toMatchObject({ status: "succeeded", loadsDone: 3 });
  });

  it("leaves earlier figures to be seen while another is made, and when it fails", async () => {
    await done();
    await done();
    const { id } = await startAnalysis(site);
    expect(await readSeo(site)).toMatchObject({
      analysis: { overallScore: 84 },
      run: { id, status: "queued" },
      earlier: [{ overallScore: 84 }],
    });
    await analyzeSeo(attempt(id, true), () => Promise.reject(new Error("crashed")));
    expect(await readLatestAnalysis(site)).toMatchObject({
      overallScore: 84,
      latestRun: { status: "failed", error: NOT_MEASURED },
    });
  });

  it("belongs to its owner", async () => {
    const stranger = { ...site, actor: (await createOwner()).actor };
    for (const act of [readSeo, readLatestAnalysis, startAnalysis, cancelAnalysis])
      await expect(act(stranger)).rejects.toThrow(NotFoundError);
    expect(await jobs()).not.toContainEqual({ key: expect.stringContaining(`:${site.deploymentId}:`) });
  });

  it("is not made of a website that is not live", async () => {
    await db.deployment.update({ where: { id: site.deploymentId }, data: { isActive: false } });
    await expect(startAnalysis(site)).rejects.toThrow(ConflictError);
  });
});

describe("a failure", () => {
  const failing = async (error: Error, last = false) => {
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id, last), () => Promise.reject(error));
  };
  const run = async () => (await readSeo(site)).run;

  it("is tried again until the last attempt, which says what to do", async () => {
    await expect(failing(new Error("no first paint"))).rejects.toThrow("no first paint");
    expect(await run()).toMatchObject({ status: "running", attempt: 1, error: null });
    await failing(new Error("no first paint"), true);
    expect(await run()).toMatchObject({ status: "failed", attempt: 2, error: NOT_MEASURED });
  });

  it("is plain and final without a browser", async () => {
    await failing(new NoChromium("There is no Chromium on PATH"));
    expect(await run()).toMatchObject({ status: "failed", error: NO_BROWSER });
    // What that is and how it is mended is in the log, for who runs this.
    expect(NO_BROWSER).not.toMatch(/Chromium|PATH/);
  });

  it("is final for a page that leads elsewhere", async () => {
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id), recordedMeasure(() => ({ finalDisplayedUrl: "http://169.254.169.254/" })).measure);
    expect(await run()).toMatchObject({ status: "failed", error: LED_ELSEWHERE });
  });

  it("of its worker is told once its job will never run again", async () => {
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id), recordedMeasure().measure);
    expect(await failAbandoned()).toBe(0);
    await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`analyze_seo:${id}`}`;
    expect(await failAbandoned()).toBe(1);
    expect(await run()).toMatchObject({ status: "failed", error: INTERRUPTED });
    expect(await db.seoAnalysis.findUnique({ where: { id } })).toMatchObject({ reports: [] });
  });

  it("of its worker is told once no job stands for the run any more", async () => {
    const { id } = await startAnalysis(site);
    await db.$queryRaw`select (graphile_worker.remove_job(${`analyze_seo:${id}`})).id`;
    expect(await failAbandoned()).toBe(1);
    expect(await run()).toMatchObject({ status: "failed", error: INTERRUPTED });
  });

  it("of a load is none of the others: an attempt that was thought dead writes nothing", async () => {
    const { id } = await startAnalysis(site);
    const { measure } = recordedMeasure();
    await analyzeSeo(attempt(id), async (order) => {
      await analyzeSeo(attempt(id), measure);
      return measure(order);
    });
    expect(await run()).toMatchObject({ status: "running", loadsDone: 1 });
    expect(await jobs()).toContainEqual({ key: `analyze_seo:${id}` });
  });

  it("is not hidden by a report without scores", async () => {
    const { id } = await startAnalysis(site);
    await expect(analyzeSeo(attempt(id), recordedMeasure(() => ({ categories: {} })).measure)).rejects.toThrow(
      "no score",
    );
    expect(await run()).toMatchObject({ status: "running", loadsDone: 0 });
  });

  it("is none when the process is asked to end", async () => {
    const { id } = await startAnalysis(site);
    const stop = AbortSignal.abort(new Error("stopping"));
    await expect(
      analyzeSeo(
        { analysisId: id, isLastAttempt: true, signal: stop },
        async ({ signal }) => signal.throwIfAborted() as never,
      ),
    ).rejects.toThrow("stopping");
    expect(await run()).toMatchObject({ status: "running", error: null });
  });
});

describe("cancelling", () => {
  it("takes a waiting one from the queue", async () => {
    const { id } = await startAnalysis(site);
    await cancelAnalysis(site);
    expect((await readSeo(site)).run).toMatchObject({ id, status: "cancelled" });
    expect(await jobs()).not.toContainEqual({ key: `analyze_seo:${id}` });
    await analyzeSeo(attempt(id), () => Promise.reject(new Error("not again")));
    await expect(cancelAnalysis(site)).rejects.toThrow(ConflictError);
    expect((await startAnalysis(site)).id).not.toBe(id);
  });

  it("takes one from the queue whose next load waits", async () => {
    const { id } = await startAnalysis(site);
    await analyzeSeo(attempt(id), recordedMeasure().measure);
    await cancelAnalysis(site);
    expect(await jobs()).not.toContainEqual({ key: `analyze_seo:${id}` });
    expect(await db.seoAnalysis.findUnique({ where: { id } })).toMatchObject({ status: "cancelled", reports: [] });
  });

  it("ends the browser of one that is being made, which then writes nothing", async () => {
    const { id } = await startAnalysis(site);
    const hanging = analyzeSeo(attempt(id), ({ signal }) => {
      void cancelAnalysis(site);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    });
    await hanging;
    expect(await readSeo(site)).toMatchObject({ analysis: null, run: { id, status: "cancelled", error: null } });
  });
});
