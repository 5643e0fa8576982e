import { flushSync } from "react-dom";
import type { KeptFile } from "~/components/drafts/draft";
import { ALT_FIELD } from "~/modules/generation/picture-alts";

/** The files that are chosen in a form, and their fields. */
export const chosenFiles = (form: HTMLFormElement): KeptFile[] =>
  [...new FormData(form)].flatMap(([field, file]) => (file instanceof File && file.name ? [{ field, file }] : []));

/** Puts files back into their fields, as if they were chosen there: each field looks at them as at any others. */
export function putBackFiles(form: HTMLFormElement, kept: KeptFile[]) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
  for (const input of inputs) {
    const transfer = new DataTransfer();
    for (const { field, file } of kept) if (field === input.name) transfer.items.add(file);
    input.files = transfer.files;
  }
  const filled = inputs.filter(({ files }) => files?.length);
  // At once, so that the fields for what pictures show are there.
  flushSync(() => filled.forEach((input) => input.dispatchEvent(new Event("change", { bubbles: true }))));
}

const altInputs = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(`input[name=${ALT_FIELD}]`)];

/** What was typed about the chosen pictures, a line each; fields of one line have no breaks. */
export const typedAlts = (form: HTMLFormElement) =>
  altInputs(form)
    .map(({ value }) => value)
    .join("\n");

/** Puts back what was typed about the pictures that are chosen again. */
export function putBackAlts(form: HTMLFormElement, lines: string) {
  const values = lines.split("\n");
  altInputs(form).forEach((input, index) => (input.value = values[index] ?? ""));
}
