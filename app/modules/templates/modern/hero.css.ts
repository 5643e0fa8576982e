import { fitSize } from "../longest-word";

export const heroCss = `@layer sections {
  .study { display: block; inline-size: 100%; block-size: 100%; }
  .tone-0 { fill: var(--color-tint); } .tone-1 { fill: var(--color-art-1); } .tone-2 { fill: var(--color-art-2); } .tone-3 { fill: var(--color-primary); }
  .tone-4 { fill: var(--color-art-4); } .tone-5 { fill: var(--color-art-5); } .tone-second { fill: var(--color-second); }
  .grain { mix-blend-mode: soft-light; opacity: .55; }
  .work { inline-size: 100%; block-size: 100%; object-fit: cover; }

  .hero { position: relative; }
  .hero-work { block-size: 46svh; min-block-size: 19rem; overflow: hidden; }
  .hero-label { position: relative; margin-block-start: -4.5rem; margin-inline-end: 12%; padding: var(--space-5) var(--space-4) 0 var(--gutter); background: var(--color-bg); }
  .eyebrow { margin-block-end: var(--space-3); }
  .statement { font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; letter-spacing: -.028em; }
  .statement.short { font-size: ${fitSize("var(--step-6)")}; line-height: 1; }
  .hero-foot { display: grid; gap: var(--space-4); margin-block-start: var(--space-4); }
  .lead { max-inline-size: 44ch; font-size: var(--step-1); line-height: 1.45; color: var(--color-muted); }
  @media (width < 56rem) { .hero-foot { margin-inline-end: -12%; } .statement { hyphens: auto; } }
  @media (width >= 56rem) {
    .hero { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); }
    .hero-work { grid-area: 1 / 5 / 2 / 13; block-size: min(78svh, 46rem); }
    .hero-label { grid-area: 1 / 1 / 3 / 8; align-self: end; margin: 0; padding: var(--space-5) var(--space-5) var(--space-3) var(--gutter); }
    .hero::after { content: ""; grid-area: 2 / 1; block-size: 4.5rem; }
    .statement { margin-inline-end: -.5em; text-wrap: balance; }
    .hero-foot { grid-template-columns: minmax(0, 1fr); }
  }
  @media (prefers-reduced-motion: no-preference) {
    .hero-work .work { animation: appear 1.2s ease-out; }
    @keyframes appear { from { opacity: 0; } }
  }
  @media print { .hero-work, .about-work { display: none; } .hero-label { padding: 0; margin: 0; } }
}`;
