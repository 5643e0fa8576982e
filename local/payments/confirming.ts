import { z } from "zod";
import { cardError, invalidRequest } from "./api-error";
import type { Ledger } from "./ledger";
import type { IntentStatus, PaymentIntent, PaymentMethod, SetupIntent } from "./objects";
import { addMethod, methodFields, namedOrStored, numberOf } from "./payment-methods";
import { expand } from "./read-params";
import { asksItsOwner } from "./test-cards";

/** What a browser sends to confirm an intent of either kind. */
export const confirmFields = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: methodFields.omit({ expand: true }).optional(),
  return_url: z.string().optional(),
  expand,
});

type Input = z.output<typeof confirmFields>;
type Intent = PaymentIntent | SetupIntent;

const OVER: Partial<Record<IntentStatus, string>> = {
  succeeded: "it has already succeeded after being previously confirmed",
  canceled: "it has been canceled",
};

/** Throws for an intent that is over. One that waits for its owner's bank can be confirmed anew. */
export function refuseFinished({ object, status }: Intent) {
  const why = OVER[status];
  if (why) throw unexpectedState(object, why);
}

/** The card that is named, typed in, or was given before. Throws for none and for somebody else's. */
export function chosenMethod(ledger: Ledger, intent: Intent, input: Input): PaymentMethod {
  const chosen = input.payment_method ?? intent.payment_method;
  if (input.payment_method_data) return addMethod(ledger, input.payment_method_data);
  if (chosen) return ownMethod(namedOrStored(ledger, chosen), intent);
  throw unexpectedState(intent.object, "it's missing a payment method");
}

/** Has the card's bank ask its owner first where it does that. @returns whether it does */
export function askOwner(
  ledger: Ledger,
  intent: Intent,
  method: PaymentMethod,
  returnUrl: string | undefined,
): boolean {
  if (!asksItsOwner(numberOf(ledger, method))) return false;
  if (!returnUrl)
    throw invalidRequest("Missing required param: return_url.", { param: "return_url", code: "parameter_missing" });
  const url = `${ledger.origin}/v3/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  Object.assign(intent, { status: "requires_action", payment_method: method.id });
  intent.next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl } };
  return true;
}

function ownMethod(method: PaymentMethod, intent: Intent): PaymentMethod {
  if (method.customer === null || method.customer === intent.customer) return method;
  throw cardError({
    code: "payment_method_customer_mismatch",
    message: "The payment method belongs to another customer.",
  });
}

function unexpectedState(object: Intent["object"], why: string) {
  const [name, code] =
    object === "payment_intent"
      ? ["PaymentIntent", "payment_intent_unexpected_state"]
      : ["SetupIntent", "setup_intent_unexpected_state"];
  return invalidRequest(`You cannot confirm this ${name} because ${why}.`, { code });
}
