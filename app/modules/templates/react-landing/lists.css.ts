import { fitLine, fitSize } from "../longest-word";

export const listsCss = `@layer sections {
  [data-section="services"] .title { font-size: ${fitSize("var(--step-5)")}; }
  .bento { display: grid; gap: .75rem; }
  .bento > li { container-type: inline-size; }
  .cell-box { position: relative; isolation: isolate; overflow: hidden; display: flex; flex-direction: column; justify-content: space-between; gap: var(--space-5);
    min-block-size: 11rem; padding: var(--space-4); border-radius: var(--radius); background: var(--color-surface); }
  .cell-box:nth-child(1) { min-block-size: 12rem; background: var(--color-deep); color: var(--color-on-deep); }
  .cell-box:nth-child(3n) { background: var(--color-tint); }
  .cell-box:nth-child(5) { background: var(--color-field); color: var(--color-on-field); }
  .service-name { font-size: ${fitSize("var(--step-2)")}; line-height: 1.05; max-inline-size: ${fitLine("14ch")}; }
  .cell-box:nth-child(1) .service-name { font-size: ${fitSize("var(--step-3)")}; }
  .cell-foot { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--space-3); }
  .service-detail { flex: 1 1 12rem; max-inline-size: 34ch; line-height: 1.4; }
  .service-price { font-family: var(--font-display); font-size: var(--step-3); font-weight: var(--weight-display); line-height: 1; letter-spacing: -.03em; }
  [data-variant="bento"] .cell-box:nth-child(1) .service-name { max-inline-size: 100%; }
  [data-variant="bento"] .cell-box:nth-child(1) .cell-foot { position: relative; max-inline-size: 52%; }
  [data-variant="tiles"] .cell-box, [data-variant="tiles"] .cell-box:nth-child(1) { min-block-size: 5rem; justify-content: end; }
  .lines { margin-block-start: var(--space-5); columns: 20rem; column-gap: var(--space-5); }
  .line { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-3); padding-block: .7rem; border-block-start: 1px solid var(--color-line); break-inside: avoid; }
  .line-name { font-family: var(--font-text); font-weight: var(--weight-strong); letter-spacing: 0; line-height: 1.3; }
  .line-detail { grid-column: 1 / -1; color: var(--color-muted); font-size: var(--step--1); }
  @media (width >= 48rem) {
    .bento { grid-template-columns: repeat(12, 1fr); }
    .cell-box { grid-column: span 4; min-block-size: 12rem; }
    .cell-box:nth-child(1) { grid-column: span 7; min-block-size: 15rem; }
    .cell-box:nth-child(2) { grid-column: span 5; }
    [data-variant="tiles"] .cell-box, [data-variant="tiles"] .cell-box:nth-child(1) { min-block-size: 8rem; }
    .n1 .cell-box { grid-column: 1 / -1; min-block-size: 20rem; }
    .n3 .cell-box:nth-child(3) { grid-column: span 12; min-block-size: 12rem; }
    .n4 .cell-box:nth-child(3), .n6 .cell-box:nth-child(3) { grid-column: span 5; }
    .n4 .cell-box:nth-child(4), .n6 .cell-box:nth-child(4) { grid-column: span 7; }
    .n6 .cell-box:nth-child(5) { grid-column: span 8; }
  }

  .price-groups { display: grid; gap: var(--space-6); }
  .price-title { font-size: var(--step-2); margin-block-end: var(--space-3); }
  .price { padding-block: .85rem; border-block-start: 2px solid var(--color-ink); }
  .price-line { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); font-family: var(--font-display);
    font-size: var(--step-2); font-weight: var(--weight-strong); letter-spacing: -.025em; line-height: 1.15; }
  .price-value { flex: 0 1 auto; overflow-wrap: break-word; text-align: end; }
  .price-detail { margin-block-start: .2rem; color: var(--color-muted); }
  .many .price-line, .dozens .price-line { font-size: var(--step-1); }
  .dozens .price { padding-block: .45rem; border-block-start: 1px solid var(--color-line); }
  .dozens .price-line { font-family: var(--font-text); font-size: var(--step-0); letter-spacing: 0; }
  @media (width >= 56rem) {
    [data-section="prices"] > .wrap, [data-section="process"] > .wrap { display: grid; grid-template-columns: 4fr 8fr; gap: var(--space-6); align-items: start; }
    [data-section="prices"] .head, [data-section="process"] .head { position: sticky; inset-block-start: var(--space-5); }
    .price-groups:not(.groups-n1):not(.dozens) { grid-template-columns: 1fr 1fr; column-gap: var(--space-5); }
    .dozens .price-list { columns: 2; column-gap: var(--space-5); }
    .price { break-inside: avoid; }
  }

  @media (width >= 56rem) { [data-section="prices"][data-variant="board"] > .wrap { display: block; } [data-variant="board"] .head { position: static !important; } }
  [data-section="prices"][data-variant="compare"] .price-groups { gap: .5rem; }
  [data-variant="compare"] .price-group { padding: var(--space-4); border-radius: var(--radius); background: var(--color-surface); }
  [data-variant="compare"] .price-group:nth-child(2n) { background: var(--color-tint); }
  [data-variant="compare"] .price-line { font-size: var(--step-1); }
  @media (width >= 56rem) {
    [data-section="prices"][data-variant="compare"] > .wrap { display: block; }
    [data-section="prices"][data-variant="compare"] .head { position: static; }
    [data-section="prices"][data-variant="compare"] .price-groups { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: .75rem; }
  }

  .dates, .credentials { display: grid; gap: .5rem; }
  .date, .credential { padding: var(--space-4); border-radius: var(--radius); background: var(--color-surface); }
  .date-when, .credential-name { font-family: var(--font-display); font-size: var(--step-2); font-weight: var(--weight-strong); line-height: 1.1; letter-spacing: -.03em; }
  .date-what, .credential-detail { margin-block-start: var(--space-2); color: var(--color-muted); }
  .areas { display: flex; flex-wrap: wrap; gap: .5rem; }
  .area { padding: .5rem 1rem; border-radius: var(--radius); background: var(--color-tint); font-size: var(--step-1); font-weight: var(--weight-strong); }
  @media (width >= 48rem) { .dates, .credentials { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: .75rem; } }

  .figure-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--space-5); }
  .figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: var(--space-2); padding-block-start: var(--space-3); border-block-start: 2px solid; }
  .figure-value { font-family: var(--font-display); font-size: var(--step-6); font-weight: var(--weight-display); line-height: .9; letter-spacing: -.05em; overflow-wrap: normal; }
  .figure-label { max-inline-size: 36ch; }
  [data-section="figures"] .title { font-size: ${fitSize("var(--step-2)")}; }
}`;
