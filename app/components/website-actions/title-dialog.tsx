import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { Dialog } from "~/components/ui/dialog";
import { Labelled } from "~/components/ui/labelled";
import { useHydrated } from "~/components/ui/use-hydrated";
import { OperationForm } from "./operation-form";
import { useSentForm } from "./use-sent-form";

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

/**
 * A dialog that does something with a website for which it needs one title. What is wrong with it the server says: the
 * list of websites has nothing else that brings Conform and the schemas.
 */
export function TitleDialog({ website, closeHref, intent, projectTitle, failed, ...words }: TitleDialogProps) {
  const { reply, ...sent } = useSentForm(intent, failed);
  const { error, initialValue } = reply?.submission ?? {};
  const typed = initialValue?.projectTitle;
  return (
    <Dialog title={words.dialogTitle} description={words.description} closeHref={closeHref}>
      <OperationForm
        {...sent}
        {...{ websiteId: website.id, intent, closeHref, failed }}
        formProps={{ noValidate: useHydrated() }}
        label={words.label}
        pendingLabel={words.pendingLabel}
      >
        <Labelled label={words.fieldLabel} error={error?.projectTitle?.[0]}>
          {(wiring) => (
            <input
              {...wiring}
              name="projectTitle"
              required
              autoComplete="off"
              defaultValue={typeof typed === "string" ? typed : projectTitle}
              className="control"
            />
          )}
        </Labelled>
      </OperationForm>
    </Dialog>
  );
}
