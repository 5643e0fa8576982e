import { db } from "~/lib/db.server";

interface ByActor {
  actor: { userId: number };
}

/** Ends one sign-in of the actor's; one that is over already, or somebody else's, changes nothing. */
export async function revokeSignIn({ actor, signInId }: ByActor & { signInId: number }): Promise<void> {
  await db.session.updateMany({ where: { id: signInId, ...actor, revokedAt: null }, data: { revokedAt: new Date() } });
}

/** Ends every sign-in of the actor's, the one that asks included. */
export async function revokeAllSignIns({ actor }: ByActor): Promise<void> {
  await db.session.updateMany({ where: { ...actor, revokedAt: null }, data: { revokedAt: new Date() } });
}
