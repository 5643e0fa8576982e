import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { subscriptionBadge } from "~/modules/billing/subscription-badge";
import { Details } from "./details";
import { usePeriodEnd, type ShownSubscription } from "./shown-subscription";

const TONES = { Active: "success", Canceling: "warning", Canceled: "danger", Inactive: "neutral" } as const;

/** Where the subscription stands and how long it lasts. */
export function StatusCard({ subscription }: { subscription: ShownSubscription }) {
  const badge = subscriptionBadge(subscription);
  const ends = subscription.cancelAtPeriodEnd;
  const end = usePeriodEnd(subscription);
  return (
    <Card title="Subscription Status">
      <Details
        rows={[
          ["Status", <Badge tone={TONES[badge]}>{badge}</Badge>],
          ["Plan", "Pro - $20/month"],
          [ends ? "Expires" : "Next Billing", end],
        ]}
      />
      {subscription.status === "past_due" ? (
        <Notice tone="danger" title="Payment Overdue">
          Your last payment did not go through. Stripe tries your card again within the next days, and everything keeps
          working meanwhile. To pay now, change the card under Billing Details, or open the invoice marked Due below.
        </Notice>
      ) : null}
      {ends ? (
        <Notice tone="warning" title="Subscription Ending">
          Your access continues until {end}. Nothing more is charged.
        </Notice>
      ) : null}
    </Card>
  );
}
