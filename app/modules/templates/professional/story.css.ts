import { fitLine, fitSize } from "../longest-word";

export const storyCss = `@layer sections {
  .opening { font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-display); line-height: 1.34; letter-spacing: -.012em; max-inline-size: 44ch; }
  .about-body .prose { margin-block-start: var(--space-4); }
  .about-grid { display: grid; gap: var(--space-5) var(--gap); }
  .about-figure img { inline-size: 100%; max-block-size: 34rem; object-fit: cover; }
  @media (width >= 64rem) {
    .has-picture .about-grid { grid-template-columns: 6fr 3fr; }
    .about-body .prose { columns: 2; column-gap: var(--gap); max-inline-size: none; }
    .has-picture .about-body .prose { columns: auto; }
    .prose p { break-inside: avoid; }
  }

  .qa { padding-block: .9rem; border-block-start: 1px solid var(--color-line); }
  .question { font-family: var(--font-text); font-size: var(--step-0); font-weight: var(--weight-strong); letter-spacing: 0; line-height: 1.45; }
  .answer { color: var(--color-muted); max-inline-size: 60ch; }
  @media (width >= 56rem) { .qa { display: grid; grid-template-columns: 4fr 5fr; gap: var(--gap); } }

  .quotes { display: grid; gap: var(--space-5) var(--gap); }
  .quote { padding-inline-start: var(--space-4); border-inline-start: 4px solid var(--color-action); }
  .quote blockquote { margin: 0; font-family: var(--font-display); font-size: var(--step-2); line-height: 1.35; max-inline-size: 34ch; }
  .quote figcaption { margin-block-start: var(--space-2); color: var(--color-muted); }
  @media (width >= 64rem) { .quotes:not(.n1) { grid-template-columns: 1fr 1fr; } .quotes:not(.n1) blockquote { font-size: var(--step-1); } }

  .gallery { display: grid; gap: var(--space-3); grid-template-columns: repeat(2, 1fr); }
  .shot { aspect-ratio: 4 / 3; }
  .shot img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .gallery.n1 .shot, .gallery.n3 .shot:first-child, .gallery.n5 .shot:first-child { grid-column: 1 / -1; }
  .gallery.n1 .shot, .gallery.n3 .shot:first-child { aspect-ratio: 2; }
  @media (width >= 64rem) { .gallery.n6, .gallery.many, .gallery.dozens { grid-template-columns: repeat(3, 1fr); } }

  [data-section="visit"] { background: var(--color-surface); border-block-start: 1px solid var(--color-ink); }
  [data-section="visit"] > .wrap { border-block-start: 0; }
  .fact-grid { display: grid; gap: var(--space-5) calc(var(--gap) * 1.5); }
  @media (width >= 48rem) { .fact-grid { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); } }

  [data-section="cta"] { background: var(--color-field); color: var(--color-on-field); }
  [data-section="cta"] > .wrap { display: grid; gap: var(--space-4); align-items: center; padding-block: var(--space-6); border: 0; }
  [data-section="cta"] > .wrap > * { position: static; margin: 0; }
  [data-section="cta"] .title::before { content: none; }
  [data-section="cta"] { counter-increment: none; }
  [data-section="cta"] .title { font-size: ${fitSize("var(--step-4)")}; max-inline-size: ${fitLine("22ch")}; }
  [data-section="cta"] .intro, [data-section="cta"] .more { color: inherit; }
  [data-section="cta"] .button { background: var(--color-on-field); color: var(--color-field); }
  @media (width >= 56rem) { [data-section="cta"] > .wrap { grid-template-columns: 8fr auto; } [data-section="cta"] .actions { justify-content: end; } }

  .contact-grid { display: grid; gap: var(--space-5) var(--gap); align-items: start; }
  .contact-ways { display: grid; gap: var(--space-4); }
  .contact-ways .contact-lines { font-size: var(--step-1); font-weight: var(--weight-strong); }
  .contact-form { --radius: 2px; inline-size: 100%; }
  .is-alone .contact-form { max-inline-size: 44rem; }
  .form-title { font-size: var(--step-1); }
  .form-label { font-size: var(--step--1); }
  .form-note { color: var(--form-ink, var(--color-muted)); }
  @media (width >= 56rem) { .contact-grid:not(.is-alone) { grid-template-columns: minmax(0, 3fr) minmax(0, 6fr); } .contact-ways .contact-lines { font-size: var(--step-0); } }
}`;
