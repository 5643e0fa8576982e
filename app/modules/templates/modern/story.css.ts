import { fitLine, fitSize } from "../longest-word";

export const storyCss = `@layer sections {
  .opening { font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-display); line-height: 1.3; letter-spacing: -.012em; }
  .about-body .prose { margin-block-start: var(--space-4); max-inline-size: 56ch; }
  .about-work { margin-block-start: var(--space-5); overflow: hidden; }
  [data-variant="motto"] .opening { font-size: var(--step-3); line-height: 1.16; letter-spacing: -.025em; }
  @media (width < 56rem) {
    [data-variant="overlap"] > .wrap { display: flex; flex-direction: column; }
    [data-variant="overlap"] .about-work { order: -1; margin: 0 calc(var(--gutter) * -1); }
    [data-variant="overlap"] .head { margin-block: var(--space-4); }
  }
  @media (width >= 56rem) {
    .about-body { grid-column: 2; }
    .about-body .prose { max-inline-size: 64ch; }
    .about-work { margin-block-start: 0; }
    .opening { font-size: calc((var(--step-3) + var(--step-4)) / 2); line-height: 1.18; letter-spacing: -.02em; }
      [data-variant="motto"] .opening { font-size: var(--step-4); line-height: 1.12; }
    [data-section="about"][data-variant="overlap"] > .wrap { grid-template-columns: repeat(12, minmax(0, 1fr)); grid-template-rows: auto 1fr; column-gap: 0; align-items: start; }
    [data-variant="overlap"] .about-work { grid-area: 1 / 1 / 3 / 6; margin-inline-start: calc(var(--gutter) * -1); }
    [data-variant="overlap"] .head { grid-area: 1 / 7 / 2 / -1; padding: 0; margin-block-end: var(--space-4); }
    [data-variant="overlap"] .about-body { grid-area: 2 / 7 / 3 / -1; }
  }

  .steps { counter-reset: step; display: grid; gap: var(--space-5); }
  .step { counter-increment: step; padding-block-start: var(--space-3); border-block-start: 1px solid var(--color-line-strong); }
  .step::before { content: counter(step); display: block; margin-block-end: var(--space-3); color: var(--color-accent); font-variant-numeric: lining-nums tabular-nums; }
  .step-name { font-size: var(--step-2); }
  .step-detail { margin-block-start: var(--space-2); color: var(--color-muted); }
  @media (width < 56rem) { .step:nth-child(even) { margin-inline-start: 2.5rem; } }
  @media (width >= 56rem) {
    .steps { grid-template-columns: repeat(4, 1fr); gap: var(--space-5) var(--space-4); }
    .steps.n5 { grid-template-columns: repeat(5, minmax(0, 1fr)); } .steps.n2 { grid-template-columns: repeat(2, 1fr); } .steps.n3, .steps.n6 { grid-template-columns: repeat(3, 1fr); }
    .step:nth-child(4n + 2) { margin-block-start: 3rem; } .step:nth-child(4n + 3) { margin-block-start: 6rem; } .step:nth-child(4n) { margin-block-start: 9rem; }
    .n5 .step.step { margin-block-start: 0; }
    .n3 .step:nth-child(3n + 1), .n6 .step:nth-child(3n + 1) { margin-block-start: 0; }
    .n6 .step:nth-child(3n + 2) { margin-block-start: 3rem; } .n6 .step:nth-child(3n) { margin-block-start: 6rem; }
  }

  .people { display: grid; gap: var(--space-5); }
  .person-name { font-size: var(--step-3); line-height: 1.1; }
  .person-role { margin-block-start: .3rem; }
  .person-detail { color: var(--color-muted); max-inline-size: 40ch; }
  @media (width >= 56rem) {
    .people:not(.n1) { grid-template-columns: 1fr 1fr; gap: var(--space-6) var(--space-5); }
    .people:not(.n1) .person:nth-child(even) { padding-block-start: var(--space-6); }
  }

  .quotes { display: grid; gap: var(--space-6); }
  .quote blockquote { margin: 0; font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-4); line-height: 1.14; letter-spacing: -.022em; }
  .quotes:not(.n1) .quote blockquote { font-size: var(--step-2); line-height: 1.3; }
  .quote blockquote p::before { content: open-quote; margin-inline-start: -.45em; } .quote blockquote p::after { content: close-quote; }
  .quote figcaption { margin-block-start: var(--space-3); color: var(--color-muted); }

  .qa { padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .question { font-size: var(--step-1); line-height: 1.3; }
  .answer { margin-block-start: var(--space-2); max-inline-size: 58ch; color: var(--color-muted); }
  @media (width >= 72rem) { .qa { display: grid; grid-template-columns: 1fr 1fr; gap: var(--space-5); } .answer { margin: 0; } }

  [data-section="visit"] { background: var(--color-tint); }
  .visit-grid { display: grid; gap: var(--space-5); }
  .place .address { font-size: var(--step-1); line-height: 1.4; }
  .way, .ask { margin-block-start: var(--space-2); }
  [data-section="visit"] .hours-row { padding-block: .55rem; border-block-start: 1px solid var(--color-line-strong); }
  [data-variant="address"] .place .address { font-size: var(--step-1); }
  @media (width >= 56rem) { .visit-grid:has(.fact) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }

  [data-section="cta"] { background: var(--color-field); color: var(--color-on-field); padding-block: var(--space-8); }
  [data-section="cta"] .head { grid-column: 2; padding: 0; }
  [data-section="cta"] .title { max-inline-size: ${fitLine("18ch")}; font-family: var(--font-display); font-size: ${fitSize("var(--step-5)")}; font-weight: var(--weight-display); letter-spacing: -.025em; line-height: 1.04; text-transform: none; color: inherit; }
  [data-section="cta"] .actions { grid-column: 2; margin-block-start: var(--space-4); }
  [data-section="cta"] .button { background: var(--color-field-action); color: var(--color-on-field-action); }

  [data-section="contact"] { border-block-start: 1px solid var(--color-line); }
  .contact-form { --radius: 0; }
  .form-label { font-size: var(--step--1); font-weight: var(--weight-text); color: var(--form-ink, var(--color-muted)); }
  .form-input { padding-inline: 0; background-color: transparent; border-width: 0 0 1px; border-color: var(--form-line, var(--color-ink)); }
  .is-card .form-input { padding-inline: .85em; border-width: 1px; }
  .form-note { font-size: var(--step--1); }
}`;
