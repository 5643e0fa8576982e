import { afterAll, expect, it } from "vitest";
import {
  activateTestSubscription,
  activateSubscription,
  clock,
  closeWorld,
  createActor,
  createSubscription,
  MONTH_MS,
  payInBrowser,
  payments,
  rowOf,
  stripe,
} from "./billing-world";
import { billingDetailsForm } from "~/modules/billing/billing-details";

const { nameFirstInvoice } = await import("~/modules/billing/name-first-invoice.server");
const { listOwnInvoices } = await import("~/modules/billing/list-invoices.server");
const { changeBillingDetails, readBillingDetails } = await import("~/modules/billing/change-billing-details.server");

afterAll(closeWorld);

const COMPANY = billingDetailsForm.parse({
  name: "Padaria Alfazema Lda",
  line1: "Rua da Rosa 12",
  postalCode: "1200-382",
  city: "Lisboa",
  country: "PT",
  taxId: "pt 501.442.600",
});

async function subscriber() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  return { actor, customer: (await rowOf(actor))!.stripeCustomerId };
}

it("has invoices made out to a company, with its number", async () => {
  const { actor, customer } = await subscriber();
  await changeBillingDetails({ actor, ...COMPANY });
  expect(await readBillingDetails({ actor })).toEqual({ ...COMPANY, taxId: "PT501442600" });
  clock.aheadMs += MONTH_MS;
  await payments.passTime();
  const [latest] = (await stripe.invoices.list({ customer })).data;
  clock.aheadMs = 0;
  expect(latest).toMatchObject({
    customer_name: "Padaria Alfazema Lda",
    customer_tax_ids: [{ type: "eu_vat", value: "PT501442600" }],
  });
});

it("keeps one number, and none once it is taken out", async () => {
  const { actor, customer } = await subscriber();
  await changeBillingDetails({ actor, ...COMPANY });
  await changeBillingDetails({ actor, ...COMPANY });
  const numbers = async () => (await stripe.customers.listTaxIds(customer)).data.map(({ value }) => value);
  expect(await numbers()).toEqual(["PT501442600"]);
  await changeBillingDetails({ actor, ...COMPANY, taxId: "PT501442601" });
  expect(await numbers()).toEqual(["PT501442601"]);
  await changeBillingDetails({ actor, ...COMPANY, taxId: "" });
  expect(await numbers()).toEqual([]);
});

it("changes nothing by a number that Stripe refuses", async () => {
  const { actor } = await subscriber();
  await changeBillingDetails({ actor, ...COMPANY });
  await expect(changeBillingDetails({ actor, ...COMPANY, name: "Another", taxId: "!" })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { taxId: [expect.stringContaining("not a tax number")] },
  });
  expect(await readBillingDetails({ actor })).toEqual({ ...COMPANY, taxId: "PT501442600" });
});

it("is for who has a subscription", async () => {
  const actor = await createActor();
  expect(await readBillingDetails({ actor })).toBeNull();
  await expect(changeBillingDetails({ actor, ...COMPANY })).rejects.toMatchObject({ status: 409 });
});

const secretOf = async (actor: { userId: number }) => {
  const created = await createSubscription({ actor });
  return "clientSecret" in created ? created.clientSecret : "";
};

it("has the first invoice made out to a company that says so before it pays", async () => {
  const actor = await createActor();
  const before = await secretOf(actor);
  await nameFirstInvoice({ actor, ...COMPANY });
  const secret = await secretOf(actor);
  expect(secret).not.toBe(before);
  expect(await payInBrowser(before)).toBe(400);
  expect(await payInBrowser(secret)).toBe(200);
  await activateSubscription({ actor });
  const [first, ...others] = await listOwnInvoices({ actor });
  expect([first!.status, others]).toEqual(["paid", []]);
  expect(await stripe.invoices.retrieve(first!.id)).toMatchObject({
    customer_name: "Padaria Alfazema Lda",
    customer_tax_ids: [{ type: "eu_vat", value: "PT501442600" }],
  });
});

it("leaves a first invoice alone that was paid, and one that a refused number came for", async () => {
  const actor = await createActor();
  const secret = await secretOf(actor);
  await expect(nameFirstInvoice({ actor, ...COMPANY, taxId: "!" })).rejects.toMatchObject({ status: 400 });
  expect(await secretOf(actor)).toBe(secret);
  await payInBrowser(secret);
  await nameFirstInvoice({ actor, ...COMPANY });
  expect(await createSubscription({ actor })).toEqual({ alreadyActive: true });
  expect(await listOwnInvoices({ actor })).toMatchObject([{ status: "paid" }]);
});
