import { useEffect, useReducer, useState } from "react";
import { useDraft } from "~/components/drafts/use-draft";
import { showToast } from "~/components/ui/toast-store";
import { changeForm, isSameForm } from "./change-form";
import type { ContactFormReply, SavedForm } from "./contact-form-reply";
import { unsavedForm } from "./unsaved-form";

// What was not saved yet and what it was made of, by website: going back in the browser leaves the editor without
// asking.
const kept = new Map<number, SavedForm>();

const BACK = {
  title: "Your changes are back",
  description: "You were signed out before they were saved. Press the button again.",
};

/**
 * The form that is being edited, and the revision that it was made of. It outlives the dialog until it is saved or
 * given up (`forget`), and on this device the tab (`draft`). What was saved elsewhere meanwhile is `stale` until it is
 * taken (`take`) or saved over.
 */
export function useFormDraft(
  websiteId: number,
  { config: saved, revision }: SavedForm,
  reply: ContactFormReply | undefined,
) {
  const [left] = useState(() => kept.get(websiteId));
  const [form, change] = useReducer(changeForm, reply?.form ?? left?.config ?? saved);
  const [opened, open] = useState(left?.revision ?? revision);
  const stale = reply?.stale?.revision === opened ? undefined : reply?.stale;
  const base = stale?.revision ?? opened;
  const isChanged = !isSameForm(form, saved);
  const take = ({ config, revision: taken }: SavedForm) => {
    change({ type: "whole", form: config });
    open(taken);
  };
  const draft = useDraft({
    kind: "contact-form",
    id: websiteId,
    // What this tab has left is there already.
    asks: !left,
    schema: unsavedForm.refine(({ config }) => !isSameForm(config, saved)),
    onContinue: (unsaved, resumed) => {
      take(unsaved);
      if (resumed) showToast(BACK);
    },
  });
  const { keep, forget: forgetDraft } = draft;
  useEffect(() => {
    if (!isChanged) {
      kept.delete(websiteId);
      return forgetDraft();
    }
    const unsaved = { config: form, revision: opened };
    kept.set(websiteId, unsaved);
    void keep(unsaved);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [websiteId, form, opened, isChanged, keep, forgetDraft]);
  const forget = () => {
    kept.delete(websiteId);
    forgetDraft();
  };
  return { form, change, revision: base, stale, take, isChanged, forget, draft };
}
