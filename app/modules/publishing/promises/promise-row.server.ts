import { db, type Prisma, type Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { listen } from "~/lib/listen.server";
import { DAY_MS } from "~/lib/utc-day";
import { deployWish, type DeployPromiseView } from "./deploy-wish";

const CHANNEL = "deploy-promises";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Wakes those who watch a website's promise, when the transaction commits. */
export async function announcePromise(tx: Pick<Tx, "$queryRaw">, websiteId: number): Promise<void> {
  await tx.$queryRaw`select pg_notify(${CHANNEL}, ${String(websiteId)})::text`;
}

/** Calls back when there may be something new of a website's promise. @returns a function that stops watching */
export const watchPromise = (websiteId: number, wake: () => void): (() => void) =>
  listen(CHANNEL, String(websiteId), wake);

/** A stored promise as its owner sees it; null for none, for one long kept, and for what cannot be read any more. */
export function promiseView(row: Prisma.DeployPromiseGetPayload<object> | null): DeployPromiseView | null {
  const wish = deployWish.safeParse(row?.wish).data;
  if (!row || !wish) return null;
  const { failure, keptAt, createdAt } = row;
  if (keptAt && keptAt.getTime() < Date.now() - DAY_MS) return null;
  const state = failure !== null ? "failed" : keptAt ? "kept" : "waiting";
  const subdomain = wish.kind === "redeploy" ? null : wish.subdomain;
  return { kind: wish.kind, state, askedAt: createdAt.toISOString(), subdomain, failure };
}

/** What an owner was promised of a website; null for nothing. */
export async function readPromise({ actor, websiteId }: Input): Promise<DeployPromiseView | null> {
  const where = { websiteId, website: { ownerId: actor.userId } };
  return promiseView(await db.deployPromise.findFirst({ where }));
}

/**
 * Takes a promise back, or what came of it off the screen.
 * @returns whether it still waited
 * @throws NotFoundError when the actor has no such website
 */
export async function cancelPromise({ actor, websiteId }: Input): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const owned = await tx.website.count({ where: { id: websiteId, ownerId: actor.userId } });
    if (owned === 0) throw new NotFoundError("There is no such website.");
    const { count } = await tx.deployPromise.deleteMany({ where: { websiteId, failure: null, keptAt: null } });
    await tx.deployPromise.deleteMany({ where: { websiteId } });
    await announcePromise(tx, websiteId);
    return count > 0;
  });
}
