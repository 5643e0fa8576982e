import { expect, it } from "vitest";
import { invoiceAmount, invoiceBadge, invoiceDate } from "./shown-invoice";

it.each([
  ["usd", 2000, "$20.00"],
  ["usd", -500, "-$5.00"],
  ["eur", 1999, "€19.99"],
  ["jpy", 2000, "¥2,000"],
])("says an amount of %s %d as %s", (currency, total, words) => expect(invoiceAmount({ currency, total })).toBe(words));

it.each([
  ["paid", "Paid"],
  ["open", "Due"],
  ["uncollectible", "Unpaid"],
  ["void", "Void"],
  ["something_new", "something_new"],
])("calls the status %s %s", (status, words) => expect(invoiceBadge({ status }).words).toBe(words));

it("names the day in UTC", () => expect(invoiceDate({ createdAt: "2026-11-30T23:59:00Z" })).toBe("Nov 30, 2026"));
