import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { loadWebsiteAnalytics } from "~/modules/analytics/load-website-analytics.server";
import { listDays, readSummary } from "~/modules/analytics/read-analytics.server";
import { removeRawHits } from "~/modules/analytics/remove-raw-hits.server";
import { rollUpHits } from "~/modules/analytics/roll-up-hits.server";
import { createOwner, deploySite } from "../publishing/publishing-world";
import { droppedRow, figures, record, rollUp, rowsOf, type Act } from "./hit-rows";

const now = new Date("2026-11-21T12:00:00Z");

/** A made-up week: what every visitor did, day by day. */
const WEEK: Act[] = [
  { person: 1, at: "2026-11-15 09:00" },
  { person: 1, at: "2026-11-15 09:10" },
  { person: 1, at: "2026-11-15 09:12", kind: "end" },
  // Comes again after more than half an hour.
  { person: 1, at: "2026-11-15 09:43" },
  { person: 1, at: "2026-11-15 09:50", kind: "end" },
  { person: 2, at: "2026-11-15 10:00" },
  { person: 2, at: "2026-11-15 10:02", kind: "event" },
  // Over midnight: one session, of the day on which it began.
  { person: 3, at: "2026-11-16 23:40" },
  { person: 3, at: "2026-11-17 00:05" },
  { person: 3, at: "2026-11-17 00:33" },
  { person: 4, at: "2026-11-16 23:59:59" },
  { person: 4, at: "2026-11-17 00:01", kind: "end" },
  { person: 4, at: "2026-11-17 08:00" },
  { person: 5, at: "2026-11-21 11:59" },
];
const none = { visitors: 0, pageViews: 0, sessions: 0, bounces: 0, totalDuration: 0 };
const FIGURES = [
  { date: "2026-11-15", visitors: 2, pageViews: 4, sessions: 3, bounces: 1, totalDuration: 14 * 60 },
  { date: "2026-11-16", visitors: 2, pageViews: 2, sessions: 2, bounces: 1, totalDuration: 53 * 60 },
  { date: "2026-11-17", visitors: 2, pageViews: 3, sessions: 1, bounces: 1, totalDuration: 0 },
  { date: "2026-11-18", ...none },
  { date: "2026-11-19", ...none },
  { date: "2026-11-20", ...none },
  { date: "2026-11-21", visitors: 1, pageViews: 1, sessions: 1, bounces: 1, totalDuration: 0 },
];

async function visited(acts = WEEK) {
  const { actor, deployment } = await deploySite();
  await record(rowsOf(deployment.id, acts));
  await rollUp(deployment.id, now);
  return { actor, deploymentId: deployment.id };
}

describe("the hits of a week", () => {
  it("make exactly these figures a day", async () => {
    const site = await visited();
    expect(await listDays({ ...site, days: 7, now })).toEqual(FIGURES);
    const month = await listDays({ ...site, days: 30, now });
    expect([month.length, month[0]!.date, month.at(-1)]).toEqual([30, "2026-10-23", FIGURES.at(-1)]);
  });

  it("are summed up beside the week before", async () => {
    const site = await visited();
    const sum = { visitors: 7, pageViews: 10, bounceRate: 57.1, avgSessionDuration: 574 };
    const isNew = { visitorsGrowth: null, pageViewsGrowth: null, bounceRateChange: null, sessionDurationChange: null };
    expect(await readSummary({ ...site, days: 7, now })).toEqual({ ...sum, ...isNew });
    await db.dailyStat.create({
      data: {
        deploymentId: site.deploymentId,
        date: new Date("2026-11-10"),
        visitors: 5,
        pageViews: 20,
        sessions: 10,
        bounces: 5,
        totalDuration: 2_870,
      },
    });
    const grown = { visitorsGrowth: 40, pageViewsGrowth: -50, bounceRateChange: 7.1, sessionDurationChange: 100.1 };
    expect(await readSummary({ ...site, days: 7, now })).toEqual({ ...sum, ...grown });
    expect(await readSummary({ ...site, now })).toMatchObject({ visitors: 12, visitorsGrowth: null });
  });

  it("make the same figures however often and in whatever order they come", async () => {
    const { actor, deployment } = await deploySite();
    const rows = rowsOf(deployment.id, WEEK);
    for (const row of [...rows].reverse()) {
      await record([row]);
      await rollUp(deployment.id, now);
    }
    await record(rows);
    await Promise.all(
      ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-21"].map((date) =>
        rollUpHits({ deploymentId: deployment.id, date, now }),
      ),
    );
    expect(await listDays({ actor, deploymentId: deployment.id, days: 7, now })).toEqual(FIGURES);
    expect(await db.rawHit.count({ where: { deploymentId: deployment.id } })).toBe(WEEK.length);
  });

  it("are counted in one job for each day that they belong to", async () => {
    const { deployment } = await deploySite();
    await record(rowsOf(deployment.id, WEEK));
    await record(rowsOf(deployment.id, [{ person: 9, at: "2026-11-21 11:00" }]));
    expect(await rollUp(deployment.id, now)).toEqual(["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-21"]);
  });
});

describe("hits that come late", () => {
  it("land on their own day, and join the sessions of its neighbours", async () => {
    const site = await visited(WEEK.filter(({ at }) => at !== "2026-11-17 00:05"));
    expect((await listDays({ ...site, days: 7, now })).slice(1, 3)).toEqual([
      { date: "2026-11-16", visitors: 2, pageViews: 2, sessions: 2, bounces: 2, totalDuration: 0 },
      { date: "2026-11-17", visitors: 2, pageViews: 2, sessions: 2, bounces: 2, totalDuration: 0 },
    ]);
    await record(rowsOf(site.deploymentId, [{ person: 3, at: "2026-11-17 00:05" }]));
    await rollUp(site.deploymentId, now);
    expect(await listDays({ ...site, days: 7, now })).toEqual(FIGURES);
  });

  it("change nothing where the hits of the day are gone", async () => {
    const site = await visited();
    const before = await figures(site.deploymentId);
    const later = new Date("2026-11-23T12:00:00Z");
    await removeRawHits(later);
    expect(
      await db.rawHit.findMany({ where: { deploymentId: site.deploymentId, at: { lt: new Date("2026-11-16") } } }),
    ).toEqual([]);
    await record(
      rowsOf(site.deploymentId, [
        { person: 7, at: "2026-11-15 20:00" },
        { person: 7, at: "2026-11-16 20:00" },
      ]),
    );
    await rollUp(site.deploymentId, later);
    expect((await figures(site.deploymentId)).filter(({ date }) => date < "2026-11-17")).toEqual(
      before.filter(({ date }) => date < "2026-11-17"),
    );
  });
});

describe("what was not counted", () => {
  it("is counted by day and reason, the most frequent first", async () => {
    const site = await visited();
    const dropped = ["2026-11-21 10:00", "2026-11-21 11:00", "2026-11-15 10:00"].map((at) =>
      droppedRow(site.deploymentId, at, "bot"),
    );
    await record([
      ...dropped,
      droppedRow(site.deploymentId, "2026-11-20 10:00", "owner preview"),
      droppedRow(site.deploymentId, "2026-11-01 10:00", "malformed"),
    ]);
    const { dropped: week } = await loadWebsiteAnalytics({ ...site, days: 7, now });
    expect(week).toEqual([
      { reason: "bot", count: 3 },
      { reason: "owner preview", count: 1 },
    ]);
    expect(await listDays({ ...site, days: 7, now })).toEqual(FIGURES);
    const byDay = await db.droppedHit.findMany({
      where: { deploymentId: site.deploymentId, reason: "bot" },
      orderBy: { date: "asc" },
    });
    expect(byDay.map(({ count }) => count)).toEqual([1, 2]);
  });

  it("is refused with a reason of another list", async () => {
    const site = await visited([]);
    const row = droppedRow(site.deploymentId, "2026-11-21 10:00", "bot");
    await expect(record([{ ...row, payload: { ...row.payload, dropped: "whim" } }])).rejects.toThrow("invalid_union");
  });

  it("is nothing where the site is gone", async () => {
    await rollUpHits({ deploymentId: 2_000_000_000, date: "2026-11-21", now });
    expect(await figures(2_000_000_000)).toEqual([]);
  });
});

describe("the screen's figures", () => {
  it("say who is there now, once for each visitor, over midnight too", async () => {
    const site = await visited([]);
    const midnight = new Date("2026-11-21T00:02:00Z");
    const acts = ["2026-11-20 23:56", "2026-11-20 23:58", "2026-11-21 00:01"].map((at) => ({ person: 1, at }));
    await record(
      rowsOf(site.deploymentId, [
        ...acts,
        { person: 2, at: "2026-11-20 23:59" },
        { person: 3, at: "2026-11-20 23:50" },
      ]),
    );
    expect((await loadWebsiteAnalytics({ ...site, now: midnight })).liveNow).toBe(2);
  });

  it("are the owner's alone", async () => {
    const { deploymentId } = await visited();
    const { actor } = await createOwner();
    for (const read of [listDays, readSummary, loadWebsiteAnalytics])
      await expect(read({ actor, deploymentId, now })).rejects.toThrow(NotFoundError);
  });
});
