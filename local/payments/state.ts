import type {
  Customer,
  DeletedCustomer,
  Event,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
  Subscription,
} from "./objects";

/** Everything the server remembers. Insertion order is order of creation. */
export interface State {
  customers: Record<string, Customer | DeletedCustomer>;
  paymentMethods: Record<string, PaymentMethod>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  events: Record<string, Event>;
  deliveries: Record<string, Delivery>;
  idempotency: Record<string, Readonly<KeptAnswer>>;
  /** What the API does not show: which intent pays an invoice, which test card a method is. */
  intentOfInvoice: Record<string, string>;
  cardOfMethod: Record<string, string>;
  invoiceCount: number;
}

/** A webhook that the app has not taken yet. */
export interface Delivery {
  eventId: string;
  attempts: number;
  /** Milliseconds since 1970. */
  nextAt: number;
}

/** The answer to an idempotent request, given again to its repetition. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
  /** Seconds since 1970. */
  created: number;
}

export function emptyState(): State {
  return {
    customers: {},
    paymentMethods: {},
    subscriptions: {},
    invoices: {},
    paymentIntents: {},
    setupIntents: {},
    events: {},
    deliveries: {},
    idempotency: {},
    intentOfInvoice: {},
    cardOfMethod: {},
    invoiceCount: 0,
  };
}
