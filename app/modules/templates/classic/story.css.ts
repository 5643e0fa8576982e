export const storyCss = `@layer sections {
  [data-section="about"] { background: var(--color-tint); }
  .story { display: grid; justify-items: center; gap: var(--space-5); }
  .story .prose { max-inline-size: 58ch; line-height: 1.65; }
  .story .prose p:first-child::first-letter { float: inline-start; margin-inline-end: .09em; padding-block-start: .06em; font-family: var(--font-display); font-size: 3.9em; font-weight: 700; line-height: .8; color: var(--color-accent); }
  .rosette { inline-size: 13rem; }
  .rosette .line { stroke-width: .7; }
  .rosette text { font-family: var(--font-display); fill: var(--color-ink); }
  .framed { padding: .5rem; border: 1px solid var(--color-accent); outline: 3px solid var(--color-accent); outline-offset: 3px; }
  .about-figure.framed { max-inline-size: 30rem; }
  .framed img { inline-size: 100%; max-block-size: 40rem; object-fit: cover; }
  @media (width >= 56rem) {
    .story { grid-template-columns: auto minmax(0, 1fr); justify-items: start; align-items: start; gap: var(--space-6); max-inline-size: 58rem; margin-inline: auto; }
    .about-figure.framed { max-inline-size: 22rem; }
    .rosette { inline-size: 15rem; }
    .story.is-long .prose + .prose { columns: 2; }
  }

  .faq { display: grid; gap: var(--space-4); max-inline-size: 56rem; margin-inline: auto; }
  .question { font-size: var(--step-1); line-height: 1.3; }
  .answer { margin-block-start: .3rem; max-inline-size: 56ch; color: var(--color-muted); }
  .qa { padding-inline-start: var(--space-4); border-inline-start: 3px double var(--color-accent); break-inside: avoid; }
  @media (width >= 56rem) { .faq:not(.n1) { display: block; columns: 2; column-gap: var(--space-6); } .faq:not(.n1) .qa { margin-block-end: var(--space-5); } }

  .quotes { display: grid; gap: var(--space-6); text-align: center; }
  .quote { display: grid; justify-items: center; gap: var(--space-3); }
  .quote blockquote { margin: 0; max-inline-size: 26ch; font-family: var(--font-display); font-size: var(--step-4); line-height: 1.16; text-wrap: balance; }
  .quotes:not(.n1) .quote blockquote { font-size: var(--step-2); line-height: 1.3; max-inline-size: 34ch; }
  .quote blockquote p::before { content: open-quote; } .quote blockquote p::after { content: close-quote; }
  .quote figcaption { color: var(--color-muted); }
  @media (width >= 56rem) { .quotes:not(.n1) { grid-template-columns: 1fr 1fr; } }

  .gallery { display: grid; gap: var(--space-4); grid-template-columns: repeat(2, 1fr); }
  .shot { padding: .35rem; border: 1px solid var(--color-line-strong); aspect-ratio: 4 / 5; }
  .shot img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .gallery.n1 .shot { grid-column: 1 / -1; aspect-ratio: 16 / 9; }
  @media (width >= 56rem) {
    .gallery:not(.n1, .n2, .n4) { grid-template-columns: repeat(6, 1fr); }
    .gallery:not(.n1, .n2, .n4) .shot { grid-column: span 2; }
    .gallery.n5 .shot:nth-child(-n + 2) { grid-column: span 3; aspect-ratio: 4 / 3; }
  }

  .notice { max-inline-size: 56rem; margin-inline: auto; padding: var(--space-6) var(--space-4); border: 1px solid var(--color-accent); outline: 4px solid var(--color-accent); outline-offset: 4px; text-align: center; }
  .notice .head { margin-block-end: var(--space-3); }
  .notice .head::after { content: none; }
  .notice-facts { display: grid; gap: var(--space-5); margin-block-start: var(--space-5); }
  .notice .hours-row { padding-block: .35rem; border-block-end: 1px dotted var(--color-line-strong); }
  .notice .contact-lines { display: grid; gap: .35rem; }
  @media (width >= 56rem) { .notice-facts { grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); } }

  [data-section="cta"] { padding: clamp(.6rem, 1.4vw, 1.1rem); background: var(--color-field); color: var(--color-on-field); }
  [data-section="cta"] > .wrap { inline-size: auto; padding: var(--space-7) var(--space-3); border: 1px solid; outline: 3px solid; outline-offset: -8px; }
  [data-section="cta"] .head::after { border-color: currentColor; }
  [data-section="cta"] .intro { color: inherit; }
  [data-section="cta"] .button { background: var(--color-on-field); color: var(--color-field); box-shadow: inset 0 0 0 3px var(--color-on-field), inset 0 0 0 4px currentColor; }

  .contact-grid { display: grid; gap: var(--space-6); text-align: center; }
  .contact-ways { display: grid; gap: var(--space-4); }
  .contact-ways .contact-lines { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-1) var(--space-5); font-family: var(--font-display); font-size: clamp(var(--step-1), 2.4vw, var(--step-3)); line-height: 1.25; }
  .contact-form { --radius: 0; inline-size: 100%; max-inline-size: 46rem; margin-inline: auto; }
  .form-title, .form-description { margin-inline: auto; text-align: center; }
  .form-title { font-size: var(--step-2); }
  .form-label { font-size: var(--step--1); letter-spacing: .14em; text-transform: uppercase; }
  .form-input { border-color: var(--form-line, var(--color-accent)); }
  .form-input:focus-visible { outline-width: 2px; }
  .form-note { color: var(--form-ink, var(--color-muted)); text-align: center; }
  .form-button { justify-self: center; box-shadow: inset 0 0 0 3px var(--form-button, var(--color-action)), inset 0 0 0 4px currentColor; }
  .form-button:hover { box-shadow: inset 0 0 0 3px var(--form-button, var(--color-action-hover)), inset 0 0 0 5px currentColor; }
}`;
