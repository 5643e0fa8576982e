import { useCallback, useEffect, useState, type RefObject } from "react";
import { stepHeadingId } from "./form-step";
import { wrongFields, type ErrorsByField } from "./steps";

function focusField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const element = control instanceof RadioNodeList ? control[0] : control;
  if (element instanceof HTMLElement) element.focus();
}

/** Which step is shown. Showing one puts the focus on its first error, or else on its heading. */
export function useSteps(form: RefObject<HTMLFormElement>) {
  const [step, setStep] = useState(0);
  const [focus, setFocus] = useState<{ field: string | undefined }>();

  useEffect(() => {
    if (!focus || !form.current) return;
    if (focus.field) return focusField(form.current, focus.field);
    document.getElementById(stepHeadingId(step))?.focus({ preventScroll: true });
    form.current.scrollIntoView();
  }, [focus, form, step]);

  const show = useCallback((index: number, errors: ErrorsByField = {}) => {
    setStep(index);
    setFocus({ field: wrongFields(index, errors)[0] });
  }, []);

  return { step, show };
}
