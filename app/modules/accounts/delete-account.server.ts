import { deleteCustomer } from "~/integrations/stripe/customers.server";
import { db, type Tx } from "~/lib/db.server";
import { ConflictError, InvalidError, NotFoundError, UnavailableError } from "~/lib/errors";
import type { EdgePosition } from "../publishing/edge-clock.server";
import { notWithdrawn } from "../publishing/is-shown";
import { forgetWhoHadNames } from "../publishing/names/rest-name.server";
import { publishingTransaction } from "../publishing/publishing-transaction.server";
import { waitForRenderers } from "../publishing/wait-for-renderers.server";
import { withdrawSite } from "../publishing/withdraw-site.server";
import { isTypedEmail, NOT_THE_EMAIL } from "./delete-form";
import { removeAccountJobs } from "./remove-account-jobs.server";

interface Input {
  actor: { userId: number };
  /** What was typed as the confirmation: the account's own address. */
  email: string;
}

const PAYMENT_ANSWERS_NOT =
  "Your subscription could not be ended, because the payment provider does not answer. Nothing was deleted. Please try again in a few minutes.";
const CHANGED_MEANWHILE = "Your subscription changed while your account was being deleted. Nothing was deleted. Please try again.";

/**
 * Deletes an account with everything in it: ends its subscription at the payment provider first, then takes its site off
 * every renderer and its rows away in one transaction. May be asked again after any failure. Gives the names of
 * renderers that did not confirm within 2 s.
 * @throws InvalidError for another address than the account's, UnavailableError when the subscription cannot be ended,
 *   ConflictError when it was begun anew meanwhile; nothing is deleted then
 */
export async function deleteAccount({ actor: { userId }, email }: Input): Promise<{ lagging: string[] }> {
  const user = await requireTypedEmail({ actor: { userId }, email });
  const customer = user.subscription?.stripeCustomerId ?? null;
  if (customer) await endSubscriptions(customer);
  const position = await publishingTransaction((tx) => removeUser(tx, userId, customer));
  return { lagging: position ? await waitForRenderers(position) : [] };
}

/** The actor's account, whose own address was typed. @throws InvalidError for another address than the account's */
export async function requireTypedEmail({ actor: { userId }, email }: Input) {
  const user = await db.user.findUnique({ where: { id: userId }, include: { subscription: true } });
  if (!user) throw new NotFoundError("There is no such account.");
  if (!isTypedEmail(email, user.email)) throw new InvalidError(NOT_THE_EMAIL, { email: [NOT_THE_EMAIL] });
  return user;
}

/** Without the customer nothing can be charged any more, and its name and card are gone there too. */
async function endSubscriptions(customer: string): Promise<void> {
  try {
    await deleteCustomer(customer);
  } catch (error) {
    throw Object.assign(new UnavailableError(PAYMENT_ANSWERS_NOT), { cause: error });
  }
}

// The lock keeps everything from being added to the account until it is gone.
async function removeUser(tx: Tx, userId: number, endedCustomer: string | null): Promise<EdgePosition | null> {
  await tx.$queryRaw`select id from users where id = ${userId} for update`;
  const subscription = await tx.subscription.findUnique({ where: { userId }, select: { stripeCustomerId: true } });
  if ((subscription?.stripeCustomerId ?? null) !== endedCustomer) throw new ConflictError(CHANGED_MEANWHILE);
  await removeAccountJobs(tx, userId);
  // The many rows first: from the withdrawal on, every other publication waits.
  const live = { ownerId: userId, ...notWithdrawn };
  await tx.website.deleteMany({ where: { ownerId: userId, NOT: { deployment: live } } });
  const deployment = await tx.deployment.findFirst({ where: live, select: { id: true } });
  const position = deployment ? await withdrawSite(tx, deployment) : null;
  await forgetWhoHadNames(tx, userId);
  await tx.user.deleteMany({ where: { id: userId } });
  return position;
}
