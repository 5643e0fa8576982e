/** What a part of a page stands on; `deep` and `field` are the loud ones. */
export type Ground = "plain" | "tint" | "deep" | "field";

/** Declarations that give the page's own tokens the values of another ground, so that what stands on it keeps its contrast. */
export const GROUND_TOKENS: Record<Exclude<Ground, "plain">, string> = {
  tint: "--color-surface: var(--color-bg); background: var(--color-tint);",
  deep: `--color-bg: var(--color-deep); --color-surface: var(--color-deep-alt); --color-tint: var(--color-deep-alt); --color-ink: var(--color-on-deep); --color-muted: var(--color-deep-muted);
    --color-accent: var(--color-deep-accent); --color-line: var(--color-deep-line); --color-line-strong: var(--color-deep-muted);
    --color-action: var(--color-deep-action); --color-action-hover: var(--color-deep-action); --color-on-action: var(--color-on-deep-action); background: var(--color-deep); color: var(--color-on-deep);`,
  field: `--color-bg: var(--color-field); --color-surface: var(--color-field-alt); --color-tint: var(--color-field-alt); --color-ink: var(--color-on-field); --color-muted: var(--color-on-field);
    --color-accent: var(--color-on-field); --color-line: color-mix(in oklab, var(--color-on-field) 35%, var(--color-field)); --color-line-strong: var(--color-on-field);
    --color-action: var(--color-on-field); --color-on-action: var(--color-field); background: var(--color-field); color: var(--color-on-field);`,
};
