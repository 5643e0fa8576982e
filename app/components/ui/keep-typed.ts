type Field = HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a person types or chooses before the page's script has taken over: React 18 puts a textarea and a select
 * back to their first value when it hydrates them (inputs keep theirs).
 * @returns to be called once hydrated: puts it back and tells the form
 */
export function keepTyped(document: Document): () => void {
  const typed = new Map<Field, string>();
  const note = (field: Field) => typed.set(field, field.value);
  const onInput = ({ target }: Event) => isField(target) && note(target);
  document.querySelectorAll<Field>("textarea, select").forEach((field) => differs(field) && note(field));
  document.addEventListener("input", onInput, true);
  return () => {
    document.removeEventListener("input", onInput, true);
    typed.forEach((value, field) => field.value !== value && putBack(field, value));
  };
}

const isField = (target: EventTarget | null): target is Field => target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function differs(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

function putBack(field: Field, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLTextAreaElement ? "input" : "change", { bubbles: true }));
}
