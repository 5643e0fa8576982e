import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startPayments, type Payments } from "./index";
import { sdkFor, startApp, testSettings } from "./test-app";

let app: Awaited<ReturnType<typeof startApp>>;
let payments: Payments;
let stripe: Stripe;

beforeAll(async () => {
  app = await startApp();
  payments = await startPayments(await testSettings(app.origin), { firstWait: 5 });
  stripe = sdkFor(payments);
});
afterAll(async () => {
  await payments.close();
  await app.close();
});

const newCustomer = () => stripe.customers.create({ email: "ada@example.com", name: "Ada", metadata: { userId: "7" } });

async function incompleteSubscription(customer: string) {
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: "price_pro" }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return { subscription, clientSecret: invoice.confirmation_secret!.client_secret };
}

async function paidSubscription(card = "pm_card_visa") {
  const customer = await newCustomer();
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: "price_pro" }],
    default_payment_method: method.id,
  });
}

/** What the card form in a browser sends. */
async function payInBrowser(clientSecret: string, number: string, key = "pk_test_1") {
  const id = clientSecret.split("_secret_")[0];
  const body = new URLSearchParams({
    key,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  });
  const response = await fetch(`${payments.origin}/v1/payment_intents/${id}/confirm`, { method: "POST", body });
  return {
    status: response.status,
    body: (await response.json()) as { status?: string; error?: Record<string, string> },
  };
}

describe("keys", () => {
  it.each([
    ["sk_test_wrong", "Invalid API Key provided: sk_test_****"],
    ["pk_test_1", "This API call cannot be made with a publishable API key. Please use a secret API key."],
  ])("refuses %s", async (key, message) => {
    await expect(sdkFor(payments, key).customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message,
    });
  });

  it("asks for a key when there is none", async () => {
    const response = await fetch(`${payments.origin}/v1/customers`);
    expect(response.status).toBe(401);
  });

  it("speaks one version of the API", async () => {
    await expect(stripe.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
    });
  });
});

describe("the catalogue", () => {
  it("sells Pro at $20.00 a month", async () => {
    const price = await stripe.prices.retrieve("price_pro", { expand: ["product"] });
    expect(price).toMatchObject({
      unit_amount: 2000,
      currency: "usd",
      recurring: { interval: "month", interval_count: 1 },
      product: { name: "Pro" },
    });
    expect((await stripe.prices.list({ active: true })).data).toHaveLength(1);
    expect((await stripe.products.list()).data).toMatchObject([{ name: "Pro" }]);
  });
});

describe("customers", () => {
  it("are created, changed, found by e-mail and deleted", async () => {
    const { id } = await newCustomer();
    const changed = await stripe.customers.update(id, { email: "byron@example.com", metadata: { plan: "pro" } });
    expect(changed).toMatchObject({ email: "byron@example.com", name: "Ada", metadata: { userId: "7", plan: "pro" } });
    expect((await stripe.customers.list({ email: "byron@example.com" })).data.map((one) => one.id)).toEqual([id]);
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  });

  it("are listed page by page, newest first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++)
      ids.unshift((await stripe.customers.create({ email: "page@example.com" })).id);
    const listed: string[] = [];
    for await (const one of stripe.customers.list({ email: "page@example.com", limit: 2 })) listed.push(one.id);
    expect(listed).toEqual(ids);
  });

  it.each([
    ["a missing one", () => stripe.customers.retrieve("cus_none"), "No such customer: 'cus_none'", "resource_missing"],
    [
      "an unknown parameter",
      () => stripe.customers.create({ colour: "red" } as Stripe.CustomerCreateParams),
      "Received unknown parameter: colour",
      "parameter_unknown",
    ],
    [
      "a missing parameter",
      () =>
        stripe.subscriptions.create({ items: [{ price: "price_pro" }] } as unknown as Stripe.SubscriptionCreateParams),
      "Missing required param: customer.",
      "parameter_missing",
    ],
  ])("answer %s as Stripe does", async (_name, call, message, code) => {
    await expect(call()).rejects.toMatchObject({ type: "StripeInvalidRequestError", message, code });
  });
});

describe("idempotency keys", () => {
  it("give a repetition the first answer, even when both are under way together", async () => {
    const create = () => stripe.customers.create({ email: "once@example.com" }, { idempotencyKey: "user-1" });
    const [first, second] = await Promise.all([create(), create()]);
    expect(second.id).toBe(first.id);
    expect((await stripe.customers.list({ email: "once@example.com" })).data).toHaveLength(1);
  });

  it("refuse another request under the same key", async () => {
    await stripe.customers.create({ email: "one@example.com" }, { idempotencyKey: "user-2" });
    await expect(
      stripe.customers.create({ email: "two@example.com" }, { idempotencyKey: "user-2" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });
});

describe("a subscription that waits for the browser", () => {
  it("is incomplete until the card is charged, then active for a month", async () => {
    const customer = await newCustomer();
    const { subscription, clientSecret } = await incompleteSubscription(customer.id);
    expect(subscription.status).toBe("incomplete");
    expect(await payInBrowser(clientSecret, "4242424242424242")).toMatchObject({
      status: 200,
      body: { status: "succeeded" },
    });

    const paid = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["default_payment_method", "latest_invoice.payments", "items.data.price.product"],
    });
    const [item] = paid.items.data;
    expect(paid.status).toBe("active");
    expect((paid.default_payment_method as Stripe.PaymentMethod).card).toMatchObject({ brand: "visa", last4: "4242" });
    expect(item!.price.product).toMatchObject({ name: "Pro" });
    const days = (item!.current_period_end - item!.current_period_start) / 86_400;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect(paid.latest_invoice).toMatchObject({
      status: "paid",
      amount_paid: 2000,
      parent: { subscription_details: { subscription: subscription.id } },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
    });
  });

  it.each([
    ["4000000000000002", "generic_decline", "Your card was declined."],
    ["4000000000009995", "insufficient_funds", "Your card has insufficient funds."],
    ["4111111111111111", "test_mode_live_card", expect.stringMatching(/test mode/)],
  ])("stays incomplete when %s is declined, and can be paid with another card", async (number, decline, message) => {
    const { subscription, clientSecret } = await incompleteSubscription((await newCustomer()).id);
    const refused = await payInBrowser(clientSecret, number);
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { type: "card_error", code: "card_declined", decline_code: decline, message } },
    });
    const status = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
    expect(await status()).toBe("incomplete");
    expect((await payInBrowser(clientSecret, "4242 4242 4242 4242")).status).toBe(200);
    expect(await status()).toBe("active");
  });

  it("refuses a number that no card has", async () => {
    const { clientSecret } = await incompleteSubscription((await newCustomer()).id);
    expect(await payInBrowser(clientSecret, "4242424242424241")).toMatchObject({
      status: 402,
      body: { error: { code: "incorrect_number", message: "Your card number is incorrect." } },
    });
  });

  it("cannot be paid twice, nor with another's secret", async () => {
    const { clientSecret } = await incompleteSubscription((await newCustomer()).id);
    expect((await payInBrowser(`${clientSecret}x`, "4242424242424242")).status).toBe(404);
    await payInBrowser(clientSecret, "4242424242424242");
    expect(await payInBrowser(clientSecret, "4242424242424242")).toMatchObject({
      status: 400,
      body: { error: { code: "payment_intent_unexpected_state" } },
    });
  });

  it("shows its intent to a browser that has the secret, and to no other", async () => {
    const { clientSecret } = await incompleteSubscription((await newCustomer()).id);
    const address = `${payments.origin}/v1/payment_intents/${clientSecret.split("_secret_")[0]}?key=pk_test_1`;
    const shown = await fetch(`${address}&client_secret=${clientSecret}`);
    expect(shown.headers.get("access-control-allow-origin")).toBe(app.origin);
    expect(await shown.json()).toMatchObject({ status: "requires_payment_method", amount: 2000 });
    expect((await fetch(address)).status).toBe(400);
  });
});

describe("a subscription with a saved card", () => {
  it("is active at once", async () => {
    const subscription = await paidSubscription();
    expect(subscription.status).toBe("active");
    const listed = await stripe.subscriptions.list({ customer: subscription.customer as string });
    expect(listed.data.map((one) => one.id)).toEqual([subscription.id]);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toMatchObject([{ status: "paid" }]);
  });

  it("takes the customer's default card", async () => {
    const customer = await newCustomer();
    const method = await stripe.paymentMethods.attach("pm_card_mastercard", { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: "price_pro" }] });
    expect(subscription.status).toBe("active");
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toMatchObject([
      { card: { brand: "mastercard" } },
    ]);
  });

  it("stays incomplete when the card fails, or is not made when told so", async () => {
    const customer = await newCustomer();
    const method = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: customer.id });
    const params = { customer: customer.id, items: [{ price: "price_pro" }], default_payment_method: method.id };
    expect((await stripe.subscriptions.create(params)).status).toBe("incomplete");
    await expect(
      stripe.subscriptions.create({ ...params, payment_behavior: "error_if_incomplete" }),
    ).rejects.toMatchObject({ type: "StripeCardError", message: "Your card was declined." });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it("needs a card of that customer", async () => {
    const customer = await newCustomer();
    const params = { customer: customer.id, items: [{ price: "price_pro" }] };
    await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({ code: "resource_missing" });
    const foreign = (await paidSubscription()).default_payment_method as string;
    await expect(stripe.subscriptions.create({ ...params, default_payment_method: foreign })).rejects.toMatchObject({
      param: "default_payment_method",
    });
    await expect(
      stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: customer.id }),
    ).rejects.toMatchObject({
      type: "StripeCardError",
    });
  });

  it("ends at the period's end when asked to, and goes on when taken back", async () => {
    const { id, items } = await paidSubscription();
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: items.data[0]!.current_period_end,
    });
    const going = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(going).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  it("ends at once when canceled, and cannot be changed after", async () => {
    const { id, customer } = await paidSubscription();
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      /canceled subscription/,
    );
    expect((await stripe.subscriptions.list({ customer: customer as string })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer as string, status: "all" })).data).toHaveLength(1);
  });

  it("ends with its customer", async () => {
    const { id, customer } = await paidSubscription();
    await stripe.customers.del(customer as string);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  });
});

describe("expand", () => {
  it("refuses what cannot be expanded", async () => {
    const { id } = await paidSubscription();
    await expect(stripe.subscriptions.retrieve(id, { expand: ["colour"] })).rejects.toThrow(
      "This property cannot be expanded (colour).",
    );
  });

  it("has nothing to fill in on what was deleted", async () => {
    const { id } = await newCustomer();
    await stripe.customers.del(id);
    const expand = ["invoice_settings.default_payment_method"];
    expect(await stripe.customers.retrieve(id, { expand })).toEqual(expect.objectContaining({ id, deleted: true }));
  });

  it("reaches into lists", async () => {
    const { customer } = await paidSubscription();
    const listed = await stripe.subscriptions.list({ customer: customer as string, expand: ["data.customer"] });
    expect(listed.data).toMatchObject([{ customer: { id: customer, email: "ada@example.com" } }]);
    const whole = await stripe.customers.retrieve(customer as string, { expand: ["subscriptions"] });
    expect(whole).toMatchObject({ subscriptions: { data: [{ status: "active" }] } });
  });
});

/** They wait longer after each refusal. */
const SENT_AGAIN = { timeout: 15_000 };

describe("webhooks", () => {
  const eventsAbout = (id: string) =>
    app.received
      .map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, "whsec_1"))
      .filter(({ data }) => JSON.stringify(data.object).includes(id));

  it("tell of every step, signed as Stripe signs", async () => {
    const { subscription, clientSecret } = await incompleteSubscription((await newCustomer()).id);
    await payInBrowser(clientSecret, "4000000000000002");
    await payInBrowser(clientSecret, "4242424242424242");
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await stripe.subscriptions.cancel(subscription.id);
    await vi.waitFor(
      () =>
        expect(
          eventsAbout(subscription.id)
            .map(({ type }) => type)
            .sort(),
        ).toEqual([
          "customer.subscription.created",
          "customer.subscription.deleted",
          "customer.subscription.updated",
          "customer.subscription.updated",
          "invoice.paid",
          "invoice.payment_failed",
        ]),
      SENT_AGAIN,
    );
    const created = eventsAbout(subscription.id).find(({ type }) => type === "customer.subscription.created");
    expect(created).toMatchObject({
      api_version: "2026-10-28.endive",
      data: { object: { status: "incomplete", latest_invoice: expect.stringMatching(/^in_/) } },
    });
  });

  it("are sent again until the app takes them, under the same event id", async () => {
    await vi.waitFor(
      async () =>
        expect((await stripe.events.list({ limit: 100 })).data.every((one) => one.pending_webhooks === 0)).toBe(true),
      SENT_AGAIN,
    );
    app.answers.push(500, 500, 302, 400);
    const { id } = await paidSubscription();
    await vi.waitFor(() => expect(eventsAbout(id)).toHaveLength(3 + 4), SENT_AGAIN);
    expect(new Set(eventsAbout(id).map((event) => event.id)).size).toBe(3);
  });
});
