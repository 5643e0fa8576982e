import { db } from "~/lib/db.server";

interface Input {
  actor: { userId: number };
  issuer: string;
  subject: string;
}

/** Whether an identity, as its provider names it, is the actor's own. */
export async function isOwnIdentity({ actor: { userId }, issuer, subject }: Input): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, issuer, subject } })) === 1;
}
