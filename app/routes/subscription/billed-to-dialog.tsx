import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { useOperation } from "~/components/website-actions/use-operation";
import { billingDetailsForm } from "~/modules/billing/billing-details";
import { BILLED_TO } from "./billed-to";
import type { BilledTo } from "./shown-subscription";

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
      <TextField
        field={fields.name}
        label="Company, or your name"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField
        field={fields.line1}
        label="Street and number"
        autoComplete="address-line1"
        optional
        className="sm:col-span-2"
      />
      <TextField field={fields.postalCode} label="Postal code" autoComplete="postal-code" optional />
      <TextField field={fields.city} label="City" autoComplete="address-level2" optional />
      <SelectField
        field={fields.country}
        label="Country"
        autoComplete="country"
        placeholder="Choose one"
        options={billedTo.countries}
        optional
      />
      <TextField
        field={fields.taxId}
        label="VAT or tax number"
        hint="In the EU with its letters: DE123456789."
        autoComplete="off"
        optional
      />
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
