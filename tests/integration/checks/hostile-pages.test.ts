import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { usePool } from "~/lib/pool/in-pool.server";
import { ProcessPool } from "~/lib/pool/process-pool";
import { checkWebsite } from "~/modules/checks/check-website.server";
import { checkAgain, ensureReport, readReport } from "~/modules/checks/read-report.server";
import { readGate } from "~/modules/publishing/deploy-gate.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { codeOf, createOwner } from "../publishing/publishing-world";

const program = { file: inject("poolProgram"), directory: process.cwd(), execArgv: [] };
const shared = new ProcessPool({ program, slots: 2 });

/** The pool, in which some works come to an end of their own. */
class FailingPool extends ProcessPool {
  constructor(private readonly failing: Readonly<Record<string, Error>>) {
    super({ program, slots: 1 });
  }

  override run(...args: Parameters<ProcessPool["run"]>): Promise<unknown> {
    const error = this.failing[args[1]];
    return error ? Promise.reject(error) : shared.run(...args);
  }
}

let site: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  site = await createOwner();
  usePool(shared);
});
afterAll(() => shared.close());

async function save(body: string): Promise<void> {
  await db.website.update({
    where: { id: site.websiteId },
    data: { codeHash: await saveCode({ ...codeOf("one"), html: codeOf(body).html }) },
  });
}

const messages = async (report = ensureReport(site)) => (await report).findings.map(({ message }) => message);
const TOO_DEEP = "The page is nested too deeply to be checked for valid HTML.";
const HTML_STOPPED = "The check for valid HTML took too long and was stopped.";
const RULES_STOPPED = "The check of links, texts and files took too long and was stopped.";
const lacking = `<img src="assets/images/none.webp" alt="">`;

describe("the report of a page that was made to hold it up", () => {
  it.each([
    ["<table>x".repeat(2_500), [TOO_DEEP]],
    ["<a><b></a>".repeat(2_000), [TOO_DEEP]],
    ["<div>".repeat(20_000), [TOO_DEEP]],
  ])("says what was not checked, and this process goes on meanwhile: %#", async (body, expected) => {
    await save(body);
    let turns = 0;
    const going = setInterval(() => (turns += 1));
    const found = await messages();
    clearInterval(going);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(turns).toBeGreaterThan(0);
    expect(await messages(checkAgain(site))).toEqual(found);
  });

  it("has what else is found, and does not keep the website from the web by itself", async () => {
    await save(`${"<table>".repeat(300)}<tr><td>${lacking}`);
    expect(await messages()).toEqual(
      expect.arrayContaining([TOO_DEEP, "The file 'assets/images/none.webp' is not there."]),
    );
    await save("<table>x".repeat(500));
    expect((await readGate(site, "")).unanswered).toEqual([]);
  });
});

describe("a check that was stopped", () => {
  beforeEach(() => save(lacking));
  const stop = (work: string, lackingThat: "time" | "memory" = "time") =>
    usePool(new FailingPool({ [work]: new CutOff(work, lackingThat) }));

  it("is a finding, and costs none of the others", async () => {
    stop("check-html");
    expect(await messages()).toEqual(
      expect.arrayContaining([HTML_STOPPED, "The file 'assets/images/none.webp' is not there."]),
    );
    stop("check-rules", "memory");
    expect(await messages(checkAgain(site))).toContain(RULES_STOPPED);
  });

  it("is not looked at again at once, and again an hour later or when its owner wants it", async () => {
    stop("check-html");
    await ensureReport(site);
    usePool(shared);
    expect(await messages()).toContain(HTML_STOPPED);
    await db.siteReport.updateMany({ data: { checkedAt: new Date(Date.now() - 61 * 60 * 1000) } });
    expect(await readReport(site)).toBeNull();
    expect(await messages()).not.toContain(HTML_STOPPED);
    stop("check-html");
    await checkAgain(site);
    usePool(shared);
    expect(await messages(checkAgain(site))).not.toContain(HTML_STOPPED);
  });

  it("in a report that is whole for the rest is a finding of the look in a browser", async () => {
    stop("browser-findings");
    env.BROWSER_CHECKS = "on";
    await ensureReport(site);
    const calm = { fate: "calm" as const, overflow: [], axe: [], errors: [], missing: [], outside: [], loaded: [] };
    await checkWebsite(
      { websiteId: site.websiteId, isLastAttempt: true, signal: new AbortController().signal },
      async () => calm,
    );
    const row = await db.siteReport.findFirstOrThrow({ where: { websiteId: site.websiteId } });
    env.BROWSER_CHECKS = "off";
    expect(row).toMatchObject({
      browserState: "done",
      browserFindings: [expect.objectContaining({ rule: "check-stopped" })],
    });
  });
});

it("a website opens without its report while too much waits to be checked", async () => {
  await save(lacking);
  usePool(new FailingPool({ "check-html": new PoolBusyError() }));
  expect(await readAnalysis(site)).toMatchObject({ redesignSuggestions: null });
  await expect(ensureReport(site)).rejects.toMatchObject({
    status: 503,
    message: "Plinth is busy with other work just now. Please try again in a moment.",
  });
});
