import { Suspense, type ReactNode } from "react";
import { useDialogData } from "~/components/result-view/dialog-data";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { inAddress, onDemand } from "~/components/result-view/on-demand";
import { useFresh } from "~/components/result-view/use-fresh";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import type { ContactFormData } from "./contact-form-reply";
import { withoutTab } from "./form-dialogs";

// As much as all other dialogs together.
const OpenEditor = await onDemand(
  async () => (await import("./open-editor")).OpenEditor,
  inAddress("dialog", "contact-form", "add-field", "edit-field", "discard-contact-form"),
  { isAhead: true, frame: (notice, { closeHref }) => <Opening closeHref={closeHref}>{notice}</Opening> },
);

/** Edits the contact form of a website: its fields, its look, and where its messages go. */
export function ContactFormEditor({ website, closeHref }: ResultDialogProps) {
  const { value, failed, retry } = useFresh<ContactFormData>(
    `/analysis/${website.id}/contact-form`,
    useDialogData().contactForm,
  );
  const close = withoutTab(closeHref);
  const reading = (
    <Opening closeHref={close}>
      <Spinner label="Reading your contact form" />
    </Opening>
  );
  if (value)
    return (
      <Suspense fallback={reading}>
        <OpenEditor website={website} saved={value} closeHref={close} />
      </Suspense>
    );
  if (!failed) return reading;
  return (
    <Opening closeHref={close}>
      <Notice tone="danger" live title="Your contact form could not be read">
        <p>Nothing is lost. Please try again.</p>
        <Button type="button" size="sm" className="mt-2" onClick={retry}>
          Try Again
        </Button>
      </Notice>
    </Opening>
  );
}

/** The dialog before its form is there. */
function Opening({ closeHref, children }: { closeHref: string; children: ReactNode }) {
  return (
    <Dialog title="Edit Contact Form" closeHref={closeHref} width="56rem">
      {children}
    </Dialog>
  );
}
