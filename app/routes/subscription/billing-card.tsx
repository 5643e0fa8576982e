import type { PaymentSettings } from "~/components/subscribe/payment-settings";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { useDialog } from "~/components/ui/use-dialog";
import { CardDialog } from "./card-dialog";
import { Details } from "./details";
import { periodEnd, type ShownSubscription } from "./shown-subscription";

/** What is charged, how often, and to which card. */
export function BillingCard({ subscription, payment }: { subscription: ShownSubscription; payment: PaymentSettings }) {
  const dialog = useDialog("card");
  const { cardBrand, cardLast4, isActive, status } = subscription;
  const card = cardLast4 ? `${cardBrand ?? "Card"} •••• ${cardLast4}` : "Kept by Stripe";
  return (
    <Card title="Billing Details">
      <Details
        rows={[
          ["Amount", "$20.00 USD"],
          ["Billing cycle", "Monthly"],
          ["Payment method", <span className="capitalize">{card}</span>],
        ]}
      />
      {isActive ? (
        <ButtonLink id="change-card" to={dialog.openHref} preventScrollReset className="self-start">
          Change card
        </ButtonLink>
      ) : null}
      {isActive && dialog.isOpen ? <CardDialog payment={payment} closeHref={dialog.closeHref} /> : null}
      {isActive && status !== "past_due" ? <p className="mt-auto text-muted">{activeUntil(subscription)}</p> : null}
    </Card>
  );
}

function activeUntil(subscription: ShownSubscription): string {
  return subscription.cancelAtPeriodEnd
    ? `Your subscription is active until ${periodEnd(subscription)}.`
    : "Your subscription is active.";
}
