import { afterAll, expect, it } from "vitest";
import {
  activateTestSubscription,
  clock,
  closeWorld,
  createActor,
  MONTH_MS,
  payments,
  rowOf,
  stripe,
} from "./billing-world";
import { billingDetailsForm } from "~/modules/billing/billing-details";

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
