import { Elements } from "@stripe/react-stripe-js";
import type { StripeElementsOptions } from "@stripe/stripe-js";
import { useCallback, useMemo, useState } from "react";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { appearance, fonts } from "./appearance";
import { CompanyFold } from "./company-fold";
import { PaymentForm } from "./payment-form";
import { PaymentUnavailable } from "./payment-unavailable";
import type { PaymentSettings } from "./payment-settings";
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
  return (
    <Card title="Complete Your Subscription" description="Your card is handled by Stripe. We never see its number.">
      <noscript>
        <Notice tone="warning" title="Paying needs JavaScript">
          The card form is the payment provider's own and works with JavaScript only. Please switch it on for this page.
        </Notice>
      </noscript>
      {secret.state === "ready" || isNamed ? <CompanyFold onSaved={renew} onOpen={setOpen} /> : null}
      {secret.state === "ready" ? (
        // The provider's form belongs to one secret for good.
        <CardForm key={secret.clientSecret} settings={settings} clientSecret={secret.clientSecret} waits={isOpen} />
      ) : null}
      {secret.state === "waiting" ? <Spinner label="Preparing the payment form" className="noscript:hidden" /> : null}
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
  clientSecret: string;
  /** Whether the company's details are half written. */
  waits: boolean;
}

function CardForm({ settings, clientSecret, waits }: CardFormProps) {
  const { stripe, unavailable } = useStripeScript(settings);
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance: appearance(), fonts: fonts() }),
    [clientSecret],
  );
  if (unavailable) return <PaymentUnavailable />;
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm waits={waits} />
    </Elements>
  );
}
