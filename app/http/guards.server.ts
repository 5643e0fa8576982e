import { PaymentRequiredError, UnauthorizedError } from "~/lib/errors";
import type { CurrentUser } from "~/modules/accounts/find-user.server";
import { readSubscriptionStatus } from "~/modules/billing/read-subscription.server";
import { readUser } from "./session.server";

/** The user that acts; modules take this as `actor`. */
export interface Actor {
  userId: number;
}

/** Who a visitor of the app is (who sees what: tests/e2e/access.spec.ts). */
export type Visitor =
  | { state: "anonymous" }
  | { state: "unsubscribed"; user: CurrentUser; actor: Actor }
  | { state: "subscriber"; user: CurrentUser; actor: Actor };

/** Reads who a request comes from. */
export async function readVisitor(request: Request): Promise<Visitor> {
  const user = await readUser(request);
  if (!user) return { state: "anonymous" };
  const actor = { userId: user.id };
  const { isActive } = await readSubscriptionStatus({ actor });
  return { state: isActive ? "subscriber" : "unsubscribed", user, actor };
}

/** @throws UnauthorizedError without a session */
export async function requireUser(request: Request): Promise<{ user: CurrentUser; actor: Actor }> {
  const user = await readUser(request);
  if (!user) throw new UnauthorizedError();
  return { user, actor: { userId: user.id } };
}

/** @throws UnauthorizedError without a session, PaymentRequiredError without an active subscription */
export async function requireSubscriber(request: Request): Promise<{ user: CurrentUser; actor: Actor }> {
  const visitor = await readVisitor(request);
  if (visitor.state === "anonymous") throw new UnauthorizedError();
  if (visitor.state === "unsubscribed") throw new PaymentRequiredError();
  return visitor;
}
