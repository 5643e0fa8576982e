export const listsCss = `@layer sections {
  .service { display: grid; gap: .4rem var(--space-4); padding-block: var(--space-3) var(--space-4); border-block-start: 1px solid var(--color-line); }
  .service-name { font-size: var(--step-3); line-height: 1.1; }
  .service-detail { max-inline-size: 46ch; color: var(--color-muted); }
  .services.many, .services.dozens { columns: 19rem; column-gap: var(--space-5); }
  .many .service, .dozens .service { break-inside: avoid; padding-block: .8rem; grid-template-columns: minmax(0, 1fr) auto; }
  .many .service-name { font-size: var(--step-1); } .dozens .service-name { font-family: var(--font-text); font-size: var(--step-0); letter-spacing: 0; }
  .many .service-detail, .dozens .service-detail { grid-row: 2; grid-column: 1 / -1; font-size: var(--step--1); }
  .many .service-price, .dozens .service-price { grid-row: 1; grid-column: 2; }
  @media (width >= 56rem) {
    [data-section="services"] > .wrap, [data-section="gallery"] > .wrap, [data-section="figures"] > .wrap, [data-section="process"] > .wrap { display: block; }
    [data-section="services"] .head, [data-section="process"] .head { margin-block-end: var(--space-5); margin-inline-start: var(--axis); padding: 0; }
    [data-section="services"] .told { margin-inline-start: var(--axis); }
    .services:not(.many, .dozens) .service { grid-template-columns: calc(var(--axis) * 2 - var(--space-4)) minmax(0, 1fr) auto; align-items: baseline; }
    .services:not(.many, .dozens) .service-name { font-size: var(--step-4); }
    .services:not(.many, .dozens) .service:nth-child(even) .service-name { padding-inline-start: 8.333%; }
  }

  .price-groups { display: grid; gap: var(--space-6); }
  .price-title { margin-block-end: var(--space-3); color: var(--color-accent); }
  .price { padding-block: .8rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .price-line { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-4); font-size: var(--step-1); line-height: 1.25; }
  .price-name { font-family: var(--font-display); font-weight: var(--weight-display); }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; text-align: end; }
  .price-detail { max-inline-size: 50ch; color: var(--color-muted); font-size: var(--step--1); }
  .n1 .price-line, .n2 .price-line, .n3 .price-line, .n4 .price-line, .n5 .price-line, .n6 .price-line { font-size: var(--step-2); }
  .dozens .price-line { font-size: var(--step-0); }
  @media (width >= 72rem) {
    .price-groups:not(.groups-n1):not(.dozens) { grid-template-columns: 1fr 1fr; column-gap: var(--space-6); }
    .price-groups:not(.groups-n1):not(.dozens) > :nth-child(even) { margin-block-start: var(--space-6); }
    .dozens .price-list { columns: 2; column-gap: var(--space-6); }
  }

  [data-section="figures"] .head { margin-block-end: var(--space-5); }
  .figure-list { display: flex; flex-wrap: wrap; gap: var(--space-5) var(--space-7); }
  .figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  .figure-value { font-family: var(--font-display); font-size: var(--step-6); font-weight: var(--weight-display); line-height: 1; letter-spacing: -.03em; }
  .figure-label { color: var(--color-muted); }
  @media (width >= 56rem) { .figure:nth-child(even) { margin-block-start: var(--space-5); } .figure-list { justify-content: space-between; } }

  .gallery { display: grid; gap: var(--space-4); grid-template-columns: repeat(6, 1fr); align-items: end; }
  .shot { grid-column: span 6; }
  .shot img { inline-size: 100%; max-block-size: 90svh; object-fit: cover; }
  .shot:nth-child(3n + 2) { grid-column: 1 / span 4; } .shot:nth-child(3n) { grid-column: 3 / span 4; }
  @media (width >= 56rem) {
    [data-section="gallery"] > .wrap { inline-size: auto; margin-inline: 0; padding-inline: var(--gutter); }
    .gallery { grid-template-columns: repeat(12, 1fr); gap: var(--space-5); }
    .shot:nth-child(6n + 1) { grid-column: 1 / span 7; margin-inline-start: calc(var(--gutter) * -1); }
    .shot:nth-child(6n + 2) { grid-column: 9 / span 3; margin-block-end: var(--space-6); }
    .shot:nth-child(6n + 3) { grid-column: 2 / span 4; align-self: start; }
    .shot:nth-child(6n + 4) { grid-column: 7 / span 5; margin-block-start: var(--space-6); }
    .shot:nth-child(6n + 5) { grid-column: 1 / span 3; }
    .shot:nth-child(6n) { grid-column: 5 / span 8; margin-inline-end: calc(var(--gutter) * -1); }
  }
}`;
