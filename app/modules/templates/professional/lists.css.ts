export const listsCss = `@layer sections {
  .service { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem var(--gap); padding-block: 1rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .service-name { font-size: var(--step-1); line-height: 1.25; }
  .service-detail { grid-row: 2; grid-column: 1 / -1; max-inline-size: 52ch; color: var(--color-muted); }
  .service-price { grid-row: 1; grid-column: 2; font-size: var(--step-1); font-weight: var(--weight-strong); text-align: end; }
  .services-ledger .service:first-child, .services-index .service:first-child { border-block-start: 0; padding-block-start: 0; }
  .services-index { counter-reset: entry; }
  .services-index .service { counter-increment: entry; grid-template-columns: 3.2rem minmax(0, 1fr); column-gap: 0; align-items: baseline; }
  .services-index .service::before { content: counter(entry); color: var(--color-accent); font-variant-numeric: tabular-nums lining-nums; }
  .services-index.n1 .service { display: block; } .services-index.n1 .service::before { content: none; }
  .services-index:not(.dozens) .service-name { font-size: var(--step-2); line-height: 1.2; }
  @media (width < 24rem) { .service-price { max-inline-size: 8rem; } .services-index .service { grid-template-columns: 1.75rem minmax(0, 1fr); } .services-index:not(.dozens) .service-name { font-size: var(--step-0); } }
  .services-grid { display: grid; border-block-end: 1px solid var(--color-line); }
  .services-grid .service { align-content: start; padding-block: var(--space-4); }
  .services-grid .service-name { font-size: var(--step-2); line-height: 1.15; }
  .services-grid .service-price { grid-row: 3; grid-column: 1; justify-self: start; text-align: start; margin-block-start: var(--space-2); }
  .services.dozens .service { padding-block: .6rem; }
  .services.dozens .service-name { font-family: var(--font-text); font-size: var(--step-0); letter-spacing: 0; }
  .services.dozens .service-price { font-size: var(--step-0); }
  .services.dozens .service-detail { font-size: var(--small); }
  @media (width >= 56rem) {
    .services-ledger:not(.dozens) .service { grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(4.5rem, auto); align-items: baseline; padding-block: 1.3rem; }
    .services-ledger:not(.dozens) .service-detail { grid-row: 1; grid-column: 2; }
    .services-ledger:not(.dozens) .service-price { grid-column: 3; }
    .services-ledger:not(.dozens) .service:first-child { padding-block-start: 0; }
    .services-grid { grid-template-columns: repeat(3, 1fr); border-inline-start: 1px solid var(--color-line); border-block-end: 0; }
    .services-grid.n4 { grid-template-columns: 1fr 1fr; }
    .services-grid.n5 .service:first-child { grid-column: span 2; }
    .services-grid .service { padding: var(--space-4) var(--gap) var(--space-5); border: 1px solid var(--color-line); border-inline-start: 0; margin-block-start: -1px; min-block-size: 13rem; }
    .services.dozens { columns: 2; column-gap: calc(var(--gap) * 1.5); }
  }

  .price-groups { display: grid; gap: var(--space-5) calc(var(--gap) * 1.5); }
  .price-title { margin-block-end: var(--space-2); font-size: var(--step-2); }
  .price { padding-block: .75rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .price-title + .price-list .price:first-child { border-block-start: 2px solid var(--color-ink); }
  .price-line { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); }
  .price-name { font-weight: var(--weight-strong); }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; text-align: end; font-weight: var(--weight-strong); }
  .price-detail { max-inline-size: 48ch; color: var(--color-muted); }
  .groups-n1:not(.many, .dozens) .price-line { font-family: var(--font-display); font-size: var(--step-1); line-height: 1.3; }
  .groups-n1:not(.many, .dozens) .price { padding-block: 1.1rem; }
  .groups-n1 .price-list:first-child .price:first-child { border-block-start: 0; padding-block-start: 0; }
  @media (width >= 56rem) {
    .price-groups.groups-n2 { grid-template-columns: 1fr 1fr; }
    [data-variant="columns"] .price-groups { display: block; columns: 2; column-gap: calc(var(--gap) * 2); }
    [data-variant="columns"] .groups-n3, [data-variant="columns"] .groups-n5, [data-variant="columns"] .groups-n6 { columns: 3; column-gap: calc(var(--gap) * 1.5); }
    [data-variant="columns"] .price-group { break-inside: avoid; padding-block-end: var(--space-5); }
    .price-groups.dozens:not(.groups-n3, .groups-n4, .groups-n5, .groups-n6) { grid-template-columns: 1fr; }
    .dozens:not(.groups-n3, .groups-n4, .groups-n5, .groups-n6) .price-list, .groups-n1.many .price-list { columns: 2; column-gap: calc(var(--gap) * 1.5); }
    .groups-n1.many .price-list:first-child .price:first-child { border-block-start: 1px solid var(--color-line); padding-block-start: .75rem; }
  }

  .figure-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); border-block: 1px solid var(--color-ink); }
  .figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: var(--space-3) var(--space-3) var(--space-4); border-inline-start: 1px solid var(--color-line); }
  .figure:first-child { padding-inline-start: 0; border: 0; }
  .figure-value { font-family: var(--font-display); font-size: var(--step-5); font-weight: var(--weight-display); line-height: 1.05; letter-spacing: -.03em; color: var(--color-accent); }
  .figure-label { margin-block-start: .3rem; max-inline-size: 36ch; color: var(--color-muted); }
  @media (width >= 56rem) {
    .hero .figure { flex-direction: row-reverse; align-items: baseline; justify-content: flex-end; gap: var(--gap); padding: var(--space-3) 0; border-inline-start: 0; }
    .hero .figure + .figure { border-block-start: 1px solid var(--color-line); }
    .hero .figure-value { min-inline-size: 3.4ch; }
  }

  .steps { counter-reset: step; display: grid; gap: var(--space-4) var(--gap); }
  .step { counter-increment: step; display: grid; grid-template-columns: 3.2rem 1fr; padding-block-start: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .step::before { content: counter(step); grid-row: 1 / span 2; color: var(--color-accent); font-family: var(--font-display); font-size: var(--step-3); font-weight: var(--weight-display); line-height: 1; font-variant-numeric: lining-nums; }
  .step-name { align-self: center; font-size: var(--step-1); line-height: 1.25; }
  .step-detail { grid-column: 2; margin-block-start: .3rem; max-inline-size: 52ch; color: var(--color-muted); }
  [data-section="process"][data-variant="row"] { background: var(--color-surface); }
  @media (width >= 56rem) {
    .is-wide .steps { grid-template-columns: repeat(3, 1fr); gap: 0; }
    .is-wide .steps.n2, .is-wide .steps.n4 { grid-template-columns: 1fr 1fr; row-gap: var(--space-5); }
    .is-wide .step { display: block; padding: var(--space-3) var(--gap) 0 0; border-block-start: 2px solid var(--color-ink); }
    .is-wide .step::before { display: block; margin-block-end: var(--space-4); font-size: var(--step-5); }
    .is-wide .step-name { font-size: var(--step-2); }
  }

  .people { display: grid; gap: 0 var(--gap); }
  .person { padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .person-name { font-size: var(--step-2); line-height: 1.2; }
  .person-role { color: var(--color-accent); font-weight: var(--weight-strong); }
  .person-detail { margin-block-start: .3rem; color: var(--color-muted); }
  [data-variant="index"] .person:first-child { border-block-start: 0; padding-block-start: 0; }
  @media (width >= 56rem) {
    [data-variant="cards"] .people { grid-template-columns: 1fr 1fr; }
    [data-variant="cards"] .person { padding-block: var(--space-3) var(--space-5); border-block-start: 2px solid var(--color-ink); }
    [data-variant="cards"] .person-name { font-size: var(--step-3); }
    [data-variant="cards"] .person-detail { max-inline-size: 48ch; }
    [data-variant="index"] .person { display: grid; grid-template-columns: 4fr 4fr; column-gap: var(--gap); align-items: baseline; padding-block: 1.3rem; }
    [data-variant="index"] .person:first-child { padding-block-start: 0; }
    [data-variant="index"] .person-detail { grid-column: 2; }
  }

  .dates, .credentials { gap: 0; max-inline-size: none; }
  .date, .credential { display: grid; gap: .2rem var(--gap); padding-block: .9rem; border-block-start: 1px solid var(--color-line); }
  .date:first-child, .credential:first-child { border-block-start: 0; padding-block-start: 0; }
  .date-when, .credential-name { font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); line-height: 1.3; }
  .date-when { font-variant-numeric: tabular-nums lining-nums; color: var(--color-accent); }
  .credential-detail { color: var(--color-muted); }
  .areas { display: block; columns: 14rem; column-gap: var(--gap); }
  .area { padding-block: .55rem; border-block-end: 1px solid var(--color-line); break-inside: avoid; }
  @media (width >= 56rem) { .date, .credential { grid-template-columns: 4fr 4fr; align-items: baseline; } }
}`;
