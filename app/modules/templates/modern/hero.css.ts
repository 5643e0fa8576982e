import { signCss } from "../art/sign";
import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
${signCss}
  .work { inline-size: 100%; block-size: 100%; object-fit: cover; }

  .hero { position: relative; }
  .hero-work { overflow: hidden; }
  .hero-label { position: relative; }
  .eyebrow { margin-block-end: var(--space-3); }
  .statement { font-size: ${fitSize("var(--step-5)")}; line-height: 1.06; letter-spacing: var(--tracking); text-wrap: balance; }
  .statement.short { font-size: ${fitSize("var(--step-6)")}; line-height: 1; }
  .hero-foot { display: grid; gap: var(--space-4); margin-block-start: var(--space-4); }
  .lead { max-inline-size: 44ch; font-size: var(--step-1); line-height: 1.45; color: var(--color-muted); }

  [data-variant="wall"] .hero-work, [data-variant="upright"] .hero-work { block-size: 52svh; min-block-size: 19rem; }
  [data-variant="wall"] .hero-label { margin-block-start: -4.5rem; margin-inline-end: 12%; padding-block: var(--space-5) 0; padding-inline: var(--gutter) var(--space-4); background: var(--color-bg); }
  [data-variant="upright"] .hero-label { padding: var(--space-3) var(--gutter) 0; }
  [data-variant="upright"] .statement { padding-block-start: var(--space-3); }

  .hero[data-variant="poster"] { display: flex; flex-direction: column; min-block-size: calc(100svh - 8.5rem); background: var(--color-tint); }
  [data-variant="poster"] .hero-work { order: 1; flex: 1 1 20rem; min-block-size: 20rem; }
  [data-variant="poster"] .hero-label { padding: var(--space-5) var(--gutter) var(--space-3); }
  [data-variant="poster"] .statement { font-size: ${fitSize("clamp(3.5rem, 8.2vw, 8rem)")}; line-height: .98; }
  [data-variant="poster"] .lead { color: var(--color-ink); }

  .hero[data-variant="type"] { display: grid; align-content: end; background: var(--color-field); color: var(--color-on-field); }
  [data-variant="type"] .hero-label { padding: var(--space-6) var(--gutter); }
  [data-variant="type"] .hero-notes { margin-inline: var(--gutter); padding: var(--space-3) 0 var(--space-5); border-block-start: 1px solid; } [data-variant="type"] .hero-notes :is(.label, .closed) { color: inherit; }
  [data-variant="type"] :is(.eyebrow, .lead, .more) { color: inherit; }
  [data-variant="type"] .statement { font-size: ${fitSize("var(--step-6)")}; line-height: 1; }
  [data-variant="type"] .statement.short { font-size: ${fitSize("clamp(3.25rem, 9.5vw, 9rem)")}; line-height: .96; }
  [data-variant="type"] .statement.long { font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; }
  [data-variant="type"] .button { background: var(--color-field-action); color: var(--color-on-field-action); }
  [data-variant="type"] ::selection { background: var(--color-on-field); color: var(--color-field); }

  [data-variant="strip"] { display: grid; }
  [data-variant="strip"] .hero-label { padding: var(--space-5) var(--gutter); }
  [data-variant="strip"] .hero-work { order: 1; block-size: 17rem; }
  .hero-notes { order: 2; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: var(--space-4); padding: var(--space-4) var(--gutter) 0; }
  .hero-notes .label { margin-block-end: var(--space-2); }
  .hero-notes .hours-row { gap: 0 var(--space-2); }

  @media (width < 56rem) {
    [data-variant="type"] .statement:not(.short) { font-size: ${fitSize("var(--step-5)")}; line-height: 1.06; }
    [data-variant="upright"]:has(.study) { display: flex; flex-direction: column-reverse; }
    [data-variant="upright"] .hero-work:has(.study) { block-size: auto; aspect-ratio: 1; min-block-size: 0; margin: var(--space-5) 0 0; }
    [data-variant="wall"] .hero-foot { margin-inline-end: -12%; }
    .statement { hyphens: auto; }
  }
  @media (width >= 56rem) {
    .hero { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); }
    .hero-foot { grid-template-columns: minmax(0, 1fr); }
    [data-variant="wall"] .hero-work { grid-area: 1 / 1 / 2 / -1; block-size: min(84svh, 50rem); }
    [data-variant="wall"] .hero-label { grid-area: 1 / 1 / 3 / 8; align-self: end; margin: 0; padding-block: var(--space-5) var(--space-3); padding-inline: var(--gutter) var(--space-5); }
    [data-variant="wall"]::after { content: ""; grid-area: 2 / 1; block-size: 4.5rem; }

    [data-variant="upright"] .hero-work { grid-area: 1 / 8 / 2 / -1; margin: 0; block-size: auto; min-block-size: max(34rem, min(88svh, 54rem)); }
    [data-variant="upright"] .hero-work > * { position: absolute; inset-block: 0; block-size: 100%; inline-size: calc(100% / 12 * 5); }
    [data-variant="upright"] .hero-label { grid-area: 1 / 1 / 2 / 9; align-self: center; z-index: 1; margin: 0; padding-block: var(--space-5); padding-inline-end: var(--space-6); }
    [data-variant="upright"] .statement { padding: 0; margin-inline-end: 14%; font-size: ${fitSize("var(--step-5)", 84)}; }
    [data-variant="upright"] .hero-foot { margin-inline: 12.5% 16%; margin-block-start: var(--space-5); }

    .hero[data-variant="poster"] { display: grid; min-block-size: max(40rem, min(calc(100svh - 5rem), 56rem)); align-items: start; overflow: clip; }
    [data-variant="poster"] .hero-work { position: absolute; inset-block-end: 0; inset-inline-end: 0; inline-size: min(68%, 112svh, 66rem); min-block-size: 0; aspect-ratio: 4 / 3; overflow: visible; }
    [data-variant="poster"] .study { overflow: visible; }
    [data-variant="poster"] .hero-label { grid-area: 1 / 1 / 2 / 8; padding-block: var(--space-5) var(--space-6); padding-inline: var(--gutter) 0; }
    [data-variant="poster"] .actions .more { padding-inline: 1rem; background: var(--color-bg); }
    [data-variant="poster"] .lead { max-inline-size: 26ch; }

    .hero[data-variant="type"] { min-block-size: min(30rem, 70svh); }
    [data-variant="type"] .hero-label { grid-area: 1 / 1 / 2 / -1; padding-block: clamp(4rem, 8vw, 7rem) var(--space-6); }
    [data-variant="type"] .crest { position: absolute; inset-block-start: var(--space-4); inset-inline-end: var(--gutter); }
    [data-variant="type"] .hero-label:has(.crest) .statement { max-inline-size: calc(100% - 10rem); }
    [data-variant="type"] .hero-foot { grid-template-columns: minmax(0, 1fr) auto; align-items: end; margin-block-start: var(--space-5); }

    [data-variant="strip"] .hero-label { grid-area: 1 / 1 / 2 / -1; display: grid; grid-template-columns: subgrid; padding-block: var(--space-5) var(--space-6); }
    [data-variant="strip"] .eyebrow { padding-block-start: .9rem; }
    [data-variant="strip"] .hero-label { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 9fr); column-gap: 0; }
    [data-variant="strip"] .statement, [data-variant="strip"] .hero-foot { grid-column: 2; }
    [data-variant="strip"] .statement { max-inline-size: ${fitLine("20ch")}; }
    [data-variant="strip"] .hero-foot { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
    [data-variant="strip"] .hero-work { grid-area: 2 / 4 / 3 / -1; block-size: clamp(20rem, 48svh, 32rem); margin: 0; }
    [data-variant="type"] .hero-notes { grid-area: 2 / 1 / 3 / -1; grid-template-columns: repeat(auto-fit, minmax(14rem, 20rem)); gap: var(--space-5); }
    [data-variant="strip"] .hero-notes { grid-area: 2 / 1 / 3 / 4; align-content: end; grid-template-columns: minmax(0, 1fr); padding-block: 0; padding-inline: var(--gutter) var(--space-4); }
  }
  @media (prefers-reduced-motion: no-preference) {
    .hero-work .work { animation: appear 1.2s ease-out; }
    @keyframes appear { from { opacity: 0; } }
  }
  @media print { .hero-work, .about-work { display: none; } .hero, .hero-label { display: block !important; padding: 0 !important; margin: 0 !important; min-block-size: 0 !important; } }
}`;
