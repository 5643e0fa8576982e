import { afterAll, describe, expect, it } from "vitest";
import {
  activateSubscription,
  activateTestSubscription,
  cancelSubscription,
  clearPaymentData,
  closeWorld,
  createActor,
  createSubscription,
  db,
  gate,
  payInBrowser,
  payments,
  priceId,
  reactivateSubscription,
  readSubscriptionDetails,
  readSubscriptionStatus,
  removeCard,
  rowOf,
  stripe,
  syncSubscription,
} from "./billing-world";

afterAll(closeWorld);

const secretOf = (created: Awaited<ReturnType<typeof createSubscription>>) => {
  if (!("clientSecret" in created)) throw new Error("the subscription is active already");
  return created.clientSecret;
};

async function subscriber() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  return { actor, row: (await rowOf(actor))! };
}

describe("subscribing", () => {
  it("is inactive before, waits for the payment, and is active for a month after it", async () => {
    const actor = await createActor();
    expect(await readSubscriptionStatus({ actor })).toEqual({
      isActive: false,
      status: "inactive",
      currentPeriodEnd: null,
    });

    const clientSecret = secretOf(await createSubscription({ actor }));
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false, status: "incomplete" });

    expect(await payInBrowser(clientSecret)).toBe(200);
    const status = await activateSubscription({ actor });
    expect(status).toMatchObject({ isActive: true, status: "active" });
    const days = (status.currentPeriodEnd!.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await rowOf(actor)).toMatchObject({ cardBrand: "visa", cardLast4: "4242", cancelAtPeriodEnd: false });
  });

  it("tells Stripe who subscribes, and to what", async () => {
    const actor = await createActor();
    await createSubscription({ actor });
    const { stripeCustomerId, stripeSubscriptionId } = (await rowOf(actor))!;
    expect(await stripe.customers.retrieve(stripeCustomerId)).toMatchObject({
      email: "ines@padariaalfazema.example",
      name: "Inês",
      metadata: { userId: String(actor.userId) },
    });
    const held = await stripe.subscriptions.retrieve(stripeSubscriptionId!);
    expect(held.items.data.map(({ price }) => price.id)).toEqual([priceId]);
  });

  it("uses what waits already, in two tabs at the same time as well", async () => {
    const actor = await createActor();
    const created = await Promise.all([createSubscription({ actor }), createSubscription({ actor })]);
    const again = await createSubscription({ actor });
    expect(new Set([...created, again].map(secretOf)).size).toBe(1);
    const { stripeCustomerId } = (await rowOf(actor))!;
    expect((await stripe.subscriptions.list({ customer: stripeCustomerId, status: "all" })).data).toHaveLength(1);
  });

  it("lets another card pay after one was declined", async () => {
    const actor = await createActor();
    const clientSecret = secretOf(await createSubscription({ actor }));
    expect(await payInBrowser(clientSecret, "4000000000000002")).toBe(402);
    await expect(activateSubscription({ actor })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/payment has not gone/),
    });
    expect(secretOf(await createSubscription({ actor }))).toBe(clientSecret);
    expect(await payInBrowser(clientSecret)).toBe(200);
    expect(await activateSubscription({ actor })).toMatchObject({ isActive: true });
  });

  it("says so when there is nothing to pay", async () => {
    const { actor } = await subscriber();
    expect(await createSubscription({ actor })).toEqual({ alreadyActive: true });
  });

  it("begins again after the earlier one has ended", async () => {
    const { actor, row } = await subscriber();
    await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
    expect(await payInBrowser(secretOf(await createSubscription({ actor })))).toBe(200);
    expect(await activateSubscription({ actor })).toMatchObject({ isActive: true });
    const renewed = await rowOf(actor);
    expect(renewed!.stripeCustomerId).toBe(row.stripeCustomerId);
    expect(renewed!.stripeSubscriptionId).not.toBe(row.stripeSubscriptionId);
  });

  it("makes a new customer for one that Stripe no longer has", async () => {
    const { actor, row } = await subscriber();
    await stripe.customers.del(row.stripeCustomerId);
    const [one, other] = await Promise.all([createSubscription({ actor }), createSubscription({ actor })]);
    expect(secretOf(one)).toBe(secretOf(other));
    expect((await rowOf(actor))!.stripeCustomerId).not.toBe(row.stripeCustomerId);
  });
});

describe("activating", () => {
  it("grants nothing that Stripe does not hold", async () => {
    const actor = await createActor();
    await expect(activateSubscription({ actor })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/complete the payment/),
    });
    await createSubscription({ actor });
    await expect(activateSubscription({ actor })).rejects.toMatchObject({ status: 400 });
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false });
  });

  it("takes back what Stripe has ended", async () => {
    const { actor, row } = await subscriber();
    await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
    await expect(activateSubscription({ actor })).rejects.toMatchObject({ status: 400 });
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false, status: "canceled" });
  });

  it("has a card forgotten that no plan is charged to, and no other", async () => {
    const { actor, row } = await subscriber();
    const cards = async () => (await stripe.customers.listPaymentMethods(row.stripeCustomerId)).data.length;
    await expect(removeCard({ actor })).rejects.toMatchObject({
      status: 409,
      message: "Your plan is charged to this card. End the plan first.",
    });
    await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
    // Our copy still says that the plan is active; what counts is what Stripe says.
    expect([await cards(), (await rowOf(actor))!.status]).toEqual([1, "active"]);
    await removeCard({ actor });
    await removeCard({ actor });
    expect(await cards()).toBe(0);
    expect(await rowOf(actor)).toMatchObject({ status: "canceled", cardBrand: null, cardLast4: null });
    await removeCard({ actor: await createActor() });
  });

  it("says that the provider is out of reach, and keeps what is known", async () => {
    const { actor } = await subscriber();
    gate.leadTo(1);
    try {
      await expect(activateSubscription({ actor })).rejects.toMatchObject({ status: 503 });
    } finally {
      gate.leadTo(payments.port);
    }
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: true });
  });
});

describe("cancelling and reactivating", () => {
  it("ends with the period, and goes on when taken back before", async () => {
    const { actor } = await subscriber();
    await cancelSubscription({ actor });
    expect(await readSubscriptionDetails({ actor })).toMatchObject({
      isActive: true,
      status: "active",
      cancelAtPeriodEnd: true,
    });
    await reactivateSubscription({ actor });
    expect(await readSubscriptionDetails({ actor })).toMatchObject({ isActive: true, cancelAtPeriodEnd: false });
  });

  it("does one person's, never another's", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    await cancelSubscription({ actor: one.actor });
    expect(await readSubscriptionDetails({ actor: other.actor })).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await stripe.subscriptions.retrieve(other.row.stripeSubscriptionId!)).cancel_at_period_end).toBe(false);
  });

  it("refuses without a subscription, and after it has ended at Stripe", async () => {
    const actor = await createActor();
    await expect(cancelSubscription({ actor })).rejects.toMatchObject({ status: 409 });
    await expect(reactivateSubscription({ actor })).rejects.toMatchObject({ status: 409 });
    const ended = await subscriber();
    await stripe.subscriptions.cancel(ended.row.stripeSubscriptionId!);
    await expect(reactivateSubscription({ actor: ended.actor })).rejects.toMatchObject({ status: 409 });
    expect(await readSubscriptionStatus({ actor: ended.actor })).toMatchObject({ status: "canceled" });
  });
});

describe("the test tools", () => {
  it("buy once, however often they are pressed", async () => {
    const actor = await createActor();
    const results = await Promise.all([activateTestSubscription({ actor }), activateTestSubscription({ actor })]);
    expect(results).toMatchObject([{ isActive: true }, { isActive: true }]);
    await activateTestSubscription({ actor });
    const { stripeCustomerId } = (await rowOf(actor))!;
    expect((await stripe.invoices.list({ customer: stripeCustomerId })).data).toMatchObject([
      { status: "paid", amount_paid: 2000 },
    ]);
  });

  it("leave nothing behind that could be paid as well", async () => {
    const actor = await createActor();
    const clientSecret = secretOf(await createSubscription({ actor }));
    await activateTestSubscription({ actor });
    expect(await payInBrowser(clientSecret)).toBe(400);
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: true });
  });

  it("clear everything, so that one can subscribe from the start", async () => {
    const { actor, row } = await subscriber();
    await clearPaymentData({ actor });
    await clearPaymentData({ actor });
    expect(await readSubscriptionDetails({ actor })).toEqual({
      status: "inactive",
      isActive: false,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
    });
    expect(await stripe.customers.retrieve(row.stripeCustomerId)).toMatchObject({ deleted: true });
    expect(await payInBrowser(secretOf(await createSubscription({ actor })))).toBe(200);
    expect(await activateSubscription({ actor })).toMatchObject({ isActive: true });
  });

  it("find nothing to clear where there is nothing", async () => {
    const actor = await createActor();
    await clearPaymentData({ actor });
    expect(await rowOf(actor)).toBeNull();
  });
});

describe("syncing", () => {
  it("keeps the newest look at Stripe when an older answer comes last", async () => {
    const { actor, row } = await subscriber();
    const slow = gate.holdNext("/v1/subscriptions?");
    const early = syncSubscription(row);
    await slow.held;
    await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
    await syncSubscription(row);
    slow.release();
    await early;
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false, status: "canceled" });
  });

  it("leaves customers alone that belong to no user of ours", async () => {
    const { id } = await stripe.customers.create({ email: "somebody@example.com" });
    await syncSubscription({ stripeCustomerId: id });
    await syncSubscription({ stripeCustomerId: "cus_never_was" });
    expect(await db.subscription.count({ where: { stripeCustomerId: { in: [id, "cus_never_was"] } } })).toBe(0);
  });
});
