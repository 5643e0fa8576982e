import { Elements } from "@stripe/react-stripe-js";
import type { StripeElementsOptionsMode } from "@stripe/stripe-js";
import { useCallback, useMemo, useState } from "react";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { appearance, fonts } from "./appearance";
import { CompanyFold } from "./company-fold";
import { PaymentForm } from "./payment-form";
import { PaymentUnavailable } from "./payment-unavailable";
import type { PaymentSettings } from "./payment-settings";
import { useDue } from "./use-due";
import { useClientSecret } from "./use-client-secret";
import { useStripeScript } from "./use-stripe-script";

/** The provider's own card form, once a subscription waits for its first payment. */
export function PaymentCard({ settings }: { settings: PaymentSettings }) {
  const secret = useClientSecret();
  const { again } = secret;
  const [isNamed, setNamed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const renew = useCallback(() => {
    setNamed(true);
    again();
  }, [again]);
  // What was typed into the card form stays there while the first invoice is made anew.
  const isPayable = secret.state === "ready" || (secret.state === "waiting" && isNamed);
  return (
    <Card title="Complete Your Subscription" description="Your card is handled by Stripe. We never see its number.">
      <noscript>
        <Notice tone="warning" title="Paying needs JavaScript">
          The card form is the payment provider's own and works with JavaScript only. Please switch it on for this page.
        </Notice>
      </noscript>
      {isPayable || isNamed ? <CompanyFold onSaved={renew} onOpen={setOpen} /> : null}
      {isPayable ? (
        <CardForm
          settings={settings}
          clientSecret={secret.state === "ready" ? secret.clientSecret : null}
          waits={isOpen}
        />
      ) : null}
      {secret.state === "waiting" && !isNamed ? (
        <Spinner label="Preparing the payment form" className="noscript:hidden" />
      ) : null}
      {secret.state === "active" ? (
        <Notice title="You are subscribed already." live>
          Taking you to your dashboard.
        </Notice>
      ) : null}
      {secret.state === "failed" ? <PaymentUnavailable /> : null}
    </Card>
  );
}

interface CardFormProps {
  settings: PaymentSettings;
  /** Null while the first invoice is made anew. */
  clientSecret: string | null;
  /** Whether the company's details are half written. */
  waits: boolean;
}

/** The form belongs to a sum, and gets the secret when it pays: so it outlives the invoice that it was opened for. */
function CardForm({ settings, clientSecret, waits }: CardFormProps) {
  const { stripe, unavailable } = useStripeScript(settings);
  const due = useDue(stripe, clientSecret);
  const sum = due === "unknown" ? null : due;
  const options = useMemo<StripeElementsOptionsMode | null>(
    () =>
      sum && { mode: "subscription", ...sum, paymentMethodTypes: ["card"], appearance: appearance(), fonts: fonts() },
    [sum],
  );
  if (unavailable || due === "unknown") return <PaymentUnavailable />;
  if (!options) return <Spinner label="Loading the card form" className="noscript:hidden" />;
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm clientSecret={clientSecret} waits={waits} />
    </Elements>
  );
}
