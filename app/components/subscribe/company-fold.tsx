import { useFetcher } from "@remix-run/react";
import { useRef, useState } from "react";
import { BILLED_TO_PATH, type BilledTo } from "~/components/billed-to/billed-to";
import { BilledToForm } from "~/components/billed-to/billed-to-form";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { useToast } from "~/components/ui/use-toast";

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
      <div className="grid gap-4 pt-4 pb-2">
        {reading.data ? <BilledToForm billedTo={reading.data} action={BILLED_TO_PATH} onSaved={close} /> : null}
        {reading.data === undefined ? <Spinner label="Reading what we know" /> : null}
        {reading.data === null ? (
          <Notice tone="warning" title="Stripe does not answer at the moment. Please open this again in a moment." />
        ) : null}
      </div>
    </details>
  );
}

const savedWords = ({ details: { name, taxId } }: BilledTo) => `Invoice to ${name}${taxId ? `, ${taxId}` : ""}. Change`;
