import { z } from "zod";

/** What is read of Stripe's objects, API version 2026-10-28.endive; everything else in them is ignored. */

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);
const time = z.number().transform((seconds) => new Date(seconds * 1000));

const card = z.object({ brand: z.string(), last4: z.string() });
// Expanded, or an id where the method is gone; a method that is no card has no `card`, and one that was removed no
// customer.
const paymentMethod = z
  .union([
    z
      .object({ card: card.optional(), customer: id.nullish() })
      .transform((method) => (method.customer === null ? null : (method.card ?? null))),
    z.string().transform(() => null),
  ])
  .nullish()
  .transform((found) => found ?? null);

const invoice = z
  .union([
    z.object({
      id: z.string(),
      status: z.string().nullable(),
      confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
    }),
    z.string().transform(() => null),
  ])
  .nullable();

export const subscriptionReply = z
  .object({
    id: z.string(),
    status: z.string(),
    created: z.number(),
    cancel_at_period_end: z.boolean(),
    // Since 2025-03-31.basil the period is on the items.
    items: z.object({ data: z.array(z.object({ current_period_end: time })).min(1) }),
    default_payment_method: paymentMethod,
    latest_invoice: invoice,
  })
  .transform((reply) => ({
    id: reply.id,
    status: reply.status,
    created: reply.created,
    cancelAtPeriodEnd: reply.cancel_at_period_end,
    currentPeriodEnd: reply.items.data[0]!.current_period_end,
    card: reply.default_payment_method,
    /** What is owed; null when nothing is. */
    openInvoiceId: reply.latest_invoice?.status === "open" ? reply.latest_invoice.id : null,
    /** Lets a browser pay the open invoice; null when there is nothing to pay. */
    clientSecret:
      reply.latest_invoice?.status === "open"
        ? (reply.latest_invoice.confirmation_secret?.client_secret ?? null)
        : null,
  }));

export type StripeSubscription = z.output<typeof subscriptionReply>;

export const cardSetupReply = z
  .object({ status: z.string(), customer: id.nullable(), payment_method: id.nullable() })
  .transform((reply) => ({
    customerId: reply.customer,
    paymentMethod: reply.status === "succeeded" ? reply.payment_method : null,
  }));

/** Whose card it is, and the card once it may be used. */
export type CardSetup = z.output<typeof cardSetupReply>;

const webAddress = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .transform((address) => address ?? null);

export const invoiceReply = z
  .object({
    id: z.string(),
    customer: id.nullable(),
    billing_reason: z.string().nullable(),
    number: z.string().nullable(),
    // Null for what is not an invoice yet.
    status: z.string().nullable(),
    currency: z.string().length(3),
    total: z.number().int(),
    created: time,
    hosted_invoice_url: webAddress,
    invoice_pdf: webAddress,
  })
  .transform(({ total, created, hosted_invoice_url, invoice_pdf, customer, billing_reason, ...reply }) => ({
    ...reply,
    customerId: customer,
    /** Whether it is the one that began a subscription. */
    isFirst: billing_reason === "subscription_create",
    /** In the currency's smallest unit. */
    total,
    createdAt: created,
    /** Where it can be read, and paid while it is open. */
    pageUrl: hosted_invoice_url,
    pdfUrl: invoice_pdf,
  }));

export type StripeInvoice = z.output<typeof invoiceReply>;

export const customerReply = z
  .union([
    z.object({ id: z.string(), deleted: z.literal(true) }),
    z.object({
      id: z.string(),
      deleted: z.undefined().optional(),
      invoice_settings: z.object({ default_payment_method: paymentMethod }),
    }),
  ])
  .transform((reply) => (reply.deleted ? null : { id: reply.id, card: reply.invoice_settings.default_payment_method }));

export const eventReply = z
  .object({
    id: z.string(),
    type: z.string(),
    data: z.object({
      object: z.looseObject({ id: z.string().optional(), object: z.string().optional(), customer: id.nullish() }),
    }),
  })
  .transform(({ id, type, data: { object } }) => ({
    id,
    type,
    /** Whom the event is about; null when it is about no customer. */
    customerId: (object.object === "customer" ? object.id : object.customer) ?? null,
    /** The invoice that was paid, where that is what the event tells. */
    paidInvoiceId: (type === "invoice.paid" && object.id) || null,
  }));
