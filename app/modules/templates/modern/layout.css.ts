import { fitSize } from "../longest-word";

/** The axis: everything that is not a label starts at `--axis`, a third of the way in. */
export const layoutCss = `@layer layout {
  :root { --gutter: clamp(1.25rem, 5.5vw, 6rem); --measure: 88rem; --axis: 0px; }
  h1, h2, h3 { letter-spacing: -.018em; }
  .section { padding-block: var(--space-7); }
  .label, .eyebrow, .brand-name, .price-title { font-family: var(--font-text); font-size: var(--step--1); font-weight: var(--weight-strong);
    letter-spacing: .14em; line-height: 1.4; text-transform: uppercase; color: var(--color-muted); }
  .title { font-size: ${fitSize("var(--step-3)")}; line-height: 1.12; }
  :is([data-section="about"], [data-variant="statement"], [data-variant="running"], [data-variant="names"]) .title { font-size: ${fitSize("var(--step-1)")}; line-height: 1.3; letter-spacing: 0; color: var(--color-muted); }
  .label { margin-block-end: var(--space-3); }
  .head { margin-block-end: var(--space-5); }
  .intro { margin-block-start: var(--space-2); max-inline-size: 40ch; }
  .button { border-radius: 0; padding-inline: 1.6rem; }
  .more { display: inline-flex; align-items: center; min-block-size: 3rem; }

  .site-header { background: var(--color-bg); }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-5); min-block-size: 5rem; padding: var(--space-2) var(--gutter); }
  .brand { display: inline-flex; align-items: center; min-block-size: 2.75rem; margin-inline-end: auto; text-decoration: none; }
  .brand-name { color: var(--color-ink); }
  .logo { block-size: 3rem; inline-size: auto; object-fit: contain; }
  .bar .button { min-block-size: 2.75rem; background: none; color: var(--color-ink); padding-inline: 0; border-block-end: 1px solid; }
  .bar .button:hover { border-block-end-width: 2px; }
  @media (width < 56rem) { .bar .site-action { display: none; } }

  .site-footer { padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .address-line { display: block; }
  .small-print { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-3); font-size: var(--step--1); color: var(--color-muted); }

  @media (width >= 56rem) {
    :root { --axis: 33.333%; }
    .section > .wrap { display: grid; grid-template-columns: var(--axis) minmax(0, 1fr); align-items: start; }
    .head { padding-inline-end: var(--space-5); margin-block: 0; }
    .section:is([data-variant="running"], [data-variant="board"], [data-variant="names"]) > .wrap { display: block; }
    :is([data-variant="running"], [data-variant="board"], [data-variant="names"]) .head { margin-block-end: var(--space-4); }
  }
}`;
