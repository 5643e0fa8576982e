import { fitSize } from "../longest-word";

/**
 * Twelve columns: four for what a part is called, eight for what it says, or the heading across. Each part opens with a
 * rule and its number.
 */
export const layoutCss = `@layer layout {
  :root { --gutter: clamp(1.125rem, 4vw, 3.5rem); --measure: 80rem; --gap: clamp(1.25rem, 2.5vw, 2.5rem); --small: max(var(--step--1), .9375rem); }
  h1, h2, h3 { letter-spacing: -.018em; }
  main { counter-reset: part; }
  .section { counter-increment: part; }
  .section > .wrap { position: relative; padding-block: var(--space-4) var(--space-7); border-block-start: 1px solid var(--color-ink); }
  .section > .wrap::before { content: ""; position: absolute; inset-block-start: -1px; inset-inline-start: 0; inline-size: 4.5rem; block-size: 5px; background: var(--color-action); }
  .head { margin-block-end: var(--space-5); }
  .title { font-size: ${fitSize("var(--step-3)")}; line-height: 1.1; }
  .title::before { content: counter(part); display: block; margin-block-end: var(--space-2); color: var(--color-accent); font-family: var(--font-text); font-size: var(--small);
    font-weight: var(--weight-strong); font-variant-numeric: tabular-nums lining-nums; letter-spacing: 0; line-height: 1.4; }
  .intro { margin-block-start: var(--space-3); color: var(--color-muted); }
  .label { margin-block-end: var(--space-1); font-family: var(--font-text); font-size: var(--small); font-weight: var(--weight-text); letter-spacing: 0; line-height: 1.4; color: var(--color-muted); }
  .button { border-radius: 2px; padding-inline: 1.5rem; }
  .more { display: inline-flex; align-items: center; min-block-size: 3rem; font-weight: var(--weight-strong); color: var(--color-accent); }
  .address-line { display: block; }
  .hours-row { padding-block: .45rem; border-block-start: 1px solid var(--color-line); }
  .hours-row:first-child { border-block-start: 0; }
  .contact-lines { display: grid; gap: .35rem; }
  .way { margin-block-start: var(--space-1); }
  .way .more { min-block-size: 2.75rem; }
  .art { max-inline-size: none; }
  .line-drawing { display: block; inline-size: 100%; block-size: 100%; fill: none; stroke: currentColor; }
  .rule, .rule-strong { vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  .rule { stroke-width: 1px; opacity: .55; }
  .rule-strong { stroke-width: 2.5px; }

  .site-header { border-block-start: .5rem solid var(--color-action); }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-4); padding-block: var(--space-3); }
  .brand { display: inline-flex; align-items: center; min-block-size: 2.75rem; margin-inline-end: auto; font-family: var(--font-display); font-size: calc(var(--step-1) * 1.08);
    font-weight: var(--weight-display); letter-spacing: -.018em; line-height: 1.12; text-decoration: none; }
  .logo { max-block-size: 3.25rem; inline-size: auto; }
  @media (width < 56rem) { .bar .site-action { display: none; } .bar { padding-block: var(--space-2); } }

  .site-footer { background: var(--color-deep); color: var(--color-on-deep); padding-block: var(--space-3); border-block-start: 1px solid var(--color-deep-line); }
  .imprint { display: grid; gap: var(--space-4) var(--gap); }
  .footer-name { font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); line-height: 1.1; letter-spacing: -.018em; overflow-wrap: break-word; }
  .footer-facts { align-items: start; gap: 0 var(--gap); }
  .site-footer .fact, .site-footer .social { padding-block: var(--space-3); border-block-start: 1px solid var(--color-deep-line); }
  .site-footer .label, .site-footer .closed, .small-print { color: var(--color-deep-muted); }
  .site-footer .hours-row { border-color: var(--color-deep-line); padding-block: .2rem; }
  .site-footer .way { display: none; }
  .small-print { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-3); font-size: var(--small); }
  .site-footer > .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--space-2) var(--space-5); }
  .imprint:has(.footer-facts) { flex: 1 0 100%; } .imprint:not(:has(.footer-facts)) { display: block; }
  main:not(:has(> .section ~ .section ~ .section)) .title::before { content: none; }

  @media (width >= 56rem) {
    .bar { flex-wrap: nowrap; }
    .nav-list { justify-content: end; }
    .site-action { flex: none; }
    .section > .wrap { display: grid; grid-template-columns: 4fr 8fr; column-gap: var(--gap); align-items: start; }
    .section > .wrap > :not(.head) { margin-block-start: calc(var(--small) * 1.4 + var(--space-2)); }
    .head { position: sticky; inset-block-start: var(--space-4); margin: 0; }
    .is-wide > .wrap, [data-section="gallery"] > .wrap { display: block; }
    .is-wide .head, [data-section="gallery"] .head { position: static; display: grid; grid-template-columns: 7fr 5fr; column-gap: var(--gap); align-items: end; margin-block-end: var(--space-6); }
    .is-wide .title { font-size: ${fitSize("var(--step-4)")}; }
    .is-wide .intro { margin: 0; }
    .imprint { grid-template-columns: 4fr 8fr; }
    .footer-facts { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  }
}`;
