import { POST_STYLES } from "./post-styles";

/**
 * Rules of the pages that a site has beside its own: the tokens of our designs where they exist, else what suits any
 * page. They stand outside of layers and under names of their own, so that neither side meets the other.
 */
export const pageCss = `.site-page { display: block; padding-block: clamp(2.5rem, 7vw, 6rem); }
.post-wrap { box-sizing: border-box; inline-size: min(100% - 2 * var(--gutter, 1.25rem), var(--measure, 68rem)); margin-inline: auto; }
.post-home { padding-block: 1.5rem; font-family: var(--font-display, inherit); font-size: var(--step-1, 1.25rem); font-weight: var(--weight-strong, 600); }
.post-home a { text-decoration: none; }
.post-head { margin: 0 0 clamp(2rem, 5vw, 4rem); padding: 0; max-inline-size: 52rem; text-align: start; background: none; }
.post-title { margin: 0; font-size: var(--step-5, clamp(2rem, 1.4rem + 2.6vw, 3.25rem)); line-height: 1.08; text-wrap: balance; overflow-wrap: break-word; }
.post-meta { display: flex; flex-wrap: wrap; gap: .25em 1.25em; margin: 0; font-size: var(--step--1, .875rem); line-height: 1.5; color: var(--color-muted, inherit); }
.post-head .post-meta { margin-block-end: 1em; }
.post-lead { margin: 1em 0 0; max-inline-size: 44ch; font-size: var(--step-1, 1.25rem); line-height: 1.4; color: var(--color-muted, inherit); }
.post-list { margin: 0; padding: 0; list-style: none; }
.post-item { display: grid; gap: .6rem; margin: 0; padding-block: clamp(1.5rem, 3vw, 2.5rem); border-block-start: 1px solid var(--color-line, color-mix(in srgb, currentColor 22%, transparent)); }
.post-item:last-child { border-block-end: 1px solid var(--color-line, color-mix(in srgb, currentColor 22%, transparent)); }
.post-name { margin: 0; max-inline-size: 30ch; font-size: var(--step-3, 1.75rem); line-height: 1.15; text-wrap: balance; overflow-wrap: break-word; }
.post-name a { text-decoration-line: none; }
.post-name a:hover { text-decoration-line: underline; text-decoration-thickness: 2px; }
.post-excerpt { margin: .6em 0 0; max-inline-size: 58ch; }
.post-meta a, .post-back a, .post-pager a { text-decoration-line: underline; }
.post-pager { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-block-start: 2rem; }
.post-pager a, .post-back a { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: var(--weight-strong, 600); }
.post-pager a[rel="next"] { margin-inline-start: auto; }
.post-back { margin: clamp(2.5rem, 5vw, 4rem) 0 0; }
.post-body { max-inline-size: 66ch; font-size: var(--step-0, 1.0625rem); line-height: 1.65; overflow-wrap: break-word; }
.post-body > * { margin-block: 0; }
.post-body > * + * { margin-block-start: 1.25em; }
.post-body :is(h2, h3, h4, h5, h6) { margin-block-end: 0; font-family: var(--font-display, inherit); font-weight: var(--weight-display, 700); line-height: 1.2; text-wrap: balance; }
.post-body h2 { margin-block-start: 2em; font-size: var(--step-2, 1.5rem); }
.post-body h3 { margin-block-start: 1.75em; font-size: var(--step-1, 1.25rem); }
.post-body :is(h4, h5, h6) { margin-block-start: 1.5em; font-size: 1em; font-weight: var(--weight-strong, 700); }
.post-body > :first-child { margin-block-start: 0; }
.post-body :is(h2, h3, h4, h5, h6) + * { margin-block-start: .6em; }
.post-body a { color: var(--color-accent, LinkText); text-decoration-line: underline; }
.post-body { font-synthesis: weight style; }
:is(.post-title, .post-lead, .post-name, .post-excerpt), .post-body :is(p, li, h2, h3, h4, h5, h6, dt, dd, figcaption) { unicode-bidi: plaintext; }
.post-body :is(strong, b) { font-weight: 700; }
.post-body :is(ul, ol) { padding-inline-start: 1.4em; }
.post-body ul { list-style: disc; }
.post-body ul ul { list-style: circle; }
.post-body ol { list-style: decimal; font-variant-numeric: tabular-nums; }
.post-body li + li, .post-body li > :is(ul, ol) { margin-block-start: .4em; }
.post-body li::marker { color: var(--color-accent, currentColor); }
.post-body dt { font-weight: var(--weight-strong, 700); }
.post-body dd { margin: 0 0 .5em 1.4em; }
.post-body blockquote { margin-inline: 0; padding-inline-start: 1.25em; border-inline-start: 3px solid var(--color-accent, currentColor); font-size: 1.08em; }
.post-body blockquote > * + * { margin-block-start: .8em; }
.post-body :is(code, kbd, samp, pre) { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .9em; }
.post-body :not(pre) > code { padding: .1em .35em; border-radius: 3px; background: var(--color-tint, color-mix(in srgb, currentColor 10%, transparent)); }
.post-body pre { direction: ltr; text-align: left; padding: 1.1em 1.25em; overflow-x: auto; line-height: 1.5; border-radius: var(--radius, 3px); background: var(--color-surface, color-mix(in srgb, currentColor 7%, transparent)); }
.post-body pre code { font-size: 1em; }
.post-body img { display: block; max-inline-size: 100%; block-size: auto; }
.post-body figure { margin-inline: 0; }
.post-body figcaption { margin-block-start: .6em; font-size: var(--step--1, .875rem); color: var(--color-muted, inherit); }
.post-body hr { inline-size: 5rem; block-size: 0; margin: 2.5em 0; border: 0; border-block-start: 1px solid var(--color-line-strong, currentColor); }
.post-body table { display: block; inline-size: 100%; overflow-x: auto; border-collapse: collapse; font-variant-numeric: tabular-nums; line-height: 1.4; }
.post-body :is(th, td) { padding-block: .6em; padding-inline: 0 1em; border-block-end: 1px solid var(--color-line, color-mix(in srgb, currentColor 22%, transparent)); text-align: start; vertical-align: top; overflow-wrap: normal; }
.post-body th { font-weight: var(--weight-strong, 700); border-block-end-color: var(--color-line-strong, currentColor); }
.post-body :is(th, td)[align="right"] { text-align: end; }
.post-body :is(th, td)[align="center"] { text-align: center; }
.post-body summary { cursor: pointer; font-weight: var(--weight-strong, 700); }

@media (width >= 56rem) {
  .post-item { grid-template-columns: 3fr 9fr; column-gap: var(--gap, clamp(1.25rem, 2.5vw, 2.5rem)); align-items: baseline; }
  .post-item > .post-meta { flex-direction: column; }
}
${Object.values(POST_STYLES).join("")}@media print { .post-back, .post-pager { display: none; } .site-page { padding-block: 5mm; } }
`;
