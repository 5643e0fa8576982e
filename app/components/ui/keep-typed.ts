type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=hidden]), textarea, select";
/** What was entered: a text, or whether a box is ticked. */
const typed = new Map<Field, string | boolean>();
let hasBegun = false;

/**
 * Keeps what a person types or chooses before the page's script has taken over. React 18 puts a textarea and a select
 * back to their first value when it hydrates them; an input keeps what it shows, but a form's state is not told of it,
 * and shows its own value again with the next change.
 */
export function keepTyped(document: Document): void {
  document.querySelectorAll<Field>(FIELDS).forEach((field) => differs(field) && note(field));
  document.addEventListener("input", ({ target }) => isField(target) && isOpen(target) && note(target), true);
}

/** Whether React has taken over the page that the server sent. Asking makes nothing render again once it has. */
export const isPageTaken = () => hasBegun;

/** To be called once a part of the page is hydrated: puts back what was typed there, and tells the form. */
export function putBackTyped(): void {
  hasBegun = true;
  const putCaretBack = keepCaret();
  for (const [field, entered] of typed) {
    if (field.isConnected && !isTaken(field)) continue;
    typed.delete(field);
    tell(field, entered);
  }
  putCaretBack();
}

// The last is told last: of radio buttons that is the one that counts.
function note(field: Field): void {
  typed.delete(field);
  typed.set(field, isCheckable(field) ? field.checked : field.value);
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Whether React answers for a field or a button: what stands in a `<Suspense>` is hydrated after the rest. */
export const isTaken = (field: Element) => Object.keys(field).some((key) => key.startsWith("__reactProps$"));

/** Whether what is entered still has to be told. */
const isOpen = (field: Field) => !hasBegun || !isTaken(field) || typed.has(field);

function differs(field: Field): boolean {
  // Of the radio buttons that change with each other, the one that is chosen says it all.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
  if (!(field instanceof HTMLSelectElement)) return field.value !== untouched(field);
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

/** The value that a field had at first, as it writes it: a colour is told in small letters. */
function untouched(field: HTMLInputElement | HTMLTextAreaElement): string {
  const fresh = field.cloneNode() as typeof field;
  fresh.value = field.defaultValue;
  return fresh.value;
}

// React passes over an event that brings a field no other value than the last that it saw set there.
function tell(field: Field, entered: string | boolean): void {
  if (typeof entered === "boolean") {
    (field as HTMLInputElement).checked = !entered;
    return field.click();
  }
  if (field.type === "file") return say(field, "change");
  if (field instanceof HTMLSelectElement) {
    field.value = entered;
    return say(field, "change");
  }
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, entered);
  say(field, "input");
}

const say = (field: Field, what: "input" | "change") => void field.dispatchEvent(new Event(what, { bubbles: true }));

function keepCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
