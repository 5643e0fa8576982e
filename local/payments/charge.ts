import { ApiError, cardError } from "./api-error";
import { newId } from "./ids";
import { failInvoice, settleInvoice } from "./invoice-changes";
import type { Ledger } from "./ledger";
import { invoiceOfIntent, subscriptionOfInvoice } from "./lookup";
import type { PaymentIntent, PaymentMethod } from "./objects";
import { changeStatus } from "./subscription-changes";
import { numberOf } from "./payment-methods";
import { chargeOutcome, chargeOutcomeAlone, type Refusal } from "./test-cards";

/**
 * Charges a card for an intent and lets the result run through: the intent, its invoice, its subscription,
 * and the webhooks about each. Returns the error to answer when the card said no.
 */
export function charge(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod): ApiError | undefined {
  return finish(ledger, intent, method, chargeOutcome(numberOf(ledger, method)));
}

/** The same while its owner is away, whom the card's bank may want to ask. */
export function chargeAlone(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod): ApiError | undefined {
  return finish(ledger, intent, method, chargeOutcomeAlone(numberOf(ledger, method), method.customer !== null));
}

function finish(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal | undefined,
): ApiError | undefined {
  intent.next_action = null;
  if (refusal) return refuse(ledger, intent, method, refusal);
  intent.status = "succeeded";
  intent.payment_method = method.id;
  intent.amount_received = intent.amount;
  intent.latest_charge = newId("ch");
  intent.last_payment_error = null;
  settle(ledger, intent, method);
  return undefined;
}

function settle(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod) {
  const invoice = invoiceOfIntent(ledger, intent.id);
  if (!invoice) return;
  const subscription = subscriptionOfInvoice(ledger, invoice);
  if (intent.setup_future_usage) {
    method.customer = invoice.customer;
    subscription.default_payment_method = method.id;
  }
  settleInvoice(ledger, invoice);
  changeStatus(ledger, subscription, "active");
}

function refuse(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod, refusal: Refusal): ApiError {
  const body = { ...refusal, doc_url: `https://docs.stripe.com/error-codes/${refusal.code}` };
  const error = cardError({ ...body, payment_method: structuredClone(method) });
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = error.body;
  const invoice = invoiceOfIntent(ledger, intent.id);
  if (invoice) failInvoice(ledger, invoice);
  return new ApiError(402, { ...error.body, payment_intent: structuredClone(intent) });
}
