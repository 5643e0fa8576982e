import { BIKE_SHOP } from "../../factories/bike-shop";
import type { WebsiteCode } from "~/modules/site/website-code";

const page = (css: string, body: string, head = ""): WebsiteCode => ({
  html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Case</title>${head}</head><body>${body}</body></html>`,
  css,
  javascript: "",
});

/** Small pages, each about one rule of the cascade. */
export const STYLE_CASES: Record<string, WebsiteCode> = {
  layers: page(
    `@layer low, high; @layer high { p { color: red; padding: 3px } } @layer low { p { color: blue !important; padding: 9px } }
     @layer high.inner { p { padding: 5px; letter-spacing: 2px } } div p { padding-left: 1em }`,
    `<div><p>One</p></div><p style="color: green">Two</p>`,
  ),
  specificity: page(
    `:where(#a) p { color: red } p { color: blue } :is(#a, b) p { padding: 4px } #a p.x { padding: 5px } p:not(.y, #z) { font-size: 20px }
     .x.x { font-size: 30px } article > p + p { text-transform: uppercase } p:nth-child(2n) { font-style: italic } p:has(b) { letter-spacing: 1px }`,
    `<article id="a"><p class="x">One</p><p>Two <b>bold</b></p></article><p class="y">Three</p>`,
  ),
  media: page(
    `p { font-size: 20px } @media (max-width: 600px) { p { font-size: 12px } } @media (40rem <= width < 100rem) { p { color: red } }
     @media print { p { display: none } } @media not all and (min-width: 1000px) { p { padding: 7px } } @media screen and (orientation: portrait), print { p { letter-spacing: 3px } }
     @media (prefers-color-scheme: dark) { p { color: white } } @media (hover: none) { p { color: lime } } @supports (display: grid) { div { display: grid; gap: 1rem } }`,
    `<div><p>One</p></div>`,
  ),
  variables: page(
    `:root { --a: 10px; --ink: rebeccapurple; --both: calc(var(--a) * 2) } .in { --a: 20px; --ink: var(--missing, teal) } p { padding: var(--both) var(--a); color: var(--ink) }
     .none { color: var(--nothing) } .loop { --x: var(--y); --y: var(--x); color: var(--x, orange) } p { border: var(--w, 2px) solid } h1 { font: italic 700 1.5rem/1.2 var(--f, Georgia), serif }`,
    `<h1>Head</h1><p>One</p><div class="in"><p>Two</p><p class="none">Three</p><p class="loop">Four</p></div>`,
  ),
  inheritance: page(
    `body { color: navy; font-size: 1.25em; text-align: center; letter-spacing: .1em } div { font-size: 120%; color: inherit; padding: 1em } b { all: unset }
     .off { color: initial; text-align: unset; font-weight: lighter } strong { color: currentColor; border-bottom: 2px dotted } small { font-size: smaller }`,
    `<div>A <strong>b <small>c</small></strong><div class="off">d <strong>e</strong></div></div><ul><li>f<ul><li>g</li></ul></li></ul><a href="#">h</a>`,
  ),
  "logical sides": page(
    `p { padding-inline: 1px 2px; padding-block-start: 3px; margin-block: 1em 2em; border-inline-start: 4px solid red; border-block-color: blue; border-start-start-radius: 6px }
     [dir=rtl] p { border-inline-end: 5px double green }`,
    `<p>One</p><div dir="rtl"><p>Two</p></div>`,
  ),
  colours: page(
    `p { color: color-mix(in srgb, red 25%, blue) } .o { color: oklch(60% .1 200); background: linear-gradient(red, blue), rgb(0 0 0 / 40%) } .m { background-color: color-mix(in oklab, white, transparent 30%) }
     .bad { color: red; color: notacolour } .l { color-scheme: light; color: light-dark(#123456, white) } .h { color: hsl(120deg 50% 40%) }`,
    `<p>1</p><p class="o">2</p><p class="m">3</p><p class="bad">4</p><p class="l">5</p><p class="h">6</p>`,
  ),
  "styles in the page": page(
    `h1 { color: red; padding: 1px } p { margin: 0 }`,
    `<h1>One</h1><p style="margin: 4px !important">x</p>`,
    `<link rel="stylesheet" href="styles.css"><style>h1 { color: blue } @media (max-width: 500px) { h1 { padding: 9px } }</style>`,
  ),
  nesting: page(
    `.card { color: red; & h2 { color: blue; &:hover { color: lime } } &.wide { padding: 8px } }`,
    `<div class="card wide"><h2>a</h2></div>`,
  ),
  "a page by another hand": BIKE_SHOP,
};
