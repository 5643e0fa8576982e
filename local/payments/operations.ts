import type { Operation } from "./call";
import { createCustomer, deleteCustomer, listCustomers, retrieveCustomer, updateCustomer } from "./customers";
import { createSubscription } from "./create-subscription";
import { listEvents, retrieveEvent } from "./events";
import { listInvoices, payInvoice, retrieveInvoice, voidOpenInvoice } from "./invoices";
import { confirmPaymentIntent, retrievePaymentIntent } from "./payment-intents";
import {
  attachPaymentMethod,
  createPaymentMethod,
  detachPaymentMethod,
  listPaymentMethods,
  retrievePaymentMethod,
} from "./payment-methods";
import { listPrices, listProducts, retrievePrice, retrieveProduct } from "./prices";
import { confirmSetupIntent, createSetupIntent, retrieveSetupIntent } from "./setup-intents";
import { cancelSubscription, listSubscriptions, retrieveSubscription, updateSubscription } from "./subscriptions";
import { createTaxId, deleteTaxId, listTaxIds } from "./tax-ids";

type Method = "get" | "post" | "delete";

/** Every call that is understood. */
export const operations: [Method, path: string, Operation][] = [
  ["post", "/v1/customers", createCustomer],
  ["get", "/v1/customers", listCustomers],
  ["get", "/v1/customers/:id", retrieveCustomer],
  ["post", "/v1/customers/:id", updateCustomer],
  ["delete", "/v1/customers/:id", deleteCustomer],
  ["get", "/v1/customers/:id/payment_methods", listPaymentMethods],
  ["post", "/v1/customers/:id/tax_ids", createTaxId],
  ["get", "/v1/customers/:id/tax_ids", listTaxIds],
  ["delete", "/v1/customers/:customer/tax_ids/:id", deleteTaxId],
  ["get", "/v1/products", listProducts],
  ["get", "/v1/products/:id", retrieveProduct],
  ["get", "/v1/prices", listPrices],
  ["get", "/v1/prices/:id", retrievePrice],
  ["post", "/v1/payment_methods", createPaymentMethod],
  ["get", "/v1/payment_methods", listPaymentMethods],
  ["get", "/v1/payment_methods/:id", retrievePaymentMethod],
  ["post", "/v1/payment_methods/:id/attach", attachPaymentMethod],
  ["post", "/v1/payment_methods/:id/detach", detachPaymentMethod],
  ["post", "/v1/subscriptions", createSubscription],
  ["get", "/v1/subscriptions", listSubscriptions],
  ["get", "/v1/subscriptions/:id", retrieveSubscription],
  ["post", "/v1/subscriptions/:id", updateSubscription],
  ["delete", "/v1/subscriptions/:id", cancelSubscription],
  ["get", "/v1/invoices", listInvoices],
  ["get", "/v1/invoices/:id", retrieveInvoice],
  ["post", "/v1/invoices/:id/pay", payInvoice],
  ["post", "/v1/invoices/:id/void", voidOpenInvoice],
  ["get", "/v1/payment_intents/:id", retrievePaymentIntent],
  ["post", "/v1/payment_intents/:id/confirm", confirmPaymentIntent],
  ["post", "/v1/setup_intents", createSetupIntent],
  ["get", "/v1/setup_intents/:id", retrieveSetupIntent],
  ["post", "/v1/setup_intents/:id/confirm", confirmSetupIntent],
  ["get", "/v1/events", listEvents],
  ["get", "/v1/events/:id", retrieveEvent],
];

/** What a browser may do with the publishable key. */
export const forBrowsers = new Set<Operation>([
  confirmPaymentIntent,
  retrievePaymentIntent,
  confirmSetupIntent,
  retrieveSetupIntent,
  createPaymentMethod,
]);
