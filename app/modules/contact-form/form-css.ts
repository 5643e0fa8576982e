import { markBlock } from "./marked-block";

// The first choice is the owner's, then the tokens of our designs, then what suits any page.
const RULES = `.contact-form { display: grid; gap: var(--form-gap, var(--space-3, 16px)); color: var(--form-ink, var(--color-ink, inherit)); font-family: var(--form-font, inherit);
  font-size: var(--form-size, inherit); line-height: 1.5; text-align: start; container-type: inline-size; }
.contact-form.is-card { padding: clamp(1.25rem, 5cqi, 2rem); background: var(--form-ground); border-radius: calc(var(--form-corner, var(--radius, 6px)) * 1.5); }
.form-title { margin: 0; font-family: var(--form-font, var(--font-display, inherit)); font-size: 1.35em; line-height: 1.25; }
.form-description, .form-note, .form-status, .form-error { margin: 0; }
.form-description { max-inline-size: 60ch; }
.form-note { font-size: .875em; }
.form-fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--form-gap, var(--space-3, 16px)); }
.form-field { display: grid; gap: .4em; align-content: start; grid-column: 1 / -1; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.form-label { padding: 0; font-weight: var(--weight-strong, 600); line-height: 1.3; }
.form-input { box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: .65em .85em; background-color: var(--form-ground, var(--color-bg, #fff));
  color: var(--form-ink, var(--color-ink, #333)); border: 1px solid var(--form-line, var(--color-muted, #6b7280)); border-radius: var(--form-corner, var(--radius, 6px)); font: inherit; }
textarea.form-input { min-block-size: 9rem; resize: vertical; }
select.form-input { appearance: none; padding-inline-end: 2.5em; background-repeat: no-repeat; background-size: .4em .4em;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-position: right 1.3em center, right .9em center; }
select.form-input:dir(rtl) { background-position: left .9em center, left 1.3em center; }
.form-input::placeholder { color: inherit; opacity: .72; }
.form-input:focus-visible, .form-choice input:focus-visible, .form-button:focus-visible { outline: 3px solid var(--form-ink, var(--color-ink, #3b82f6)); outline-offset: 2px; }
.form-input[aria-invalid="true"] { border-color: currentColor; border-width: 2px; }
.form-choices { display: grid; gap: .25em; }
.form-choice { box-sizing: border-box; display: flex; align-items: flex-start; gap: .65em; min-block-size: 2.75rem; padding-block: .55em; cursor: pointer; }
.form-choice input { flex: none; inline-size: 1.25em; block-size: 1.25em; margin: .125em 0 0; font: inherit; accent-color: var(--form-button, var(--color-action, #2563eb)); }
.form-error, .form-status:not(:empty) { font-weight: var(--weight-strong, 600); }
.form-status:not(:empty) { padding-inline-start: .85em; border-inline-start: 3px solid currentColor; }
.form-trap { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.form-button { box-sizing: border-box; justify-self: start; min-block-size: 3rem; padding: .7em 1.6em; background: var(--form-button, var(--color-action, #2563eb)); color: var(--form-button-ink, var(--color-on-action, #fff));
  border: 0; border-radius: var(--form-corner, var(--radius, 6px)); font: inherit; font-weight: var(--weight-strong, 600); cursor: pointer; }
.form-button:hover { background: var(--form-button, var(--color-action-hover, #1d4ed8)); }
.form-button[aria-disabled="true"] { cursor: progress; }
@container (inline-size >= 17rem) { .form-field.is-half:nth-child(n + 3) { grid-column: auto; align-content: end; } }
@container (inline-size >= 26rem) { .form-field.is-half { grid-column: auto; align-content: end; } }
@media print { .contact-form { display: none; } }`;

const LAYERED = /@layer[^;{]*\bsections\b/;

/**
 * The rules of every contact form, between their marks: the same for all, since what an owner chose stands in the
 * form's own `style`. Where a stylesheet is made in layers as our designs are, they stand in the layer `sections`.
 */
export function contactFormCss(stylesheet: string): string {
  if (!LAYERED.test(stylesheet)) return markBlock(RULES);
  return markBlock(`@layer sections {\n${RULES.replace(/^/gm, "  ")}\n}`);
}
