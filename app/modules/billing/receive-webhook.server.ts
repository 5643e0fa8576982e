import { readWebhookEvent } from "~/integrations/stripe/webhook-event.server";
import { enqueue } from "~/jobs/enqueue.server";
import { cleanTexts } from "~/lib/clean-text";
import { db, type Prisma, type Tx } from "~/lib/db.server";

/** Milliseconds: Stripe waits for an answer, and an event that is refused under load comes again much later. */
const PATIENT = { maxWait: 8_000, timeout: 8_000 };

interface Received {
  /** The body to the byte: the signature is over it. */
  rawBody: string;
  signature: string | null;
}

/**
 * Keeps an event of Stripe's, once however often it is sent, and has the customer's subscription looked at again.
 * Both are in one transaction, so an event that was answered with success is never lost. A paid invoice has its
 * receipt mailed, and the first one of a subscription a welcome.
 * @throws InvalidError for a forged signature or a body that is no event
 */
export async function receiveWebhook({ rawBody, signature }: Received): Promise<void> {
  const { id, type, customerId, paidInvoiceId } = await readWebhookEvent(rawBody, signature);
  await db.$transaction(async (tx) => {
    const event = {
      id,
      type,
      payload: cleanTexts(JSON.parse(rawBody)) as Prisma.InputJsonObject,
      processedAt: customerId ? null : new Date(),
    };
    const { count } = await tx.webhookEvent.createMany({ data: [event], skipDuplicates: true });
    if (count === 0 || !customerId) return;
    await enqueue("sync_subscription", { stripeCustomerId: customerId }, { tx, key: customerId });
    if (paidInvoiceId) await enqueueMails(tx, paidInvoiceId);
  }, PATIENT);
}

/** Once for each invoice, however many events tell of its payment. */
async function enqueueMails(tx: Tx, invoiceId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`invoice-mails-${invoiceId}`}))`;
  const told = await tx.webhookEvent.count({
    where: { type: "invoice.paid", payload: { path: ["data", "object", "id"], equals: invoiceId } },
  });
  if (told > 1) return;
  await enqueue("mail_welcome", { invoiceId }, { tx, key: invoiceId });
  await enqueue("mail_receipt", { invoiceId }, { tx, key: invoiceId });
}
