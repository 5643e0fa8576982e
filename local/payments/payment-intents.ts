import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cardError, invalidRequest, noSuch } from "./api-error";
import type { Call } from "./call";
import { charge } from "./charge";
import type { Ledger } from "./ledger";
import { intentOf } from "./lookup";
import type { PaymentIntent, PaymentMethod } from "./objects";
import { addMethod, methodFields, namedOrStored } from "./payment-methods";
import { expand, readParams } from "./read-params";

const confirmFields = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: methodFields.omit({ expand: true }).optional(),
  return_url: z.string().optional(),
  expand,
});

export function retrievePaymentIntent(call: Call): PaymentIntent {
  const { client_secret } = readParams(z.strictObject({ client_secret: z.string().optional(), expand }), call.params);
  return allowedIntent(call, client_secret);
}

/** Pays with the card that is named or typed in. A refusal is kept on the intent and thrown as a card error. */
export function confirmPaymentIntent(call: Call): PaymentIntent {
  const input = readParams(confirmFields, call.params);
  const intent = allowedIntent(call, input.client_secret);
  refuseFinished(intent);
  const method = chosenMethod(call.ledger, intent, input);
  const error = charge(call.ledger, intent, method);
  if (error) throw error;
  return intent;
}

/** A browser proves with the client secret that the intent was given to it. */
function allowedIntent({ ledger, id, key }: Call, clientSecret: string | undefined): PaymentIntent {
  const intent = intentOf(ledger, id);
  if (clientSecret === undefined && key === "secret") return intent;
  if (!clientSecret) {
    throw invalidRequest("Missing required param: client_secret.", { param: "client_secret", code: "parameter_missing" });
  }
  if (!sameText(clientSecret, intent.client_secret)) throw noSuch("payment_intent", id, "intent");
  return intent;
}

function refuseFinished(intent: PaymentIntent) {
  if (intent.status === "requires_payment_method" || intent.status === "requires_confirmation") return;
  const words =
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : "You cannot confirm this PaymentIntent because it has been canceled.";
  throw invalidRequest(words, { code: "payment_intent_unexpected_state" });
}

function chosenMethod(ledger: Ledger, intent: PaymentIntent, input: z.output<typeof confirmFields>): PaymentMethod {
  const chosen = input.payment_method ?? intent.payment_method;
  if (input.payment_method_data) return addMethod(ledger, input.payment_method_data);
  if (chosen) return ownMethod(namedOrStored(ledger, chosen), intent);
  throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    code: "payment_intent_unexpected_state",
  });
}

function ownMethod(method: PaymentMethod, intent: PaymentIntent): PaymentMethod {
  if (method.customer === null || method.customer === intent.customer) return method;
  throw cardError({ code: "payment_method_customer_mismatch", message: "The payment method belongs to another customer." });
}

function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
