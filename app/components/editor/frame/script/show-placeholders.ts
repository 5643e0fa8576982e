import { PLACEHOLDER_HINTS } from "~/modules/site/placeholder-hints";
import { PLACEHOLDERS } from "~/modules/site/placeholder-kinds";
import { ONLY_YOU } from "../../placeholders/hints";

/** Marks, in the frame alone, what is shown there although visitors do not see it. */
export const SHOWN_MARK = "data-plinth-placeholder";
const HINT = "data-plinth-hint";

/** How a place that is yet to be filled in looks: its hint stands where its text will. */
export const placeholderStyles = `
  [${HINT}]:is(:empty, :has(> br:only-child))::before { content: "+ " attr(${HINT}); font-style: italic; pointer-events: none; }
  [${SHOWN_MARK}=photos] [${HINT}] { display: grid; place-items: center; min-block-size: 12rem; max-block-size: 18rem; aspect-ratio: auto !important; padding: 1rem; border: 1px dashed; text-align: center; cursor: pointer; }
`;

/** Shows the placeholders of a page to its owner, each with what to put into it. */
export function showPlaceholders(page: Document): void {
  for (const kind of PLACEHOLDERS) {
    for (const section of page.querySelectorAll(`section[data-placeholder="${kind}"][hidden]`)) {
      section.removeAttribute("hidden");
      section.setAttribute(SHOWN_MARK, kind);
      section.setAttribute("aria-description", ONLY_YOU);
      const blank = section.querySelector("li:empty, a:empty");
      blank?.setAttribute(HINT, PLACEHOLDER_HINTS[kind]);
    }
  }
}
