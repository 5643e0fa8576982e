import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  activateTestSubscription,
  clock,
  closeWorld,
  createActor,
  db,
  gate,
  MONTH_MS,
  payments,
  readSubscriptionDetails,
  rowOf,
  runWorker,
  stripe,
  waitingJobs,
} from "./billing-world";

const { enqueue } = await import("~/jobs/enqueue.server");
const { log } = await import("~/lib/log.server");
const { reconcileSubscription } = await import("~/modules/billing/reconcile-subscription.server");
const { reconcileSubscriptions } = await import("~/modules/billing/reconcile-subscriptions.server");
const { task } = await import("../../../worker/task");

let stopWorker: (() => Promise<void>) | undefined;
beforeEach(async () => {
  // Webhooks are kept here, and nobody works them off: they are lost.
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});
afterEach(async () => {
  await stopWorker?.();
  stopWorker = undefined;
  vi.restoreAllMocks();
});
afterAll(closeWorld);

async function subscriber() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  return { actor, row: (await rowOf(actor))! };
}

describe("reconciling one customer", () => {
  it("finds nothing where nothing has drifted, and logs nothing", async () => {
    const warn = vi.spyOn(log, "warn");
    expect(await reconcileSubscription((await subscriber()).row)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["ended", (id: string) => stripe.subscriptions.cancel(id), ["status"], { isActive: false, status: "canceled" }],
    [
      "cancelled",
      (id: string) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      ["cancelAtPeriodEnd"],
      { isActive: true, cancelAtPeriodEnd: true },
    ],
  ] as const)(
    "takes over that it was %s at Stripe, and says what had drifted",
    async (_name, change, drifted, details) => {
      const { actor, row } = await subscriber();
      await change(row.stripeSubscriptionId!);
      const warn = vi.spyOn(log, "warn");
      expect(await reconcileSubscription(row)).toEqual(drifted);
      expect(await readSubscriptionDetails({ actor })).toMatchObject(details);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        "a subscription had drifted from Stripe",
        expect.objectContaining({ stripeCustomerId: row.stripeCustomerId, drifted }),
      );
    },
  );

  it("takes over a renewal that nobody told us of", async () => {
    const { actor, row } = await subscriber();
    clock.aheadMs += MONTH_MS;
    await payments.passTime();
    expect(await reconcileSubscription(row)).toEqual(["currentPeriodEnd"]);
    expect((await readSubscriptionDetails({ actor })).currentPeriodEnd!.getTime()).toBeGreaterThan(
      row.currentPeriodEnd!.getTime(),
    );
  });

  it("mends a copy that was changed here", async () => {
    const { actor, row } = await subscriber();
    await db.subscription.update({ where: { id: row.id }, data: { status: "canceled", cardLast4: "0000" } });
    expect(await reconcileSubscription(row)).toEqual(["status", "cardLast4"]);
    expect(await rowOf(actor)).toMatchObject({ status: "active", cardLast4: "4242" });
  });

  it("keeps what is known when Stripe does not answer", async () => {
    const { actor, row } = await subscriber();
    gate.leadTo(1);
    try {
      await expect(reconcileSubscription(row)).rejects.toMatchObject({ status: 503 });
    } finally {
      gate.leadTo(payments.port);
    }
    expect(await readSubscriptionDetails({ actor })).toMatchObject({ isActive: true });
  });
});

describe("the nightly walk", () => {
  it("converges all that drifted, asking Stripe one thing at a time", async () => {
    const people = [await subscriber(), await subscriber(), await subscriber()];
    for (const { row } of people.slice(1)) await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
    gate.busiest = 0;
    stopWorker = await runWorker({
      reconcile_subscriptions: task("reconcile_subscriptions", () => reconcileSubscriptions()),
      reconcile_subscription: task("reconcile_subscription", reconcileSubscription),
    });
    await db.$transaction((tx) => enqueue("reconcile_subscriptions", {}, { tx }));
    const states = () =>
      Promise.all(people.map(async ({ actor }) => (await readSubscriptionDetails({ actor })).status));
    await vi.waitFor(async () => expect(await states()).toEqual(["active", "canceled", "canceled"]), 20_000);
    await vi.waitFor(async () => expect(await waitingJobs("reconcile_subscription")).toBe(0), 20_000);
    expect(gate.busiest).toBe(1);
  });

  it("finds every customer of many pages once, also when it walks again before they are done", async () => {
    const subject = () => ({ issuer: "test", subject: randomUUID(), email: "many@example.com" });
    const users = await db.user.createManyAndReturn({
      data: Array.from({ length: 230 }, subject),
      select: { id: true },
    });
    await db.subscription.createMany({
      data: users.map(({ id }) => ({ userId: id, stripeCustomerId: `cus_page_${id}` })),
    });
    const all = await db.subscription.count();
    expect(await reconcileSubscriptions()).toBe(all);
    expect(await reconcileSubscriptions()).toBe(all);
    expect(await waitingJobs("reconcile_subscription")).toBe(all);
  });
});
