import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
  .sign { padding: clamp(.6rem, 1.4vw, 1.1rem); background: var(--color-field); color: var(--color-on-field); text-align: center; }
  .sign-board { display: grid; justify-items: center; gap: var(--space-2); padding: var(--space-4) var(--space-4) var(--space-5); border: 1px solid; outline: 3px solid; outline-offset: -8px; }
  .sign ::selection { background: var(--color-on-field); color: var(--color-field); }
  .sign .brand { text-decoration: none; }
  .sign .brand-name, .sign .statement { display: block; font-family: var(--font-display); font-size: ${fitSize("clamp(2.5rem, 8.2vw, 7.5rem)")}; font-weight: 700; line-height: .98; letter-spacing: -.005em; overflow-wrap: break-word; text-wrap: balance; max-inline-size: none; }
  .since { display: flex; align-items: center; gap: var(--space-3); }
  .since::before, .since::after { content: ""; inline-size: clamp(1.5rem, 6vw, 5rem); border-block-start: 1px solid; }
  .tagline { font-family: var(--font-display); font-size: var(--step-1); line-height: 1.3; }
  .awning { inline-size: 100%; block-size: 56px; max-inline-size: none; filter: drop-shadow(0 2px 0 var(--color-line)); }
  .awning .stripe { fill: var(--color-field); } .awning .gap { fill: var(--color-tint); }
  .band { inline-size: 100%; block-size: 24px; max-inline-size: none; background: var(--color-tint); }

  .hero-grid { display: grid; gap: var(--space-5); padding-block: var(--space-6); text-align: center; }
  .hero-words { display: grid; justify-items: center; gap: var(--space-4); }
  .eyebrow { color: var(--color-muted); }
  .statement { max-inline-size: ${fitLine("20ch")}; font-size: ${fitSize("var(--step-5)")}; line-height: 1.06; letter-spacing: -.01em; }
  .hero-grid .statement.long { font-size: ${fitSize("var(--step-4)")}; }
  .lead { max-inline-size: 46ch; font-size: var(--step-1); line-height: 1.5; }
  .ear .hours, .ear .contact-lines { display: grid; gap: .35rem; }
  .ear .contact-lines { margin-block-start: var(--space-3); }
  .ear .hours-row { justify-content: center; gap: 0 .6rem; }
  .ear .hours-row dd { margin: 0; text-align: inherit; }
  .window { margin-block-end: var(--space-5); padding: .6rem; border: 1px solid var(--color-accent); outline: 3px solid var(--color-accent); outline-offset: 3px; }
  .window img { inline-size: 100%; max-block-size: 36rem; object-fit: cover; }
  @media (width < 60rem) {
    .ear { padding-block-start: var(--space-4); border-block-start: 1px solid var(--color-line-strong); }
  }
  @media (width >= 60rem) {
    .has-ears .hero-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 2.6fr) minmax(0, 1fr); align-items: center; gap: var(--space-4); }
    .has-ears .ear-start { grid-column: 1; grid-row: 1; } .has-ears .hero-words { grid-column: 2; grid-row: 1; } .has-ears .ear-end { grid-column: 3; grid-row: 1; }
    .ear { font-size: calc((var(--step--1) + var(--step-0)) / 2); line-height: 1.45; }
    .has-ears .ear .fact { padding-block: var(--space-4); border-block: 1px solid var(--color-line-strong); }
    .ear .hours-row { flex-direction: column; align-items: center; }
    .has-ears .statement { font-size: ${fitSize("var(--step-4)")}; }
    .has-ears .statement.short { font-size: ${fitSize("var(--step-5)")}; }
  }
  @media print { .sign { padding: 0; } .sign-board { outline: 0; border: 0; padding: 0; } }
}`;
