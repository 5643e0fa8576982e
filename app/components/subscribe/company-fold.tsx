import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BILLED_TO, BILLED_TO_PATH, type BilledTo } from "~/components/billed-to/billed-to";
import { BilledToFields } from "~/components/billed-to/billed-to-fields";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { useToast } from "~/components/ui/use-toast";
import { useOperation } from "~/components/website-actions/use-operation";
import { billingDetailsForm } from "~/modules/billing/billing-details";

const FAILED = "Not Saved";

/**
 * Asks a company for its name and number before the card: the first invoice has them only when they are known before it
 * is made. `onSaved` has it made anew; `onOpen` hears whether something is typed that was neither saved nor folded away.
 */
export function CompanyFold({ onSaved, onOpen }: { onSaved: () => void; onOpen: (isOpen: boolean) => void }) {
  const reading = useFetcher<BilledTo | null>();
  const [isSaved, setSaved] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const { showToast } = useToast();
  const toggle = () => {
    if (!fold.current!.open) return onOpen(false);
    if (reading.state === "idle" && !reading.data) reading.load(BILLED_TO_PATH);
  };
  const close = () => {
    setSaved(true);
    fold.current!.open = false;
    fold.current!.querySelector("summary")!.focus();
    showToast({
      title: "Saved for Your Invoices",
      description: "It stands on your first invoice and on all after it.",
    });
    onSaved();
  };
  return (
    <details ref={fold} onToggle={toggle} onInput={() => onOpen(true)} className="border-y border-line py-3">
      <summary className="ml-5 cursor-pointer list-outside py-1 font-medium wrap-anywhere">
        {isSaved && reading.data ? savedWords(reading.data) : "Paying as a company? Add name and VAT number"}
      </summary>
      <div className="pt-4 pb-2">
        {reading.data ? <CompanyForm billedTo={reading.data} onSaved={close} /> : null}
        {reading.data === undefined ? <Spinner label="Reading what we know" /> : null}
        {reading.data === null ? (
          <Notice tone="warning" title="Stripe does not answer at the moment. Please open this again in a moment." />
        ) : null}
      </div>
    </details>
  );
}

const savedWords = ({ details: { name, taxId } }: BilledTo) => `Invoice to ${name}${taxId ? `, ${taxId}` : ""}. Change`;

function CompanyForm({ billedTo, onSaved }: { billedTo: BilledTo; onSaved: () => void }) {
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
    onSaved();
  }, [reply, onSaved]);
  return (
    <Form method="post" action={BILLED_TO_PATH} {...formProps} className="grid gap-5 sm:grid-cols-2">
      {failure ? (
        <Notice tone="danger" live title={FAILED} className="sm:col-span-2">
          {failure}
        </Notice>
      ) : null}
      <BilledToFields fields={fields} countries={billedTo.countries} />
      <div className="sm:col-span-2">
        <Button variant="primary" name="intent" value={BILLED_TO} pending={pending} pendingText="Saving...">
          Save
        </Button>
      </div>
    </Form>
  );
}
