import { db } from "~/lib/db.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { PoolBusyError } from "~/lib/pool/cut-off";
import { isUnfinished } from "../../checks/report";
import { notWithdrawn } from "../../deployment-record/is-shown";
import { isWaitOver, waitForCheck } from "../../website-record/wake-promise.server";
import { DEPLOY_FAILED } from "../deploy-form";
import { readGate } from "../deploy-gate.server";
import type { OpenPoint } from "../open-points";
import { deployWish } from "./deploy-wish";
import { grantWish } from "./grant-wish.server";
import { announcePromise } from "./promise-row.server";

interface Input {
  websiteId: number;
  /** Nothing will try again after this. */
  isLastAttempt: boolean;
}

/** Which promise, and of which asking: one that was made anew is another. */
interface Made {
  websiteId: number;
  createdAt: Date;
}

/**
 * Deploys what was promised, once the check of its website has ended; what is open then and was not agreed to stops it,
 * as it would have stopped the button. Does nothing for a promise that was taken back.
 * @throws what is worth another attempt
 */
export async function keepPromise({ websiteId, isLastAttempt }: Input): Promise<void> {
  const row = await db.deployPromise.findUnique({ where: { websiteId }, include: { website: true } });
  if (!row || row.failure !== null || row.keptAt !== null || row.website.ownerId === null) return;
  const { word, createdAt } = row;
  const made = { websiteId, createdAt };
  const input = { actor: { userId: row.website.ownerId }, websiteId };
  try {
    const wish = deployWish.parse(row.wish);
    // An attempt before this one may have ended after its work was done.
    if (wish.kind !== "redeploy" && (await isLive(websiteId))) return await end(made);
    const { report, unanswered } = await readGate(input, word);
    if (isUnfinished(report) && !isWaitOver(createdAt)) return await waitForCheck(db, websiteId, createdAt);
    if (unanswered.length > 0) return await fail(made, openWords(unanswered));
    await grantWish(input, wish);
    await end(made);
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof PoolBusyError)) return fail(made, error.message);
    if (!isLastAttempt) throw error;
    log.error("a promised deployment failed", error);
    await fail(made, DEPLOY_FAILED);
  }
}

const isLive = async (websiteId: number) => (await db.deployment.count({ where: { websiteId, ...notWithdrawn } })) > 0;

function openWords(points: OpenPoint[]): string {
  const [what, tick] = points.length === 1 ? ["1 thing", "it"] : [`${points.length} things`, "them"];
  return `The check found ${what} that you have not seen yet. Settle ${tick}, or deploy all the same.`;
}

async function end(made: Made): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.deployPromise.updateMany({ where: made, data: { keptAt: new Date() } });
    await announcePromise(tx, made.websiteId);
  });
}

async function fail(made: Made, failure: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.deployPromise.updateMany({ where: made, data: { failure } });
    await announcePromise(tx, made.websiteId);
  });
}
