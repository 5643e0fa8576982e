import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, DAY_MS, startOfDay } from "~/lib/utc-day";
import { HIT_KINDS, type HitKind } from "~/published/hit-arrival";
import { countDays } from "./daily-figures";
import { findSessions, isBounce, SESSION_GAP_MS, sessionLength, type Session, type VisitorHit } from "./sessions";

const MINUTE = 60_000;
const midnight = startOfDay("2026-11-21").getTime();
const hit = (
  minutes: number,
  kind: HitKind = "view",
  visitorId = 1n,
  priorVisitorId: bigint | null = null,
): VisitorHit => ({
  visitorId,
  priorVisitorId,
  kind,
  at: midnight + minutes * MINUTE,
});

describe("findSessions", () => {
  it("puts together what is at most 30 minutes apart, however long the whole is", () => {
    const [first, second, ...more] = findSessions([hit(0), hit(30), hit(60), hit(60 + 30.001)]);
    expect(first).toEqual({ startedAt: midnight, endedAt: midnight + 60 * MINUTE, views: 3, events: 0 });
    expect(second!.views).toBe(1);
    expect(more).toEqual([]);
  });

  it("goes on after midnight with the id of the day before", () => {
    const [session, ...more] = findSessions([hit(-5, "view", 1n), hit(5, "view", 2n, 1n), hit(34, "view", 2n)]);
    expect(session).toMatchObject({ startedAt: midnight - 5 * MINUTE, endedAt: midnight + 34 * MINUTE, views: 3 });
    expect(more).toEqual([]);
  });

  it("prefers today's id to yesterday's", () => {
    const sessions = findSessions([hit(-2, "view", 1n), hit(-1, "view", 2n), hit(1, "view", 2n, 1n)]);
    expect(sessions.map(({ views }) => views)).toEqual([1, 2]);
  });

  it("lets leaving lengthen a session and begin none", () => {
    expect(findSessions([hit(0, "end")])).toEqual([]);
    const [session, ...more] = findSessions([hit(0), hit(10, "end"), hit(50, "end")]);
    expect(session!.endedAt).toBe(midnight + 10 * MINUTE);
    expect(more).toEqual([]);
  });
});

describe("a bounce", () => {
  const sessionOf = (...hits: VisitorHit[]) => findSessions(hits)[0]!;

  it("is one page view without an event, and lasts 0 however late it was left", () => {
    const bounced = sessionOf(hit(0), hit(10, "end"));
    expect([isBounce(bounced), sessionLength(bounced)]).toEqual([true, 0]);
    const sent = sessionOf(hit(0), hit(2, "event"), hit(3, "end"));
    expect([isBounce(sent), sessionLength(sent)]).toEqual([false, 3 * MINUTE]);
    const read = sessionOf(hit(0), hit(1), hit(3, "end"));
    expect([isBounce(read), sessionLength(read)]).toEqual([false, 3 * MINUTE]);
  });
});

/** What a person did, as somebody who knows them would tell it: no ids, no days. */
const people = fc.array(
  fc.array(fc.record({ gap: fc.integer({ min: 0, max: 90 * MINUTE }), kind: fc.constantFrom(...HIT_KINDS) }), {
    maxLength: 40,
  }),
  { minLength: 1, maxLength: 4 },
);
const timesOf = (steps: { gap: number; kind: HitKind }[]) => {
  let at = midnight - 4 * 60 * MINUTE;
  return steps.map(({ gap, kind }) => ({ kind, at: (at += gap + 1) }));
};

function naiveSessions(acts: { kind: HitKind; at: number }[]): Session[] {
  const groups: (typeof acts)[] = [];
  acts.forEach((act, index) => {
    const isClose = index > 0 && act.at - acts[index - 1]!.at <= SESSION_GAP_MS;
    if (isClose) groups.at(-1)!.push(act);
    else groups.push([act]);
  });
  const begun = groups
    .map((group) => group.slice(group.findIndex(({ kind }) => kind !== "end")))
    .filter((group) => group[0]!.kind !== "end");
  const count = (group: typeof acts, wanted: HitKind) => group.filter(({ kind }) => kind === wanted).length;
  return begun.map((group) => ({
    startedAt: group[0]!.at,
    endedAt: group.at(-1)!.at,
    views: count(group, "view"),
    events: count(group, "event"),
  }));
}

function asHits(person: number, acts: { kind: HitKind; at: number }[]): VisitorHit[] {
  const idOn = (at: number) => BigInt(person * 1_000) + BigInt(Math.floor(at / DAY_MS) % 1_000);
  return acts.map(({ kind, at }) => {
    const isEarly = at - startOfDay(dayOf(at)).getTime() <= SESSION_GAP_MS;
    return { kind, at, visitorId: idOn(at), priorVisitorId: isEarly ? idOn(at - DAY_MS) : null };
  });
}

const inOrder = (sessions: Session[]) =>
  sessions.sort(
    (a, b) => a.startedAt - b.startedAt || a.endedAt - b.endedAt || a.views - b.views || a.events - b.events,
  );

describe("random visitors", () => {
  it("have the sessions that somebody who knows them would count", () => {
    fc.assert(
      fc.property(people, (all) => {
        const acts = all.map(timesOf);
        const hits = acts.flatMap((own, person) => asHits(person, own)).sort((a, b) => a.at - b.at);
        expect(inOrder(findSessions(hits))).toEqual(inOrder(acts.flatMap(naiveSessions)));
      }),
    );
  });

  it("make the same figures whichever days are asked for, and no session of theirs is lost or counted twice", () => {
    fc.assert(
      fc.property(people, (all) => {
        const acts = all.map(timesOf);
        const hits = acts.flatMap((own, person) => asHits(person, own)).sort((a, b) => a.at - b.at);
        const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
        const rows = countDays(hits, days);
        expect(days.map((day) => countDays(hits, [day])[0])).toEqual(rows);
        const total = (name: "sessions" | "bounces" | "pageViews") => rows.reduce((sum, row) => sum + row[name], 0);
        const sessions = acts.flatMap(naiveSessions);
        expect([total("sessions"), total("bounces")]).toEqual([sessions.length, sessions.filter(isBounce).length]);
        expect(total("pageViews")).toBe(hits.filter(({ kind }) => kind === "view").length);
      }),
    );
  });
});
