import { dayOf, type UtcDay } from "~/lib/utc-day";
import { findSessions, isBounce, sessionLength, type VisitorHit } from "./sessions";

/** The figures of one day; `totalDuration` in seconds, over the sessions that began on it. */
export interface DayFigures {
  visitors: number;
  pageViews: number;
  sessions: number;
  bounces: number;
  totalDuration: number;
}

export type DayRow = DayFigures & { date: UtcDay };

/** A day as it is stored; `formSends` are forms that were sent. */
export type CountedDay = DayRow & { formSends: number };

export const NO_FIGURES: DayFigures = { visitors: 0, pageViews: 0, sessions: 0, bounces: 0, totalDuration: 0 };

/**
 * The figures of some days out of hits in the order of their moments. For a day to be right the hits of the day before
 * and of the day after must be among them: a session may have begun on the one and end on the other.
 */
export function countDays(hits: VisitorHit[], days: UtcDay[]): CountedDay[] {
  const seen = hits.filter(({ kind }) => kind !== "end");
  const [hitsOf, sessionsOf] = [
    groupByDay(seen, ({ at }) => at),
    groupByDay(findSessions(hits), ({ startedAt }) => startedAt),
  ];
  return days.map((date) => {
    const [ofDay, sessions] = [hitsOf.get(date) ?? [], sessionsOf.get(date) ?? []];
    return {
      date,
      visitors: new Set(ofDay.map(({ visitorId }) => visitorId)).size,
      pageViews: ofDay.filter(({ kind }) => kind === "view").length,
      sessions: sessions.length,
      bounces: sessions.filter(isBounce).length,
      totalDuration: Math.round(sessions.reduce((sum, session) => sum + sessionLength(session), 0) / 1000),
      formSends: ofDay.filter(({ kind }) => kind === "event").length,
    };
  });
}

function groupByDay<Item>(items: Item[], moment: (item: Item) => number): Map<UtcDay, Item[]> {
  const groups = new Map<UtcDay, Item[]>();
  for (const item of items) {
    const day = dayOf(moment(item));
    const group = groups.get(day);
    if (group) group.push(item);
    else groups.set(day, [item]);
  }
  return groups;
}
