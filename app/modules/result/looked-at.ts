/** Sections that come one after another; what is further down is there with the last of them. */
const TURNS = 6;

const turns = Array.from(
  { length: TURNS },
  (_, index) => `main > :nth-child(n + ${index + 1}) { --turn: ${index + 1} }`,
);

/** Nothing of it can be pressed: the pages behind its links are not made yet. */
const UNPRESSED = "a, button, input, textarea, select, summary { pointer-events: none }";

/** The template's ground and colours stand at once, the words and pictures come in from the top. */
const ARRIVING = `
@media (prefers-reduced-motion: no-preference) {
  @keyframes plinth-arrive { from { opacity: 0; translate: 0 0.75rem } }
  body { --turn: 0; --late: 0 }
  ${turns.join("\n  ")}
  :is(.brand, .site-action, nav, h1, h2, h3, p, ul, ol, dl, table, address, form, picture, svg):not(li *, form *, address *, .site-header > svg, .dock) {
    animation: plinth-arrive 0.7s calc((var(--turn) + var(--late)) * 0.35s) cubic-bezier(0.2, 0.7, 0.2, 1) backwards;
  }
  h1 { --late: 0 }
  .lead { --late: 0.8 }
  .actions, [data-section="hero"] :is(ul, dl, address, svg, picture) { --late: 1.6 }
}`;

/**
 * A page to look at only; unless it was looked at `again`, its parts come in one after another, where nobody asked for
 * less motion.
 */
export const lookedAt = (page: string, again: boolean): string =>
  page.replace("</head>", () => `<style>${UNPRESSED}${again ? "" : ARRIVING}</style>\n</head>`);
