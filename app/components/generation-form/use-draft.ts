import type { DefaultValue, FormMetadata } from "@conform-to/react";
import { useEffect, type RefObject } from "react";
import { ALT_FIELD } from "~/modules/generation/picture-alts";
import { keepDraft, readDraft } from "./draft";
import type { FormShape } from "./form-fields";

/** Brings the person's draft back into a fresh form; gives the handler that keeps it while they type. */
export function useDraft(owner: number, form: FormMetadata<FormShape>, element: RefObject<HTMLFormElement>, fresh: boolean) {
  useEffect(() => {
    const draft = fresh ? readDraft(owner) : null;
    if (draft) form.update({ value: draft as NonNullable<DefaultValue<FormShape>> });
    // Once, when the form comes up: later changes are the person's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [owner]);

  return () => {
    if (!element.current) return;
    const typed = new FormData(element.current);
    // Each form that is shown has its own.
    typed.delete("key");
    // They belong to files, which cannot be kept.
    typed.delete(ALT_FIELD);
    keepDraft(owner, typed);
  };
}
