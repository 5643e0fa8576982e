/** The end of a page: what all four templates share of its heading, the ways to reach the business, and the form. */
export const contactCss = `@layer sections {
  [data-section="contact"] { padding-block: var(--space-5); }
  [data-section="contact"] > .wrap { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4) var(--space-6); align-items: start; }
  [data-section="contact"] > .wrap > * { margin: 0; }
  .contact-side { display: grid; gap: var(--space-3) var(--space-5); align-content: start; }
  .contact-side .head { position: static; inline-size: 100%; margin: 0; padding: 0; gap: var(--space-2); }
  .contact-ways { display: grid; gap: var(--space-3); }
  .contact-lines { display: grid; gap: .35rem; }
  .contact-ways .contact-lines { font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); line-height: 1.25; }
  .contact-ways .hours { max-inline-size: 24rem; }
  .contact-fold > summary { display: inline-flex; align-items: center; gap: .6em; min-block-size: 2.75rem; font-weight: var(--weight-strong); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; list-style: none; cursor: pointer; }
  .contact-fold > summary::-webkit-details-marker { display: none; }
  .contact-fold > summary::after { content: ""; inline-size: .45em; block-size: .45em; border: solid currentColor; border-width: 0 2px 2px 0; transform: translateY(-.15em) rotate(45deg); }
  .contact-fold[open] > summary::after { transform: translateY(.1em) rotate(225deg); }
  .contact-fold[open] > .contact-sheet { margin-block-start: var(--space-2); }
  .is-brief[data-section="contact"] { padding-block: var(--space-4); }
  .is-brief[data-section="contact"] > .wrap { gap: var(--space-1); }
  .is-brief .contact-ways { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-5); }
  .is-brief .contact-lines { flex: 1 0 100%; }
  .is-brief .fact { flex: 0 1 auto; max-inline-size: 34ch; }
  .contact-form { inline-size: 100%; }
  .form-title { font-family: var(--form-font, inherit); font-size: var(--step-0); font-weight: var(--weight-strong); letter-spacing: 0; }
  .contact-form textarea.form-input { block-size: 4.75rem; min-block-size: 4rem; }
  .form-status:empty { margin-block-start: calc(-1 * var(--form-gap, var(--space-3))); }
  .form-note { color: var(--form-ink, var(--color-muted)); }
  @media (width < 56rem) {
    .contact-form { --form-gap: .75rem; }
    .contact-form .form-field { gap: .2em; }
    .contact-form textarea.form-input { block-size: 4rem; }
  }
  @media (width >= 56rem) {
    .is-placed[data-section="contact"] > .wrap { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
    .is-brief .contact-side { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
    .is-brief .contact-ways { justify-content: space-between; }
    .is-brief .contact-lines { flex: none; }
    .is-low .contact-side { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
    .is-low .contact-ways { grid-auto-flow: column; align-items: end; gap: var(--space-5); }
    .is-low .contact-form { grid-template-columns: auto minmax(0, 1fr); grid-auto-flow: dense; align-items: center; }
    .is-low .contact-form > * { grid-column: 1 / -1; }
    .is-low .contact-form > .form-button { grid-column: 1; order: 1; }
    .is-low .contact-form > .form-note { grid-column: 2; order: 1; }
    .is-low .contact-form > .form-status { order: 2; }
    .is-low .form-fields { grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr); grid-auto-flow: dense; }
    .is-low .form-field { grid-column: 1 / span 2; }
    .is-low .form-field.is-half { grid-column: auto; align-content: start; }
    .is-low .form-field:has(textarea):last-child { grid-area: 1 / 3 / span 2; grid-template-rows: auto 1fr; }
    .is-low .form-field:nth-child(n + 4):has(textarea) textarea.form-input { block-size: 100%; }
  }
  @supports selector(::details-content) {
    @media (width >= 56rem) {
      .contact-fold.is-open-wide::details-content { block-size: auto; content-visibility: visible; }
      .contact-fold.is-open-wide > summary { display: none; }
    }
  }
  @media print { .contact-fold { display: none; } }
}`;
