import type { Edit } from "../markup/edit";
import { readPage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import { asksForContact, findForms, wholeForms } from "./find-forms";

/**
 * Takes out all but the first of the forms that ask for a name, an e-mail address or a message (tests/list,
 * section 4). One whose tags are crossed with those around it stays: taking it out would break the page.
 * @returns null when there is nothing to take out
 */
export function removeDuplicateForms(code: WebsiteCode): Edit | null {
  const page = readPage(code.html);
  const forms = findForms(page);
  const whole = new Set(wholeForms(page, forms));
  const [, ...others] = forms.filter((form) => asksForContact(page, form));
  const splices = others
    .filter((form) => whole.has(form))
    .map(({ start, end }) => ({ part: "html" as const, start, end, text: "" }));
  return splices.length > 0
    ? { author: "built-in", label: "Removed contact forms that stood there twice", splices }
    : null;
}
