export const listsCss = `@layer sections {
  [data-section="prices"], [data-section="services"] { padding-block-start: var(--space-6); }
  .hero + [data-section="prices"], .hero + [data-section="services"] { padding-block-start: var(--space-4); }
  .price-groups { display: grid; gap: var(--space-6); }
  .card { max-inline-size: 46rem; margin-inline: auto; padding: var(--space-5) clamp(1.25rem, 5vw, 4rem); border: 1px solid var(--color-accent); outline: 3px solid var(--color-accent); outline-offset: 4px; }
  .card .price { padding-block: .7rem; }
  .card .fleuron { margin-block-start: var(--space-4); }
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
    [data-variant="columns"] .price-groups:not(.groups-n1):not(.dozens) { display: block; columns: 2; column-gap: 6rem; column-rule: 3px double var(--color-line-strong); }
    [data-variant="triptych"] .price-groups { grid-template-columns: repeat(3, 1fr); gap: 0; }
    [data-variant="triptych"] .price-group { padding-inline: var(--space-4); } [data-variant="triptych"] .price-group + .price-group { border-inline-start: 3px double var(--color-line-strong); }
    [data-variant="triptych"] .price-detail { padding-inline-end: 0; }
    .price-groups:not(.groups-n1):not(.dozens) .price-group { break-inside: avoid; padding-block-end: var(--space-5); }
    .dozens .price-list, .groups-n1.many .price-list { columns: 2; column-gap: 6rem; column-rule: 3px double var(--color-line-strong); }
    .card .price-groups.many .price-list { columns: auto; }
  }

  .services { display: grid; gap: var(--space-5); text-align: center; }
  .service { display: grid; justify-items: center; align-content: start; gap: .4rem; break-inside: avoid; }
  .service-name { font-size: var(--step-2); line-height: 1.15; }
  .service-detail { max-inline-size: 36ch; color: var(--color-muted); }
  .service-price { font-family: var(--font-display); font-size: var(--step-1); color: var(--color-accent); }
  .services-fare { display: block; max-inline-size: 44rem; margin-inline: auto; text-align: start; }
  .services-fare .price { padding-block: .7rem; }
  .services-fare .service { justify-items: start; padding-block: .7rem; gap: 0; } .services-fare .service-name { font-size: var(--step-1); }
  .services-line { display: block; max-inline-size: 58rem; margin-inline: auto; line-height: 1.24; }
  .services-line .service { display: inline; }
  .services-line .service-name { display: inline; font-size: var(--step-3); line-height: 1.24; }
  .services-line .service + .service::before, .areas li + li::before { content: ""; display: inline-block; inline-size: .42em; block-size: .42em; margin-inline: .5em; vertical-align: .18em; background: var(--color-accent); transform: rotate(45deg) scale(.8); font-size: var(--step-2); }
  @media (width < 56rem) { .services-columns .service + .service { padding-block-start: var(--space-5); border-block-start: 1px solid var(--color-line-strong); } }
  @media (width >= 56rem) {
    .services-line .service-name { font-size: var(--step-4); }
    .services-fare.many { max-inline-size: none; columns: 2; column-gap: 6rem; column-rule: 3px double var(--color-line-strong); }
    .services-columns { grid-template-columns: repeat(6, 1fr); gap: var(--space-6) 0; }
    .services-columns .service { grid-column: span 2; padding-inline: var(--space-4); border-inline-start: 1px solid var(--color-line-strong); }
    .n3 .service:nth-child(3n + 1), .n6 .service:nth-child(3n + 1), .n5 .service:nth-child(1), .n5 .service:nth-child(4), .n2 .service:first-child, .n4 .service:nth-child(odd), .n1 .service { border-inline-start: 0; }
    .services-columns:is(.n2, .n4) .service { grid-column: span 3; }
    .services-columns.n5 .service:nth-child(4) { grid-column: 2 / span 2; }
    .services-columns.n1 .service { grid-column: 1 / -1; }
  }
  .services-index { display: block; columns: 19rem; column-gap: var(--space-6); column-rule: 1px solid var(--color-line-strong); text-align: start; }
  .services-index .service { justify-items: stretch; grid-template-columns: minmax(0, 1fr) auto; padding: .6rem 0; gap: 0 var(--space-3); }
  .services-index .service-name { font-size: var(--step-1); } .services-index.dozens .service-name { font-size: var(--step-0); }
  .services-index .service-price { grid-row: 1; grid-column: 2; font-size: var(--step-0); }
  .services-index .service-detail { grid-row: 2; grid-column: 1 / -1; }

  .figure-list { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-5) 0; text-align: center; }
  .figure { flex: 1 1 auto; min-inline-size: min(12rem, 100%); display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-inline: var(--space-4); }
  .figure-value { font-family: var(--font-display); font-size: var(--step-6); line-height: 1; color: var(--color-accent); font-variant-numeric: oldstyle-nums; overflow-wrap: break-word; }
  .figure-label { margin-block-start: var(--space-2); max-inline-size: 24ch; margin-inline: auto; color: var(--color-muted); }
  @media (width >= 56rem) { .figure + .figure { border-inline-start: 3px double var(--color-line-strong); } }

  .steps { counter-reset: step; display: grid; gap: var(--space-5); }
  .step { counter-increment: step; display: grid; grid-template-columns: 3.6rem minmax(0, 1fr); align-items: baseline; gap: .2rem var(--space-3); }
  .step::before { content: counter(step, upper-roman); font-family: var(--font-display); font-size: var(--step-3); line-height: 1; text-align: end; color: var(--color-accent); }
  .step-name { font-size: var(--step-2); }
  .step-detail { grid-column: 2; max-inline-size: 44ch; color: var(--color-muted); }
  @media (width >= 56rem) {
    .steps { grid-template-columns: 1fr 1fr; gap: var(--space-5) var(--space-6); }
    .steps:is(.n3, .n6) { grid-template-columns: repeat(3, 1fr); gap: 0; }
    .steps:is(.n3, .n6) .step { display: block; padding: 0 var(--space-4) var(--space-4); } .steps:is(.n3, .n6) .step + .step { border-inline-start: 1px solid var(--color-line-strong); }
    .steps:is(.n3, .n6) .step::before { display: block; margin-block-end: var(--space-3); font-size: var(--step-5); text-align: start; }
  }

  .people { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-5) var(--space-6); text-align: center; }
  .person { flex: 0 1 24rem; }
  .person-name { font-size: var(--step-2); line-height: 1.15; }
  .people:is(.n1, .n2) .person-name { font-size: var(--step-3); }
  .person-role { margin-block-start: .3rem; color: var(--color-accent); }
  .person-detail { margin-block-start: .3rem; color: var(--color-muted); }
  [data-variant="cast"] .people { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; max-inline-size: 50rem; margin-inline: auto; text-align: start; }
  [data-variant="cast"] .person { padding-block: .75rem; border-block-end: 2px dotted var(--color-line-strong); }
  @media (width >= 40rem) {
    [data-variant="cast"] .person { display: flex; align-items: baseline; justify-content: space-between; gap: var(--space-4); }
    [data-variant="cast"] .person-role { margin: 0; text-align: end; }
  }

  .dates { display: grid; max-inline-size: 50rem; margin-inline: auto; border-block-end: 1px solid var(--color-ink); }
  .date { display: grid; gap: .2rem var(--space-4); padding-block: var(--space-3); border-block-start: 1px solid var(--color-ink); text-align: center; }
  .date dt { font-family: var(--font-display); font-size: var(--step-2); line-height: 1.2; color: var(--color-accent); font-variant-numeric: oldstyle-nums; }
  .date dd { font-size: var(--step-1); line-height: 1.4; }
  @media (width >= 56rem) { .date { grid-template-columns: 1fr 1fr; align-items: baseline; text-align: start; } .date dt { text-align: end; } }
  .credentials { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-4) var(--space-6); text-align: center; }
  .credential { flex: 0 1 20rem; padding-block: var(--space-3); border-block: 3px double var(--color-accent); }
  .credential-name { font-family: var(--font-display); font-size: var(--step-1); line-height: 1.3; }
  .credential-detail { color: var(--color-muted); }
  .notes { max-inline-size: 60rem; margin-inline: auto; text-align: center; }
  .notes.n1 > .note { margin-inline: auto; text-wrap: balance; }
  .areas { max-inline-size: 58rem; margin-inline: auto; text-align: center; font-family: var(--font-display); font-size: var(--step-2); line-height: 1.5; }
  .areas li { display: inline; }
  .areas li + li::before { font-size: var(--step-1); }
  .notes { max-inline-size: 62rem; margin-inline: auto; text-align: center; }
  .notes.n1 > .note { margin-inline: auto; max-inline-size: 40ch; text-wrap: balance; }
}`;
