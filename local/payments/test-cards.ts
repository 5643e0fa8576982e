import type { ErrorBody } from "./objects";

/** Why a card is refused; undefined means that it pays. */
export type Refusal = Pick<ErrorBody, "code" | "decline_code" | "message">;

interface TestCard {
  brand: string;
  refusal?: Refusal;
  /** Attaches without a complaint and fails when charged, as a card that is later blocked. */
  attachable?: boolean;
  /** Its bank asks the owner first (3-D Secure): until the card was set up with their word, or every time. */
  authentication?: "until_set_up" | "always";
}

const declined = (decline_code: string, message = "Your card was declined."): Refusal => ({
  code: "card_declined",
  decline_code,
  message,
});

/** Numbers and outcomes as published in Stripe's testing guide. */
const cards: Record<string, TestCard> = {
  "4242424242424242": { brand: "visa" },
  "4000056655665556": { brand: "visa" },
  "5555555555554444": { brand: "mastercard" },
  "378282246310005": { brand: "amex" },
  "4000000000000002": { brand: "visa", refusal: declined("generic_decline") },
  "4000000000009995": { brand: "visa", refusal: declined("insufficient_funds", "Your card has insufficient funds.") },
  "4000000000000069": { brand: "visa", refusal: { code: "expired_card", message: "Your card has expired." } },
  "4000000000000127": {
    brand: "visa",
    refusal: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  },
  "4000000000000119": {
    brand: "visa",
    refusal: {
      code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
  },
  "4000002500003155": { brand: "visa", authentication: "until_set_up" },
  "4000002760003184": { brand: "visa", authentication: "always" },
  "4000008400001629": {
    brand: "visa",
    authentication: "always",
    refusal: declined("generic_decline"),
    attachable: true,
  },
  "4000000000000341": { brand: "visa", refusal: declined("generic_decline"), attachable: true },
};

const numbersOfNames: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  tok_visa: "4242424242424242",
  tok_chargeDeclined: "4000000000000002",
};

/** The card number behind a name such as `pm_card_visa`. */
export function numberOfName(name: string): string | undefined {
  return numbersOfNames[name];
}

/** What a charge of this number says. A number that is no test card is refused, as in Stripe's test mode. */
export function chargeOutcome(number: string): Refusal | undefined {
  const card = cards[number];
  if (card) return card.refusal;
  return declined(
    "test_mode_live_card",
    "Your card was declined. Your request was in test mode, but used a non test card.",
  );
}

/** Whether the card's bank asks its owner before a payment of theirs, or before the card is kept. */
export function asksItsOwner(number: string): boolean {
  return cards[number]?.authentication !== undefined;
}

/** What a charge says while the owner is away; `isSetUp`: they gave their word when the card was kept. */
export function chargeOutcomeAlone(number: string, isSetUp: boolean): Refusal | undefined {
  const { authentication } = cards[number] ?? {};
  const isAsked = authentication === "always" || (authentication === "until_set_up" && !isSetUp);
  if (!isAsked) return chargeOutcome(number);
  const message = "Your card was declined. This transaction requires authentication.";
  return { code: "authentication_required", decline_code: "authentication_required", message };
}

/** What saving the card for a customer says. */
export function attachOutcome(number: string): Refusal | undefined {
  return cards[number]?.attachable ? undefined : chargeOutcome(number);
}

export function brandOf(number: string): string {
  if (cards[number]) return cards[number].brand;
  if (/^4/.test(number)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  return /^3[47]/.test(number) ? "amex" : "unknown";
}
