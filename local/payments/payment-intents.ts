import { z } from "zod";
import type { Call } from "./call";
import { charge } from "./charge";
import { requireClientSecret } from "./client-secret";
import { askOwner, chosenMethod, confirmFields, refuseFinished } from "./confirming";
import { intentOf } from "./lookup";
import type { PaymentIntent } from "./objects";
import { expand, readParams } from "./read-params";

export function retrievePaymentIntent(call: Call): PaymentIntent {
  const { client_secret } = readParams(z.strictObject({ client_secret: z.string().optional(), expand }), call.params);
  return allowedIntent(call, client_secret);
}

/**
 * Pays with the card that is named or typed in, or sends its owner to their bank first. A refusal is kept on the intent
 * and thrown as a card error.
 */
export function confirmPaymentIntent(call: Call): PaymentIntent {
  const input = readParams(confirmFields, call.params);
  const intent = allowedIntent(call, input.client_secret);
  refuseFinished(intent);
  const method = chosenMethod(call.ledger, intent, input);
  if (askOwner(call.ledger, intent, method, input.return_url)) return intent;
  const error = charge(call.ledger, intent, method);
  if (error) throw error;
  return intent;
}

function allowedIntent(call: Call, clientSecret: string | undefined): PaymentIntent {
  const intent = intentOf(call.ledger, call.id);
  requireClientSecret(call, intent, clientSecret);
  return intent;
}
