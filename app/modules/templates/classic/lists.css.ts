export const listsCss = `@layer sections {
  [data-section="prices"], [data-section="services"] { padding-block-start: var(--space-6); }
  .hero + [data-section="prices"], .hero + [data-section="services"] { padding-block-start: var(--space-4); }
  .price-groups { display: grid; gap: var(--space-6); }
  .price-groups.groups-n1:not(.many, .dozens) { max-inline-size: 40rem; margin-inline: auto; }
  .price-title { margin-block-end: var(--space-3); font-size: var(--step-2); text-align: center; color: var(--color-accent); }
  .price { padding-block: .5rem; break-inside: avoid; }
  .price-line { display: flex; align-items: baseline; gap: .6rem; line-height: 1.3; }
  .price-name { font-family: var(--font-display); font-size: var(--step-1); }
  .price-leader { flex: 1 1 1.5rem; min-inline-size: 1rem; block-size: .5em; border-block-end: 2px dotted var(--color-line-strong); }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; font-family: var(--font-display); font-size: var(--step-1); text-align: end; }
  .is-long .price-value { margin-inline-start: auto; }
  .price-detail { max-inline-size: 46ch; padding-inline-end: 3rem; color: var(--color-muted); line-height: 1.4; }
  .dozens .price { padding-block: .28rem; }
  .dozens .price-name, .dozens .price-value { font-size: var(--step-0); }
  @media (width >= 56rem) {
    .price-groups:not(.groups-n1):not(.dozens) { display: block; columns: 2; column-gap: 6rem; column-rule: 1px solid var(--color-line-strong); }
    .price-groups:not(.groups-n1):not(.dozens) .price-group { break-inside: avoid; padding-block-end: var(--space-5); }
    .dozens .price-list, .groups-n1.many .price-list { columns: 2; column-gap: 6rem; column-rule: 1px solid var(--color-line-strong); }
  }

  .services { display: grid; gap: var(--space-5); text-align: center; }
  .service { display: grid; justify-items: center; align-content: start; gap: .4rem; break-inside: avoid; }
  .service-name { font-size: var(--step-2); line-height: 1.15; }
  .service-detail { max-inline-size: 36ch; color: var(--color-muted); }
  .service-price { font-family: var(--font-display); font-size: var(--step-1); color: var(--color-accent); }
  @media (width < 56rem) { .services:not(.dozens, .many) .service + .service { padding-block-start: var(--space-5); border-block-start: 1px solid var(--color-line-strong); } }
  @media (width >= 56rem) {
    .services:not(.dozens, .many, .n1) { grid-template-columns: repeat(6, 1fr); gap: var(--space-6) 0; }
    .services .service { grid-column: span 2; padding-inline: var(--space-4); border-inline-start: 1px solid var(--color-line-strong); }
    .n3 .service:nth-child(3n + 1), .n6 .service:nth-child(3n + 1), .n5 .service:nth-child(1), .n5 .service:nth-child(4), .n2 .service:first-child, .n4 .service:nth-child(odd), .n1 .service { border-inline-start: 0; }
    .n2 .service, .n4 .service { grid-column: span 3; }
    .n5 .service:nth-child(4) { grid-column: 2 / span 2; }
    .n1 .service { grid-column: 1 / -1; }
  }
  .services.many, .services.dozens { display: block; columns: 17rem; column-gap: var(--space-6); column-rule: 1px solid var(--color-line-strong); text-align: start; }
  .many .service, .dozens .service { justify-items: stretch; grid-template-columns: minmax(0, 1fr) auto; padding: .55rem 0; border: 0; gap: 0 var(--space-3); }
  .many .service-name, .dozens .service-name { font-size: var(--step-1); } .dozens .service-name { font-size: var(--step-0); }
  .many .service-price, .dozens .service-price { grid-row: 1; grid-column: 2; font-size: var(--step-0); }
  .many .service-detail, .dozens .service-detail { grid-row: 2; grid-column: 1 / -1; font-size: var(--step--1); }

  .figure-list { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-5) 0; text-align: center; }
  .figure { flex: 1 1 auto; min-inline-size: min(12rem, 100%); display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-inline: var(--space-4); }
  .figure-value { font-family: var(--font-display); font-size: var(--step-5); line-height: 1; color: var(--color-accent); font-variant-numeric: oldstyle-nums; overflow-wrap: break-word; }
  .figure-label { margin-block-start: var(--space-2); color: var(--color-muted); }
  @media (width >= 56rem) { .figure + .figure { border-inline-start: 1px solid var(--color-line-strong); } }

  .steps { counter-reset: step; display: grid; gap: var(--space-5); text-align: center; }
  .step { counter-increment: step; display: grid; justify-items: center; align-content: start; gap: .4rem; }
  .step::before { content: counter(step, upper-roman); font-family: var(--font-display); font-size: var(--step-4); line-height: 1; color: var(--color-accent); }
  .step-name { font-size: var(--step-2); }
  .step-detail { max-inline-size: 38ch; color: var(--color-muted); }
  @media (width >= 56rem) {
    .steps { grid-template-columns: repeat(2, 1fr); gap: var(--space-6); }
    .steps.n3, .steps.n6 { grid-template-columns: repeat(3, 1fr); }
  }

  .people { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-5) var(--space-6); text-align: center; }
  .person { flex: 0 1 17rem; }
  .person-name { font-size: var(--step-2); }
  .person-role { color: var(--color-accent); }
  .person-detail { color: var(--color-muted); }
}`;
