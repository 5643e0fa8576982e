import { db } from "~/lib/db.server";
import { waitForCheck, wakePromise } from "../../website-record/wake-promise.server";
import { isUnfinished } from "../../checks/report";
import { requireFreeSlot } from "../create-deployment.server";
import { readGate } from "../deploy-gate.server";
import type { Published } from "../find-published.server";
import type { OpenPoint } from "../open-points";
import { requireSwitchable } from "../switch-live.server";
import type { DeployWish } from "./deploy-wish";
import { grantWish } from "./grant-wish.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** What came of asking for a deployment. */
export type Deploying =
  | { state: "live"; published: Published & { wasUnpublished?: boolean } }
  /** What is open and was not agreed to. */
  | { state: "open"; points: OpenPoint[] }
  /** The check is under way; the deployment follows when it has ended. */
  | { state: "promised" };

/**
 * Brings a website to the public, or promises to do so as soon as its check has ended: nobody is kept waiting for that.
 * @param word what the owner has agreed to deploy with, as `wordFor` gives it
 * @throws as `createDeployment` and `switchLive`, and at once where a promise could not be kept
 */
export async function deployOrPromise(input: Input, wish: DeployWish, word: string): Promise<Deploying> {
  const { report, unanswered } = await readGate(input, word);
  if (unanswered.length > 0) return { state: "open", points: unanswered };
  if (isUnfinished(report)) {
    await requirePossible(input, wish);
    await promise(input, wish, word);
    return { state: "promised" };
  }
  const published = await grantWish(input, wish);
  await db.deployPromise.deleteMany({ where: { websiteId: input.websiteId } });
  return { state: "live", published };
}

/** Says before the wait what would be said after it. */
async function requirePossible({ actor, websiteId: analysisId }: Input, wish: DeployWish): Promise<void> {
  if (wish.kind === "deploy") await requireFreeSlot({ actor, analysisId, customDomain: null, ...wish });
  if (wish.kind === "switch") await requireSwitchable({ actor, analysisId, ...wish });
}

async function promise(input: Input, wish: DeployWish, word: string): Promise<void> {
  const { websiteId } = input;
  const createdAt = new Date();
  const row = { wish, word, failure: null, keptAt: null, createdAt };
  await db.$transaction(async (tx) => {
    await tx.deployPromise.upsert({ where: { websiteId }, create: { websiteId, ...row }, update: row });
    await waitForCheck(tx, websiteId, createdAt);
  });
  // It may have ended before anybody could know that somebody waits for it.
  const { report } = await readGate(input, word);
  if (!isUnfinished(report)) await wakePromise(db, websiteId);
}
