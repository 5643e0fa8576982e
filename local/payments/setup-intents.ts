import { z } from "zod";
import { ApiError, cardError } from "./api-error";
import type { Call } from "./call";
import { newIntentKeys, requireClientSecret } from "./client-secret";
import { askOwner, chosenMethod, confirmFields, refuseFinished } from "./confirming";
import type { Ledger } from "./ledger";
import { customerOf, setupOf } from "./lookup";
import type { PaymentMethod, SetupIntent } from "./objects";
import { numberOf } from "./payment-methods";
import { expand, metadata, readParams } from "./read-params";
import { attachOutcome } from "./test-cards";

const fields = z.strictObject({
  customer: z.string(),
  usage: z.literal("off_session").default("off_session"),
  allowed_payment_method_types: z.array(z.literal("card")).default(["card"]),
  metadata: metadata.default({}),
  expand,
});

export function createSetupIntent({ ledger, params }: Call): SetupIntent {
  const { customer, expand: _expanded, ...input } = readParams(fields, params);
  const intent: SetupIntent = {
    ...newIntentKeys("seti"),
    ...input,
    object: "setup_intent",
    created: ledger.now(),
    livemode: false,
    customer: customerOf(ledger, customer, "customer").id,
    payment_method: null,
    payment_method_types: input.allowed_payment_method_types,
    status: "requires_payment_method",
    last_setup_error: null,
    next_action: null,
  };
  ledger.state.setupIntents[intent.id] = intent;
  return intent;
}

export function retrieveSetupIntent(call: Call): SetupIntent {
  const { client_secret } = readParams(z.strictObject({ client_secret: z.string().optional(), expand }), call.params);
  return allowedIntent(call, client_secret);
}

/** Keeps the card that is typed in, or sends its owner to their bank first. */
export function confirmSetupIntent(call: Call): SetupIntent {
  const input = readParams(confirmFields, call.params);
  const intent = allowedIntent(call, input.client_secret);
  refuseFinished(intent);
  const method = chosenMethod(call.ledger, intent, input);
  if (askOwner(call.ledger, intent, method, input.return_url)) return intent;
  const error = keepCard(call.ledger, intent, method);
  if (error) throw error;
  return intent;
}

/** Makes the card the customer's. Returns the error to answer when the card said no. */
export function keepCard(ledger: Ledger, intent: SetupIntent, method: PaymentMethod): ApiError | undefined {
  intent.next_action = null;
  const refusal = attachOutcome(numberOf(ledger, method));
  if (!refusal) {
    method.customer = intent.customer;
    Object.assign(intent, { status: "succeeded", payment_method: method.id, last_setup_error: null });
    return undefined;
  }
  const { body } = cardError(refusal);
  Object.assign(intent, { status: "requires_payment_method", payment_method: null, last_setup_error: body });
  return new ApiError(402, { ...body, setup_intent: structuredClone(intent) });
}

function allowedIntent(call: Call, clientSecret: string | undefined): SetupIntent {
  const intent = setupOf(call.ledger, call.id);
  requireClientSecret(call, intent, clientSecret);
  return intent;
}
