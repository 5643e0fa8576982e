import { fitLine, fitSize } from "../longest-word";

export const layoutCss = `@layer layout {
  :root { --gutter: clamp(1.125rem, 4vw, 3rem); --measure: 72rem; --small: max(var(--step--1), .9375rem); }
  .figures { font-variant-numeric: oldstyle-nums tabular-nums; }
  .section { padding-block: calc((var(--space-6) + var(--space-7)) / 2); }
  .head { display: grid; justify-items: center; gap: var(--space-3); margin-block-end: var(--space-5); text-align: center; }
  .head::after { content: ""; inline-size: 7rem; block-size: 5px; border-block: 1px solid var(--color-accent); border-block-end-width: 3px; }
  .told { margin-inline: auto; text-align: center; }
  .title { font-size: ${fitSize("var(--step-4)")}; line-height: 1.06; max-inline-size: ${fitLine("20ch")}; }
  .intro { max-inline-size: 46ch; font-family: var(--font-display); font-size: var(--step-1); line-height: 1.4; color: var(--color-muted); }
  .label, .since { font-family: var(--font-text); font-size: var(--small); font-weight: var(--weight-strong); letter-spacing: .12em; line-height: 1.4; text-transform: uppercase; }
  .label:lang(ar), .since:lang(ar) { letter-spacing: 0; }
  .label { margin-block-end: var(--space-2); color: var(--color-accent); }
  .button { border-radius: 0; padding-inline: 1.75rem; box-shadow: inset 0 0 0 3px var(--color-action), inset 0 0 0 4px currentColor; }
  .button:hover { box-shadow: inset 0 0 0 3px var(--color-action-hover), inset 0 0 0 5px currentColor; }
  .actions { justify-content: center; }
  .more { display: inline-flex; align-items: center; min-block-size: 3rem; }
  .line, .hatch { fill: none; stroke: var(--color-accent); stroke-width: 1.3; stroke-linejoin: round; stroke-linecap: round; }
  .hatch { stroke-width: .6; }
  .taper { fill: var(--color-accent); }
  .emblem { inline-size: 4.5rem; }
  .vignette { inline-size: 20rem; margin-inline: auto; }
  .fleuron { inline-size: 7.5rem; margin-inline: auto; }
  .address-line { display: block; }
  .way { margin-block-start: .4rem; }

  .site-header { text-align: center; }
  .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 var(--space-5); padding-block: var(--space-2); }
  .site-header:not(.plain) .bar { border-block-end: 1px solid var(--color-line-strong); }
  .nav-list { justify-content: center; gap: 0 var(--space-4); }
  .nav-list a { font-family: var(--font-display); }
  .bar .button { min-block-size: 2.75rem; background: none; color: var(--color-accent); box-shadow: none; padding-inline: 0; text-decoration: underline; }
  .bar .button:hover { box-shadow: none; text-decoration-thickness: 2px; }
  .plain .brand { margin-inline-end: auto; font-family: var(--font-display); font-size: var(--step-1); text-decoration: none; }
  .logo { max-block-size: 6rem; inline-size: auto; margin-inline: auto; }
  @media (width < 56rem) { .bar .site-action { display: none; } .site-header .bar:not(:has(nav, .brand)) { display: none; } }

  .site-footer { padding-block: var(--space-4) var(--space-3); border-block-start: 1px solid var(--color-deep-line); background: var(--color-deep); color: var(--color-on-deep); text-align: center; }
  .site-footer :is(.line, .hatch) { stroke: var(--color-deep-accent); } .site-footer .taper { fill: var(--color-deep-accent); }
  .footer-name { font-family: var(--font-display); font-size: var(--step-1); line-height: 1.05; overflow-wrap: break-word; }
  .footer-facts { grid-template-columns: none; }
  .footer-line, .social { justify-content: center; }
  .site-footer .label { color: var(--color-deep-accent); }
  .site-footer .closed, .small-print { color: var(--color-deep-muted); }
  .site-footer .hours { max-inline-size: 22rem; margin-inline: auto; }
  .small-print { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 var(--space-4); margin-block-start: var(--space-1); font-size: var(--small); }
  .footer-facts { margin-block: var(--space-3); }
}`;
