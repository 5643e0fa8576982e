import { html, type Html } from "../../markup/html";
import type { SectionOf } from "../../site/site-plan";

/** What stands below a headline: its line, and what nobody may miss, set off from that and in its place together. */
export function leadOf({ lead, notice }: SectionOf<"hero">): Html | undefined {
  const line = lead && html`<p class="lead">${lead}</p>`;
  if (!notice) return line || undefined;
  return html`<div class="lead-and-notice">${line}<p class="not-missed">${notice}</p></div>`;
}
