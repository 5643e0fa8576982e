import { z } from "zod";
import { callStripe, isMissing } from "./client.server";
import { cardSetupReply, type CardSetup } from "./replies";

const secretReply = z.object({ client_secret: z.string() });
const withIds = z.array(z.object({ id: z.string() }));
const MOST = 100;

/** Prepares keeping another card of a customer. @returns the secret that lets their browser do it */
export function createCardSetup(customerId: string): Promise<string> {
  return callStripe("create card setup", async (stripe) => {
    const reply = await stripe.setupIntents.create({
      customer: customerId,
      usage: "off_session",
      allowed_payment_method_types: ["card"],
    });
    return secretReply.parse(reply).client_secret;
  });
}

/** What became of it. @returns null where Stripe has none of this id */
export function findCardSetup(id: string): Promise<CardSetup | null> {
  return callStripe("find card setup", async (stripe) => {
    try {
      return cardSetupReply.parse(await stripe.setupIntents.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

interface DefaultCard {
  customerId: string;
  subscriptionId: string;
  paymentMethod: string;
}

/** Has later invoices charged to this card. */
export async function setDefaultCard({ customerId, subscriptionId, paymentMethod }: DefaultCard): Promise<void> {
  await callStripe("set default card", async (stripe) => {
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethod } });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: paymentMethod });
  });
}

/** Forgets a customer's cards, all but the one that is kept. */
export async function forgetCards({ customerId, kept }: { customerId: string; kept?: string }): Promise<void> {
  await callStripe("forget cards", async (stripe) => {
    const cards = withIds.parse(
      (await stripe.customers.listPaymentMethods(customerId, { type: "card", limit: MOST })).data,
    );
    for (const { id } of cards) if (id !== kept) await stripe.paymentMethods.detach(id);
  });
}

/** Pays an open invoice now. @throws InvalidError with the card's own message when it says no */
export async function payInvoice(invoiceId: string, paymentMethod: string): Promise<void> {
  await callStripe("pay invoice", (stripe) => stripe.invoices.pay(invoiceId, { payment_method: paymentMethod }));
}
