export const listsCss = `@layer sections {
  .service { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .2rem var(--gap); padding-block: .9rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .service:first-child { border-block-start-color: transparent; padding-block-start: 0; }
  .service-name { font-size: var(--step-1); line-height: 1.3; }
  .service-detail { grid-row: 2; grid-column: 1 / -1; max-inline-size: 52ch; color: var(--color-muted); }
  .service-price { grid-row: 1; grid-column: 2; font-size: var(--step-1); text-align: end; }
  .services.dozens .service-name { font-family: var(--font-text); font-size: var(--step-0); letter-spacing: 0; }
  .services.dozens .service-price { font-size: var(--step-0); }
  .services.dozens .service-detail { font-size: var(--step--1); }
  .services.dozens .service:first-child { padding-block-start: .9rem; border-block-start-color: var(--color-line); }
  @media (width >= 56rem) {
    .services:not(.dozens) .service { grid-template-columns: 4fr 4fr 1fr; align-items: baseline; padding-block: 1.15rem; }
    .services:not(.dozens) .service-detail { grid-row: 1; grid-column: 2; }
    .services:not(.dozens) .service-price { grid-column: 3; }
    .services.bare:not(.dozens) { columns: 2; column-gap: calc(var(--gap) * 1.5); }
    .services.bare:not(.dozens) .service { display: block; border-block-start: 0; border-block-end: 1px solid var(--color-line); }
    .services.dozens { columns: 2; column-gap: calc(var(--gap) * 1.5); }
  }

  .price-groups { display: grid; gap: var(--space-5) calc(var(--gap) * 1.5); }
  .price-title { margin-block-end: var(--space-2); font-size: var(--step-1); }
  .price { padding-block: .7rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .price-title + .price-list .price:first-child { border-block-start: 2px solid var(--color-ink); }
  .price-line { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); }
  .price-name { font-weight: var(--weight-strong); }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; text-align: end; }
  .price-detail { max-inline-size: 48ch; color: var(--color-muted); }
  @media (width >= 56rem) {
    .price-groups:not(.groups-n1) { grid-template-columns: 1fr 1fr; }
    .price-groups.dozens { grid-template-columns: 1fr; }
    .dozens .price-list, .groups-n1.many .price-list { columns: 2; column-gap: calc(var(--gap) * 1.5); }
  }

  .figure-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: var(--space-4) 0; }
  .figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-inline: var(--gap); border-inline-start: 1px solid var(--color-line); }
  .figure-value { font-family: var(--font-display); font-size: var(--step-5); font-weight: var(--weight-display); line-height: 1.05; letter-spacing: -.03em; color: var(--color-accent); }
  .figure-label { margin-block-start: .3rem; color: var(--color-muted); }
  @media (width >= 56rem) { .figure:first-child { padding-inline-start: 0; border: 0; } }

  .steps { counter-reset: step; display: grid; gap: var(--space-4) var(--gap); }
  .step { counter-increment: step; display: grid; grid-template-columns: 2.6rem 1fr; column-gap: var(--space-3); }
  .step::before { content: counter(step); grid-row: 1 / span 2; display: grid; place-items: center; inline-size: 2.6rem; block-size: 2.6rem; border: 1px solid var(--color-accent); color: var(--color-accent);
    font-weight: var(--weight-strong); font-variant-numeric: tabular-nums lining-nums; }
  .step-name { align-self: center; min-block-size: 2.6rem; display: flex; align-items: center; font-size: var(--step-1); line-height: 1.25; }
  .step-detail { max-inline-size: 52ch; color: var(--color-muted); }
  @media (width >= 56rem) {
    .steps { grid-template-columns: 1fr 1fr; gap: var(--space-5) calc(var(--gap) * 1.5); }
    .steps.n3 { grid-template-columns: repeat(3, 1fr); }
    .n3 .step { grid-template-columns: 1fr; } .n3 .step::before { margin-block-end: var(--space-2); }
  }

  .people { display: grid; gap: var(--space-5) var(--gap); }
  .person { padding-block-start: var(--space-3); border-block-start: 2px solid var(--color-ink); }
  .person-name { font-size: var(--step-1); }
  .person-role { color: var(--color-accent); font-weight: var(--weight-strong); }
  .person-detail { margin-block-start: .4rem; color: var(--color-muted); }
  @media (width >= 40rem) { .people:not(.n1) { grid-template-columns: 1fr 1fr; } }
  @media (width >= 64rem) { .people.n3, .people.n5, .people.n6, .people.many, .people.dozens { grid-template-columns: repeat(3, 1fr); } }
}`;
