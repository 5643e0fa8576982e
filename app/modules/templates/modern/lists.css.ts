import { fitSize } from "../longest-word";

export const listsCss = `@layer sections {
  .services { counter-reset: service; }
  .service { container-type: inline-size; counter-increment: service; display: grid; gap: .4rem var(--space-4); padding-block: var(--space-3) var(--space-4); border-block-start: 1px solid var(--color-line); }
  .service-name { font-size: ${fitSize("var(--step-3)", 80)}; line-height: 1.1; }
  .service-detail { max-inline-size: 46ch; color: var(--color-muted); }
  [data-variant="register"] .services { columns: 19rem; column-gap: var(--space-5); }
  [data-variant="register"] .service { break-inside: avoid; padding-block: .8rem; grid-template-columns: minmax(0, 1fr) auto; }
  .many .service-name { font-size: var(--step-1); } .dozens .service-name { font-family: var(--font-text); font-size: var(--step-0); letter-spacing: 0; }
  [data-variant="register"] .service-detail { grid-row: 2; grid-column: 1 / -1; font-size: var(--step--1); }
  [data-variant="register"] .service-price { grid-row: 1; grid-column: 2; }
  [data-variant="index"] .service { padding-block: .7rem; }
  [data-variant="index"] .service-name { font-size: ${fitSize("var(--step-2)", 92)}; letter-spacing: -.02em; }
  [data-variant="catalogue"] .service { grid-template-columns: 2.5rem minmax(0, 1fr); }
  [data-variant="catalogue"] .service > * { grid-column: 2; }
  [data-variant="catalogue"] .service::before { content: counter(service, decimal-leading-zero); grid-row: 1; padding-block-start: .45em; font-size: var(--step--1); color: var(--color-muted); font-variant-numeric: tabular-nums lining-nums; }
  @media (width >= 56rem) {
    [data-section="gallery"] > .wrap, [data-section="figures"] > .wrap, [data-section="process"] > .wrap { display: block; }
    [data-section="gallery"] .head { margin-block-end: var(--space-4); }
    [data-section="process"] .head { margin-block-end: var(--space-5); margin-inline-start: var(--axis); padding: 0; }
    [data-variant="index"] .service-name { font-size: ${fitSize("var(--step-3)", 74)}; }
    [data-variant="catalogue"] .service-name { font-size: ${fitSize("var(--step-3)", 48)}; }
    [data-section="services"][data-variant="catalogue"] > .wrap { display: block; }
    [data-variant="catalogue"] .head { margin-block-end: var(--space-4); }
    [data-variant="catalogue"] .service { grid-template-columns: minmax(0, 1fr) minmax(0, 6fr) minmax(0, 4fr) minmax(0, 1fr); align-items: baseline; padding-block: var(--space-4); }
    [data-variant="catalogue"] .service > .service-detail { grid-column: 3; } [data-variant="catalogue"] .service > .service-price { grid-column: 4; text-align: end; white-space: nowrap; }
    [data-variant="catalogue"] .service:not(:has(.service-detail)) > .service-price { grid-column: 3 / -1; }
    [data-variant="catalogue"] .service > :not(.service-name) { grid-row: 1; }
    [data-section="services"] .told { margin-inline-start: 8.333%; }
  }
  .service-price { font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-1); }

  .price-groups { display: grid; gap: var(--space-6); }
  .price-title { margin-block-end: var(--space-3); color: var(--color-accent); }
  .price { padding-block: .8rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .price-line { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-4); font-size: var(--step-1); line-height: 1.25; }
  .price-name { font-family: var(--font-display); font-weight: var(--weight-display); }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; text-align: end; }
  .price-detail { max-inline-size: 50ch; color: var(--color-muted); font-size: var(--step--1); }
  .groups-n1:not(.many, .dozens) .price-line { font-size: var(--step-2); }
  .dozens .price-line { font-size: var(--step-0); }
  @media (width >= 72rem) {
    .price-groups:not(.groups-n1):not(.dozens) { grid-template-columns: 1fr 1fr; column-gap: var(--space-6); }
    .price-groups:not(.groups-n1):not(.dozens) > :nth-child(even) { margin-block-start: var(--space-6); }
    .dozens .price-list { columns: 2; column-gap: var(--space-6); }
  }

  [data-section="figures"] .head { margin-block-end: var(--space-5); }
  .figure-list { display: flex; flex-wrap: wrap; gap: var(--space-5) var(--space-7); }
  .figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; max-inline-size: 24rem; }
  .figure-value { font-family: var(--font-display); font-size: var(--step-6); font-weight: var(--weight-display); line-height: 1; letter-spacing: -.03em; }
  .figure-label { color: var(--color-muted); }
  @media (width >= 56rem) { .figure:nth-child(even) { margin-block-start: var(--space-5); } .figure-list { justify-content: space-between; } }

  .gallery { display: grid; gap: var(--space-3); grid-template-columns: repeat(6, minmax(0, 1fr)); align-items: end; }
  .shot { grid-column: 1 / -1; }
  .shot img { inline-size: 100%; max-block-size: 90svh; object-fit: cover; }
  @media (width < 56rem) { .shot.is-tall:is(.is-tall + *, :has(+ .is-tall)) { grid-column: span 3; } }
  .shot.is-wide:nth-child(even) { margin-inline: calc(var(--gutter) * -1); }
  @media (width >= 56rem) {
    [data-section="gallery"] > .wrap { inline-size: auto; margin-inline: 0; padding-inline: var(--gutter); }
    .gallery { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: var(--space-5); grid-auto-flow: dense; align-items: start; }
    .shot.is-wide { grid-column: span 7; margin: 0; } .shot.is-wide:nth-child(even) { margin: 0; }
    .shot.is-square, .shot.is-square:nth-child(odd) { grid-column: span 5; }
    .shot.is-tall, .shot.is-tall + .shot.is-tall { grid-column: span 4; margin: 0; }
    [data-variant="wall"] .shot.is-wide:nth-child(3n + 1) { margin-inline-start: calc(var(--gutter) * -1); }
    [data-variant="wall"] .shot.is-square:nth-child(even), [data-variant="wall"] .shot.is-tall:nth-child(even) { margin-block-start: var(--space-6); }
    [data-variant="wall"] .shot.is-wide:nth-child(even) { grid-column: 6 / -1; margin-inline-end: calc(var(--gutter) * -1); }
    [data-variant="pair"] .shot:first-child { grid-column: 1 / span 7; grid-row: 1; margin-inline-start: calc(var(--gutter) * -1); }
    [data-variant="pair"] .shot:last-child { grid-column: 8 / -1; grid-row: 1; align-self: end; margin: 0; }
    [data-variant="plain"] .shot.shot { grid-column: span 6; margin: 0; } [data-variant="plain"] .gallery.n1 .shot.shot { grid-column: span 9; }
    [data-variant="plain"] .gallery:is(.n3, .n5, .n6) .shot.shot { grid-column: span 4; } [data-variant="plain"] .gallery:not(.n1) .shot img { aspect-ratio: 4 / 3; }
    [data-variant="single"] .shot.shot { grid-column: 1 / -1; margin-inline: calc(var(--gutter) * -1); }
  }

  .dates, .credentials { display: grid; }
  .date, .credential { display: grid; gap: .25rem var(--space-4); padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
  .date-when, .credential-name { font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-2); line-height: 1.2; letter-spacing: -.015em; }
  .credential-detail { color: var(--color-muted); }
  .areas { display: flex; flex-wrap: wrap; gap: 0 .6em; font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-3); line-height: 1.3; letter-spacing: -.02em; }
  .area:not(:last-child)::after { content: ""; display: inline-block; inline-size: .32em; block-size: .32em; margin-inline-start: .6em; border-radius: 50%; background: var(--color-accent); vertical-align: middle; }
  .areas.many, .areas.dozens { font-size: var(--step-2); }
  @media (width >= 56rem) { .date { grid-template-columns: minmax(0, 3fr) minmax(0, 5fr); align-items: baseline; } .credential { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; } }
}`;
