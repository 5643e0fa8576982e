/** What the page and the card form in its frame say to each other, over a port of their own. */

/** A font that the page has for the form, as Stripe.js takes it. */
export interface Font {
  family: string;
  src: string;
  weight?: string;
}

export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
}

/** An error as Stripe.js resolves with it. */
export interface StripeJsError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: unknown;
}

export interface FrameResult {
  error?: StripeJsError;
  paymentIntent?: unknown;
  setupIntent?: unknown;
  paymentMethod?: unknown;
}

/** A question that the frame answers. */
export type Question =
  | { kind: "validate" }
  | { kind: "confirm"; key: string; clientSecret: string; billingDetails?: Record<string, unknown>; returnUrl?: string }
  | { kind: "create_method"; key: string; billingDetails?: Record<string, unknown> };

export type ToFrame =
  | { type: "appearance"; appearance: Appearance; fonts: Font[] }
  | { type: "focus" }
  | { type: "blur" }
  | { type: "clear" }
  | { type: "question"; id: number; question: Question };

export type FromFrame =
  | { type: "ready" | "focus" | "blur" | "escape" | "enter" }
  | { type: "height"; height: number; colorScheme: string }
  | { type: "change"; empty: boolean; complete: boolean }
  | { type: "answer"; id: number; result: FrameResult };

/** The first message, with the port; anything else that reaches the frame's window is not for it. */
export const CONNECT = "plinth-card-form-connect";
