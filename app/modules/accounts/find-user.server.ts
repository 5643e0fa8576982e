import { db } from "~/lib/db.server";
import { openSessions } from "./open-sessions";
import { hashSessionId } from "./session-id";

/** The current user as screens and `GET /api/auth/user` show it. */
export interface CurrentUser {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

const SEEN_STEP_MS = 60 * 60 * 1000;
const shown = { id: true, email: true, firstName: true, lastName: true, profileImageUrl: true } as const;

/**
 * The user of a session id, or null when the session is unknown, over, unused for too long or revoked, or the account
 * is in the bin.
 */
export async function findUserBySession(sessionId: string): Promise<CurrentUser | null> {
  const session = await db.session.findUnique({
    where: { idHash: hashSessionId(sessionId), ...openSessions(), user: { binnedAt: null } },
    select: { id: true, lastSeenAt: true, user: { select: shown } },
  });
  if (!session) return null;
  await markSeen(session);
  return session.user;
}

// One write an hour is enough to tell when a session was last used.
async function markSeen({ id, lastSeenAt }: { id: number; lastSeenAt: Date }) {
  if (Date.now() - lastSeenAt.getTime() < SEEN_STEP_MS) return;
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date() } });
}
