import { expect, it } from "vitest";
import { invoiceAmount } from "./invoice-words";

it.each([
  ["usd", 2000, "$20.00"],
  ["usd", -500, "-$5.00"],
  ["eur", 1999, "€19.99"],
  ["jpy", 2000, "¥2,000"],
])("says an amount of %s %d as %s", (currency, total, words) => expect(invoiceAmount({ currency, total })).toBe(words));
