import { useDialogData } from "~/components/result-view/dialog-data";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import type { ContactFormData } from "./contact-form-reply";
import { withoutTab } from "./form-dialogs";
import { OpenEditor } from "./open-editor";

/** Edits the contact form of a website: its fields, its look, and where its messages go. */
export function ContactFormEditor({ website, closeHref }: ResultDialogProps) {
  const { value, failed, retry } = useFresh<ContactFormData>(
    `/analysis/${website.id}/contact-form`,
    useDialogData().contactForm,
  );
  const close = withoutTab(closeHref);
  if (value) return <OpenEditor website={website} saved={value} closeHref={close} />;
  return (
    <Dialog title="Edit Contact Form" closeHref={close} width="56rem">
      {failed ? (
        <Notice tone="danger" live title="Your contact form could not be read">
          <p>Nothing is lost. Please try again.</p>
          <Button type="button" size="sm" className="mt-2" onClick={retry}>
            Try Again
          </Button>
        </Notice>
      ) : (
        <Spinner label="Reading your contact form" />
      )}
    </Dialog>
  );
}
