import type { HitKind } from "~/published/hit-arrival";

/** What one visitor did at a moment, in milliseconds since 1970. */
export interface VisitorHit {
  visitorId: bigint;
  priorVisitorId: bigint | null;
  kind: HitKind;
  at: number;
}

/** Hits of one visitor with gaps of at most 30 minutes; first and last moment in milliseconds since 1970. */
export interface Session {
  startedAt: number;
  endedAt: number;
  views: number;
  events: number;
}

/** Longest gap within a session, in milliseconds; it slides with each hit. */
export const SESSION_GAP_MS = 30 * 60 * 1000;

/**
 * Puts hits together to sessions: each is looked up with today's id, then with yesterday's, so that midnight splits
 * nothing. Leaving a page lengthens a session and begins none. Hits come in the order of their moments.
 */
export function findSessions(hits: Iterable<VisitorHit>): Session[] {
  const sessions: Session[] = [];
  const open = new Map<bigint, Session>();
  for (const hit of hits) {
    const session = findOpen(open, hit) ?? begin(hit);
    if (!session) continue;
    if (session.endedAt === -Infinity) sessions.push(session);
    session.endedAt = hit.at;
    if (hit.kind === "view") session.views += 1;
    if (hit.kind === "event") session.events += 1;
    open.set(hit.visitorId, session);
  }
  return sessions;
}

function findOpen(open: Map<bigint, Session>, { visitorId, priorVisitorId, at }: VisitorHit): Session | null {
  for (const id of [visitorId, priorVisitorId]) {
    const session = id === null ? undefined : open.get(id);
    if (session && at - session.endedAt <= SESSION_GAP_MS) return session;
  }
  return null;
}

const begin = ({ kind, at }: VisitorHit): Session | null =>
  kind === "end" ? null : { startedAt: at, endedAt: -Infinity, views: 0, events: 0 };

/** One page view and nothing done on it. */
export const isBounce = ({ views, events }: Session): boolean => views === 1 && events === 0;

/** From the first hit to the last, in milliseconds; a bounce lasts 0. */
export const sessionLength = (session: Session): number =>
  isBounce(session) ? 0 : session.endedAt - session.startedAt;
