import { describe, expect, it } from "vitest";
import { subscriptionBadge } from "./subscription-badge";

describe("subscriptionBadge", () => {
  it.each([
    [{ status: "active", isActive: true, cancelAtPeriodEnd: true }, "Canceling"],
    [{ status: "active", isActive: true, cancelAtPeriodEnd: false }, "Active"],
    [{ status: "past_due", isActive: true, cancelAtPeriodEnd: false }, "Active"],
    [{ status: "canceled", isActive: false, cancelAtPeriodEnd: false }, "Canceled"],
    [{ status: "inactive", isActive: false, cancelAtPeriodEnd: false }, "Inactive"],
  ] as const)("%o says %s", (details, words) => expect(subscriptionBadge(details)).toBe(words));
});
