import { ButtonAnchor } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { useSupportHref } from "~/components/use-support-href";

/** In the place of a card form that does not come: what to do. */
export function PaymentUnavailable() {
  const supportHref = useSupportHref();
  return (
    <>
      <Notice
        tone="danger"
        live
        title="Failed to initialize subscription. Please refresh the page or contact support."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="" variant="primary">
          Refresh the page
        </ButtonAnchor>
        <ButtonAnchor href={supportHref("My subscription to Plinth cannot be started")}>Contact support</ButtonAnchor>
      </div>
    </>
  );
}
