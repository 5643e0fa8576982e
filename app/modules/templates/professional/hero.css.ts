import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
  .hero { border-block-start: 1px solid var(--color-ink); }
  .hero-words { padding-block: var(--space-6); }
  .eyebrow { margin-block-end: var(--space-3); color: var(--color-accent); font-weight: var(--weight-strong); }
  .statement { max-inline-size: ${fitLine("20ch")}; font-size: ${fitSize("var(--step-5)")}; line-height: 1.06; letter-spacing: -.025em; }
  .statement.short { font-size: ${fitSize("var(--step-6)")}; line-height: 1.02; }
  .statement.long { font-size: ${fitSize("var(--step-4)")}; max-inline-size: ${fitLine("26ch")}; }
  .lead { margin-block: var(--space-4); max-inline-size: 50ch; font-size: var(--step-1); line-height: 1.5; color: var(--color-muted); }
  .statement + .actions { margin-block-start: var(--space-4); }
  .glance { display: grid; gap: var(--space-4); padding-block: var(--space-4); border-block-start: 4px solid var(--color-action); }
  .glance .contact-lines { font-weight: var(--weight-strong); }
  .hero-band { block-size: clamp(8rem, 18vw, 15rem); background: var(--color-field); overflow: hidden; }
  .hero-band > * { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .hero-band.has-picture { block-size: clamp(14rem, 34vw, 30rem); }
  .line-field { fill: none; stroke: var(--color-on-field); stroke-width: 1; }
  .rule { opacity: .5; }
  .rule-strong { stroke-width: 3; }
  @media (width >= 56rem) {
    .has-glance .hero-grid { display: grid; grid-template-columns: 8fr 4fr; column-gap: calc(var(--gap) * 2); }
    .hero-words { padding-block: var(--space-7); }
    .glance { align-content: start; padding: var(--space-4) 0 var(--space-5); border-block-start: 0; border-inline-start: 1px solid var(--color-line); padding-inline-start: var(--gap); }
  }
  .hero + .section > .wrap { border-block-start: 0; padding-block-start: var(--space-6); }
  @media print { .hero-band { display: none; } .glance { border: 0; padding: 0; } .has-glance .hero-grid { display: block; } .hero-words { padding: 0 0 4mm; } }
}`;
