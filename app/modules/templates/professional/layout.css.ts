import { fitSize } from "../longest-word";

/** Twelve columns: three for what a part is called, nine for what it says. Each part opens with a rule and its number. */
export const layoutCss = `@layer layout {
  :root { --gutter: clamp(1.125rem, 4vw, 3rem); --measure: 76rem; --gap: clamp(1.25rem, 2.5vw, 2.5rem); }
  h1, h2, h3 { letter-spacing: -.015em; }
  main { counter-reset: part; }
  .section > .wrap { padding-block: var(--space-4) var(--space-7); border-block-start: 1px solid var(--color-ink); }
  .head { margin-block-end: var(--space-5); }
  .title { font-size: ${fitSize("var(--step-3)")}; line-height: 1.12; }
  .section { counter-increment: part; }
  .title::before { content: counter(part); display: block; margin-block-end: var(--space-2); color: var(--color-accent); font-family: var(--font-text); font-size: var(--step--1);
    font-weight: var(--weight-strong); font-variant-numeric: tabular-nums; letter-spacing: 0; line-height: 1.4; }
  .intro { margin-block-start: var(--space-3); color: var(--color-muted); }
  .label { margin-block-end: var(--space-2); font-family: var(--font-text); font-size: var(--step--1); font-weight: var(--weight-strong); letter-spacing: 0; color: var(--color-muted); }
  .button { border-radius: 2px; }
  .more { display: inline-flex; align-items: center; min-block-size: 3rem; font-weight: var(--weight-strong); color: var(--color-accent); }
  .address-line { display: block; }
  .hours-row { padding-block: .35rem; border-block-start: 1px solid var(--color-line); }
  .contact-lines { display: grid; gap: .35rem; }
  .way { margin-block-start: var(--space-2); }

  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-4); padding-block: var(--space-3); }
  .brand { display: inline-flex; align-items: center; min-block-size: 2.75rem; margin-inline-end: auto; font-family: var(--font-display); font-size: var(--step-1);
    font-weight: var(--weight-display); letter-spacing: -.015em; line-height: 1.15; text-decoration: none; }
  .logo { block-size: 3.25rem; inline-size: auto; object-fit: contain; }
  @media (width < 56rem) { .bar .site-action { display: none; } }

  .site-footer { background: var(--color-deep); color: var(--color-on-deep); padding-block: var(--space-5) var(--space-4); }
  .footer-name { margin-block-end: var(--space-3); font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-display); }
  .site-footer .label, .site-footer .closed, .small-print { color: var(--color-deep-muted); }
  .site-footer .hours-row { border-color: var(--color-deep-line); }
  .small-print { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-3); margin-block-start: var(--space-5); padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-deep-line); font-size: var(--step--1); }

  @media (width >= 56rem) {
    .section > .wrap { display: grid; grid-template-columns: 3fr 9fr; column-gap: var(--gap); align-items: start; }
    .section > .wrap > :not(.head) { margin-block-start: calc(var(--step--1) * 1.4 + var(--space-2)); }
    .head { position: sticky; inset-block-start: var(--space-4); margin: 0; }
  }
}`;
