import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useOperation } from "~/components/website-actions/use-operation";
import { billingDetailsForm } from "~/modules/billing/billing-details";
import { BILLED_TO, type BilledTo } from "./billed-to";
import { BilledToFields } from "./billed-to-fields";

const FAILED = "Not Saved";

interface BilledToFormProps {
  billedTo: BilledTo;
  /** Where it is sent. */
  action: string;
  /** Called once for each time that it was saved. */
  onSaved?: () => void;
  /** Puts the button that saves among others. */
  actions?: (save: ReactNode) => ReactNode;
}

/** Whom invoices are made out to, as a form that says why it was not saved. */
export function BilledToForm({ billedTo, action, onSaved, actions = (save) => save }: BilledToFormProps) {
  const { Form, formProps, fields, reply, failure, pending } = useOperation({
    intent: BILLED_TO,
    schema: billingDetailsForm,
    defaultValue: billedTo.details,
    failed: FAILED,
  });
  const answered = useRef<unknown>(null);
  useEffect(() => {
    if (reply?.submission?.status !== "success" || answered.current === reply) return;
    answered.current = reply;
    onSaved?.();
  }, [reply, onSaved]);
  return (
    <Form method="post" action={action} {...formProps} className="grid gap-5 sm:grid-cols-2">
      {failure ? (
        <Notice tone="danger" live title={FAILED} className="sm:col-span-2">
          {failure}
        </Notice>
      ) : null}
      <BilledToFields fields={fields} countries={billedTo.countries} />
      <div className="sm:col-span-2">
        {actions(
          <Button variant="primary" name="intent" value={BILLED_TO} pending={pending} pendingText="Saving...">
            Save
          </Button>,
        )}
      </div>
    </Form>
  );
}
