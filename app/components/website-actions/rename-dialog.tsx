import { TitleDialog, type TitledDialogProps } from "./title-dialog";

/** Asks for another name. */
export function RenameDialog({ website, closeHref }: TitledDialogProps) {
  return (
    <TitleDialog
      {...{ website, closeHref }}
      intent="rename"
      projectTitle={website.title}
      dialogTitle="Rename Website"
      description="This is the name in your lists. Your web pages stay as they are."
      fieldLabel="Project title"
      label="Rename"
      pendingLabel="Renaming..."
      failed="Rename Failed"
    />
  );
}
