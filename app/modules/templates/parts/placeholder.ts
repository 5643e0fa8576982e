import type { PlaceholderKind } from "../../site/placeholder-kinds";
import type { SectionKind } from "../../site/section-kinds";
import type { Placeholder } from "../../site/site-plan";
import { html, type Html } from "../../markup/html";
import { sectionHead } from "./section-shell";

/** The sections whose style each of them takes on when it is filled in. */
const SECTIONS: Record<PlaceholderKind, SectionKind> = {
  hours: "visit",
  address: "visit",
  phone: "visit",
  email: "visit",
  services: "services",
  prices: "prices",
  people: "people",
  photos: "gallery",
  questions: "faq",
};

const BLANK = html`<ul class="prose told"><li></li></ul>`;
/** What takes the owner's words, or pictures. */
const BLANKS: Record<PlaceholderKind, Html> = {
  hours: BLANK,
  address: BLANK,
  phone: html`<ul class="prose told"><li><a href="tel:"></a></li></ul>`,
  email: html`<ul class="prose told"><li><a href="mailto:"></a></li></ul>`,
  services: BLANK,
  prices: BLANK,
  people: BLANK,
  questions: BLANK,
  photos: html`<ul class="gallery n1"><li class="shot"></li></ul>`,
};

/** A section that its owner has yet to fill in: no visitor sees it. `id` is its own in the page. */
export function placeholderSection({ kind, title }: Placeholder, id: string): Html {
  const section = SECTIONS[kind];
  return html`<section id="${id}" data-section="${section}" data-placeholder="${kind}" class="section" aria-labelledby="${id}-title" hidden>
<div class="wrap">
${sectionHead({ kind: section, id, title })}
${BLANKS[kind]}
</div>
</section>`;
}
