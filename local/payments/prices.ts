import { z } from "zod";
import { noSuch } from "./api-error";
import type { Call } from "./call";
import { listPage } from "./list-page";
import { bool, expand, paging, readParams } from "./read-params";

export function retrievePrice({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  if (id !== ledger.catalogue.price.id) throw noSuch("price", id, "price");
  return ledger.catalogue.price;
}

export function listPrices({ ledger, params }: Call) {
  const schema = z.strictObject({ product: z.string().optional(), active: bool.optional(), ...paging });
  const { product, active, ...page } = readParams(schema, params);
  const { price } = ledger.catalogue;
  const matches = (product ?? price.product) === price.product && (active ?? true);
  return listPage(matches ? [price] : [], "/v1/prices", page);
}

export function retrieveProduct({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  if (id !== ledger.catalogue.product.id) throw noSuch("product", id);
  return ledger.catalogue.product;
}

export function listProducts({ ledger, params }: Call) {
  const { active, ...page } = readParams(z.strictObject({ active: bool.optional(), ...paging }), params);
  return listPage((active ?? true) ? [ledger.catalogue.product] : [], "/v1/products", page);
}
