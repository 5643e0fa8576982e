import { expect, it } from "vitest";
import { invoiceBadge, invoiceDate } from "./shown-invoice";

it.each([
  ["paid", "Paid"],
  ["open", "Due"],
  ["uncollectible", "Unpaid"],
  ["void", "Void"],
  ["something_new", "something_new"],
])("calls the status %s %s", (status, words) => expect(invoiceBadge({ status }).words).toBe(words));

it("names the day in UTC", () => expect(invoiceDate({ createdAt: "2026-11-30T23:59:00Z" })).toBe("Nov 30, 2026"));
