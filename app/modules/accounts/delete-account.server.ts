import { enqueue } from "~/jobs/enqueue.server";
import { db, type Tx } from "~/lib/db.server";
import { ConflictError, InvalidError, NotFoundError, UnavailableError } from "~/lib/errors";
import { endSubscriptions } from "../billing/end-subscriptions.server";
import { cancelOpenRun } from "../generation/cancel-generation.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { withdrawSite } from "../publishing/withdraw-site.server";
import { isTypedEmail, NOT_THE_EMAIL } from "./delete-form";

interface Input {
  actor: { userId: number };
  /** What was typed as the confirmation: the account's own address. */
  email: string;
}

const PAYMENT_ANSWERS_NOT =
  "Your subscription could not be ended, because the payment provider does not answer. Nothing was deleted. Please try again in a few minutes.";
const CHANGED_MEANWHILE =
  "Your subscription changed while your account was being deleted. Nothing was deleted. Please try again.";

/**
 * Puts an account into the bin: ends its subscription at the payment provider first, then takes its site off every
 * renderer and signs everybody out of it in one transaction. Nobody can be signed in to it until it is put back. May be
 * asked again after any failure. Gives the names of renderers that did not confirm within 2 s.
 * @throws InvalidError for another address than the account's, UnavailableError when the subscription cannot be ended,
 *   ConflictError when it was begun anew meanwhile; nothing is deleted then
 */
export async function deleteAccount({ actor: { userId }, email }: Input): Promise<{ lagging: string[] }> {
  const user = await requireTypedEmail({ actor: { userId }, email });
  const customer = user.subscription?.stripeCustomerId ?? null;
  if (customer) await endNow(customer);
  const position = await publishingTransaction((tx) => binUser(tx, userId, customer));
  return { lagging: position ? await waitForRenderers(position) : [] };
}

/** The actor's account, whose own address was typed. @throws InvalidError for another address than the account's */
export async function requireTypedEmail({ actor: { userId }, email }: Input) {
  const user = await db.user.findUnique({ where: { id: userId, binnedAt: null }, include: { subscription: true } });
  if (!user) throw new NotFoundError("There is no such account.");
  if (!isTypedEmail(email, user.email)) throw new InvalidError(NOT_THE_EMAIL, { email: [NOT_THE_EMAIL] });
  return user;
}

async function endNow(customer: string): Promise<void> {
  try {
    await endSubscriptions(customer);
  } catch (error) {
    throw Object.assign(new UnavailableError(PAYMENT_ANSWERS_NOT), { cause: error });
  }
}

// The lock keeps everything from being added to the account while it goes.
async function binUser(tx: Tx, userId: number, endedCustomer: string | null): Promise<EdgePosition | null> {
  await tx.$queryRaw`select id from users where id = ${userId} for update`;
  const subscription = await tx.subscription.findUnique({ where: { userId }, select: { stripeCustomerId: true } });
  if ((subscription?.stripeCustomerId ?? null) !== endedCustomer) throw new ConflictError(CHANGED_MEANWHILE);
  const binnedAt = new Date();
  const { count } = await tx.user.updateMany({ where: { id: userId, binnedAt: null }, data: { binnedAt } });
  if (count === 0) throw new NotFoundError("There is no such account.");
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: binnedAt } });
  await cancelRuns(tx, userId);
  // Webhooks may be late, and something may have been begun since.
  if (endedCustomer) await enqueue("end_plan", { userId }, { tx, key: String(userId) });
  const live = await tx.deployment.findFirst({ where: { ownerId: userId, ...notWithdrawn }, select: { id: true } });
  return live && withdrawSite(tx, live);
}

async function cancelRuns(tx: Tx, userId: number): Promise<void> {
  const running = await tx.generationRun.findMany({
    where: { website: { ownerId: userId }, status: { in: ["queued", "running"] } },
    select: { websiteId: true },
  });
  for (const { websiteId } of running) await cancelOpenRun(tx, websiteId);
}
