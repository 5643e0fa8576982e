import { fitLine, fitSize } from "../longest-word";

export const layoutCss = `@layer layout {
  :root { --gutter: clamp(1.125rem, 4vw, 3.5rem); --measure: 82rem; --radius: 6px; }
  h1, h2, h3 { letter-spacing: calc(var(--tracking) * .7); }
  .section { padding-block: var(--space-7); }
  [data-section="quotes"], [data-section="cta"] { padding-block: var(--space-8); }
  .head { display: grid; gap: var(--space-3); margin-block-end: var(--space-5); }
  .title { max-inline-size: ${fitLine("16ch")}; font-size: ${fitSize("var(--step-4)")}; line-height: 1.02; letter-spacing: var(--tracking); }
  .intro { font-size: var(--step-1); line-height: 1.4; color: var(--color-muted); }
  .button { border-radius: var(--radius); transition: transform .12s ease-out, background-color .12s; }
  .button:active { transform: translateY(2px); }
  .more { display: inline-flex; align-items: center; min-block-size: 3rem; font-weight: var(--weight-strong); }

  .site-header { position: relative; z-index: 5; }
  .site-header.on-field { position: absolute; inset-inline: 0; inset-block-start: 0; color: var(--color-on-field); }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-4); padding-block: var(--space-3); }
  .brand { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: var(--weight-display);
    font-size: var(--step-1); letter-spacing: -.03em; line-height: 1.05; text-decoration: none; margin-inline-end: auto; }
  .logo { block-size: 3rem; inline-size: auto; object-fit: contain; }
  .on-field .button { background: var(--color-field-action); color: var(--color-on-field-action); }
  .bar .button:hover { text-decoration: underline; }
  .nav-list { font-weight: var(--weight-strong); }
  @media (width < 56rem) {
    .bar .site-action { display: none; }
    .menu-button[aria-expanded="true"] ~ .site-nav { margin-block-start: var(--space-2); padding-inline: var(--space-3);
      background: var(--color-bg); color: var(--color-ink); border-radius: var(--radius); }
  }

  .site-footer > .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--space-2) var(--space-5); }
  .site-footer { padding-block: var(--space-4) var(--space-3); border-block-start: 2px solid var(--color-ink); }
  .site-footer .footer-facts { flex: 1 0 100%; }
  .site-footer .label { margin-block-end: var(--space-2); color: var(--color-muted); font-size: var(--step--1); }
  .address-line { display: block; }
  .wordmark { max-inline-size: 100%; font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-1); line-height: 1.1; letter-spacing: var(--tracking); color: var(--color-accent); overflow-wrap: anywhere; }
  .small-print { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-3); color: var(--color-muted); font-size: var(--step--1); }
  @media print { .site-header { position: static; } .wordmark { display: none; } }
}`;
