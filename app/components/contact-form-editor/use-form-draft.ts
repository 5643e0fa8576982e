import { useEffect, useReducer, useState } from "react";
import { changeForm, isSameForm } from "./change-form";
import type { ContactFormReply, SavedForm } from "./contact-form-reply";

// What was not saved yet and what it was made of, by website: going back in the browser leaves the editor without
// asking.
const kept = new Map<number, SavedForm>();

/**
 * The form that is being edited, and the revision that it was made of. It outlives the dialog until it is saved or
 * given up (`forget`). What was saved elsewhere meanwhile is `stale` until it is taken (`take`) or saved over.
 */
export function useFormDraft(
  websiteId: number,
  { config: saved, revision }: SavedForm,
  reply: ContactFormReply | undefined,
) {
  const [draft] = useState(() => kept.get(websiteId));
  const [form, change] = useReducer(changeForm, reply?.form ?? draft?.config ?? saved);
  const [opened, open] = useState(draft?.revision ?? revision);
  const stale = reply?.stale?.revision === opened ? undefined : reply?.stale;
  const base = stale?.revision ?? opened;
  const isChanged = !isSameForm(form, saved);
  useEffect(() => {
    if (!isChanged) return void kept.delete(websiteId);
    kept.set(websiteId, { config: form, revision: opened });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [websiteId, form, opened, isChanged]);
  const take = ({ config, revision: taken }: SavedForm) => {
    change({ type: "whole", form: config });
    open(taken);
  };
  return { form, change, revision: base, stale, take, isChanged, forget: () => void kept.delete(websiteId) };
}
