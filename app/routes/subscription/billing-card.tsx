import type { ReactNode } from "react";
import { BILLED_TO, type BilledTo } from "~/components/billed-to/billed-to";
import type { PaymentSettings } from "~/components/subscribe/payment-settings";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { useDialog } from "~/components/ui/use-dialog";
import { BilledToDialog } from "./billed-to-dialog";
import { CardDialog } from "./card-dialog";
import { Details } from "./details";
import { usePeriodEnd, type ShownSubscription } from "./shown-subscription";

interface BillingCardProps {
  subscription: ShownSubscription;
  payment: PaymentSettings;
  /** Null where Stripe does not answer. */
  billedTo: BilledTo | null;
}

/** What is charged, how often, to which card, and to whom invoices are made out. */
export function BillingCard({ subscription, payment, billedTo }: BillingCardProps) {
  const dialog = useDialog("card");
  const address = useDialog(BILLED_TO);
  const { cardBrand, cardLast4, isActive, status } = subscription;
  const card = cardLast4 ? `${cardBrand ?? "Card"} •••• ${cardLast4}` : "Kept by Stripe";
  return (
    <Card title="Billing Details">
      <Details
        rows={[
          ["Amount", "$20.00 USD"],
          ["Billing cycle", "Monthly"],
          ["Payment method", <span className="capitalize">{card}</span>],
          ...billedRows(billedTo),
        ]}
      />
      {isActive ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink id="change-card" to={dialog.openHref} preventScrollReset>
            Change card
          </ButtonLink>
          <ButtonLink id="change-billed-to" to={address.openHref} preventScrollReset>
            Company and VAT number
          </ButtonLink>
        </div>
      ) : null}
      {isActive && address.isOpen ? <BilledToDialog billedTo={billedTo} closeHref={address.closeHref} /> : null}
      {isActive && dialog.isOpen ? <CardDialog payment={payment} closeHref={dialog.closeHref} /> : null}
      {isActive && status !== "past_due" ? <ActiveUntil subscription={subscription} /> : null}
    </Card>
  );
}

function billedRows(billedTo: BilledTo | null): [string, ReactNode][] {
  if (!billedTo?.details.name) return [];
  const { name, taxId } = billedTo.details;
  const rows: [string, ReactNode][] = [["Invoices to", <span className="wrap-anywhere">{name}</span>]];
  return taxId ? [...rows, ["Tax number", taxId]] : rows;
}

function ActiveUntil({ subscription }: { subscription: ShownSubscription }) {
  const end = usePeriodEnd(subscription);
  return (
    <p className="mt-auto text-muted">
      {subscription.cancelAtPeriodEnd ? `Your subscription is active until ${end}.` : "Your subscription is active."}
    </p>
  );
}
