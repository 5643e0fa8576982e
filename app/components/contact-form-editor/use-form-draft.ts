import { useEffect, useReducer } from "react";
import type { ContactFormConfig } from "~/modules/contact/contact-form-config";
import { changeForm, isSameForm } from "./change-form";

// What was not saved yet, by website: going back in the browser leaves the editor without asking.
const kept = new Map<number, ContactFormConfig>();

/** The form that is being edited. It outlives the dialog until it is saved or given up (`forget`). */
export function useFormDraft(websiteId: number, saved: ContactFormConfig, entered: ContactFormConfig | undefined) {
  const [form, change] = useReducer(changeForm, entered ?? kept.get(websiteId) ?? saved);
  const isChanged = !isSameForm(form, saved);
  useEffect(() => {
    if (!isChanged) return void kept.delete(websiteId);
    kept.set(websiteId, form);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [websiteId, form, isChanged]);
  return { form, change, isChanged, forget: () => void kept.delete(websiteId) };
}
