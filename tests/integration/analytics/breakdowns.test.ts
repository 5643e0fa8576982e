import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { DIMENSIONS, MOST_VALUES } from "~/modules/analytics/count-breakdowns.server";
import { removeRawHits } from "~/modules/analytics/remove-raw-hits.server";
import { rollUpHits } from "~/modules/analytics/roll-up-hits.server";
import { DEVICES } from "~/published/hit-arrival";
import { deploySite } from "../publishing/publishing-world";
import { breakdown, figures, record, rollUp, rowsOf, type Act } from "./hit-rows";

const DAY = "2026-11-20";
const now = new Date("2026-11-21T12:00:00Z");
const SPRING = JSON.stringify(["newsletter", "email", "Spring sale"]);
const at = (time: string) => `${DAY} ${time}`;

/** What three visitors did on a day: one by a search, one by a newsletter and later by a search, one by themselves. */
const ACTS: Act[] = [
  { person: 1, at: at("09:00"), referrer: "search.example", country: "DE", device: "phone" },
  { person: 1, at: at("09:01"), path: "/prices", country: "DE", device: "phone" },
  { person: 1, at: at("09:02"), path: "/prices", kind: "event", country: "DE", device: "phone" },
  { person: 1, at: at("09:03"), path: "/prices", kind: "end", country: "DE", device: "phone" },
  { person: 2, at: at("10:00"), campaign: SPRING, country: "PT", device: "desktop" },
  { person: 2, at: at("15:00"), referrer: "search.example", country: "PT", device: "desktop" },
  { person: 3, at: at("11:00") },
  // A page that was left on a day on which nothing else was done.
  { person: 3, at: "2026-11-21 00:01", kind: "end" },
];
const EXPECTED = {
  page: [
    ["/", 3, 4, 0],
    ["/prices", 1, 1, 1],
  ],
  referrer: [
    ["search.example", 2, 4, 1],
    ["", 1, 1, 0],
  ],
  campaign: [
    ["", 2, 3, 1],
    [SPRING, 1, 2, 0],
  ],
  country: [
    ["DE", 1, 2, 1],
    ["PT", 1, 2, 0],
    ["", 1, 1, 0],
  ],
  device: [
    ["desktop", 1, 2, 0],
    ["phone", 1, 2, 1],
    ["", 1, 1, 0],
  ],
};

async function visited(acts = ACTS) {
  const { deployment } = await deploySite();
  await record(rowsOf(deployment.id, acts));
  await rollUp(deployment.id, now);
  return deployment.id;
}

async function breakdowns(deploymentId: number, date = DAY) {
  const lists = await Promise.all(
    DIMENSIONS.map(async (dimension) => [dimension, await breakdown(deploymentId, date, dimension)] as const),
  );
  return Object.fromEntries(lists);
}

describe("the visitors of a day", () => {
  it("are counted by page, and by the first referrer, campaign, country and device that each showed", async () => {
    const id = await visited();
    expect(await breakdowns(id)).toEqual(EXPECTED);
    expect((await breakdowns(id, "2026-11-21")).page).toEqual([]);
    expect(await figures(id)).toContainEqual(
      expect.objectContaining({ date: DAY, visitors: 3, pageViews: 5, formSends: 1 }),
    );
  });

  it("are the same however often they are counted, and whatever comes twice", async () => {
    const { deployment } = await deploySite();
    const rows = rowsOf(deployment.id, ACTS);
    for (const some of [rows.slice(4), rows, rows]) {
      await record(some);
      await rollUp(deployment.id, now);
    }
    await Promise.all([1, 2, 3].map(() => rollUpHits({ deploymentId: deployment.id, date: DAY, now })));
    expect(await breakdowns(deployment.id)).toEqual(EXPECTED);
  });

  it("have on their own day what comes late", async () => {
    const id = await visited();
    await record(rowsOf(id, [{ person: 4, at: at("08:00"), path: "/late", country: "PT", device: "phone" }]));
    await rollUp(id, now);
    expect(await breakdowns(id)).toMatchObject({
      page: [
        ["/", 3, 4, 0],
        ["/late", 1, 1, 0],
        ["/prices", 1, 1, 1],
      ],
      country: [
        ["PT", 2, 3, 0],
        ["DE", 1, 2, 1],
        ["", 1, 1, 0],
      ],
    });
  });

  it("stay when their hits are gone", async () => {
    const id = await visited();
    const later = new Date("2026-12-01T12:00:00Z");
    await removeRawHits(later);
    expect(await db.rawHit.count({ where: { deploymentId: id } })).toBe(0);
    await rollUpHits({ deploymentId: id, date: DAY, now: later });
    expect(await breakdowns(id)).toEqual(EXPECTED);
  });

  it("take no more than so many places, and the rest are counted together", async () => {
    const acts = Array.from(
      { length: MOST_VALUES + 20 },
      (_, page): Act => ({ person: page % 7, at: at("12:00"), path: `/${String(page).padStart(3, "0")}` }),
    );
    const id = await visited([...acts, { person: 1, at: at("12:01"), path: "/069" }]);
    const pages = await breakdown(id, DAY, "page");
    expect([pages.length, pages[0], pages[1], pages.at(-1)]).toEqual([
      MOST_VALUES + 1,
      ["/069", 2, 2, 0],
      ["/000", 1, 1, 0],
      [null, 7, 20, 0],
    ]);
  });

  it("add up to the figures of the day, whatever they did", async () => {
    const some = (...values: string[]) => fc.constantFrom(null, ...values);
    const act = fc.record({
      person: fc.nat(4),
      minute: fc.integer({ min: 0, max: 59 }),
      kind: fc.constantFrom("view", "event", "end"),
      path: fc.constantFrom("/", "/a", "/b"),
      referrer: some("a.example", "b.example"),
      campaign: some(SPRING),
      country: some("DE", "PT"),
      device: some(...DEVICES),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const id = await visited(
          acts.map(({ minute, ...rest }) => ({ ...rest, at: at(`12:${String(minute).padStart(2, "0")}`) }) as Act),
        );
        const {
          visitors = 0,
          pageViews = 0,
          formSends = 0,
        } = (await figures(id)).find(({ date }) => date === DAY) ?? {};
        const { page, ...others } = await breakdowns(id);
        const sum = (rows: typeof page, column: number) => rows!.reduce((total, row) => total + Number(row[column]), 0);
        expect([sum(page, 2), sum(page, 3)]).toEqual([pageViews, formSends]);
        for (const rows of Object.values(others))
          expect([1, 2, 3].map((column) => sum(rows, column))).toEqual([visitors, pageViews, formSends]);
      }),
      { numRuns: process.env.FULL ? 100 : 10 },
    );
  });
});

describe("what a renderer says of a hit", () => {
  it("is taken from one of before this was asked", async () => {
    const { deployment } = await deploySite();
    const [row] = rowsOf(deployment.id, [{ person: 1, at: at("09:00") }]);
    expect(Object.keys(row!.payload)).toEqual([
      "deploymentId",
      "visitorId",
      "priorVisitorId",
      "kind",
      "path",
      "referrer",
    ]);
    await record([row!]);
    expect(await db.rawHit.findUnique({ where: { ulid: row!.ulid } })).toMatchObject({
      campaign: null,
      country: null,
      device: null,
    });
  });

  it.each([{ country: "Germany" }, { country: "203.0.113.7" }, { device: "fridge" }])(
    "is refused when it is none: %j",
    async (known) => {
      const { deployment } = await deploySite();
      await expect(
        record(rowsOf(deployment.id, [{ person: 1, at: at("09:00"), ...(known as Partial<Act>) }])),
      ).rejects.toThrow();
      expect(await db.rawHit.count({ where: { deploymentId: deployment.id } })).toBe(0);
    },
  );
});
