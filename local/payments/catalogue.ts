import type { Price, Product } from "./objects";

/** What is sold here: one product at one price. */
export interface Catalogue {
  product: Product;
  price: Price;
}

const CENTS_A_MONTH = 2000;

// Any fixed moment: the catalogue is older than every customer.
const CREATED = Date.UTC(2026, 0, 1) / 1000;

/** The Pro plan at $20.00 a month under the price id that the app is given. */
export function proCatalogue(priceId: string): Catalogue {
  const id = "prod_plinth_pro";
  const common = { active: true, created: CREATED, livemode: false, metadata: {} } as const;
  return {
    product: { id, object: "product", name: "Pro", default_price: priceId, ...common },
    price: {
      id: priceId,
      object: "price",
      currency: "usd",
      unit_amount: CENTS_A_MONTH,
      unit_amount_decimal: String(CENTS_A_MONTH),
      product: id,
      type: "recurring",
      billing_scheme: "per_unit",
      recurring: { interval: "month", interval_count: 1, usage_type: "licensed", meter: null },
      ...common,
    },
  };
}
