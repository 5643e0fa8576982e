import { Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElementsOptions } from "@stripe/stripe-js";
import { useMemo, useState, type FormEvent } from "react";
import { appearance, fonts } from "~/components/subscribe/appearance";
import { CardFields, useCardFields } from "~/components/subscribe/card-fields";
import type { PaymentSettings } from "~/components/subscribe/payment-settings";
import { useStripeScript } from "~/components/subscribe/use-stripe-script";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { useCardSetup } from "./use-card-setup";

const UNREACHABLE =
  "The card form could not be loaded. Your card stays as it is. Please close this and try again in a moment.";

interface CardDialogProps {
  payment: PaymentSettings;
  closeHref: string;
}

/** Another card for later payments, by the provider's own form. */
export function CardDialog({ payment, closeHref }: CardDialogProps) {
  const setup = useCardSetup();
  const { stripe, unavailable } = useStripeScript(payment);
  const clientSecret = setup.state === "ready" ? setup.clientSecret : undefined;
  const options = useMemo<StripeElementsOptions>(
    () => (clientSecret ? { clientSecret, appearance: appearance(), fonts: fonts() } : {}),
    [clientSecret],
  );
  const isFailed = unavailable || setup.state === "failed";
  return (
    <Dialog
      title="Change card"
      description="Nothing is charged now, unless a payment is overdue."
      closeHref={closeHref}
      returnFocusTo="change-card"
    >
      <noscript>
        <Notice tone="warning" title="Changing the card needs JavaScript">
          The card form is the payment provider's own. Without JavaScript, an overdue payment can be made with another
          card on its invoice.
        </Notice>
      </noscript>
      {isFailed ? <Notice tone="danger" live title={UNREACHABLE} /> : null}
      {!isFailed && !clientSecret ? <Spinner label="Preparing the card form" className="noscript:hidden" /> : null}
      {!isFailed && clientSecret ? (
        <Elements stripe={stripe} options={options}>
          <CardForm closeHref={closeHref} />
        </Elements>
      ) : null}
    </Dialog>
  );
}

function CardForm({ closeHref }: { closeHref: string }) {
  const { save, saving, failure, isReady } = useSaveCard();
  const fields = useCardFields();
  if (fields.loading === "failed") return <Notice tone="danger" live title={UNREACHABLE} />;
  return (
    <form onSubmit={save} className="grid gap-5">
      <CardFields {...fields} />
      {failure ? (
        <Notice tone="danger" live title="Card Not Changed">
          {failure}
        </Notice>
      ) : null}
      <DialogActions>
        <ButtonLink to={closeHref} preventScrollReset>
          Cancel
        </ButtonLink>
        <Button
          variant="primary"
          disabled={!isReady || fields.loading === "waiting"}
          pending={saving}
          pendingText="Saving..."
        >
          Save Card
        </Button>
      </DialogActions>
    </form>
  );
}

/** Keeps the card in the browser; what comes of it the server asks Stripe, on the way back. */
function useSaveCard() {
  const stripe = useStripe();
  const elements = useElements();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || saving) return;
    setSaving(true);
    setFailure(null);
    const confirmParams = { return_url: `${window.location.origin}/subscription` };
    const result = await stripe
      .confirmSetup({ elements, confirmParams })
      .catch(() => ({ error: { message: undefined } }));
    setFailure(result.error.message ?? "An unexpected error occurred. Please try again.");
    setSaving(false);
  }

  return { save, saving, failure, isReady: Boolean(stripe && elements) };
}
