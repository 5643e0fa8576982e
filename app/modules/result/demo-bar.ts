import { html, trusted } from "../markup/html";

// In a tree of its own: neither does the demo's stylesheet reach the bar, nor the bar's the demo.
const STYLE = trusted(`
:host { display: block; position: relative; z-index: 2147483647; }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 6px clamp(16px, 4vw, 40px); background: #1b1916; color: #fbfaf8; font: 500 15px/1.4 system-ui, sans-serif; }
p { margin: 0; flex: 1; color: #b0a99d; }
a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-underline-offset: 4px; }
a:last-child { padding: 0 16px; min-height: 40px; border-radius: 3px; background: #fbfaf8; color: #1b1916; text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid #ff6b47; outline-offset: 2px; }
@media (width < 640px) { p { display: none; } a:first-child { margin-right: auto; } }
@media print { :host { display: none; } }`);

/** What a page begins with. Its skip link is the first that a keyboard reaches: it stays so, as a part of the bar. */
const START = /(<body[^>]*>)\s*(<a class="skip"[^>]*>[^<]*<\/a>)?/;

/** Puts above a template's demo what it is, the way back and the way on. `name`: as the form calls the template. */
export function withDemoBar(page: string, { name, formHref }: { name: string; formHref: string }): string {
  const shown = html`<template shadowrootmode="open"><style>${STYLE}</style><slot></slot>
<div><a href="/">Back to Plinth</a><p>Demo of the template ${name}</p><a href="${formHref}">Use this template</a></div></template>`;
  const bar = (skip: string) =>
    `<plinth-bar role="region" aria-label="About this demo">${shown.text}${skip}</plinth-bar>`;
  return page.replace(START, (_, body: string, skip = "") => `${body}\n${bar(skip)}\n`);
}
