import { useNavigate } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { useFormDialogs } from "./form-dialogs";
import { FieldInputs } from "./field-inputs";
import { readField, type FieldEntry } from "./read-field";
import type { FormProblems } from "./form-problems";
import { PostedPart } from "./posted-part";
import type { TabProps } from "./tab-props";

interface EditFieldDialogProps {
  websiteId: number;
  /** The saved form that is edited. */
  revision: string;
  form: TabProps["form"];
  change: TabProps["change"];
  /** The place of the field, from 0; null for a new one. */
  at: number | null;
  /** What stands in the dialog when it opens, and what is wrong with it. */
  initial: { entry: FieldEntry; problems: FormProblems };
}

/** Edits one field, or adds one. By script it changes what is being edited; without, what is saved. */
export function EditFieldDialog({ websiteId, revision, form, change, at, initial }: EditFieldDialogProps) {
  const [entry, setEntry] = useState(initial.entry);
  const [problems, setProblems] = useState(initial.problems);
  const { formHref } = useFormDialogs();
  const navigate = useNavigate();
  const enter = (part: Partial<FieldEntry>) => {
    setEntry({ ...entry, ...part });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in part))));
  };
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readField(entry, form.fields, at);
    if ("problems" in read) {
      setProblems(read.problems);
      const names = Object.keys(read.problems);
      const named = [...event.currentTarget.elements].find((control) =>
        names.includes((control as HTMLInputElement).name),
      );
      return (named as HTMLElement | undefined)?.focus();
    }
    change({ type: "field", index: at, field: read.field });
    navigate(formHref, { preventScrollReset: true });
  };
  return (
    <Dialog title={at === null ? "Add Field" : "Edit Field"} closeHref={formHref} returnFocusTo="add-field">
      <PostedPart websiteId={websiteId} part="field" revision={revision} onSubmit={take}>
        <input type="hidden" name="place" value={at ?? ""} />
        <FieldInputs entry={entry} problems={problems} onChange={enter} />
        <DialogActions>
          <ButtonLink to={formHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button variant="primary">{at === null ? "Add Field" : "Update Field"}</Button>
        </DialogActions>
      </PostedPart>
    </Dialog>
  );
}
