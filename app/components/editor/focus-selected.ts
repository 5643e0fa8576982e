/** Marks what shows the fields of the selection, which can take the focus itself where it has none. */
export const SELECTED = { "data-selected": "", tabIndex: -1 } as const;

/**
 * Takes the focus to the fields of what is selected. By touch it goes to what is around them: in a field the phone's
 * keyboard would come up and cover the website.
 */
export function focusSelected(): void {
  const part = document.querySelector<HTMLElement>("[data-selected]");
  const field = part?.querySelector<HTMLElement>("textarea, input:not([hidden])");
  (matchMedia("(pointer: coarse)").matches ? part : (field ?? part))?.focus();
}
