import { signCss } from "../art/sign";
import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
${signCss}
  .hero-top { position: relative; border-block-start: 1px solid var(--color-ink); }
  .hero-words { padding-block: var(--space-5) var(--space-6); }
  .eyebrow { margin-block-end: var(--space-3); font-weight: var(--weight-strong); color: var(--color-accent); }
  .statement { max-inline-size: ${fitLine("18ch")}; font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; letter-spacing: -.03em; }
  .statement.short { font-size: ${fitSize("var(--step-6)")}; line-height: 1; }
  .statement.long { font-size: ${fitSize("var(--step-4)")}; line-height: 1.08; max-inline-size: ${fitLine("24ch")}; }
  .lead { margin-block: var(--space-4); max-inline-size: 44ch; font-size: var(--step-1); line-height: 1.45; color: var(--color-muted); }
  .statement + .actions { margin-block-start: var(--space-5); }
  .hero-art { block-size: clamp(8.5rem, 20vw, 18rem); overflow: hidden; background: var(--color-field); color: var(--color-on-field); }
  .hero-art > * { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .glance .fact { padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .glance .fact:first-child { border-block-start: 1px solid var(--color-ink); }
  .glance .phone { font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); }
  .glance { margin-block-start: var(--space-4); } .glance .hours { max-inline-size: 26rem; }
  .hero-cover .hero-top, .hero-cover + .section > .wrap { border: 0; }
  .hero-cover .hero-top { background: var(--color-field); color: var(--color-on-field); }
  .hero-cover .eyebrow, .hero-cover .lead, .hero-cover .more { color: inherit; }
  .hero-cover .button { background: var(--color-field-action); color: var(--color-on-field-action); }
  .hero-cover .glance-wrap { padding-block-end: var(--space-2); }
  .hero-cover ::selection { background: var(--color-on-field); color: var(--color-field); }
  .hero-row .hero-top { background: var(--color-tint); }
  .hero-row .lead { color: var(--color-ink); }
  .hero-row .hero-art, .hero-figures .hero-art { background: none; color: var(--color-accent); }
  .hero-figures .hero-art { border-block: 1px solid var(--color-ink); background: var(--color-tint); }
  .hero .figure-list { margin-block-end: var(--space-5); }
  .hero + .section > .wrap { margin-block-start: var(--space-5); }

  @media (40rem <= width < 56rem) { .glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); column-gap: var(--gap); } .glance .fact { border-block-start: 1px solid var(--color-ink); } }
  @media (width < 56rem) {
    .hero-cover .hero-top, .hero-picture .hero-top { display: flex; flex-direction: column-reverse; }
    .hero-cover .hero-art { block-size: 44vw; min-block-size: 9rem; }
    .hero-picture .hero-art { block-size: auto; aspect-ratio: 4 / 3; }
    .hero-row .hero-words { padding-block-end: var(--space-4); }
  }
  @media (width >= 56rem) {
    .hero-words { padding-block: var(--space-6); }
    .hero-cover .hero-grid, .hero-row .hero-grid, .hero-ledger .hero-grid, .hero-picture .hero-grid { display: grid; align-items: center; }
    .hero-cover .hero-words, .hero-picture .hero-words { inline-size: 52%; }
    .hero-row .hero-words { inline-size: 58%; }
    .hero-ledger .hero-words { inline-size: 64%; padding-block: var(--space-5) var(--space-6); }
    .hero-cover .hero-art, .hero-row .hero-art, .hero-ledger .hero-art, .hero-picture .hero-art { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 42%; block-size: auto; }
    .hero-row .hero-art { inline-size: 36%; }
    .hero-ledger .hero-art { inline-size: 30%; }
    .hero-cover .hero-grid { min-block-size: min(44rem, 100svh - 6.5rem); align-items: end; }
    .hero-cover .hero-art, .hero-picture .hero-art { inline-size: 44%; }
    .hero-cover .hero-art { border-inline-start: 1px solid; }
    .hero-picture .hero-grid { min-block-size: min(40rem, 100svh - 12rem); }
    .hero-picture .statement { font-size: ${fitSize("var(--step-4)")}; }
    .hero-picture .statement.short { font-size: ${fitSize("var(--step-5)")}; }
    .glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); column-gap: var(--gap); margin-block-start: 0; }
    .glance .fact, .glance .fact:first-child { padding-block: var(--space-3) var(--space-4); border-block-start: 0; }
    .glance .fact + .fact { padding-inline-start: var(--gap); border-inline-start: 1px solid var(--color-line); }
    .hero:not(.hero-cover, .hero-glance) .glance { border-block-end: 1px solid var(--color-ink); }

    .hero-glance { display: grid; grid-template-columns: 1fr; }
    .hero-glance .hero-top { display: contents; }
    .hero-glance .hero-grid, .hero-glance .glance-wrap { grid-row: 1; grid-column: 1; }
    .hero-glance .hero-art { grid-row: 2; grid-column: 1; }
    .hero-glance .hero-words { inline-size: 62%; padding-block: var(--space-6); }
    .hero-glance { border-block-start: 1px solid var(--color-ink); }
    .hero-glance .glance-wrap { display: grid; justify-items: end; pointer-events: none; }
    .hero-glance .glance { display: block; inline-size: 32%; padding-block: var(--space-4); padding-inline-start: var(--gap); border-inline-start: 1px solid var(--color-line); pointer-events: auto; }
    .hero-glance .glance .fact { padding: var(--space-3) 0; border: 0; border-block-start: 1px solid var(--color-line); }
    .hero-glance .glance .fact:first-child { border: 0; padding-block-start: 0; }

    .hero.is-bare:not(.hero-glance, .hero-figures) .hero-words { inline-size: 100%; padding-block: var(--space-7) var(--space-6); }
    .hero-cover.is-bare .hero-grid { min-block-size: min(28rem, 70svh); }
    .is-bare .hero-grid { position: relative; } .is-bare .crest { position: absolute; inset-block-start: var(--space-5); inset-inline-end: 0; } .hero-glance .crest, .hero-figures .crest { display: none; }
    .hero.is-bare:not(.hero-glance, .hero-figures):has(.crest) .hero-words { padding-inline-end: 10rem; }
    .is-bare .statement { max-inline-size: ${fitLine("22ch")}; font-size: ${fitSize("var(--step-6)")}; }
    .is-bare .statement.short { font-size: ${fitSize("calc(var(--step-6) * 1.15)")}; }
    .is-bare .statement.long { font-size: ${fitSize("var(--step-5)")}; max-inline-size: ${fitLine("28ch")}; }
    .hero-glance.is-bare .statement { font-size: ${fitSize("var(--step-5)")}; }

    .hero-figures .hero-grid { display: grid; grid-template-columns: 7fr 5fr; column-gap: calc(var(--gap) * 1.5); align-items: end; }
    .hero .figure-list { display: block; margin-block: var(--space-6); }
    .hero + .section > .wrap { margin-block-start: 0; border-block-start: 0; padding-block-start: var(--space-6); }
    .hero + .section > .wrap::before { inset-block-start: var(--space-6); margin-block-start: -1.5rem; }
  }
  @media print { .hero-art { display: none; } .glance, .hero-words, .hero-glance { display: block; inline-size: auto !important; border: 0; padding: 0; min-block-size: 0; } }
}`;
