/** What the badge of a subscription says (tests/list, section 4). */
export type SubscriptionBadge = "Canceling" | "Active" | "Canceled" | "Inactive";

interface Shown {
  status: string;
  isActive: boolean;
  cancelAtPeriodEnd: boolean;
}

/** The badge's words: an announced end comes first, then what gives access, then how it ended. */
export function subscriptionBadge({ status, isActive, cancelAtPeriodEnd }: Shown): SubscriptionBadge {
  if (cancelAtPeriodEnd) return "Canceling";
  if (status === "active" || isActive) return "Active";
  return status === "canceled" ? "Canceled" : "Inactive";
}
