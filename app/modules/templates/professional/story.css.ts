import { fitLine, fitSize } from "../longest-word";

export const storyCss = `@layer sections {
  .opening { font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-display); line-height: 1.3; letter-spacing: -.015em; max-inline-size: 40ch; text-wrap: pretty; }
  .about-body .prose { margin-block-start: var(--space-4); }
  .about-grid { display: grid; gap: var(--space-5) var(--gap); }
  .about-figure img { inline-size: 100%; max-block-size: 38rem; object-fit: cover; }
  [data-variant="statement"] .title { font-size: ${fitSize("var(--step-1)")}; color: var(--color-muted); }
  [data-variant="statement"] .opening { font-size: var(--step-3); line-height: 1.2; max-inline-size: 34ch; }
  @media (width >= 64rem) {
    .has-picture .about-grid { grid-template-columns: 5fr 3fr; }
    .about-body .prose { columns: 2; column-gap: var(--gap); max-inline-size: none; }
    .has-picture .about-body .prose { columns: auto; }
    .prose p { break-inside: avoid; }
    [data-variant="statement"] .about-body .prose { columns: auto; max-inline-size: 56ch; font-size: var(--step-1); line-height: 1.45; }
    [data-variant="statement"] .head { margin-block-end: var(--space-4); }
    [data-variant="statement"] > .wrap { display: grid; grid-template-columns: 8fr 4fr; padding-block-start: var(--space-5); }
    [data-variant="statement"] > .wrap > * { grid-column: 1; }
    [data-variant="statement"] .opening { font-size: var(--step-4); line-height: 1.14; max-inline-size: 30ch; }
  }

  .qa { padding-block: 1.1rem; border-block-start: 1px solid var(--color-line); }
  .qa:first-child { border-block-start: 0; padding-block-start: 0; }
  .question { font-size: var(--step-1); line-height: 1.3; }
  .answer { margin-block-start: .35rem; color: var(--color-muted); max-inline-size: 60ch; }
  @media (width >= 64rem) { .qa { display: grid; grid-template-columns: 5fr 6fr; column-gap: var(--gap); align-items: baseline; } .answer { margin: 0; } }

  [data-section="quotes"] { background: var(--color-tint); }
  .quotes { display: grid; gap: var(--space-5) var(--gap); }
  .quote { padding-inline-start: var(--space-4); border-inline-start: 5px solid var(--color-action); }
  .quote blockquote { margin: 0; font-family: var(--font-display); font-size: var(--step-2); line-height: 1.3; max-inline-size: 34ch; }
  .quotes.n1 blockquote { font-size: var(--step-3); line-height: 1.2; }
  .quote figcaption { margin-block-start: var(--space-3); color: var(--color-muted); }
  @media (width >= 64rem) { .quotes:not(.n1) { grid-template-columns: 1fr 1fr; } }

  .gallery { display: grid; gap: var(--space-2); grid-template-columns: repeat(2, 1fr); }
  .shot { aspect-ratio: 4 / 3; }
  .shot img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .gallery.n1 .shot { max-inline-size: min(var(--native), 52rem); } .gallery.n1 .shot, .gallery.n3 .shot:first-child, .gallery.n5 .shot:first-child { grid-column: 1 / -1; aspect-ratio: 16 / 9; }
  @media (width >= 56rem) {
    .gallery { gap: var(--space-3); }
    .gallery:not(.n1, .n2) { grid-template-columns: repeat(12, 1fr); }
    .gallery:not(.n1, .n2) .shot { grid-column: span 4; }
    .gallery:not(.n1, .n2) .shot:nth-child(6n + 1) { grid-column: span 8; grid-row: span 2; aspect-ratio: auto; }
    .gallery.n4 .shot:nth-child(4) { grid-column: 1 / -1; aspect-ratio: 3; }
    .gallery.n5 .shot:nth-child(n + 4) { grid-column: span 6; }
  }

  [data-section="visit"] { background: var(--color-surface); }
  .fact-grid { display: grid; gap: var(--space-4) var(--gap); }
  [data-section="visit"] .address { font-size: var(--step-1); line-height: 1.4; }
  [data-section="visit"] .hours { font-size: var(--step-1); line-height: 1.35; border-block-start: 2px solid var(--color-ink); }
  [data-section="visit"] .hours-row { padding-block: .6rem; }
  @media (width >= 40rem) { .fact-grid { grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); } }

  [data-section="cta"] { counter-increment: none; background: var(--color-field); color: var(--color-on-field); }
  [data-section="cta"] > .wrap { display: grid; gap: var(--space-4); align-items: end; padding-block: var(--space-6); border: 0; }
  [data-section="cta"] > .wrap::before, [data-section="cta"] .title::before { content: none; }
  [data-section="cta"] > .wrap > * { position: static; margin: 0; }
  [data-section="cta"] .title { font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; letter-spacing: -.03em; max-inline-size: ${fitLine("18ch")}; }
  [data-section="cta"] .title:is(:lang(de), :lang(fi)) { font-size: ${fitSize("var(--step-4)")}; }
  [data-section="cta"] .intro, [data-section="cta"] .more { color: inherit; }
  [data-section="cta"] .button { background: var(--color-field-action); color: var(--color-on-field-action); }
  @media (width >= 56rem) { [data-section="cta"] > .wrap { grid-template-columns: 8fr auto; } [data-section="cta"] .actions { justify-content: end; } }

  .contact-form { --radius: 0; }
  .contact-sheet { padding: clamp(1.25rem, 2.5vw, 2rem); border: 1px solid var(--color-line-strong); border-block-start: 5px solid var(--color-action); background: var(--color-surface); }
  [data-section="contact"] { padding-block: 0; }
  [data-section="contact"] > .wrap { padding-block-end: var(--space-5); }
  .form-label { font-size: var(--small); }
}`;
