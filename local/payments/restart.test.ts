import { readFile, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentsSettings } from "../settings";
import { startPayments, type Payments, type PaymentsOptions } from "./index";
import { sdkFor, startApp, testSettings } from "./test-app";

const DAY = 24 * 3600 * 1000;

let app: Awaited<ReturnType<typeof startApp>>;
let settings: PaymentsSettings;
let payments: Payments;
let now: number;

const start = async (options: PaymentsOptions = {}) => {
  payments = await startPayments(settings, { now: () => now, firstWait: 5, ...options });
  return sdkFor(payments);
};

beforeEach(async () => {
  now = Date.parse("2026-11-21T12:00:00Z");
  app = await startApp();
  settings = await testSettings(app.origin);
});
afterEach(async () => {
  await payments.close();
  await app.close();
});

async function subscribe(stripe: ReturnType<typeof sdkFor>, card = "pm_card_visa") {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const items = [{ price: "price_pro" }];
  return stripe.subscriptions.create({ customer: customer.id, items, default_payment_method: method.id });
}

const periodEndOf = ({ items }: { items: { data: { current_period_end: number }[] } }) =>
  items.data[0]!.current_period_end;

describe("after a restart", () => {
  it("finds customers, subscriptions and idempotency keys again", async () => {
    const before = await start();
    const subscription = await subscribe(before);
    const { id } = await before.customers.create({ email: "x@example.com" }, { idempotencyKey: "k" });
    await payments.close();
    const after = await start();
    expect(await after.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
    expect((await after.customers.create({ email: "x@example.com" }, { idempotencyKey: "k" })).id).toBe(id);
  });

  it("delivers the webhooks that the app could not take", async () => {
    app.answers.push(...Array<number>(1000).fill(503));
    const before = await start({ firstWait: 60_000 });
    const { id } = await subscribe(before);
    await vi.waitFor(() => expect(app.received.length).toBeGreaterThanOrEqual(3));
    await payments.close();
    app.answers.length = 0;
    app.received.length = 0;
    const state = JSON.parse(await readFile(settings.stateFile, "utf8")) as {
      deliveries: Record<string, { nextAt: number }>;
    };
    for (const delivery of Object.values(state.deliveries)) delivery.nextAt = 0;
    await writeFile(settings.stateFile, JSON.stringify(state));
    await start();
    await vi.waitFor(() => expect(app.received.filter(({ body }) => body.includes(id))).toHaveLength(3));
  });

  it("names a damaged file instead of forgetting who pays", async () => {
    await start();
    await payments.close();
    await writeFile(settings.stateFile, "{ half");
    await expect(startPayments(settings)).rejects.toThrow(settings.stateFile);
  });
});

describe("as time passes", () => {
  it("renews each month on the anchor's day", async () => {
    const stripe = await start();
    const { id } = await subscribe(stripe);
    now += 62 * DAY;
    await payments.passTime();
    const renewed = await stripe.subscriptions.retrieve(id);
    expect(renewed.status).toBe("active");
    expect(periodEndOf(renewed)).toBe(Date.parse("2027-02-21T12:00:00Z") / 1000);
    expect((await stripe.invoices.list({ subscription: id })).data.map((one) => one.billing_reason)).toEqual([
      "subscription_cycle",
      "subscription_cycle",
      "subscription_create",
    ]);
  });

  it("ends what was to end, without a charge", async () => {
    const stripe = await start();
    const { id } = await subscribe(stripe);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    now += 31 * DAY;
    await payments.passTime();
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
    await vi.waitFor(() =>
      expect(app.received.some(({ body }) => body.includes("customer.subscription.deleted"))).toBe(true),
    );
  });

  it("is past due when the card fails, tries again, then ends", async () => {
    const stripe = await start();
    const { id, customer } = await subscribe(stripe);
    const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: customer as string });
    await stripe.subscriptions.update(id, { default_payment_method: failing.id });
    const statusAfter = async (days: number) => {
      now += days * DAY;
      await payments.passTime();
      return (await stripe.subscriptions.retrieve(id)).status;
    };
    expect(await statusAfter(30)).toBe("past_due");
    expect(await statusAfter(3)).toBe("past_due");
    expect(await statusAfter(5)).toBe("past_due");
    expect(await statusAfter(7)).toBe("canceled");
  });

  it("is active again when a retry finds a good card", async () => {
    const stripe = await start();
    const { id, customer, default_payment_method: good } = await subscribe(stripe);
    const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: customer as string });
    await stripe.subscriptions.update(id, { default_payment_method: failing.id });
    now += 30 * DAY;
    await payments.passTime();
    await stripe.subscriptions.update(id, { default_payment_method: good as string });
    now += 3 * DAY;
    await payments.passTime();
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("active");
  });

  it("gives up on a first payment that does not come within 23 hours", async () => {
    const stripe = await start();
    const customer = await stripe.customers.create();
    const { id, latest_invoice } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: "price_pro" }],
      payment_behavior: "default_incomplete",
    });
    now += DAY;
    await payments.passTime();
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("incomplete_expired");
    expect((await stripe.invoices.retrieve(latest_invoice as string)).status).toBe("void");
  });
});
