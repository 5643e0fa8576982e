import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
  .sign { position: relative; text-align: center; }
  .sign-board { display: grid; justify-items: center; gap: var(--space-2); }
  .sign .brand { text-decoration: none; }
  .sign .brand-name, .sign .statement { display: block; font-family: var(--font-display); font-size: ${fitSize("clamp(2.6rem, 8.2vw, 7.5rem)")}; font-weight: 700; line-height: .98; letter-spacing: -.005em; overflow-wrap: break-word; text-wrap: balance; max-inline-size: none; }
  .sign .statement .brand-name { font-size: inherit; }
  .since { display: flex; align-items: center; gap: var(--space-3); }
  .since::before, .since::after { content: ""; flex: 1 0 auto; inline-size: clamp(1rem, 6vw, 5rem); border-block-start: 1px solid; }
  .tagline { font-family: var(--font-display); font-size: var(--step-1); line-height: 1.3; }

  .sign-window, .sign-plate { padding: clamp(.6rem, 1.4vw, 1.1rem); background: var(--color-field); color: var(--color-on-field); }
  .sign-window .sign-board { padding: var(--space-4) var(--space-4) var(--space-5); border: 1px solid; outline: 3px solid; outline-offset: -8px; }
  .sign ::selection { background: var(--color-on-field); color: var(--color-field); }
  .awning { inline-size: 100%; block-size: 56px; max-inline-size: none; filter: drop-shadow(0 2px 0 var(--color-line)); }
  .awning .stripe { fill: var(--color-field); } .awning .gap { fill: var(--color-tint); }

  .sign-plate { padding-block: clamp(1.25rem, 3vw, 2.5rem); }
  .sign-plate .sign-board, .sign-label .sign-board { position: relative; inline-size: min(100% - 2 * var(--gutter), 56rem); margin-inline: auto; padding: var(--space-3) clamp(1.5rem, 5vw, 4rem) var(--space-4); background: var(--color-bg); color: var(--color-ink); }
  .sign-plate .sign-board { border-radius: 3px; background: radial-gradient(circle at 1.1rem 1.1rem, var(--color-accent) .3rem, transparent .33rem), radial-gradient(circle at calc(100% - 1.1rem) 1.1rem, var(--color-accent) .3rem, transparent .33rem),
    radial-gradient(circle at 1.1rem calc(100% - 1.1rem), var(--color-accent) .3rem, transparent .33rem), radial-gradient(circle at calc(100% - 1.1rem) calc(100% - 1.1rem), var(--color-accent) .3rem, transparent .33rem), var(--color-bg); }
  .sign-plate .brand-name, .sign-plate .statement, .sign-label .brand-name, .sign-label .statement { font-size: ${fitSize("clamp(2.1rem, 4.8vw, 4.25rem)")}; line-height: 1.04; }
  .sign-plate .since, .sign-label .since { color: var(--color-muted); }
  .sign-label { padding-block: clamp(1.75rem, 4vw, 3.5rem); background: var(--color-field); overflow: hidden; }
  .sign-label .paper { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; opacity: .34; }
  .sign-label .paper :is(.line, .hatch) { stroke: var(--color-on-field); }
  .sign-label .sign-board { outline: 1px solid var(--color-accent); outline-offset: -.6rem; box-shadow: inset 0 0 0 .95rem var(--color-bg), inset 0 0 0 calc(.95rem + 3px) var(--color-accent); padding-block: var(--space-4) var(--space-5); }
  .sign-label .emblem, .sign-plate .emblem { inline-size: 5rem; }

  .printed { block-size: clamp(9rem, 22vw, 17rem); background: var(--color-field); overflow: hidden; }
  .paper { inline-size: 100%; block-size: 100%; max-inline-size: none; }
  .printed :is(.line, .hatch) { stroke: var(--color-on-field); }
  .sign-bill, .sign-frame { inline-size: min(100% - 2 * var(--gutter), var(--measure)); margin-inline: auto; padding-block: var(--space-4); }
  .sign-bill { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; gap: var(--space-4); margin-block-start: var(--space-3); border-block: 1px solid var(--color-ink); border-block-start-width: 6px; }
  .sign-bill.is-painted { inline-size: 100%; margin: 0; padding: clamp(1.5rem, 4vw, 3.25rem) var(--gutter); border: 0; background: var(--color-field); color: var(--color-on-field); }
  .sign-bill.is-painted .emblem :is(.line, .hatch) { stroke: var(--color-on-field); } .sign-bill.is-painted .since { color: inherit; }
  .sign-bill .emblem { display: none; } .sign-bill > :only-child { grid-column: 1 / -1; }
  .sign-bill .brand-name { font-size: ${fitSize("clamp(2rem, 5vw, 4.5rem)")}; }
  .sign-frame .brand-name { font-size: ${fitSize("clamp(2.4rem, 7vw, 6.5rem)")}; }
  @media (width >= 56rem) { .sign-bill { grid-template-columns: 6.5rem minmax(0, 1fr) 6.5rem; } .sign-bill .emblem { display: block; inline-size: 6.5rem; } .sign-bill .emblem .line { stroke-width: 1; } }

  .hero-grid { display: grid; gap: var(--space-5); padding-block: var(--space-5) var(--space-6); text-align: center; }
  .hero-words { display: grid; justify-items: center; gap: var(--space-4); }
  .hero .hero-words .statement { max-inline-size: ${fitLine("18ch")}; font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; letter-spacing: -.012em; }
  .hero .hero-words .statement.long { font-size: ${fitSize("var(--step-4)")}; line-height: 1.1; max-inline-size: ${fitLine("24ch")}; }
  .lead { max-inline-size: 44ch; font-size: var(--step-1); line-height: 1.5; }
  .ears { display: grid; gap: var(--space-4) var(--space-5); }
  @media (40rem <= width < 60rem) { .ears { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } }
  .ears .fact { padding-block-start: var(--space-4); border-block-start: 1px solid var(--color-line-strong); }
  .ears .hours, .ears .contact-lines { display: grid; gap: .35rem; }
  .ears .contact-lines { margin-block-start: var(--space-2); }
  .ears .mail { font-size: var(--small); }
  .ears .phone { font-family: var(--font-display); font-size: var(--step-1); }
  .ears .hours { max-inline-size: 24rem; margin-inline: auto; }
  .window { padding: .6rem; border: 1px solid var(--color-accent); outline: 3px solid var(--color-accent); outline-offset: 3px; }
  .window img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
  .hero.is-named .hero-grid { padding-block-start: var(--space-5); }

  .hero-bill .hero-words .statement { font-size: ${fitSize("var(--step-6)")}; line-height: .98; max-inline-size: ${fitLine("16ch")}; }
  .hero-bill .hero-words .statement.long { font-size: ${fitSize("var(--step-5)")}; line-height: 1.04; max-inline-size: ${fitLine("20ch")}; }
  .hero-bill .ears { border-block-end: 6px solid var(--color-ink); padding-block-end: var(--space-4); }

  @media (width < 40rem) { .hero .vignette { display: none; } .hero-words { gap: var(--space-3); } .hero .hero-grid { padding-block-start: var(--space-4); } }
  @media (width >= 60rem) {
    .hero-window.has-ears .hero-grid { grid-template-columns: minmax(0, 1.1fr) minmax(0, 2.6fr) minmax(0, 1.1fr); align-items: center; gap: var(--space-4); }
    .hero-window.has-ears .ears { display: contents; }
    .hero-window.has-ears .fact { grid-row: 1; align-self: stretch; display: grid; align-content: center; padding-block: var(--space-4); border-block: 1px solid var(--color-line-strong); }
    .hero-window.has-ears .fact:first-child { grid-column: 1; } .hero-window.has-ears .hero-words { grid-column: 2; grid-row: 1; } .hero-window.has-ears .fact:last-child { grid-column: 3; }
    .hero-window .ears .hours-row { flex-direction: column; align-items: center; }
    .hero-window .ears .hours-row dd { margin: 0; text-align: inherit; }
    .hero-window.has-ears .hero-words .statement:not(.short) { font-size: ${fitSize("var(--step-4)")}; }

    .hero-plate .hero-grid { grid-template-columns: 7fr 4fr; align-items: center; gap: clamp(2rem, 6vw, 6rem); text-align: start; }
    .hero-plate .hero-words { justify-items: start; }
    .hero-plate .actions { justify-content: start; }
    .hero-plate:is(.is-named, :not(:has(.ears))) .hero-grid { grid-template-columns: 1fr; text-align: center; }
    .hero-plate:is(.is-named, :not(:has(.ears))) .hero-words { justify-items: center; }
    .hero-plate:is(.is-named, :not(:has(.ears))) .actions { justify-content: center; }
    .hero-plate:not(.is-named) .ears { padding-inline-start: clamp(1.5rem, 3vw, 3rem); border-inline-start: 3px double var(--color-accent); }
    .hero-plate:not(.is-named) .ears .fact:first-child { padding: 0; border: 0; }

    .hero-bill.has-ears .ears, .hero-label.has-ears .ears, .hero-frame.has-ears .ears { grid-template-columns: 1fr 1fr; gap: 0; border-block-start: 1px solid var(--color-ink); }
    .hero-bill.has-ears .fact, .hero-label.has-ears .fact, .hero-frame.has-ears .fact { padding: var(--space-4) var(--space-5) 0; border: 0; }
    .has-ears:is(.hero-bill, .hero-label, .hero-frame) .fact + .fact { border-inline-start: 1px solid var(--color-ink); }

    .hero-frame .hero-grid { grid-template-columns: 5fr 7fr; align-items: center; gap: var(--space-6); }
    .hero-frame .window { grid-column: 2; grid-row: 1; }
    .hero-frame .hero-words { grid-column: 1; grid-row: 1; text-align: start; justify-items: start; }
    .hero-frame .hero-words .statement { font-size: ${fitSize("var(--step-4)")}; }
    .hero-frame .actions { justify-content: start; }
    .hero-frame .ears { grid-column: 1 / -1; padding-block-end: var(--space-4); border-block-end: 1px solid var(--color-ink); }
  }
  @media print { .sign { padding: 0; } .sign-board { outline: 0 !important; border: 0 !important; padding: 0 !important; } .hero-grid { padding: 0 0 4mm; } }
}`;
