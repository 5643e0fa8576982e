import { afterAll, beforeEach, expect, it, vi } from "vitest";
import {
  activateTestSubscription,
  closeWorld,
  createActor,
  db,
  postWebhook,
  rowOf,
  stripe,
  webhookSecret,
} from "./billing-world";

const sendMail = vi.hoisted(() => vi.fn<(mail: { key: string; to: string; subject: string; text: string }) => void>());
vi.mock("~/integrations/mail/send-mail.server", () => ({ sendMail }));
const { mailReceipt } = await import("~/modules/billing/mail-receipt.server");
const { mailWelcome } = await import("~/modules/billing/mail-welcome.server");

beforeEach(() => void sendMail.mockReset());
afterAll(closeWorld);

/** Somebody who has just paid, and the invoice. */
async function paid() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  const row = (await rowOf(actor))!;
  const [invoice] = (await stripe.invoices.list({ customer: row.stripeCustomerId })).data;
  return { actor, row, invoiceId: invoice!.id!, number: invoice!.number! };
}

const jobsOf = async (invoiceId: string) =>
  (
    await db.$queryRaw<{ key: string }[]>`
      select key from graphile_worker._private_jobs where key like ${`mail_%:${invoiceId}`} order by key`
  ).map(({ key }) => key.split(":")[0]);

it("queues a welcome and a receipt once, however many events tell of an invoice", async () => {
  const { row, invoiceId } = await paid();
  await vi.waitFor(async () => expect(await jobsOf(invoiceId)).toEqual(["mail_receipt", "mail_welcome"]), 10_000);
  await db.$executeRaw`select graphile_worker.remove_job(${`mail_receipt:${invoiceId}`})`;
  const object = { id: invoiceId, object: "invoice", customer: row.stripeCustomerId };
  const again = JSON.stringify({
    id: `evt_again_${invoiceId}`,
    object: "event",
    type: "invoice.paid",
    data: { object },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload: again, secret: webhookSecret });
  for (const _ of [1, 2]) expect((await postWebhook(again, signature)).status).toBe(200);
  expect(await jobsOf(invoiceId)).toEqual(["mail_welcome"]);
});

it("says in the receipt what Stripe holds, and where the invoice is", async () => {
  const { invoiceId, number } = await paid();
  await mailReceipt({ invoiceId });
  const [mail] = sendMail.mock.calls[0]!;
  expect(mail).toMatchObject({ key: `receipt-${invoiceId}`, to: "ines@padariaalfazema.example" });
  expect(mail.subject).toBe("Your receipt from Plinth: $20.00");
  for (const said of [`Invoice: ${number}`, `/i/${invoiceId}/pdf`, "/subscription"]) expect(mail.text).toContain(said);
});

it("welcomes at the first payment, and not who comes back", async () => {
  const { actor, row, invoiceId } = await paid();
  await mailWelcome({ invoiceId });
  expect(sendMail.mock.calls).toMatchObject([[{ key: `welcome-${actor.userId}`, subject: "Welcome to Plinth" }]]);
  expect(sendMail.mock.calls[0]![0].text).toContain("Welcome, Inês.");
  await stripe.subscriptions.cancel(row.stripeSubscriptionId!);
  await activateTestSubscription({ actor });
  const [second] = (await stripe.invoices.list({ customer: row.stripeCustomerId })).data;
  expect(second!.id).not.toBe(invoiceId);
  await mailWelcome({ invoiceId: second!.id! });
  expect(sendMail).toHaveBeenCalledTimes(1);
});

it("mails nothing about an invoice that is not paid, not there, or nobody's here", async () => {
  const { row, invoiceId } = await paid();
  await db.subscription.delete({ where: { id: row.id } });
  for (const id of [invoiceId, "in_none"]) {
    await mailReceipt({ invoiceId: id });
    await mailWelcome({ invoiceId: id });
  }
  expect(sendMail).not.toHaveBeenCalled();
});
