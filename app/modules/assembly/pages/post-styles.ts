import type { TemplateId } from "../../site/choices";

/** What each of our designs makes of posts and their list, beyond what suits any page. */
export const POST_STYLES: Record<TemplateId, string> = {
  "react-landing": `
.t-react-landing .site-header { position: static; background: var(--color-field); }
.t-react-landing .post-title { font-size: var(--step-6); line-height: 1; letter-spacing: -.045em; }
.t-react-landing .post-list { border-block-start: 2px solid var(--color-ink); }
.t-react-landing .post-item:first-child { border-block-start: 0; }
`,
  modern: `
.t-modern .post-title { font-size: var(--step-5); letter-spacing: -.025em; }
.t-modern .post-meta { letter-spacing: .02em; }
@media (width >= 56rem) {
  .t-modern :is(.post-head, .post-body, .post-back, .post-pager) { margin-inline-start: var(--axis); }
  .t-modern .post-item { grid-template-columns: var(--axis) minmax(0, 1fr); column-gap: 0; }
}
`,
  professional: `
.t-professional .post-item { border-block-start-color: var(--color-ink); }
@media (width >= 56rem) { .t-professional .post > :is(.post-head, .post-body, .post-back) { margin-inline-start: calc(25% + .25 * var(--gap)); } }
`,
  classic: `
.t-classic .post-head { margin-inline: auto; text-align: center; }
.t-classic .post-head .post-meta { justify-content: center; }
.t-classic .post-lead { margin-inline: auto; font-family: var(--font-display); }
.t-classic .post-head::after { content: ""; display: block; inline-size: 7rem; block-size: 5px; margin: clamp(1.5rem, 3vw, 2rem) auto 0; border-block: 1px solid var(--color-accent); border-block-end-width: 3px; }
.t-classic .post-list { max-inline-size: 52rem; margin-inline: auto; }
.t-classic .post-item { grid-template-columns: none; justify-items: center; text-align: center; }
.t-classic .post-item > .post-meta { flex-direction: row; justify-content: center; }
.t-classic .post-excerpt, .t-classic .post-name { margin-inline: auto; }
.t-classic .post-body { max-inline-size: 60ch; margin-inline: auto; }
.t-classic .post-back { text-align: center; }
.t-classic .post-body hr { margin-inline: auto; }
`,
};
