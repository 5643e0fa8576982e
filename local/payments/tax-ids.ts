import { z } from "zod";
import { invalidRequest, noSuch } from "./api-error";
import type { Call } from "./call";
import { newId } from "./ids";
import { listPage } from "./list-page";
import { customerOf } from "./lookup";
import type { TaxId } from "./objects";
import { expand, paging, readParams } from "./read-params";

const fields = z.strictObject({ type: z.string(), value: z.string(), expand });

/** How a number must look, of the kinds whose look is known here; Stripe looks at all. */
const LOOKS: Record<string, RegExp> = {
  eu_vat: /^(ATU|[A-Z]{2})[0-9A-Z]{2,12}$/,
  gb_vat: /^(GB)?[0-9]{9,12}$/,
  us_ein: /^[0-9]{2}-[0-9]{7}$/,
};

export function createTaxId({ ledger, params, id }: Call): TaxId {
  const { type, value } = readParams(fields, params);
  const customer = customerOf(ledger, id);
  if (LOOKS[type]?.test(value) === false)
    throw invalidRequest(`Invalid value for ${type}.`, { param: "value", code: "tax_id_invalid" });
  const taxId: TaxId = {
    id: newId("txi"),
    object: "tax_id",
    created: ledger.now(),
    livemode: false,
    customer: customer.id,
    country: value.slice(0, 2),
    type,
    value,
    verification: { status: "pending", verified_address: null, verified_name: null },
  };
  (customer.tax_ids ??= []).push(taxId);
  return taxId;
}

export function listTaxIds({ ledger, params, id }: Call) {
  const page = readParams(z.strictObject(paging), params);
  return listPage(customerOf(ledger, id).tax_ids ?? [], `/v1/customers/${id}/tax_ids`, page);
}

/** Its own id is in the path, after the customer's. */
export function deleteTaxId({ ledger, id }: Call) {
  for (const customer of Object.values(ledger.state.customers)) {
    if ("deleted" in customer || !customer.tax_ids?.some((one) => one.id === id)) continue;
    customer.tax_ids = customer.tax_ids.filter((one) => one.id !== id);
    return { id, object: "tax_id", deleted: true };
  }
  throw noSuch("tax_id", id, "id");
}
