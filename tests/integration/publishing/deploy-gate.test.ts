import { beforeEach, expect, it } from "vitest";
import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { announceReport } from "~/modules/checks/announce-report.server";
import type { Finding } from "~/modules/site/finding";
import { ensureReport } from "~/modules/checks/read-report.server";
import { unansweredPoints } from "~/modules/publishing/deploy-gate.server";
import { wordFor } from "~/modules/publishing/open-points";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createOwner } from "./publishing-world";

const error: Finding = {
  rule: "overflow",
  severity: "error",
  message: "The page is wider than a phone.",
  where: { part: "html" },
  why: "w",
  fix: "f",
};
const advice: Finding = { ...error, severity: "advice", message: "Shorter would be better." };

beforeEach(() => void (env.BROWSER_CHECKS = "on"));

async function savedWebsite() {
  const owner = await createOwner();
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("one")) } });
  return owner;
}

/** What the look with a browser found, as the job for it leaves it. */
async function browserFound(websiteId: number, findings: Finding[]) {
  const data = { browserState: "done", browserFindings: findings as unknown as Prisma.InputJsonValue };
  await db.siteReport.updateMany({ where: { websiteId }, data: { ...data, findings: [] } });
  await announceReport(db, websiteId);
}

it("waits for the end of the report, and lets through what has no open points", async () => {
  const owner = await savedWebsite();
  expect((await ensureReport(owner)).browser.state).toBe("waiting");
  let isOver = false;
  const points = unansweredPoints(owner, "").finally(() => (isOver = true));
  await announceReport(db, owner.websiteId);
  await ensureReport(owner);
  expect(isOver).toBe(false);
  await browserFound(owner.websiteId, [advice]);
  expect(await points).toEqual([]);
});

it("stops for an error and for a fact that nobody confirmed, until the owner's word covers exactly these", async () => {
  const owner = await savedWebsite();
  await ensureReport(owner);
  await browserFound(owner.websiteId, [error, advice]);
  const [first] = await unansweredPoints(owner, "");
  expect(first).toMatchObject({ kind: "error", text: error.message });
  const word = wordFor([first!]);
  expect(await unansweredPoints(owner, word.replace(/\n/g, "\r\n"))).toEqual([]);
  await browserFound(owner.websiteId, [error, { ...error, message: "A picture is missing." }]);
  expect(await unansweredPoints(owner, word)).toHaveLength(2);
});

it("tells nobody else anything", async () => {
  const owner = await savedWebsite();
  const stranger = await createOwner();
  await expect(unansweredPoints({ ...owner, actor: stranger.actor }, "")).rejects.toThrow(NotFoundError);
});
