import { copyTitle } from "~/modules/websites/copy-title";
import { TitleDialog, type TitledDialogProps } from "./title-dialog";

/** Asks what a copy shall be called. */
export function DuplicateDialog({ website, closeHref }: TitledDialogProps) {
  return (
    <TitleDialog
      {...{ website, closeHref }}
      intent="duplicate"
      projectTitle={copyTitle(website.title)}
      dialogTitle="Duplicate Website"
      description="Makes a second website with the same pages, pictures and contact form. Its versions and its public address stay with the original."
      fieldLabel="Title of the copy"
      label="Duplicate"
      pendingLabel="Duplicating..."
      failed="Duplicate Failed"
    />
  );
}
