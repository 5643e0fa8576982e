import { beforeEach, describe, expect, it } from "vitest";
import { NoChromium } from "~/integrations/browser/find-chromium.server";
import type { inspectPage } from "~/integrations/browser/inspect-page.server";
import type { PageInspection } from "~/integrations/browser/page-inspection";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError, InvalidError, NotFoundError } from "~/lib/errors";
import { watchReport } from "~/modules/checks/announce-report.server";
import { checkWebsite } from "~/modules/checks/check-website.server";
import { failAbandoned } from "~/modules/cleaning/fail-abandoned.server";
import { mendWebsite } from "~/modules/checks/mend-website.server";
import { checkAgain, ensureReport, readReport } from "~/modules/checks/read-report.server";
import { downloadReport } from "~/modules/checks/download-report.server";
import { removeOldReports } from "~/modules/checks/remove-old-reports.server";
import { NO_BROWSER, NOT_LOOKED_AT, SWITCHED_OFF } from "~/modules/checks/report-words";
import { verifyReport } from "~/modules/checks/verify-report.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { codeOf, createOwner, deployInput } from "../publishing/publishing-world";

const CALM: PageInspection = {
  fate: "calm",
  overflow: [],
  axe: [],
  errors: [],
  missing: [],
  outside: [],
  loaded: [{ path: "assets/fonts/a.woff2", kind: "font", bytes: 900 }],
};

/** Stands for a browser that sees this. */
function seeing(sight: Partial<PageInspection> = {}) {
  let looks = 0;
  const inspect: typeof inspectPage = async () => {
    looks += 1;
    return { ...CALM, ...sight };
  };
  return { inspect, looks: () => looks };
}

const lacking = { ...codeOf("one"), html: codeOf(`<img src="assets/images/none.webp" alt="">`).html };

let site: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  env.BROWSER_CHECKS = "on";
  site = await createOwner();
  await db.website.update({ where: { id: site.websiteId }, data: { codeHash: await saveCode(lacking) } });
});

const attempt = (isLastAttempt = false) => ({
  websiteId: site.websiteId,
  isLastAttempt,
  signal: new AbortController().signal,
});
const jobs = () =>
  db.$queryRaw<
    { runAt: Date }[]
  >`select run_at as "runAt" from graphile_worker.jobs where key = ${`check_website:${site.websiteId}`}`;
const waiting = () => db.siteReport.updateMany({ data: { browserState: "waiting" } });

describe("mending", () => {
  it("takes what can be fixed by rule out of the report, keeps the page before, and leaves the rest", async () => {
    const button = { ...lacking, html: lacking.html.replace("</h1>", "</h1><button>Order</button>") };
    await db.website.update({ where: { id: site.websiteId }, data: { codeHash: await saveCode(button) } });
    const found = async () => (await ensureReport(site)).findings.map(({ rule }) => rule);
    expect(await found()).toEqual(expect.arrayContaining(["missing-file", "no-implicit-button-type"]));
    expect(await mendWebsite(site)).toBeGreaterThan(0);
    expect(await found()).toContain("missing-file");
    expect(await found()).not.toContain("no-implicit-button-type");
    expect(await db.version.count({ where: { websiteId: site.websiteId } })).toBe(1);
    expect(await mendWebsite(site)).toBe(0);
    await expect(mendWebsite({ ...site, actor: (await createOwner()).actor })).rejects.toThrow(NotFoundError);
  });
});

describe("a report", () => {
  it("has what needs no browser at once, and a job for the rest", async () => {
    expect(await readReport(site)).toBeNull();
    const report = await ensureReport(site);
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        rule: "missing-file",
        severity: "error",
        where: expect.objectContaining({ part: "html", line: 1 }),
      }),
    );
    expect(report).toMatchObject({
      browser: { state: "waiting", findings: [] },
      weight: { html: expect.any(Number), fonts: null },
    });
    expect(await jobs()).toHaveLength(1);
    await Promise.all([ensureReport(site), ensureReport(site)]);
    expect(await jobs()).toHaveLength(1);
    expect(await readReport(site)).toEqual(report);
  });

  it("has what a browser saw, once, and tells those who watch", async () => {
    const told = new Promise<void>((resolve) => {
      const stop = watchReport(
        site.websiteId,
        () => void readReport(site).then((report) => report?.browser.state === "done" && (stop(), resolve())),
      );
    });
    const { inspect, looks } = seeing({ overflow: [{ width: 390, by: 40, elements: [{ mark: "6", text: "Bread" }] }] });
    await checkWebsite(attempt(), inspect);
    await told;
    const report = await ensureReport(site);
    expect(report.browser).toEqual({
      state: "done",
      findings: [
        expect.objectContaining({
          rule: "page-overflow",
          severity: "error",
          where: expect.objectContaining({ width: 390, line: 1 }),
        }),
      ],
    });
    expect(report.weight).toMatchObject({ fonts: 900, pictures: 0 });
    await checkWebsite(attempt(), inspect);
    expect(looks()).toBe(1);
  });

  it("says nothing twice that both looks found", async () => {
    await checkWebsite(
      attempt(),
      seeing({
        missing: [
          { path: "assets/images/none.webp", kind: "image" },
          { path: "assets/late.json", kind: "fetch" },
        ],
      }).inspect,
    );
    const { findings, browser } = await ensureReport(site);
    expect(findings.filter(({ rule }) => rule === "missing-file")).toHaveLength(1);
    expect(browser.findings.map(({ where }) => where.text)).toEqual(["assets/late.json"]);
  });

  it("is of one state: the next has its own, and the first is there again when it comes back", async () => {
    const first = await ensureReport(site);
    await saveWebsiteCode({ ...site, code: codeOf("two") });
    expect(await readReport(site)).toBeNull();
    const second = await ensureReport(site);
    expect(second.codeHash).not.toBe(first.codeHash);
    expect(second.findings.filter(({ rule }) => rule === "missing-file")).toEqual([]);
    await saveWebsiteCode({ ...site, code: lacking });
    expect(await readReport(site)).toEqual(first);
  });

  it("belongs to the owner of the website, and there is none without code", async () => {
    const stranger = { ...site, actor: (await createOwner()).actor };
    for (const act of [readReport, ensureReport, checkAgain])
      await expect(act(stranger)).rejects.toThrow(NotFoundError);
    await expect(ensureReport(await createOwner())).rejects.toThrow(ConflictError);
  });

  it("is kept for a while, and for as long as its state is saved or live", async () => {
    await ensureReport(site);
    await createDeployment({ ...deployInput(site), deployedCode: lacking });
    for (const version of ["two", "three"]) {
      await saveWebsiteCode({ ...site, code: codeOf(version) });
      await ensureReport(site);
    }
    expect(await removeOldReports()).toBe(0);
    await db.siteReport.updateMany({ data: { checkedAt: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) } });
    await removeOldReports();
    expect(await db.siteReport.count({ where: { websiteId: site.websiteId } })).toBe(2);
  });

  it("is in the contract's analysis, with what to do next", async () => {
    const { redesignSuggestions } = await readAnalysis(site);
    expect(redesignSuggestions![0]).toMatchObject({
      rank: 1,
      severity: "error",
      rule: "missing-file",
      places: [{ part: "html", line: 1 }],
    });
  });

  it("can be made anew", async () => {
    await checkWebsite(attempt(), seeing().inspect);
    expect(await checkAgain(site)).toMatchObject({ browser: { state: "waiting" } });
    expect(await jobs()).toHaveLength(1);
  });
});

describe("a save", () => {
  it("has the website looked at a little later, its owner's wish to see it at once", async () => {
    const before = Date.now();
    await saveWebsiteCode({ ...site, code: codeOf("two") });
    expect((await jobs())[0]!.runAt.getTime()).toBeGreaterThanOrEqual(before + 10_000);
    await ensureReport(site);
    expect((await jobs())[0]!.runAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it("while a browser looks at what was before has the new state looked at next", async () => {
    await checkWebsite(attempt(), async () => {
      await saveWebsiteCode({ ...site, code: codeOf("two") });
      await db.$queryRaw`select (graphile_worker.remove_job(${`check_website:${site.websiteId}`})).id`;
      return CALM;
    });
    expect(await jobs()).toHaveLength(1);
    expect(await db.siteReport.count({ where: { websiteId: site.websiteId, browserState: "done" } })).toBe(1);
  });
});

describe("a report without a browser", () => {
  const state = async () => (await ensureReport(site)).browser;

  it("says that there is none", async () => {
    await checkWebsite(attempt(), () => Promise.reject(new NoChromium("none")));
    expect(await state()).toEqual({ state: "missing", findings: [], reason: NO_BROWSER });
  });

  it("is tried again, and says so after the last try", async () => {
    const fail = () => Promise.reject(new Error("no answer"));
    await expect(checkWebsite(attempt(), fail)).rejects.toThrow("no answer");
    expect(await state()).toMatchObject({ state: "waiting" });
    await checkWebsite(attempt(true), fail);
    expect(await state()).toEqual({ state: "failed", findings: [], reason: NOT_LOOKED_AT });
  });

  it("ends when the last try died with its worker", async () => {
    await ensureReport(site);
    expect(await failAbandoned()).toBe(0);
    await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`check_website:${site.websiteId}`}`;
    expect(await failAbandoned()).toBe(1);
    expect(await state()).toMatchObject({ state: "failed", reason: NOT_LOOKED_AT });
  });

  it("waits where nobody has asked for one yet", async () => {
    await ensureReport(site);
    await db.$executeRaw`delete from graphile_worker._private_jobs where key = ${`check_website:${site.websiteId}`}`;
    expect(await failAbandoned()).toBe(0);
    expect(await state()).toMatchObject({ state: "waiting" });
  });

  it("says that the operator wants none, for as long as that is so", async () => {
    await ensureReport(site);
    await waiting();
    env.BROWSER_CHECKS = "off";
    expect(await state()).toEqual({ state: "missing", findings: [], reason: SWITCHED_OFF });
    env.BROWSER_CHECKS = "on";
    expect(await state()).toMatchObject({ state: "waiting" });
  });
});

describe("a downloaded report", () => {
  const verify = (given: string) => verifyReport({ ...site, given });

  it("is verified by its file or its hash, and its state is told", async () => {
    await expect(downloadReport(site)).rejects.toThrow(ConflictError);
    await checkWebsite(attempt(), seeing().inspect);
    const { text, sha256 } = await downloadReport(site);
    expect(await verify(text)).toMatchObject({ verdict: "genuine", sha256, isOfSaved: true, isOfLive: false });
    await createDeployment({ ...deployInput(site), deployedCode: lacking });
    expect(await verify(sha256)).toMatchObject({ verdict: "genuine", isOfSaved: true, isOfLive: true });
    await saveWebsiteCode({ ...site, code: codeOf("two") });
    expect(await verify(text)).toMatchObject({ isOfSaved: false, isOfLive: true });
  });

  it("is refused when it was changed, is another website's, or is no report", async () => {
    await checkWebsite(attempt(), seeing().inspect);
    const { text } = await downloadReport(site);
    expect(await verify(text.replace('"error"', '"advice"'))).toMatchObject({ verdict: "changed" });
    const other = await createOwner();
    expect(await verifyReport({ ...other, given: text })).toMatchObject({ verdict: "unknown" });
    await expect(verifyReport({ ...other, websiteId: site.websiteId, given: text })).rejects.toThrow(NotFoundError);
    await expect(verify("report")).rejects.toThrow(InvalidError);
  });
});
