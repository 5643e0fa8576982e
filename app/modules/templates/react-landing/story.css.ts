import { fitLine, fitSize } from "../longest-word";

export const storyCss = `@layer sections {
  .steps { counter-reset: step; display: grid; gap: var(--space-5); }
  .step { counter-increment: step; display: grid; grid-template-columns: minmax(2.4rem, 18%) minmax(0, 1fr); gap: 0 var(--space-3); padding-block-start: var(--space-4); border-block-start: 2px solid var(--color-ink); }
  .step::before { content: counter(step); grid-row: 1 / 3; font-family: var(--font-display); font-size: var(--step-6); font-weight: var(--weight-display);
    line-height: .78; letter-spacing: -.05em; color: var(--color-accent); font-variant-numeric: lining-nums; }
  .step-name { font-size: var(--step-3); line-height: 1.05; }
  .step-detail { margin-block-start: var(--space-2); max-inline-size: 46ch; }
  [data-section="process"] { background: var(--color-surface); }
  [data-variant="cards"] .steps { gap: .75rem; }
  @media (width < 56rem) { [data-variant="cards"] .step-name { font-size: var(--step-2); } }
  [data-variant="cards"] .step { position: sticky; inset-block-start: calc(var(--space-5) + (var(--nth, 0) * .75rem)); min-block-size: 13rem; padding: var(--space-4); border: 0; border-radius: var(--radius); background: var(--color-bg); align-content: start; }
  [data-variant="cards"] .step:nth-child(2) { --nth: 1; background: var(--color-tint); } [data-variant="cards"] .step:nth-child(3) { --nth: 2; background: var(--color-deep); color: var(--color-on-deep); }
  [data-variant="cards"] .step:nth-child(3)::before { color: var(--color-deep-accent); } [data-variant="cards"] .step:nth-child(4) { --nth: 3; } [data-variant="cards"] .step:nth-child(5) { --nth: 4; background: var(--color-tint); }

  [data-section="about"] .title { font-size: ${fitSize("var(--step-2)")}; }
  .opening { font-family: var(--font-display); font-size: var(--step-3); font-weight: var(--weight-strong); line-height: 1.2; letter-spacing: calc(var(--tracking) * .6); max-inline-size: 30ch; }
  .about-body .prose { margin-block-start: var(--space-5); }
  [data-variant="statement"] .opening { font-size: var(--step-4); line-height: 1.06; letter-spacing: var(--tracking); max-inline-size: 26ch; }
  .about-figure { margin-block-end: var(--space-5); }
  .about-figure img { inline-size: 100%; max-block-size: 44rem; object-fit: cover; border-radius: var(--radius); }

  .people { display: grid; gap: .75rem; }
  .person { display: grid; grid-template-columns: 4.5rem 1fr; gap: var(--space-4); align-items: center; padding: var(--space-4); background: var(--color-surface); border-radius: var(--radius); }
  .person .cell { fill: var(--color-accent); } .person .spark { fill: var(--color-ink); }
  .person-name { font-size: var(--step-2); line-height: 1.05; }
  .person-role { font-weight: var(--weight-strong); }
  .person-detail { color: var(--color-muted); }

  .faq { display: grid; gap: var(--space-5); max-inline-size: 60rem; margin-inline: auto; }
  .qa { display: grid; gap: .5rem; }
  .question { justify-self: end; max-inline-size: min(34ch, 88%); padding: .8rem 1.2rem; border-radius: 1.2rem 1.2rem 3px 1.2rem; background: var(--color-field); color: var(--color-on-field);
    font-family: var(--font-text); font-size: var(--step-1); font-weight: var(--weight-strong); letter-spacing: -.01em; line-height: 1.25; }
  .answer { justify-self: start; max-inline-size: min(52ch, 92%); padding: .8rem 1.2rem; border-radius: 1.2rem 1.2rem 1.2rem 3px; background: var(--color-surface); }
  [dir="rtl"] .question { border-radius: 1.2rem 1.2rem 1.2rem 3px; }
  [dir="rtl"] .answer { border-radius: 1.2rem 1.2rem 3px 1.2rem; }

  [data-section="quotes"] { background: var(--color-tint); }
  [data-section="quotes"] .title { font-size: var(--step-0); letter-spacing: 0; max-inline-size: none; }
  .quotes { display: grid; gap: var(--space-6); }
  .quote blockquote { margin: 0; font-family: var(--font-display); font-size: var(--step-5); font-weight: var(--weight-display); line-height: 1.04; letter-spacing: var(--tracking); max-inline-size: 20ch; text-wrap: balance; }
  .quotes:not(.n1) .quote blockquote { font-size: var(--step-2); line-height: 1.15; letter-spacing: -.025em; }
  .quote figcaption { margin-block-start: var(--space-3); }

  .gallery { display: grid; gap: .75rem; grid-template-columns: repeat(2, 1fr); }
  .shot img { inline-size: 100%; block-size: 100%; object-fit: cover; border-radius: var(--radius); }
  .shot:nth-child(3n + 1) { grid-column: 1 / -1; }
  .shot { aspect-ratio: 4 / 3; }
  @media (width >= 48rem) {
    .gallery { grid-template-columns: repeat(12, 1fr); grid-auto-rows: 12rem; }
    .shot { aspect-ratio: auto; }
    .shot:nth-child(3n + 1) { grid-column: span 7; grid-row: span 2; }
    .shot:nth-child(3n + 2), .shot:nth-child(3n) { grid-column: span 5; grid-row: span 1; }
    .shot:nth-child(6n + 4) { grid-column: 6 / -1; }
    .gallery.n1 .shot { grid-column: 1 / -1; grid-row: span 3; }
    .gallery.n2 .shot { grid-row: span 2; }
    .people { grid-template-columns: repeat(6, 1fr); }
    .person { grid-column: span 2; grid-template-columns: 1fr; align-content: space-between; gap: var(--space-6); min-block-size: 20rem; }
    .person svg { inline-size: 5.5rem; }
    .people.n1 .person { grid-column: 1 / -1; } .people.n2 .person, .people.n4 .person { grid-column: span 3; }
    .quotes:not(.n1) { grid-template-columns: 1fr 1fr; }
  }

  [data-section="visit"] { background: var(--color-deep); color: var(--color-on-deep); }
  [data-section="visit"] .intro, [data-section="visit"] .closed { color: var(--color-deep-muted); }
  .visit-grid { display: grid; gap: .5rem; }
  .visit-grid .box { background: var(--color-deep-alt); }
  .visit-grid .place { background: var(--color-field); color: var(--color-on-field); }
  .place .address { font-size: var(--step-1); font-weight: var(--weight-strong); line-height: 1.3; }
  .place .way, .ask { margin-block-start: var(--space-3); }
  .ask { font-size: var(--step-1); font-weight: var(--weight-strong); }
  [data-section="visit"] .label { margin-block-end: var(--space-3); color: var(--color-deep-muted); font-family: var(--font-text); font-weight: var(--weight-text); letter-spacing: 0; }
  [data-section="visit"] .hours-row { padding-block: .75rem; border-block-start: 1px solid var(--color-deep-line); }

  [data-section="cta"] { background: var(--color-field); color: var(--color-on-field); }
  [data-section="cta"] .title { font-size: ${fitSize("var(--step-5)")}; line-height: .95; max-inline-size: ${fitLine("14ch")}; }
  [data-section="cta"] > .wrap { position: relative; }
  [data-section="cta"] .intro { color: inherit; }
  [data-section="cta"] .button { background: var(--color-field-action); color: var(--color-on-field-action); min-block-size: 3.5rem; padding-inline: 1.75rem; }

  .contact-ways .label { font-weight: var(--weight-strong); font-family: var(--font-text); letter-spacing: 0; }
  .contact-form { padding: clamp(1.25rem, 2.5vw, 2rem); background: var(--form-ground, var(--color-surface)); border-radius: calc(var(--form-corner, var(--radius)) * 2); }
  .form-input { border-width: 2px; border-color: var(--form-line, var(--color-ink)); }
  @media (width >= 56rem) {
    .visit-grid { gap: .75rem; } .visit-grid .box { padding: var(--space-5); }
    [data-variant="both"] .visit-grid { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
    [data-variant="cards"] .step { min-block-size: 15rem; padding: var(--space-5); }
    [data-section="cta"] .head { max-inline-size: 60%; }
    [data-section="about"].has-picture > .wrap { display: grid; grid-template-columns: 5fr 7fr; column-gap: var(--space-6); }
    [data-section="about"] .head { grid-column: 1 / -1; }
    [data-section="about"]:not(.has-picture) > .wrap { display: grid; grid-template-columns: 4fr 8fr; column-gap: var(--space-5); }
    [data-section="about"]:not(.has-picture) .head { grid-column: auto; }
  }
}`;
