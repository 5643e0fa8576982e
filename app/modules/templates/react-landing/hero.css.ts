import { signCss } from "../art/sign";
import { fitLine, fitSize } from "../longest-word";

export const heroCss = `@layer sections {
${signCss}
  .box { position: relative; isolation: isolate; overflow: hidden; min-inline-size: 0; padding: var(--space-4); border-radius: var(--radius); background: var(--color-surface); }
  .box .label { margin-block-end: var(--space-2); font-weight: var(--weight-strong); }
  .box .hours-row { padding-block: .4rem; border-block-start: 1px solid var(--color-line-strong); }

  .eyebrow { margin-block-end: var(--space-3); font-weight: var(--weight-strong); }
  .statement { font-size: ${fitSize("var(--step-5)")}; line-height: .98; letter-spacing: var(--tracking); max-inline-size: ${fitLine("16ch")}; }
  .statement.short { font-size: ${fitSize("var(--step-7)")}; line-height: .92; }
  .statement.middling { font-size: ${fitSize("calc((var(--step-5) + var(--step-6)) / 2)")}; line-height: .92; }
  .lead { max-inline-size: 40ch; font-size: var(--step-1); line-height: 1.4; }
  .hero-foot { display: grid; gap: var(--space-4); }
  .hero .button { background: var(--color-field-action); color: var(--color-on-field-action); min-block-size: 3.5rem; padding-inline: 1.75rem; }
  .hero .button:hover { text-decoration: underline; }
  .hero-field, .hero-main { background: var(--color-field); color: var(--color-on-field); }
  .hero-field ::selection, .hero-main ::selection { background: var(--color-on-field); color: var(--color-field); }

  .hero-grid { display: grid; gap: .5rem; padding-inline: .5rem; }
  .hero-main { display: flex; flex-direction: column; justify-content: space-between; gap: var(--space-5); padding: var(--space-5) var(--space-4); }
  .hero-side, .hero-strip { display: grid; gap: .5rem; min-inline-size: 0; }
  .hero-art { block-size: 9rem; padding: 0; background: var(--color-deep); }
  .hero-picture { padding: 0; block-size: 17rem; }
  .hero-picture img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .place-box { background: var(--color-tint); } .phone-box, .since-box { background: var(--color-deep); color: var(--color-on-deep); }
  .place-box .address, .phone-box .phone, .since { font-size: var(--step-1); font-weight: var(--weight-strong); line-height: 1.3; }
  .place-box .way { margin-block-start: var(--space-2); }
  .menu-box { background: var(--color-tint); padding-block: 0 var(--space-2); display: flex; flex-direction: column; }
  .menu-box .hero-band { flex: 1 1 7rem; block-size: 7rem; min-block-size: 7rem; margin: 0 calc(var(--space-4) * -1) var(--space-4); background: var(--color-deep); }
  .menu-box .price:first-child { border-block-start-color: transparent; }

  .picker { margin: 0; border: 0; background: var(--color-tint); }
  .picker legend { float: inline-start; inline-size: 100%; padding: 0; font-weight: var(--weight-strong); }
  .choices { position: relative; clear: both; display: flex; flex-wrap: wrap; gap: var(--space-2); padding-block-start: 7.75rem; }
  .choice { max-inline-size: 100%; }
  .choice input { position: absolute; opacity: 0; inline-size: 1px; block-size: 1px; }
  .choice label { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .9rem; border-radius: var(--radius);
    box-shadow: inset 0 0 0 1px var(--color-line-strong); cursor: pointer; line-height: 1.2; transition: transform .12s ease-out; }
  .choice label:hover { background: var(--color-bg); }
  .choice label:active { transform: translateY(2px); }
  .choice input:checked + label { background: var(--color-ink); color: var(--color-bg); box-shadow: none; }
  .choice input:focus-visible + label { outline: 3px solid var(--color-ink); outline-offset: 3px; }
  .picked { position: absolute; inset-inline: 0; inset-block-start: 0; block-size: 7.25rem; display: none; align-content: center; gap: .25rem; container-type: inline-size; }
  .picker:has(.picked-detail) .choices { padding-block-start: 9.25rem; }
  .picker:has(.picked-detail) .picked { block-size: 8.75rem; }
  .choice input:checked ~ .picked { display: grid; animation: drop .18s ease-out; }
  .picked-price { font-family: var(--font-display); font-size: ${fitSize("var(--step-6)")}; font-weight: var(--weight-display); line-height: .9; letter-spacing: -.05em; overflow-wrap: normal; }
  .picked-price.long { font-size: ${fitSize("var(--step-3)")}; letter-spacing: -.03em; }
  .picked-detail { color: var(--color-muted); line-height: 1.3; }
  @keyframes drop { from { transform: translateY(-.4rem); } }

  .hero-field { display: grid; grid-template-rows: 1fr auto; min-block-size: calc(100svh - 3.5rem); padding-block-start: 6rem; overflow: hidden; }
  .hero-body { display: grid; align-content: center; gap: var(--space-6); padding-block-end: var(--space-5); }
  .hero-say { display: grid; gap: var(--space-4); min-inline-size: 0; }
  [data-variant="giant"] .statement { max-inline-size: none; text-wrap: wrap; }
  [data-variant="giant"] .statement.short { font-size: ${fitSize("clamp(3.75rem, min(13cqi, 22svh), 13rem)")}; line-height: .88; }
  .hero-field:not(:has(.hero-corner, .hero-figures)) .statement:not(.short) { max-inline-size: none; font-size: ${fitSize("calc((var(--step-6) + var(--step-7)) / 2)")}; line-height: .96; }
  .hero-field:not(:has(.hero-corner, .hero-figures)) .statement.long { max-inline-size: ${fitLine("24ch")}; font-size: ${fitSize("calc((var(--step-5) + var(--step-6)) / 2)")}; line-height: 1; }
  [data-variant="giant"] .hero-field { min-block-size: 0; } [data-variant="giant"] .hero-field:not(:has(.hero-corner)) { padding-block-end: var(--space-4); } .hero-field .crest { position: absolute; inset-block-start: 7rem; inset-inline-end: var(--gutter); }
  .hero-facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 20rem)); gap: var(--space-3) var(--space-5); padding-block-start: var(--space-3); border-block-start: 2px solid; } .hero-facts .label { font-weight: var(--weight-strong); color: inherit; } .hero-facts .closed { color: inherit; }
  .hero-corner { justify-self: end; inline-size: min(100%, 34rem); block-size: clamp(13rem, 38svh, 23rem); }
  .hero-figures { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-7); }
  .hero-figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: var(--space-2); max-inline-size: 22rem; }
  .hero-figure dt { font-weight: var(--weight-strong); line-height: 1.3; }
  .hero-figure dd { font-family: var(--font-display); font-weight: var(--weight-display); font-size: clamp(4.5rem, 17vw, 13rem); line-height: .8; letter-spacing: -.06em; overflow-wrap: normal; }
  .hero-figures.n3 dd, .hero-figures.n4 dd { font-size: clamp(3.5rem, 9vw, 8rem); }
  [data-variant="numbers"] .statement { font-size: ${fitSize("var(--step-4)")}; line-height: 1; max-inline-size: ${fitLine("22ch")}; letter-spacing: var(--tracking); }

  @media (width < 56rem) {
    [data-variant="picture"] .hero-side { order: -1; }
    .hero-art:has(.study), .menu-box .hero-band:has(.study) { flex: none; block-size: auto; aspect-ratio: 4 / 3; }
  }
  @media (width >= 56rem) {
    .hero-grid { --main: 8fr; --side: 4fr; grid-template-columns: minmax(0, var(--main)) minmax(0, var(--side)); gap: .75rem; padding-inline: .75rem; }
    .hero-side, .hero-strip { gap: .75rem; }
    .hero-main { padding: clamp(1.5rem, 3.6vw, 3.5rem); min-block-size: 24rem; }
    .hero-grid:has(.hero-side) .hero-main { min-block-size: min(calc(100svh - 7rem), 46rem); }
    .hero-side { grid-template-rows: minmax(11rem, 1fr) auto; }
    [data-variant="picture"] .hero-grid, [data-variant="menu"] .hero-grid { --main: 7fr; --side: 5fr; }
    [data-variant="picture"] .hero-side, [data-variant="menu"] .hero-side { grid-template-rows: 1fr; }
    .hero-side > :only-child { grid-row: 1 / -1; }
    .hero-grid:not(:has(.hero-side)) .hero-main { grid-column: 1 / -1; }
    .hero-art, .hero-picture { block-size: auto; position: relative; }
    .hero-art .art, .hero-picture img { position: absolute; inset: 0; }
    .hero-main .statement.short { font-size: ${fitSize("var(--step-6)")}; }
    .hero-strip { grid-column: 1 / -1; display: flex; }
    .hero-strip > * { flex: 1 1 0; } .hero-strip > :first-child:not(:only-child) { flex-grow: 1.7; }
    .hero-strip .picker { display: flex; align-items: center; gap: var(--space-5); }
    .hero-strip .picker .choices { flex: 1; min-block-size: 7.25rem; padding-block-start: 0; padding-inline-start: 20rem; align-content: center; }
    .hero-strip .picker .picked { inline-size: 19rem; block-size: 100%; }
    .hero-strip .picker legend { inline-size: 9rem; }
    .hero-field { min-block-size: max(38rem, min(100svh, 62rem)); padding-block-start: 7rem; }
    [data-variant="giant"] .hero-field { position: relative; min-block-size: min(32rem, 80svh); }
    [data-variant="numbers"] .hero-say { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: var(--space-5); align-items: end; }
    .hero-field:has(.hero-corner) { grid-template: 1fr / minmax(0, 7fr) minmax(0, 5fr); padding-block-start: 5.5rem; }
    .hero-field:has(.hero-corner) .hero-body { inline-size: auto; margin: 0; padding: var(--space-5) var(--gutter); }
    [data-variant="giant"] .hero-field:has(.hero-corner) .statement { font-size: ${fitSize("var(--step-6)")}; }
    [data-variant="giant"] .hero-field:has(.hero-corner) .statement:not(.short) { font-size: ${fitSize("var(--step-5)")}; }
    .hero-corner { align-self: end; inline-size: 100%; block-size: auto; aspect-ratio: 4 / 3; }
    [data-variant="giant"] .hero-field:has(.crest) .hero-words .statement.statement { max-inline-size: calc(100% - 10rem); }
    [data-variant="giant"] .hero-field:not(:has(.hero-corner)) .hero-foot { grid-template-columns: 1fr auto; align-items: end; }
  }
  @media print { .hero-field, .hero-main { padding: 0 !important; min-block-size: 0 !important; } .picker, .hero-band, .hero-corner, .hero-art { display: none !important; } }
}`;
