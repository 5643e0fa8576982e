import { BILLED_TO, type BilledTo } from "~/components/billed-to/billed-to";
import { BilledToForm } from "~/components/billed-to/billed-to-form";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";

/** Asks whom invoices are made out to. */
export function BilledToDialog({ billedTo, closeHref }: { billedTo: BilledTo | null; closeHref: string }) {
  return (
    <Dialog
      title="Company and VAT number"
      description="They stand on every invoice from now on. Invoices that were made already stay as they are."
      closeHref={closeHref}
      returnFocusTo="change-billed-to"
    >
      {billedTo ? (
        <BilledToForm
          billedTo={billedTo}
          action={`/subscription?dialog=${BILLED_TO}`}
          actions={(save) => (
            <DialogActions>
              <ButtonLink to={closeHref} preventScrollReset>
                Cancel
              </ButtonLink>
              {save}
            </DialogActions>
          )}
        />
      ) : (
        <Notice tone="warning" title="Stripe does not answer at the moment. Please reload the page in a moment." />
      )}
    </Dialog>
  );
}
