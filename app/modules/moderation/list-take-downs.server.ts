import { db } from "~/lib/db.server";

/** That a site was taken down and may not be seen yet, as its owner is told. */
export interface TakeDownView {
  deploymentId: number | null;
  reason: string;
  createdAt: Date | string;
}

/** The standing take-downs of the actor's sites. */
export function listTakeDowns({ actor }: { actor: { userId: number } }): Promise<TakeDownView[]> {
  return db.takeDown.findMany({
    where: { liftedAt: null, deployment: { ownerId: actor.userId } },
    select: { deploymentId: true, reason: true, createdAt: true },
  });
}
