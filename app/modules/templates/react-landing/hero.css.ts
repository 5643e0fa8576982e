import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
  .hero { position: relative; }
  .hero-field { position: relative; isolation: isolate; overflow: hidden; background: var(--color-field); color: var(--color-on-field);
    padding-block: 7.5rem var(--space-6); }
  .hero-field ::selection { background: var(--color-on-field); color: var(--color-field); }
  .hero.has-panel .hero-field { padding-block-end: calc(var(--space-6) + 3rem); }
  .hero-letter { position: absolute; z-index: -1; inset-block-start: -6%; inset-inline-end: -5%; block-size: 118%; inline-size: auto; max-inline-size: none; }
  .hero-letter .cell { fill: var(--color-field-alt); }
  .hero-letter .spark { fill: var(--color-field-alt); }
  .eyebrow { margin-block-end: var(--space-3); font-weight: var(--weight-strong); }
  .statement { font-size: ${fitSize("var(--step-5)")}; line-height: .94; letter-spacing: -.052em; max-inline-size: ${fitLine("15ch")}; }
  .statement.short { font-size: ${fitSize("var(--step-7)")}; line-height: .86; }
  .statement.middling { font-size: ${fitSize("calc((var(--step-5) + var(--step-6)) / 2)")}; line-height: .9; }
  .lead { max-inline-size: 40ch; font-size: var(--step-1); line-height: 1.4; }
  .hero-foot { display: grid; gap: var(--space-4); margin-block-start: var(--space-5); }
  .hero .button { background: var(--color-on-field); color: var(--color-field); min-block-size: 3.5rem; padding-inline: 1.75rem; }
  .hero .button:hover { text-decoration: underline; }
  .hero-picture img { inline-size: 100%; block-size: 100%; object-fit: cover; }

  .panel-place { position: relative; margin-block-start: -3rem; }
  .panel { min-inline-size: 0; margin: 0; padding: var(--space-4); border: 0; border-radius: var(--radius); background: var(--color-bg); color: var(--color-ink);
    box-shadow: 0 0 0 1px var(--color-line); }
  .panel.facts { display: grid; gap: var(--space-4); }
  .panel .label { font-weight: var(--weight-strong); margin-block-end: var(--space-2); }
  .panel .hours-row { padding-block: .3rem; border-block-start: 1px solid var(--color-line); }
  .picker { position: relative; }
  .picker legend { float: inline-start; inline-size: 100%; padding: 0; color: var(--color-muted); }
  .choices { position: relative; clear: both; display: flex; flex-wrap: wrap; gap: var(--space-2); padding-block-start: 8.5rem; }
  .choice { max-inline-size: 100%; }
  .choice input { position: absolute; opacity: 0; inline-size: 1px; block-size: 1px; }
  .choice label { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .9rem; border-radius: var(--radius);
    box-shadow: inset 0 0 0 1px var(--color-line-strong); cursor: pointer; line-height: 1.2; transition: transform .12s ease-out; }
  .choice label:hover { background: var(--color-tint); }
  .choice label:active { transform: translateY(2px); }
  .choice input:checked + label { background: var(--color-ink); color: var(--color-bg); box-shadow: none; }
  .choice input:focus-visible + label { outline: 3px solid var(--color-ink); outline-offset: 3px; }
  .picked { position: absolute; inset-inline: 0; inset-block-start: 0; block-size: 8rem; display: none; align-content: center; gap: .25rem; }
  .choice input:checked ~ .picked { display: grid; animation: drop .18s ease-out; }
  .picked-price { font-family: var(--font-display); font-size: var(--step-5); font-weight: var(--weight-display); line-height: 1; letter-spacing: -.04em; overflow-wrap: anywhere; }
  .picked-price.long { font-size: var(--step-3); letter-spacing: -.03em; }
  .picked-detail { color: var(--color-muted); line-height: 1.3; }
  @keyframes drop { from { transform: translateY(-.4rem); } }

  @media (width < 56rem) {
    .hero.has-picture .hero-field { padding-block-start: 5.5rem; }
    .hero-picture { block-size: 15rem; margin-block-end: var(--space-5); }
  }
  @media (width >= 56rem) {
    .hero-field { padding-block: 10rem var(--space-6); min-block-size: min(92svh, 54rem); display: grid; align-items: end; }
    .hero.has-panel .hero-field { padding-block-end: var(--space-6); }
    .hero-foot { max-inline-size: 46rem; }
    .has-panel .hero-foot { max-inline-size: min(50%, 34rem); }
    .panel-place { margin-block-start: -13.5rem; }
    .panel { inline-size: min(44%, 31rem); margin-inline-start: auto; }
    .hero-picture { position: absolute; z-index: -1; inset-block: 0; inset-inline-end: 0; inline-size: 38%; }
    .has-picture .statement { max-inline-size: ${fitLine("11ch")}; }
    .has-picture .statement.short { font-size: ${fitSize("var(--step-6)", 58)}; }
    .has-picture .statement:not(.short) { font-size: ${fitSize("var(--step-5)", 58)}; }
    .has-picture .hero-words > * { max-inline-size: min(58%, 44rem); }
    .has-picture .panel-place { margin-block-start: -6rem; }
  }
  @media print { .hero-field { padding-block: 0 !important; min-block-size: 0; } .picker { display: none; } .panel-place { margin: 0; } }
}`;
