import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { titleForm } from "~/modules/websites/operation-forms";
import { OperationForm } from "./operation-form";
import { useOperation } from "./use-operation";

/** Of a website no more than its name need be known. */
export interface TitledDialogProps extends Pick<ResultDialogProps, "closeHref"> {
  website: Pick<ResultDialogProps["website"], "id" | "title">;
}

interface TitleDialogProps extends TitledDialogProps {
  /** What is done with the website, as the form's `intent` and the dialog's name. */
  intent: string;
  /** The title that stands in the field at first. */
  projectTitle: string;
  dialogTitle: string;
  description: string;
  fieldLabel: string;
  /** Label of the button that does it, and while it does; title when it failed. */
  label: string;
  pendingLabel: string;
  failed: string;
}

/** A dialog that does something with a website for which it needs one title. */
export function TitleDialog({ website, closeHref, intent, projectTitle, failed, ...words }: TitleDialogProps) {
  const { fields, ...operation } = useOperation({ intent, schema: titleForm, defaultValue: { projectTitle }, failed });
  return (
    <Dialog title={words.dialogTitle} description={words.description} closeHref={closeHref}>
      <OperationForm
        {...operation}
        {...{ websiteId: website.id, intent, closeHref, failed }}
        label={words.label}
        pendingLabel={words.pendingLabel}
      >
        <TextField field={fields.projectTitle} label={words.fieldLabel} autoComplete="off" />
      </OperationForm>
    </Dialog>
  );
}
