import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import {
  activateTestSubscription,
  closeWorld,
  createActor,
  createSubscription,
  db,
  gate,
  payInBrowser,
  payments,
  postWebhook,
  readSubscriptionStatus,
  rowOf,
  runWorker,
  stripe,
  waitingJobs,
  webhookSecret,
} from "./billing-world";

let stopWorker: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stopWorker?.();
  stopWorker = undefined;
});
afterAll(closeWorld);

const signed = (body: string, secret = webhookSecret, timestamp?: number) =>
  stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

/** Why jobs failed that are to be tried again. */
async function lastErrors(): Promise<(string | null)[]> {
  const rows = await db.$queryRaw<
    { last_error: string | null }[]
  >`select last_error from graphile_worker._private_jobs`;
  return rows.map((row) => row.last_error);
}

let count = 0;
function eventAbout(customer: string | null, more: object = {}) {
  count += 1;
  const object = { id: "sub_1", object: "subscription", customer, status: "active" };
  return JSON.stringify({
    id: `evt_test_${count}`,
    object: "event",
    type: "customer.subscription.updated",
    data: { object },
    ...more,
  });
}

describe("webhooks", () => {
  it("make a subscription active that was paid in the browser, without another call", async () => {
    const actor = await createActor();
    const created = await createSubscription({ actor });
    stopWorker = await runWorker();
    await payInBrowser("clientSecret" in created ? created.clientSecret : "");
    await vi.waitFor(
      async () => expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: true }),
      10_000,
    );
    const { stripeCustomerId, stripeSubscriptionId } = (await rowOf(actor))!;
    await vi.waitFor(async () => {
      const kept = await db.webhookEvent.findMany({
        where: { payload: { path: ["data", "object", "customer"], equals: stripeCustomerId } },
      });
      expect(kept.map(({ type }) => type).sort()).toEqual([
        "customer.subscription.created",
        "customer.subscription.updated",
        "invoice.paid",
      ]);
      expect(kept.every(({ processedAt }) => processedAt !== null)).toBe(true);
    }, 10_000);
    await stripe.subscriptions.cancel(stripeSubscriptionId!);
    await vi.waitFor(
      async () => expect(await readSubscriptionStatus({ actor })).toMatchObject({ status: "canceled" }),
      10_000,
    );
  });

  it("end with what Stripe holds, in whatever order and however often they come", async () => {
    const actor = await createActor();
    await activateTestSubscription({ actor });
    const { stripeCustomerId, stripeSubscriptionId } = (await rowOf(actor))!;
    await stripe.subscriptions.cancel(stripeSubscriptionId!);
    const deleted = eventAbout(stripeCustomerId, { type: "customer.subscription.deleted" });
    const created = eventAbout(stripeCustomerId, { type: "customer.subscription.created" });
    const paid = eventAbout(stripeCustomerId, { type: "invoice.paid" });
    stopWorker = await runWorker();
    for (const body of [deleted, paid, deleted, created, paid])
      expect((await postWebhook(body, signed(body))).status).toBe(200);
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), 10_000);
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false, status: "canceled" });
  });

  it.each(["a.type.of.tomorrow", "customer.deleted", "charge.refunded"])(
    "of the type %s have the customer looked at as well",
    async (type) => {
      const actor = await createActor();
      await activateTestSubscription({ actor });
      const { stripeCustomerId, stripeSubscriptionId } = (await rowOf(actor))!;
      await stripe.subscriptions.update(stripeSubscriptionId!, { cancel_at_period_end: true });
      stopWorker = await runWorker();
      const body = eventAbout(stripeCustomerId, { type });
      expect((await postWebhook(body, signed(body))).status).toBe(200);
      await vi.waitFor(async () => expect(await rowOf(actor)).toMatchObject({ cancelAtPeriodEnd: true }), 10_000);
    },
  );

  it("wait until Stripe answers again, and converge then", async () => {
    const actor = await createActor();
    await activateTestSubscription({ actor });
    const { stripeCustomerId, stripeSubscriptionId } = (await rowOf(actor))!;
    const body = eventAbout(stripeCustomerId, { type: "customer.subscription.deleted" });
    await stripe.subscriptions.cancel(stripeSubscriptionId!);
    gate.leadTo(1);
    try {
      expect((await postWebhook(body, signed(body))).status).toBe(200);
      stopWorker = await runWorker();
      await vi.waitFor(
        async () =>
          expect(await lastErrors()).toContain("The payment provider did not answer as it must. Please try again."),
        20_000,
      );
      expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: true });
    } finally {
      gate.leadTo(payments.port);
    }
    await vi.waitFor(
      async () => expect(await readSubscriptionStatus({ actor })).toMatchObject({ status: "canceled" }),
      20_000,
    );
    expect(await db.webhookEvent.findUnique({ where: { id: JSON.parse(body).id } })).toMatchObject({
      processedAt: expect.any(Date),
    });
  });

  it("are kept once and looked at once when sent twice at the same time", async () => {
    const before = await waitingJobs();
    const body = eventAbout("cus_twice");
    const answers = await Promise.all([1, 2, 3, 4].map(() => postWebhook(body, signed(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db.webhookEvent.count({ where: { id: JSON.parse(body).id } })).toBe(1);
    expect(await waitingJobs()).toBe(before + 1);
  });

  it("grant nothing by what they say", async () => {
    const actor = await createActor();
    await createSubscription({ actor });
    const { stripeCustomerId } = (await rowOf(actor))!;
    stopWorker = await runWorker();
    const body = eventAbout(stripeCustomerId);
    await postWebhook(body, signed(body));
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), 10_000);
    expect(await readSubscriptionStatus({ actor })).toMatchObject({ isActive: false, status: "incomplete" });
  });

  it("about no customer are kept and done with", async () => {
    const before = await waitingJobs();
    const body = eventAbout(null, { type: "product.updated" });
    expect((await postWebhook(body, signed(body))).status).toBe(200);
    expect(await db.webhookEvent.findUnique({ where: { id: JSON.parse(body).id } })).toMatchObject({
      processedAt: expect.any(Date),
    });
    expect(await waitingJobs()).toBe(before);
  });

  const fiveMinutes = 5 * 60;
  it.each([
    ["no signature", () => null],
    ["a signature that is none", () => "nonsense"],
    ["another secret", (body: string) => signed(body, "whsec_forged")],
    ["a signature of another body", () => signed("{}")],
    [
      "an old signature",
      (body: string) => signed(body, webhookSecret, Math.floor(Date.now() / 1000) - fiveMinutes - 1),
    ],
  ])("with %s are refused, and nothing is kept", async (_name, signature) => {
    const body = eventAbout("cus_forged");
    const response = await postWebhook(body, signature(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "The signature does not match the body.", errors: {} });
    expect(await db.webhookEvent.count({ where: { id: JSON.parse(body).id } })).toBe(0);
  });

  it.each(["not json", "{}", "null"])("with the body %j are refused although it is signed", async (body) => {
    expect((await postWebhook(body, signed(body))).status).toBe(400);
  });
});
