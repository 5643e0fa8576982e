import type { TemplateId } from "../../site/choices";

/** What a template sets otherwise. */
const IN_TEMPLATE: Record<TemplateId, string> = {
  "react-landing": "",
  modern: "",
  professional: "",
  classic: `
  .t-classic .own { max-inline-size: 58rem; margin-inline: auto; }`,
};

/**
 * How a section of a designer's own looks before its own rules, and its bounds: what is placed or drawn in it neither
 * covers nor widens the page.
 */
export const customSectionCss = `@layer sections {
  [data-section="custom"] { position: relative; isolation: isolate; overflow: clip; contain: layout; }
  .own { min-inline-size: 0; overflow-wrap: anywhere; }
  .own > * + * { margin-block-start: var(--space-4); }
  .own :is(h3, h4) { font-size: var(--step-1); line-height: 1.25; }
  .own :is(h3, h4) + p { margin-block-start: var(--space-2); }
  .own p:not(.actions) { max-inline-size: 62ch; }
  .own .actions { justify-content: flex-start; }${Object.values(IN_TEMPLATE).join("")}
  .own :is(ul, ol):not([class]) { display: grid; gap: var(--space-1); padding-inline-start: 1.25em; list-style: disc; }
  .own ol:not([class]) { list-style: decimal; }
  .own :is(th, td) { padding: .6rem var(--space-3) .6rem 0; border-block-end: 1px solid var(--color-line); text-align: start; vertical-align: baseline; }
  .own th { font-weight: var(--weight-strong); }
  .own figcaption { margin-block-start: var(--space-2); font-size: var(--step--1); color: var(--color-muted); }
}`;
