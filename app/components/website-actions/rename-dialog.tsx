import type { ResultDialogProps } from "~/components/result-view/result-dialogs";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { titleForm } from "~/modules/websites/operation-forms";
import { OperationForm } from "./operation-form";
import { useOperation } from "./use-operation";

const FAILED = "Rename Failed";

/** Asks for another name. */
export function RenameDialog({ website, closeHref }: ResultDialogProps) {
  const defaultValue = { projectTitle: website.title };
  const { fields, ...operation } = useOperation({ intent: "rename", schema: titleForm, defaultValue, failed: FAILED });
  return (
    <Dialog title="Rename Website" description="This is the name in your lists. Your web pages stay as they are." closeHref={closeHref}>
      <OperationForm
        {...operation}
        {...{ websiteId: website.id, intent: "rename", closeHref, failed: FAILED }}
        label="Rename"
        pendingLabel="Renaming..."
      >
        <TextField field={fields.projectTitle} label="Project title" autoComplete="off" />
      </OperationForm>
    </Dialog>
  );
}
