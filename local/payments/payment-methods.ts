import { createHash } from "node:crypto";
import { z } from "zod";
import { cardError, invalidRequest, noSuch } from "./api-error";
import type { Call } from "./call";
import { isPast, passesLuhn } from "./card-rules";
import { newId } from "./ids";
import type { Ledger } from "./ledger";
import { listPage } from "./list-page";
import { customerOf, methodOf } from "./lookup";
import type { PaymentMethod } from "./objects";
import { expand, metadata, paging, readParams } from "./read-params";
import { attachOutcome, brandOf, numberOfName } from "./test-cards";

const digits = z.string().transform((text) => text.replace(/[\s-]/g, ""));

const typedCard = z.strictObject({
  number: digits,
  exp_month: z.coerce.number().int(),
  exp_year: z.coerce.number().int(),
  cvc: z.string().optional(),
});
const tokenCard = z.strictObject({ token: z.string() });

const billingDetails = z.strictObject({
  address: z.record(z.string(), z.string()).optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
});

/** Card details as a form sends them, in `payment_method_data` too. */
export const methodFields = z.strictObject({
  type: z.literal("card"),
  card: z.union([typedCard, tokenCard]),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  allow_redisplay: z.string().optional(),
  expand,
});

export type MethodFields = z.output<typeof methodFields>;

export function createPaymentMethod({ ledger, params }: Call): PaymentMethod {
  return addMethod(ledger, readParams(methodFields, params));
}

export function retrievePaymentMethod({ ledger, id }: Call): PaymentMethod {
  return methodOf(ledger, id);
}

/** Saves a card for a customer. The id may be a test name such as `pm_card_visa`, which makes a new method. */
export function attachPaymentMethod({ ledger, params, id }: Call): PaymentMethod {
  const { customer } = readParams(z.strictObject({ customer: z.string(), expand }), params);
  customerOf(ledger, customer, "customer");
  const method = namedOrStored(ledger, id);
  if (method.customer && method.customer !== customer) {
    throw invalidRequest("The payment method you provided has already been attached to a customer.");
  }
  const refusal = attachOutcome(numberOf(ledger, method));
  if (refusal) throw cardError(refusal);
  method.customer = customer;
  return method;
}

export function detachPaymentMethod({ ledger, id }: Call): PaymentMethod {
  const method = methodOf(ledger, id);
  if (!method.customer) throw invalidRequest("The payment method you provided is not attached to a customer.");
  method.customer = null;
  return method;
}

/** The methods of one customer, `/v1/customers/{id}/payment_methods` and `/v1/payment_methods?customer=`. */
export function listPaymentMethods({ ledger, params, id }: Call) {
  const schema = z.strictObject({ customer: z.string().optional(), type: z.string().optional(), ...paging });
  const { customer = id, type, ...page } = readParams(schema, params);
  const owner = customerOf(ledger, customer, "customer").id;
  const methods = Object.values(ledger.state.paymentMethods).filter((method) => method.customer === owner);
  const matching = methods.filter((method) => type === undefined || method.type === type);
  return listPage(matching, id ? `/v1/customers/${id}/payment_methods` : "/v1/payment_methods", page);
}

/** The method of an id, or a new one when the id is the name of a test card. Throws when there is neither. */
export function namedOrStored(ledger: Ledger, id: string, param = "payment_method"): PaymentMethod {
  const number = numberOfName(id);
  if (!number) return methodOf(ledger, id, param);
  return addMethod(ledger, { type: "card", card: { token: id } });
}

/** The test card that a method is; "" for none. */
export function numberOf({ state }: Ledger, { id }: PaymentMethod): string {
  return state.cardOfMethod[id] ?? "";
}

/** Makes a payment method out of card details. Throws a card error for details that no card has. */
export function addMethod(ledger: Ledger, fields: MethodFields): PaymentMethod {
  const card = "token" in fields.card ? cardOfToken(ledger, fields.card.token) : fields.card;
  refuseImpossible(card, ledger.now());
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    type: "card",
    created: ledger.now(),
    livemode: false,
    customer: null,
    billing_details: { address: null, email: null, name: null, phone: null, ...fields.billing_details },
    card: shownCard(card),
    metadata: fields.metadata ?? {},
  };
  ledger.state.paymentMethods[method.id] = method;
  ledger.state.cardOfMethod[method.id] = card.number;
  return method;
}

type TypedCard = z.output<typeof typedCard>;

function cardOfToken({ now }: Ledger, token: string): TypedCard {
  const number = numberOfName(token);
  if (!number) throw noSuch("token", token, "card[token]");
  return { number, exp_month: 12, exp_year: new Date(now() * 1000).getFullYear() + 3, cvc: "123" };
}

function refuseImpossible({ number, exp_month, exp_year }: TypedCard, now: number) {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError({ code: "incorrect_number", message: "Your card number is incorrect.", param: "number" });
  }
  if (exp_month < 1 || exp_month > 12) {
    throw cardError({
      code: "invalid_expiry_month",
      message: "Your card's expiration month is invalid.",
      param: "exp_month",
    });
  }
  if (isPast(exp_month, exp_year, new Date(now * 1000))) {
    throw cardError({
      code: "invalid_expiry_year",
      message: "Your card's expiration year is invalid.",
      param: "exp_year",
    });
  }
}

function shownCard({ number, exp_month, exp_year, cvc }: TypedCard): PaymentMethod["card"] {
  return {
    brand: brandOf(number),
    display_brand: brandOf(number),
    last4: number.slice(-4),
    exp_month,
    exp_year,
    country: "US",
    funding: "credit",
    fingerprint: createHash("sha256").update(number).digest("base64url").slice(0, 16),
    checks: { cvc_check: cvc ? "pass" : "unchecked", address_line1_check: null, address_postal_code_check: null },
  };
}
