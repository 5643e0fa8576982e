import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { ACCOUNT_DAYS, dueBefore, goneAt } from "../bin/bin-days";
import { openSessions } from "./open-sessions";
import { hashSessionId } from "./session-id";

/** A deleted account, as who has signed in to it sees it. */
export interface BinnedAccount {
  userId: number;
  email: string;
  binnedAt: Date;
  /** When it goes for good. */
  goneAt: Date;
}

/** The deleted account of a session id, or null: such a session opens nothing else. */
export async function findBinnedAccount(sessionId: string): Promise<BinnedAccount | null> {
  const session = await db.session.findUnique({
    where: { idHash: hashSessionId(sessionId), ...openSessions(), user: { binnedAt: { not: null } } },
    select: { user: { select: { id: true, email: true, binnedAt: true } } },
  });
  if (!session) return null;
  const { id, email } = session.user;
  const binnedAt = session.user.binnedAt!;
  return { userId: id, email, binnedAt, goneAt: goneAt(binnedAt, ACCOUNT_DAYS) };
}

/**
 * Takes the account of a session out of the bin, as it was but for two things: its site is not live, and it has no
 * plan.
 * @throws NotFoundError when it is not there any more, or its days are over
 */
export async function putBackAccount({ sessionId }: { sessionId: string }): Promise<void> {
  const account = await findBinnedAccount(sessionId);
  const inTime = { id: account?.userId, binnedAt: { gte: dueBefore(ACCOUNT_DAYS) } };
  const { count } = account ? await db.user.updateMany({ where: inTime, data: { binnedAt: null } }) : { count: 0 };
  if (count === 0) throw new NotFoundError("This account cannot be put back any more.");
}
