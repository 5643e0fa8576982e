import { BILLED_TO, type BilledTo } from "~/components/billed-to/billed-to";
import { BilledToFields } from "~/components/billed-to/billed-to-fields";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useOperation } from "~/components/website-actions/use-operation";
import { billingDetailsForm } from "~/modules/billing/billing-details";

const FAILED = "Not Saved";

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
        <BilledToForm billedTo={billedTo} closeHref={closeHref} />
      ) : (
        <Notice tone="warning" title="Stripe does not answer at the moment. Please reload the page in a moment." />
      )}
    </Dialog>
  );
}

function BilledToForm({ billedTo, closeHref }: { billedTo: BilledTo; closeHref: string }) {
  const { Form, formProps, fields, failure, pending } = useOperation({
    intent: BILLED_TO,
    schema: billingDetailsForm,
    defaultValue: billedTo.details,
    failed: FAILED,
  });
  return (
    <Form
      method="post"
      action={`/subscription?dialog=${BILLED_TO}`}
      {...formProps}
      className="grid gap-5 sm:grid-cols-2"
    >
      {failure ? (
        <Notice tone="danger" live title={FAILED} className="sm:col-span-2">
          {failure}
        </Notice>
      ) : null}
      <BilledToFields fields={fields} countries={billedTo.countries} />
      <div className="sm:col-span-2">
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset>
            Cancel
          </ButtonLink>
          <Button variant="primary" name="intent" value={BILLED_TO} pending={pending} pendingText="Saving...">
            Save
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
