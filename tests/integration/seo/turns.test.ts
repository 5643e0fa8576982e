import { run } from "graphile-worker";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { checkWebsite } from "~/modules/checks/check-website.server";
import { ensureReport } from "~/modules/checks/read-report.server";
import { analyzeSeo } from "~/modules/seo/analyze-seo.server";
import { startAnalysis } from "~/modules/seo/start-analysis.server";
import { jobLogger } from "../../../worker/job-logger";
import { task } from "../../../worker/task";
import { deploySite } from "../publishing/publishing-world";
import { recordedMeasure } from "./seo-world";

type Site = { name: string; actor: { userId: number }; websiteId: number; deploymentId: number };

/** What used the browser, in this order: names of sites, and checks of websites. */
let used: string[];
let sites: Site[];
/** What happens while a load of this site is made, once. */
let meanwhile: Record<string, () => Promise<unknown>>;

beforeEach(() => {
  [used, sites, meanwhile] = [[], [], {}];
});
afterEach(async () => {
  env.BROWSER_CHECKS = "off";
  await db.seoAnalysis.deleteMany();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});

/** A live site of a new owner. */
async function newSite(name: string): Promise<Site> {
  const { actor, websiteId, deployment } = await deploySite(name);
  const site = { name, actor, websiteId, deploymentId: deployment.id };
  sites.push(site);
  return site;
}

async function nameOf(analysisId: number): Promise<string> {
  const { deploymentId } = await db.seoAnalysis.findUniqueOrThrow({ where: { id: analysisId } });
  return sites.find((site) => site.deploymentId === deploymentId)!.name;
}

/** Does all jobs that use the browser, as the worker does, with what stands for a browser. */
async function doJobs(): Promise<void> {
  const analyze = task("analyze_seo", async ({ analysisId }, context) => {
    const { measure } = recordedMeasure();
    await analyzeSeo({ analysisId, ...context }, async (order) => {
      const name = await nameOf(analysisId);
      used.push(name);
      const happens = meanwhile[name];
      delete meanwhile[name];
      await happens?.();
      return measure(order);
    });
  });
  const check = task("check_website", async ({ websiteId }, context) => {
    await checkWebsite({ websiteId, ...context }, async () => {
      used.push(`check of ${sites.find((site) => site.websiteId === websiteId)!.name}`);
      return { fate: "calm", overflow: [], axe: [], errors: [], missing: [], outside: [], loaded: [] };
    });
  });
  const taskList = { analyze_seo: analyze, check_website: check };
  const runner = await run({
    connectionString: env.DATABASE_URL,
    taskList,
    concurrency: 1,
    pollInterval: 50,
    noHandleSignals: true,
    logger: jobLogger,
  });
  try {
    await expect.poll(jobsLeft, { timeout: 90_000, interval: 50 }).toBe(0);
  } finally {
    await runner.stop();
  }
}

async function jobsLeft(): Promise<number> {
  const jobs = await db.$queryRaw<
    unknown[]
  >`select 1 from graphile_worker.jobs where attempts < max_attempts or locked_at is not null`;
  return jobs.length;
}

const statuses = async () => (await db.seoAnalysis.findMany({ orderBy: { id: "asc" } })).map(({ status }) => status);

describe("the browser", () => {
  it("serves owners in turns, a load each", async () => {
    const [rose, fern, moss] = [await newSite("rose"), await newSite("fern"), await newSite("moss")];
    await startAnalysis(rose);
    await startAnalysis(fern);
    meanwhile.rose = () => startAnalysis(moss);
    await doJobs();
    expect(used).toEqual(["rose", "fern", "moss", "rose", "fern", "moss", "rose", "fern", "moss"]);
    expect(await statuses()).toEqual(["succeeded", "succeeded", "succeeded"]);
  });

  it("takes the check that somebody waits for after one load, before loads and checks that wait longer", async () => {
    env.BROWSER_CHECKS = "on";
    const [rose, fern, moss] = [await newSite("rose"), await newSite("fern"), await newSite("moss")];
    for (const { websiteId, deploymentId } of sites) {
      const { codeHash } = await db.deployment.findUniqueOrThrow({ where: { id: deploymentId } });
      await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    }
    await startAnalysis(rose);
    await startAnalysis(fern);
    // Saved a while ago: its check is due, and nobody waits for it.
    await db.$queryRaw`select id from graphile_worker.add_job('check_website', json_build_object('websiteId', ${moss.websiteId}::int), queue_name => 'chromium', priority => 10)`;
    meanwhile.rose = () => ensureReport({ actor: fern.actor, websiteId: fern.websiteId });
    await doJobs();
    expect(used).toEqual(["rose", "check of fern", "fern", "check of moss", "rose", "fern", "rose", "fern"]);
  });

  it("hastens a check that is due and waits behind others", async () => {
    env.BROWSER_CHECKS = "on";
    const [rose, fern] = [await newSite("rose"), await newSite("fern")];
    const { codeHash } = await db.deployment.findUniqueOrThrow({ where: { id: fern.deploymentId } });
    await db.website.update({ where: { id: fern.websiteId }, data: { codeHash } });
    await startAnalysis(rose);
    await db.$queryRaw`select id from graphile_worker.add_job('check_website', json_build_object('websiteId', ${fern.websiteId}::int), queue_name => 'chromium', priority => 10, job_key => ${`check_website:${fern.websiteId}`})`;
    await ensureReport({ actor: fern.actor, websiteId: fern.websiteId });
    await doJobs();
    expect(used).toEqual(["check of fern", "rose", "rose", "rose"]);
  });
});
