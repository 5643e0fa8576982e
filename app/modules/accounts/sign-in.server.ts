import type { Profile } from "~/integrations/oauth/userinfo.server";
import { db } from "~/lib/db.server";
import { SESSION_LIFETIME_MS } from "./open-sessions";
import { hashSessionId, newSessionId } from "./session-id";

interface SignIn {
  profile: Profile;
  /** The id in the browser's cookie until now: a sign-in always gets a new one and revokes the old. */
  previousSessionId: string | null;
}

/**
 * Finds or makes the account of an identity (issuer and subject) and opens a session for it.
 * @returns the session id for the cookie
 */
export async function signIn({ profile, previousSessionId }: SignIn): Promise<string> {
  const { issuer, subject, ...details } = profile;
  const user = await db.user.upsert({
    where: { issuer_subject: { issuer, subject } },
    create: { issuer, subject, ...details },
    update: details,
  });
  if (previousSessionId) await revokeSession(previousSessionId);
  return openSession(user.id);
}

/** Opens a session for an account and returns its id for the cookie. */
export async function openSession(userId: number): Promise<string> {
  const id = newSessionId();
  const expiresAt = new Date(Date.now() + SESSION_LIFETIME_MS);
  await db.session.create({ data: { idHash: hashSessionId(id), userId, expiresAt } });
  return id;
}

/** Ends a session for good; an unknown id is no error. */
export async function revokeSession(id: string): Promise<void> {
  await db.session.updateMany({
    where: { idHash: hashSessionId(id), revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
