export const storyCss = `@layer sections {
  [data-section="about"] { padding-block: var(--space-7); }
  [data-section="quotes"] { padding-block: var(--space-8); }
  .story .prose { max-inline-size: 58ch; font-size: calc((var(--step-0) + var(--step-1)) / 2); line-height: 1.6; }
  .story .prose p:first-child { display: flow-root; }
  .story .prose p:first-child::first-letter { float: inline-start; margin-inline-end: .09em; padding-block-start: .06em; font-family: var(--font-display); font-size: 3.9em; font-weight: 700; line-height: .8; color: var(--color-accent); }
  .story:lang(ar) .prose p:first-child::first-letter { float: none; margin: 0; font: inherit; color: inherit; }
  .about-figure { margin-block-end: var(--space-5); }
  .medal { inline-size: 12rem; margin-inline: auto; }
  .monogram { display: grid; place-items: center; inline-size: 12rem; aspect-ratio: 1; margin-inline: auto; border: 1.5px solid var(--color-accent); border-radius: 50%; outline: 1px solid var(--color-accent); outline-offset: -.7rem; font-family: var(--font-display); font-size: 4.5rem; line-height: 1; color: var(--color-accent); }
  .monogram::before { content: attr(data-initials); }
  .medal .line { stroke-width: 1.2; } .medal .hatch { stroke-width: .55; }
  .framed { padding: .5rem; border: 1px solid var(--color-accent); outline: 3px solid var(--color-accent); outline-offset: 3px; }
  .about-figure.framed { max-inline-size: 30rem; margin-inline: auto; }
  .framed img { inline-size: 100%; max-block-size: 40rem; object-fit: cover; }
  [data-variant="motto"] { text-align: center; }
  [data-variant="motto"] :is(.medal, .monogram) { inline-size: 10rem; }
  [data-variant="motto"] .title { font-size: var(--step-1); color: var(--color-accent); }
  [data-variant="motto"] .head { margin-block-end: var(--space-4); } [data-variant="motto"] .head::after { content: none; }
  [data-variant="motto"] .story .prose { margin-inline: auto; max-inline-size: 32ch; font-family: var(--font-display); font-size: var(--step-3); line-height: 1.24; text-wrap: balance; }
  [data-variant="motto"] .prose p:first-child::first-letter { all: unset; }
  .story.is-plain { max-inline-size: 46rem; margin-inline: auto; }
  @media (width >= 56rem) {
    [data-variant="tale"] > .wrap:has(.about-figure) { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: clamp(3rem, 7vw, 7rem); }
    [data-variant="tale"] .about-figure ~ .story .head { justify-items: start; text-align: start; }
    [data-variant="tale"] .about-figure { margin: 0; } [data-variant="tale"] .about-figure.framed { inline-size: 24rem; }
    [data-variant="tale"] :is(.medal, .monogram) { inline-size: 19rem; }
    [data-variant="chronicle"] .story .prose { columns: 2; column-gap: 5rem; column-rule: 3px double var(--color-line-strong); max-inline-size: none; }
    [data-variant="chronicle"] .about-figure.framed { float: inline-end; inline-size: 22rem; margin: .6rem 0 var(--space-5) var(--space-6); }
    [data-variant="chronicle"]:has(.framed) .story .prose { columns: auto; }
    [data-variant="chronicle"]:has(.framed) .head { justify-items: start; text-align: start; }
    [data-variant="chronicle"] > .wrap { display: flow-root; }
  }

  .faq { display: grid; gap: var(--space-4); max-inline-size: 60rem; margin-inline: auto; }
  .question { font-size: var(--step-1); line-height: 1.3; }
  .answer { margin-block-start: .3rem; max-inline-size: 56ch; color: var(--color-muted); }
  .qa { padding-inline-start: var(--space-4); border-inline-start: 3px double var(--color-accent); break-inside: avoid; }
  @media (width >= 56rem) { .faq:not(.n1) { display: block; columns: 2; column-gap: var(--space-6); } .faq:not(.n1) .qa { margin-block-end: var(--space-5); } }

  .quotes { display: grid; gap: var(--space-6); text-align: center; }
  .quote { display: grid; justify-items: center; gap: var(--space-3); }
  .quote blockquote { margin: 0; max-inline-size: 24ch; font-family: var(--font-display); font-size: var(--step-4); line-height: 1.16; text-wrap: balance; }
  .quotes:not(.n1) .quote blockquote { font-size: var(--step-2); line-height: 1.3; max-inline-size: 34ch; }
  .quote blockquote p::before { content: open-quote; } .quote blockquote p::after { content: close-quote; }
  .quote figcaption { color: var(--color-muted); }
  @media (width >= 56rem) { .quotes:not(.n1) { grid-template-columns: 1fr 1fr; } }

  .gallery { display: grid; gap: var(--space-3); grid-template-columns: repeat(2, 1fr); }
  .shot { padding: clamp(.5rem, 1.4vw, 1.25rem); border: 1px solid var(--color-line-strong); outline: 3px solid var(--color-accent); outline-offset: -3px; background: var(--color-surface); aspect-ratio: 4 / 5; }
  .shot img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .gallery:is(.n1, .n3, .n5) .shot:first-child { grid-column: 1 / -1; aspect-ratio: 3 / 2; }
  @media (width >= 56rem) {
    .gallery { gap: var(--space-4); align-items: center; }
    .gallery:not(.n1, .n2, .n4) { grid-template-columns: repeat(12, 1fr); }
    .gallery:not(.n1, .n2, .n4) .shot { grid-column: span 4; }
    .gallery:not(.n1, .n2, .n3, .n4) .shot:nth-child(5n + 1), .gallery:not(.n1, .n2, .n3, .n4) .shot:nth-child(5n + 2) { grid-column: span 6; aspect-ratio: 4 / 3; }
    .gallery.n3 .shot:first-child { grid-column: span 4; aspect-ratio: 4 / 5; }
    .gallery.n6 .shot:nth-child(6), .gallery.n6 .shot:nth-child(1), .gallery.n6 .shot:nth-child(2) { grid-column: span 4; aspect-ratio: 4 / 5; }
  }

  .notice { display: grid; gap: var(--space-5); align-items: center; max-inline-size: 60rem; margin-inline: auto; text-align: center; }
  .notice-facts { display: grid; gap: var(--space-4); }
  .notice .address { font-size: var(--step-1); line-height: 1.4; }
  .notice .contact-lines { display: grid; gap: .35rem; }
  .board { position: relative; margin-block-start: 2.75rem; padding: var(--space-4) clamp(1.25rem, 4vw, 2.75rem); background: var(--color-field); color: var(--color-on-field); border: 6px solid var(--color-field); outline: 1px solid; outline-offset: -12px; border-radius: 4px; }
  .board::before { content: ""; position: absolute; inset-inline: 20%; inset-block-start: calc(-6px - 2.5rem); block-size: 2.5rem; background: radial-gradient(circle at 50% 4px, var(--color-ink) 4px, transparent 4.5px),
    linear-gradient(to bottom right, transparent calc(50% - 1px), var(--color-ink) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)) left / 50% 100% no-repeat,
    linear-gradient(to bottom left, transparent calc(50% - 1px), var(--color-ink) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)) right / 50% 100% no-repeat; }
  .board .label, .board .closed { color: inherit; }
  .board .label { padding-block-start: var(--space-2); font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-display); letter-spacing: 0; text-transform: none; }
  .board .hours { font-size: var(--step-1); line-height: 1.35; text-align: start; }
  .board .hours-row { padding-block: .45rem; border-block-start: 1px dotted; }
  .board .closed { font-style: normal; }
  .notice.is-alone { max-inline-size: 32rem; }
  [data-variant="card"] .notice { max-inline-size: 40rem; padding: var(--space-5) var(--space-4); border: 1px solid var(--color-accent); outline: 4px solid var(--color-accent); outline-offset: 4px; }
  @media (width >= 44rem) { [data-variant="sign"] .notice:not(.is-alone) { grid-template-columns: 6fr 5fr; gap: var(--space-6); } }

  [data-section="cta"] { background: radial-gradient(circle at 0 0, var(--color-bg) 1.75rem, transparent 1.78rem), radial-gradient(circle at 100% 0, var(--color-bg) 1.75rem, transparent 1.78rem), radial-gradient(circle at 0 100%, var(--color-bg) 1.75rem, transparent 1.78rem),
    radial-gradient(circle at 100% 100%, var(--color-bg) 1.75rem, transparent 1.78rem), var(--color-field); color: var(--color-on-field); inline-size: min(100% - 2 * var(--gutter), 64rem); margin: var(--space-6) auto; padding-block: var(--space-6); }
  [data-section="cta"]:has(+ [data-section="contact"]) { margin-block-end: 0; }
  [data-section="cta"] .title { font-size: var(--step-4); max-inline-size: 24ch; }
  [data-section="cta"] .head { margin-block-end: var(--space-4); }
  [data-section="cta"] .head::after { border-color: currentColor; }
  [data-section="cta"] .intro { color: inherit; }
  [data-section="cta"] .button { background: var(--color-field-action); color: var(--color-on-field-action); box-shadow: inset 0 0 0 3px var(--color-field-action), inset 0 0 0 4px currentColor; }

  [data-section="contact"] > .wrap { max-inline-size: 64rem; }
  .ears .told-hours { justify-content: center; }
  .contact-side { justify-items: center; text-align: center; }
  .contact-fold > summary { display: flex; justify-content: center; }
  .is-brief .contact-ways { justify-content: center; }
  .contact-ways .label { margin-block-end: var(--space-1); } .contact-ways .hours { text-align: start; }
  .contact-sheet { padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--color-line-strong); background: var(--color-surface); box-shadow: 0 .5rem 0 -.25rem var(--color-line); }
  .contact-form { --radius: 0; }
  .form-label { font-size: var(--small); }
  .form-input { border-width: 0 0 1px; padding-inline: 0; background: none; border-color: var(--form-line, var(--color-muted)); }
  .contact-form textarea.form-input { block-size: 4.8em; min-block-size: 3.2em; background: repeating-linear-gradient(transparent 0 calc(1.6em - 1px), var(--color-line) calc(1.6em - 1px) 1.6em) local; line-height: 1.6; padding-block: 0; }
  .form-input:focus-visible { outline-width: 2px; }
  .form-button { box-shadow: inset 0 0 0 3px var(--form-button, var(--color-action)), inset 0 0 0 4px currentColor; }
  .form-button:hover { box-shadow: inset 0 0 0 3px var(--form-button, var(--color-action-hover)), inset 0 0 0 5px currentColor; }
  @media (width >= 56rem) {
    :is(.is-low, .is-brief) .contact-side { grid-template-columns: minmax(0, 1fr); }
    .is-brief .contact-ways { justify-content: center; }
    .is-placed .contact-side { align-self: center; }
  }
}`;
