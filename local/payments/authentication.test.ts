import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPayments, type Payments } from "./index";
import { sdkFor, startApp, testSettings } from "./test-app";

const FRICTION = "4000002500003155";
const DECLINED_AFTER = "4000008400001629";

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

interface Answer {
  status?: string;
  next_action?: { redirect_to_url: { url: string; return_url: string } };
  error?: { code: string; decline_code?: string };
}

/** What the card form in a browser sends for an intent of either kind. */
async function confirmInBrowser(path: string, clientSecret: string, number: string): Promise<Answer> {
  const body = new URLSearchParams({
    key: "pk_test_1",
    client_secret: clientSecret,
    return_url: `${app.origin}/back?from=bank`,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
  });
  return (await (
    await fetch(`${payments.origin}/v1/${path}/${clientSecret.split("_secret_")[0]}/confirm`, { method: "POST", body })
  ).json()) as Answer;
}

/** What the owner answers their bank. @returns where that leads */
async function answerBank({ next_action }: Answer, outcome: "confirm" | "fail"): Promise<URL> {
  const page = new URL(next_action!.redirect_to_url.url);
  expect(await (await fetch(page)).text()).toContain("Your bank asks");
  const body = new URLSearchParams({ client_secret: page.searchParams.get("client_secret")!, outcome });
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location")!);
}

async function waitingSubscription() {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: "price_pro" }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  const status = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
  return { subscription, secret, status };
}

describe("a payment that the bank asks about", () => {
  it("waits for the owner, who may leave and come back with another card", async () => {
    const { secret, status } = await waitingSubscription();
    const asked = await confirmInBrowser("payment_intents", secret, FRICTION);
    expect(asked).toMatchObject({
      status: "requires_action",
      next_action: { redirect_to_url: { return_url: `${app.origin}/back?from=bank` } },
    });
    expect(await status()).toBe("incomplete");
    expect(await confirmInBrowser("payment_intents", secret, "4242424242424242")).toMatchObject({
      status: "succeeded",
      next_action: null,
    });
    expect(await status()).toBe("active");
    expect((await fetch(asked.next_action!.redirect_to_url.url)).status).toBe(404);
  });

  it("is made once they confirm, and they are sent back", async () => {
    const { secret, status } = await waitingSubscription();
    const back = await answerBank(await confirmInBrowser("payment_intents", secret, FRICTION), "confirm");
    expect(`${back.origin}${back.pathname}`).toBe(`${app.origin}/back`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: "bank",
      payment_intent: secret.split("_secret_")[0],
      payment_intent_client_secret: secret,
      redirect_status: "succeeded",
    });
    expect(await status()).toBe("active");
  });

  it.each([
    ["they refuse", FRICTION, "fail", "payment_intent_authentication_failure"],
    ["the card says no all the same", DECLINED_AFTER, "confirm", "card_declined"],
  ] as const)("fails where %s, and can be tried again", async (_why, number, outcome, code) => {
    const { secret, status } = await waitingSubscription();
    const back = await answerBank(await confirmInBrowser("payment_intents", secret, number), outcome);
    expect(back.searchParams.get("redirect_status")).toBe("failed");
    expect(await status()).toBe("incomplete");
    const intent = await stripe.paymentIntents.retrieve(secret.split("_secret_")[0]!);
    expect(intent).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } });
    expect(await confirmInBrowser("payment_intents", secret, "4242424242424242")).toMatchObject({
      status: "succeeded",
    });
  });

  it("is answered only by who holds its secret", async () => {
    const { secret } = await waitingSubscription();
    const asked = await confirmInBrowser("payment_intents", secret, FRICTION);
    const page = new URL(asked.next_action!.redirect_to_url.url);
    const body = new URLSearchParams({ client_secret: `${secret}x`, outcome: "confirm" });
    expect((await fetch(`${page.origin}${page.pathname}`, { method: "POST", body, redirect: "manual" })).status).toBe(
      404,
    );
  });

  it("is refused while the owner is away", async () => {
    const customer = await stripe.customers.create({ email: "ada@example.com" });
    const method = await stripe.paymentMethods.attach("pm_card_authenticationRequired", { customer: customer.id });
    const making = stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: "price_pro" }],
      default_payment_method: method.id,
      payment_behavior: "error_if_incomplete",
    });
    await expect(making).rejects.toMatchObject({ code: "authentication_required" });
  });
});

describe("a card that is kept", () => {
  const setup = async () => {
    const customer = await stripe.customers.create({ email: "ada@example.com" });
    return {
      customer,
      intent: await stripe.setupIntents.create({
        customer: customer.id,
        usage: "off_session",
        allowed_payment_method_types: ["card"],
      }),
    };
  };

  it("is its customer's at once where nobody asks", async () => {
    const { customer, intent } = await setup();
    expect(await confirmInBrowser("setup_intents", intent.client_secret!, "5555555555554444")).toMatchObject({
      status: "succeeded",
    });
    const kept = await stripe.setupIntents.retrieve(intent.id);
    const { data } = await stripe.customers.listPaymentMethods(customer.id);
    expect(data).toMatchObject([{ id: kept.payment_method, card: { last4: "4444" } }]);
  });

  it("is kept with its owner's word, and not without", async () => {
    const { customer, intent } = await setup();
    const failed = await answerBank(await confirmInBrowser("setup_intents", intent.client_secret!, FRICTION), "fail");
    expect(failed.searchParams.get("redirect_status")).toBe("failed");
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    const back = await answerBank(await confirmInBrowser("setup_intents", intent.client_secret!, FRICTION), "confirm");
    expect(back.searchParams.get("setup_intent")).toBe(intent.id);
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  });

  it("is refused where the card says no", async () => {
    const { intent } = await setup();
    expect(await confirmInBrowser("setup_intents", intent.client_secret!, "4000000000000002")).toMatchObject({
      error: { code: "card_declined" },
    });
  });
});

it("pays an overdue invoice with another card, once", async () => {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const broken = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: customer.id });
  const made = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: "price_pro" }],
    default_payment_method: broken.id,
  });
  expect(made.status).toBe("incomplete");
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  await expect(stripe.invoices.pay(made.latest_invoice as string, { payment_method: broken.id })).rejects.toMatchObject(
    { code: "card_declined" },
  );
  expect(await stripe.invoices.pay(made.latest_invoice as string, { payment_method: card.id })).toMatchObject({
    status: "paid",
  });
  expect((await stripe.subscriptions.retrieve(made.id)).status).toBe("active");
  await expect(stripe.invoices.pay(made.latest_invoice as string, { payment_method: card.id })).rejects.toMatchObject({
    code: "invoice_already_paid",
  });
});
