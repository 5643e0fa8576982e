/** What all four templates share: text, links, focus, the parts of the frame that behave alike. */
export const baseCss = `@layer base {
  body {
    background: var(--color-bg);
    color: var(--color-ink);
    font-family: var(--font-text);
    font-size: var(--step-0);
    font-weight: var(--weight-text);
    line-height: 1.55;
    font-synthesis: none;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    hanging-punctuation: first last;
  }
  h1, h2, h3 { font-family: var(--font-display); font-weight: var(--weight-display); line-height: 1.12; }
  a { text-decoration-thickness: 1px; text-underline-offset: .2em; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 3px; border-radius: 2px; }
  ::selection { background: var(--color-field); color: var(--color-on-field); }
  .figures, .times { font-variant-numeric: tabular-nums lining-nums; }
  .nobreak { white-space: nowrap; }
  .times, .phone { unicode-bidi: plaintext; }
  .skip { position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 20; padding: var(--space-2) var(--space-3);
    background: var(--color-ink); color: var(--color-bg); transform: translateY(-120%); }
  .skip:focus { transform: none; }
  .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: .6rem 1.25rem;
    background: var(--color-action); color: var(--color-on-action); font-weight: var(--weight-strong); line-height: 1.2;
    text-align: center; text-decoration: none; }
  .button:hover { background: var(--color-action-hover); }
  .hero .button.is-call { min-block-size: 3.5rem; font-size: var(--step-1); font-variant-numeric: tabular-nums lining-nums; }
  .actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3); } .is-framed { border: 2px solid currentColor; padding-inline: 1.25rem; text-decoration: none; }
  .head, .hero-words, .hero-label, .sign-board { container-type: inline-size; }
  .intro, .prose { max-inline-size: 62ch; }
  .told { font-size: var(--step-2); line-height: 1.35; }
  .prose > * + * { margin-block-start: 1em; }
  .prose > :is(.told-parts, .told-list, .told-terms) { margin-block: 1.75em; }
  .prose > :is(.told-parts, .told-list, .told-terms):first-child { margin-block-start: 0; }
  .told-parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--space-4); }
  .told-part, .told-list > li, .told-term { break-inside: avoid; }
  .told-parts:not(.n1) > .told-part { padding-block-start: .7em; border-block-start: 1px solid var(--color-line-strong); }
  .told-title { margin-block-end: .25em; font-size: var(--step-1); line-height: 1.25; }
  .told-list > li { padding-block: .55em; border-block-start: 1px solid var(--color-line-strong); font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); line-height: 1.3; }
  .told-list:is(.many, .dozens) > li { font-family: inherit; font-size: inherit; font-weight: inherit; }
  .told-list > li:last-child, .told-term:last-child { border-block-end: 1px solid var(--color-line-strong); }
  .told-term { display: grid; gap: var(--space-1) var(--space-4); padding-block: .7em; border-block-start: 1px solid var(--color-line-strong); }
  .told-term dt { font-weight: var(--weight-strong); overflow-wrap: break-word; }
  :is(.hours-row, .first-price) { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-3); }
  :is(.hours-row, .first-price) dd { margin-inline-start: auto; text-align: end; }
  .told-hours > li { padding-block: .45rem; border-block-start: 1px solid var(--color-line-strong); line-height: 1.4; }
  .told-hours > li:first-child { padding-block-start: 0; border: 0; }
  .hero .told-hours, .glance .told-hours { display: flex; flex-wrap: wrap; gap: 0 1.25em; }
  :is(.hero, .glance) .told-hours > li { padding: 0; border: 0; }
  .hours-note { margin-block-start: .6rem; max-inline-size: 40ch; font-size: max(.875em, .875rem); line-height: 1.45; }
  .price-line:is(.is-long, .is-wide) { flex-wrap: wrap; }
  .price-line:is(.is-long, .is-wide) .price-value { margin-inline-start: auto; }
  @media (width < 23rem) { .price-line { flex-wrap: wrap; column-gap: var(--space-2) !important; } .price-value { margin-inline-start: auto; } }
  .price-line:not(.is-long) .price-value { white-space: nowrap; }
  .price-name { overflow-wrap: break-word; }
  .closed { color: var(--color-muted); }
  .dates, .credentials { display: grid; gap: var(--space-3); max-inline-size: 60rem; }
  .date { display: grid; gap: 0 var(--space-4); }
  .date-when, .credential-name { font-weight: var(--weight-strong); }
  .notes { display: grid; gap: 0 var(--space-6); text-align: start; }
  .note { padding-block: .8em; border-block-start: 1px solid var(--color-line-strong); line-height: 1.4; text-wrap: pretty; }
  .notes:is(.n1, .n2, .n3, .n4) > .note { font-family: var(--font-display); font-size: var(--step-1); font-weight: var(--weight-display); line-height: 1.3; }
  .notes:is(.n5, .n6, .many) > .note { font-size: calc((var(--step-0) + var(--step-1)) / 2); }
  .notes.n1 > .note { border: 0; padding: 0; max-inline-size: 30ch; font-size: var(--step-3); line-height: 1.2; text-wrap: balance; }
  .notes.n1.is-long > .note { max-inline-size: 62ch; font-family: inherit; font-weight: inherit; font-size: var(--step-1); line-height: 1.5; text-wrap: pretty; }
  .notes.n2 > .note { font-size: calc((var(--step-1) + var(--step-2)) / 2); }
  .notes:is(.n2, .n3) > .note { padding-block: 1em 1.4em; border-block-start-width: 2px; border-color: var(--color-ink); }
  .note-count { display: block; margin-block-end: .08em; font-family: var(--font-display); font-size: var(--step-5); font-weight: var(--weight-display); line-height: 1; letter-spacing: -.03em; color: var(--color-accent); }
  .gallery.n1 .shot { max-inline-size: var(--native); }
  .areas { display: flex; flex-wrap: wrap; gap: .35rem var(--space-4); }
  @media (width >= 40rem) { .notes:not(.n1) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); } .notes:is(.n2, .n4) { grid-template-columns: 1fr 1fr; } .notes.n3 { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--space-4); } .date { grid-template-columns: minmax(12rem, 1fr) 2fr; } .told-term { grid-template-columns: minmax(7rem, 2fr) 5fr; } }
}`;

export const frameCss = `@layer layout {
  .wrap { inline-size: min(100% - 2 * var(--gutter), var(--measure)); margin-inline: auto; }
  .nav-list { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); }
  .nav-list a { display: inline-flex; align-items: center; min-block-size: 2.75rem; text-decoration: none; }
  .nav-list a:hover, .nav-list a[aria-current] { text-decoration: underline; }
  .footer-facts { display: grid; gap: var(--space-3); }
  .footer-facts .hours { max-inline-size: 19rem; }
  .footer-line, .social { display: flex; flex-wrap: wrap; gap: .35rem var(--space-4); }
  @media (width >= 56rem) { .footer-facts { grid-template-columns: 1fr auto; } }
  .menu-button { display: none; }
  .dock { display: none; }
  @media (width < 56rem) {
    .bar > .brand { flex: 1 1 0; min-inline-size: 0; }
    .dock { position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 10; display: flex; gap: 1px;
      padding-block-end: env(safe-area-inset-bottom); background: var(--color-line); border-block-start: 1px solid var(--color-line); }
    .dock a { flex: 1 1 0; display: flex; align-items: center; justify-content: center; min-block-size: 3.5rem; min-inline-size: 0;
      padding: .25rem .5rem; background: var(--color-bg); color: var(--color-ink); font-size: var(--step--1);
      font-weight: var(--weight-strong); line-height: 1.15; text-align: center; text-decoration: none; }
    .dock a:last-child { flex-grow: 1.4; background: var(--color-action); color: var(--color-on-action); }
    @supports (animation-timeline: scroll()) {
      @media (prefers-reduced-motion: no-preference) {
        .dock.has-main:not(:focus-within) { animation: dock-in linear both; animation-timeline: scroll(); animation-range: 30svh 60svh; }
        @keyframes dock-in { from { translate: 0 110%; } }
      }
    }
    body:has(.dock) { padding-block-end: calc(3.5rem + env(safe-area-inset-bottom)); }
  }
  @media (width < 56rem) and (scripting: enabled) {
    .menu-button { display: inline-flex; align-items: center; gap: .6rem; min-block-size: 2.75rem; font-weight: var(--weight-strong); }
    .menu-button::before { content: ""; inline-size: 1.25rem; block-size: .5rem; border-block: 2px solid; transition: block-size .15s; }
    .menu-button[aria-expanded="true"]::before { block-size: .2rem; }
    .menu-button[aria-expanded="false"] ~ .site-nav { display: none; }
    .site-nav { flex-basis: 100%; }
    .site-nav .nav-list { flex-direction: column; padding-block: var(--space-2) var(--space-3); }
    .site-nav .nav-list a { inline-size: 100%; font-size: var(--step-1); }
  }
}`;

/** Prices below names on a phone, for whole lists in which one price is long; after the templates' own rules. */
export const stackedPricesCss = `@layer sections {
  @media (width < 40rem) {
    .is-stacked .price-line { flex-direction: column; align-items: flex-start; gap: .15rem; }
    .is-stacked .price-value { margin: 0; text-align: start; }
    .is-stacked .price-leader { display: none; }
  }
}`;

/** One sheet of paper: who, where, when, what it costs. Scale and space shrink to a sheet's by their tokens. */
export const printCss = `@layer sections {
  @media print {
    @page { margin: 14mm; }
    :root { --gutter: 0px; --axis: 0px; --step--2: 8pt; --step--1: 8.5pt; --step-0: 9.5pt; --step-1: 10.5pt; --step-2: 11.5pt; --step-3: 14pt; --step-4: 15pt;
      --step-5: 20pt; --step-6: 20pt; --step-7: 22pt; --space-3: 2mm; --space-4: 3mm; --space-5: 4mm; --space-6: 4mm; --space-7: 5mm; --space-8: 5mm; --space-9: 5mm; }
    body { padding: 0; line-height: 1.4; }
    .skip, .site-nav, .menu-button, .dock, .art, .actions, .site-action, .way, .to-top, [data-section="gallery"], [data-section="cta"],
    body:has([data-section="visit"]) .footer-facts { display: none !important; }
    *, *::before, *::after { background: none !important; color: #000 !important; border-color: #999 !important; outline-color: #999 !important; box-shadow: none !important; position: static !important; }
    [data-section], [data-section] * { min-block-size: 0 !important; }
    [data-section], .site-footer { padding-block: 2mm !important; margin-block: 0 !important; }
    .price, .hours-row, .service { padding-block: .4mm !important; margin-block: 0 !important; }
    .price-groups { display: block !important; columns: 2; column-gap: 9mm; }
    .price-group { margin-block-end: 3mm; }
    .price-group, .hours, .fact { break-inside: avoid; }
    [data-section] h2, [data-section] li { break-inside: avoid; break-after: auto; }
  }
}`;
