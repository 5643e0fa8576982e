import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { startPayments } from "../../../local/payments";
import { testSettings } from "../../../local/payments/test-app";
import { PaymentsGate } from "./payments-gate";

// The settings are read when the first module of the app is imported, so they are there before.
const app = createServer();
app.listen(0, "127.0.0.1");
await once(app, "listening");
const settings = await testSettings(`http://localhost:${(app.address() as AddressInfo).port}`);
/** The payments server's clock: how far it is ahead of the machine's. */
export const clock = { aheadMs: 0 };
export const MONTH_MS = 31 * 24 * 60 * 60 * 1000;
export const payments = await startPayments(settings, { firstWait: 20, now: () => Date.now() + clock.aheadMs });
export const gate = await PaymentsGate.open(payments.port);
Object.assign(process.env, {
  STRIPE_API_BASE: gate.origin,
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  STRIPE_PRICE_ID: settings.priceId,
});

export const { db } = await import("~/lib/db.server");
export const { syncSubscription } = await import("~/modules/billing/sync-subscription.server");
export const { createSubscription } = await import("~/modules/billing/create-subscription.server");
export const { activateSubscription } = await import("~/modules/billing/activate-subscription.server");
export const { activateTestSubscription } = await import("~/modules/billing/activate-test-subscription.server");
export const { clearPaymentData } = await import("~/modules/billing/clear-payment-data.server");
export const { cancelSubscription } = await import("~/modules/billing/cancel-subscription.server");
export const { reactivateSubscription } = await import("~/modules/billing/reactivate-subscription.server");
export const { prepareCardChange, takeNewCard } = await import("~/modules/billing/change-card.server");
export const { removeCard } = await import("~/modules/billing/remove-card.server");
export const { listOwnInvoices } = await import("~/modules/billing/list-invoices.server");
export const { readSubscriptionDetails, readSubscriptionStatus } = await import(
  "~/modules/billing/read-subscription.server"
);
const { action: webhookAction } = await import("~/routes/api.webhooks.stripe");
const { startWorker } = await import("../../../worker/start-worker");
const { task } = await import("../../../worker/task");

export const { priceId, webhookSecret } = settings;

/** Stripe's side of the story, past the gate. */
export const stripe = new Stripe(settings.secretKey, { host: "localhost", port: payments.port, protocol: "http" });

/** The webhook address of the app, called as the payments server or anybody else would. */
export function postWebhook(body: string, signature: string | null): Promise<Response> {
  const headers = new Headers(signature === null ? {} : { "stripe-signature": signature });
  const request = new Request("http://localhost/api/webhooks/stripe", { method: "POST", body, headers });
  return webhookAction({ request, params: {}, context: { cspNonce: "", clientAddress: "127.0.0.1" } });
}

app.on("request", async (incoming, outgoing) => {
  const response = await postWebhook(await text(incoming), String(incoming.headers["stripe-signature"] ?? ""));
  outgoing.writeHead(response.status).end();
});

type Task = ReturnType<typeof task>;

/** Runs the worker for `sync_subscription`, or other tasks, until the returned function is called. */
export async function runWorker(
  tasks: Record<string, Task> = { sync_subscription: task("sync_subscription", syncSubscription) },
): Promise<() => Promise<void>> {
  const worker = await startWorker({
    databaseUrl: process.env.DATABASE_URL!,
    tasks,
    onSweep: async () => undefined,
    onLost: (error) => {
      throw error;
    },
  });
  return () => worker.stop();
}

/** How many jobs of a task wait or run. */
export async function waitingJobs(task = "sync_subscription"): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    select count(*) from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task}`;
  return Number(row!.count);
}

export async function createActor() {
  const data = { issuer: "test", subject: randomUUID(), email: "ines@padariaalfazema.example", firstName: "Inês" };
  const user = await db.user.create({ data });
  return { userId: user.id };
}

export const rowOf = ({ userId }: { userId: number }) => db.subscription.findUnique({ where: { userId } });

/** Pays, or keeps another card, as the card form in a browser does. Resolves to the status of the answer. */
export async function payInBrowser(clientSecret: string, number = "4242424242424242"): Promise<number> {
  const body = new URLSearchParams({
    key: settings.publishableKey,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  });
  const intent = clientSecret.split("_secret_")[0];
  const path = intent!.startsWith("seti_") ? "setup_intents" : "payment_intents";
  return (await fetch(`${payments.origin}/v1/${path}/${intent}/confirm`, { method: "POST", body })).status;
}

export async function closeWorld() {
  await payments.close();
  gate.close();
  app.close();
  app.closeAllConnections();
  await db.$disconnect();
}
