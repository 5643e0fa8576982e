export const resetCss = `@layer reset {
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: none; text-size-adjust: none; scroll-behavior: smooth; }
  body { min-block-size: 100svh; }
  img, svg { display: block; max-inline-size: 100%; block-size: auto; }
  ul, ol, dl { padding: 0; list-style: none; }
  dd { margin: 0; }
  table { border-collapse: collapse; inline-size: 100%; }
  th { text-align: start; font-weight: inherit; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; }
  [hidden]:not([hidden="until-found" i]) { display: none !important; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; text-wrap: balance; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 14 6 5; }
  h1, h2 { hyphens: manual; }
  p, li, dd, dt, td, th, address { overflow-wrap: anywhere; text-wrap: pretty; }
  td, th, dt { overflow-wrap: break-word; }
  address { font-style: normal; }
  :target { scroll-margin-block-start: var(--space-5); }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
}`;
