/** The part of Stripe's objects that a subscription product reads, as they are stored: relations are ids. */

type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: "customer";
  created: number;
  livemode: false;
  email: string | null;
  name: string | null;
  description: string | null;
  phone: string | null;
  balance: number;
  currency: string | null;
  delinquent: boolean;
  default_source: null;
  shipping: null;
  address: Address | null;
  /** The API shows them on a list of their own. */
  tax_ids?: TaxId[];
  invoice_settings: {
    default_payment_method: string | null;
    custom_fields: null;
    footer: null;
    rendering_options: null;
  };
  metadata: Metadata;
}

interface Address {
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
}

export interface TaxId {
  id: string;
  object: "tax_id";
  created: number;
  livemode: false;
  customer: string;
  country: string;
  type: string;
  value: string;
  verification: { status: "pending"; verified_address: null; verified_name: null };
}

export interface DeletedCustomer {
  id: string;
  object: "customer";
  deleted: true;
}

export interface PaymentMethod {
  id: string;
  object: "payment_method";
  type: "card";
  created: number;
  livemode: false;
  customer: string | null;
  billing_details: {
    address: Record<string, string | null> | null;
    email: string | null;
    name: string | null;
    phone: string | null;
  };
  card: Card;
  metadata: Metadata;
}

interface Card {
  brand: string;
  display_brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: string;
  funding: string;
  fingerprint: string;
  checks: { cvc_check: string; address_line1_check: null; address_postal_code_check: null };
}

export interface Product {
  id: string;
  object: "product";
  name: string;
  active: true;
  created: number;
  livemode: false;
  default_price: string;
  metadata: Metadata;
}

export interface Price {
  id: string;
  object: "price";
  active: true;
  created: number;
  livemode: false;
  currency: "usd";
  unit_amount: number;
  unit_amount_decimal: string;
  product: string;
  type: "recurring";
  billing_scheme: "per_unit";
  recurring: { interval: "month"; interval_count: 1; usage_type: "licensed"; meter: null };
  metadata: Metadata;
}

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid";

export interface ListObject<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

interface SubscriptionItem {
  id: string;
  object: "subscription_item";
  created: number;
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: number;
  subscription: string;
  metadata: Metadata;
}

export interface Subscription {
  id: string;
  object: "subscription";
  created: number;
  livemode: false;
  customer: string;
  status: SubscriptionStatus;
  currency: string;
  collection_method: "charge_automatically";
  billing_cycle_anchor: number;
  start_date: number;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  payment_settings: { save_default_payment_method: "off" | "on_subscription"; payment_method_types: string[] | null };
  items: ListObject<SubscriptionItem>;
  latest_invoice: string | null;
  pending_setup_intent: null;
  metadata: Metadata;
}

export interface Invoice {
  id: string;
  object: "invoice";
  created: number;
  livemode: false;
  number: string;
  customer: string;
  customer_email: string | null;
  customer_name?: string | null;
  customer_address?: Address | null;
  customer_tax_ids?: { type: string; value: string }[];
  status: "open" | "paid" | "void" | "uncollectible";
  billing_reason: "subscription_create" | "subscription_cycle";
  collection_method: "charge_automatically";
  currency: string;
  subtotal: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempted: boolean;
  attempt_count: number;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  lines: ListObject<InvoiceLine>;
  status_transitions: {
    finalized_at: number;
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: number | null;
  };
  metadata: Metadata;
}

export interface InvoiceLine {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  period: { start: number; end: number };
}

export interface PaymentIntent {
  id: string;
  object: "payment_intent";
  created: number;
  livemode: false;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  client_secret: string;
  capture_method: "automatic";
  confirmation_method: "automatic";
  payment_method: string | null;
  payment_method_types: string[];
  setup_future_usage: "off_session" | null;
  status: IntentStatus;
  canceled_at: number | null;
  latest_charge: string | null;
  last_payment_error: ErrorBody | null;
  next_action: NextAction | null;
  description: string;
  metadata: Metadata;
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "succeeded"
  | "canceled";

/** Where the customer's bank asks them, and where they come back to. */
interface NextAction {
  type: "redirect_to_url";
  redirect_to_url: { url: string; return_url: string };
}

/** Keeps a card for later charges, without one now. */
export interface SetupIntent {
  id: string;
  object: "setup_intent";
  created: number;
  livemode: false;
  customer: string | null;
  client_secret: string;
  payment_method: string | null;
  allowed_payment_method_types: string[];
  payment_method_types: string[];
  usage: "off_session";
  status: IntentStatus;
  last_setup_error: ErrorBody | null;
  next_action: NextAction | null;
  metadata: Metadata;
}

export interface Event {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: false;
  type: EventType;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}

export type EventType =
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "invoice.paid"
  | "invoice.payment_failed";

export interface ErrorBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}
