import { useElements, useStripe } from "@stripe/react-stripe-js";
import { useNavigate } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { useTemplateSearch } from "~/components/generation-form/asked-template";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useToast } from "~/components/ui/use-toast";
import { CardFields, useCardFields } from "./card-fields";
import { PaymentUnavailable } from "./payment-unavailable";

interface PaymentFormProps {
  /** What it pays for; null while that is made anew. */
  clientSecret: string | null;
  /** Whether a company is half named above. */
  waits: boolean;
}

/** Card, button, and what the provider says to them. */
export function PaymentForm({ clientSecret, waits }: PaymentFormProps) {
  const { pay, paying, failure, ready } = usePayment(clientSecret);
  const fields = useCardFields();
  if (fields.loading === "failed") return <PaymentUnavailable />;
  return (
    <form onSubmit={pay} className="grid gap-5">
      <CardFields {...fields} />
      {failure ? (
        <Notice tone="danger" live title="Payment Failed">
          {failure}
        </Notice>
      ) : null}
      <Button
        variant="signal"
        size="lg"
        disabled={!ready || waits || fields.loading === "waiting"}
        pending={paying}
        pendingText="Processing..."
      >
        Subscribe for $20/month
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {waits ? "Save the company’s details above first, or fold them away." : null}
      </p>
      <p className="text-sm text-muted">
        By subscribing you accept our <NewTab href="/terms">Terms</NewTab>. What we keep is on the page{" "}
        <NewTab href="/privacy">Privacy</NewTab>.
      </p>
    </form>
  );
}

/** A page to read meanwhile: what was typed into the card form stays. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
      {children}
    </a>
  );
}

/** Confirms the payment in the browser; what it grants is decided by what Stripe tells the server. */
function usePayment(clientSecret: string | null) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const success = `/subscription-success${useTemplateSearch()}`;
  const { showToast } = useToast();
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm(clientSecret: string) {
    const checked = await elements!.submit();
    const result = checked.error
      ? checked
      : await stripe!.confirmPayment({
          elements: elements!,
          clientSecret,
          confirmParams: { return_url: window.location.origin + success },
          redirect: "if_required",
        });
    if (result.error) {
      const message = result.error.message ?? "An error occurred during payment";
      setFailure(message);
      return showToast({ title: "Payment Failed", description: message, variant: "destructive" });
    }
    showToast({ title: "Payment Successful!", description: "Your subscription is being activated." });
    navigate(success);
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !clientSecret || paying) return;
    setPaying(true);
    setFailure(null);
    await confirm(clientSecret).catch(() =>
      showToast({
        title: "Payment Error",
        description: "An unexpected error occurred. Please try again.",
        variant: "destructive",
      }),
    );
    setPaying(false);
  }

  return { pay, paying, failure, ready: Boolean(stripe && elements && clientSecret) };
}
