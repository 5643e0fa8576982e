import type { ResultDialogProps } from "~/components/result-view/result-dialogs";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { copyTitle } from "~/modules/websites/copy-title";
import { titleForm } from "~/modules/websites/operation-forms";
import { OperationForm } from "./operation-form";
import { useOperation } from "./use-operation";

const FAILED = "Duplicate Failed";

/** Asks what a copy shall be called. */
export function DuplicateDialog({ website, closeHref }: ResultDialogProps) {
  const defaultValue = { projectTitle: copyTitle(website.title) };
  const { fields, ...operation } = useOperation({ intent: "duplicate", schema: titleForm, defaultValue, failed: FAILED });
  return (
    <Dialog
      title="Duplicate Website"
      description="Makes a second website with the same pages, pictures and contact form. Its versions and its public address stay with the original."
      closeHref={closeHref}
    >
      <OperationForm
        {...operation}
        {...{ websiteId: website.id, intent: "duplicate", closeHref, failed: FAILED }}
        label="Duplicate"
        pendingLabel="Duplicating..."
      >
        <TextField field={fields.projectTitle} label="Title of the copy" autoComplete="off" />
      </OperationForm>
    </Dialog>
  );
}
