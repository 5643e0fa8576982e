import { z } from "zod";
import type { Call } from "./call";
import { newId } from "./ids";
import type { Ledger } from "./ledger";
import { listPage } from "./list-page";
import { customerOf, methodOf } from "./lookup";
import type { Customer } from "./objects";
import { expand, metadata, paging, readParams } from "./read-params";
import { cancelNow } from "./subscription-changes";

const fields = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().optional(),
  phone: z.string().optional(),
  payment_method: z.string().optional(),
  address: z
    .strictObject({
      line1: z.string().optional(),
      line2: z.string().optional(),
      postal_code: z.string().optional(),
      city: z.string().optional(),
      state: z.string().optional(),
      country: z.string().optional(),
    })
    .optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
  metadata: metadata.optional(),
  expand,
});

type Fields = z.output<typeof fields>;

export function createCustomer({ ledger, params }: Call): Customer {
  const input = readParams(fields, params);
  const customer = blankCustomer(ledger);
  apply(ledger, customer, input);
  ledger.state.customers[customer.id] = customer;
  return customer;
}

/** Answers `{ deleted: true }` for a customer that was deleted, as Stripe does. */
export function retrieveCustomer({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  const found = ledger.state.customers[id];
  return found && "deleted" in found ? found : customerOf(ledger, id);
}

export function updateCustomer({ ledger, params, id }: Call): Customer {
  const input = readParams(fields.omit({ payment_method: true }), params);
  const customer = customerOf(ledger, id);
  apply(ledger, customer, input);
  return customer;
}

/** Deletes the customer for good and cancels what they subscribe to at once. */
export function deleteCustomer({ ledger, id }: Call) {
  const customer = customerOf(ledger, id);
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.customer === customer.id && !subscription.ended_at) cancelNow(ledger, subscription);
  }
  const deleted = { id, object: "customer", deleted: true } as const;
  ledger.state.customers[id] = deleted;
  return deleted;
}

export function listCustomers({ ledger, params }: Call) {
  const { email, ...page } = readParams(z.strictObject({ email: z.string().optional(), ...paging }), params);
  const present = Object.values(ledger.state.customers).filter((customer) => !("deleted" in customer)) as Customer[];
  const matching = present.filter((customer) => email === undefined || customer.email === email);
  return listPage(matching, "/v1/customers", page);
}

function blankCustomer({ now }: Ledger): Customer {
  return {
    id: newId("cus"),
    object: "customer",
    created: now(),
    livemode: false,
    email: null,
    name: null,
    description: null,
    phone: null,
    balance: 0,
    currency: null,
    delinquent: false,
    default_source: null,
    shipping: null,
    address: null,
    invoice_settings: { default_payment_method: null, custom_fields: null, footer: null, rendering_options: null },
    metadata: {},
  };
}

function apply(ledger: Ledger, customer: Customer, input: Omit<Fields, "payment_method">) {
  const { invoice_settings, metadata: added, expand: _expanded, address, ...plain } = input;
  const method = invoice_settings?.default_payment_method;
  if (method) methodOf(ledger, method, "invoice_settings[default_payment_method]");
  // An empty word clears a field.
  for (const [name, value] of Object.entries(plain)) Object.assign(customer, { [name]: value || null });
  if (address) {
    const { line1 = "", line2 = "", postal_code = "", city = "", state = "", country = "" } = address;
    const given = { line1, line2, postal_code, city, state, country };
    const kept = Object.entries(given).map(([name, value]) => [name, value || null]);
    customer.address = Object.fromEntries(kept) as NonNullable<Customer["address"]>;
  }
  if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
  Object.assign(customer.metadata, added);
}
