import { readColour, textOn } from "../../markup/contrast";

/** What a part of a page stands on; `deep`, `field` and `band`, the second colour that was asked for, are the loud ones. */
export type Ground = "plain" | "tint" | "deep" | "field" | "band";

/** Declarations that give the page's own tokens the values of another ground, so that what stands on it keeps its contrast. */
export const GROUND_TOKENS: Record<Exclude<Ground, "plain" | "band">, string> = {
  tint: "--color-surface: var(--color-bg); background: var(--color-tint);",
  deep: `--color-bg: var(--color-deep); --color-surface: var(--color-deep-alt); --color-tint: var(--color-deep-alt); --color-ink: var(--color-on-deep); --color-muted: var(--color-deep-muted);
    --color-accent: var(--color-deep-accent); --color-line: var(--color-deep-line); --color-line-strong: var(--color-deep-muted);
    --color-action: var(--color-deep-action); --color-action-hover: var(--color-deep-action); --color-on-action: var(--color-on-deep-action); background: var(--color-deep); color: var(--color-on-deep);`,
  field: `--color-bg: var(--color-field); --color-surface: var(--color-field-alt); --color-tint: var(--color-field-alt); --color-ink: var(--color-on-field); --color-muted: var(--color-on-field);
    --color-accent: var(--color-on-field); --color-line: color-mix(in oklab, var(--color-on-field) 35%, var(--color-field)); --color-line-strong: var(--color-on-field);
    --color-action: var(--color-field-action); --color-action-hover: var(--color-field-action); --color-on-action: var(--color-on-field-action); background: var(--color-field); color: var(--color-on-field);`,
};

/** The same for a colour that an owner asked for beside the first, with the text that reads on it. */
export function bandTokens(colour: string): string {
  const text = textOn(colour, readColour(colour).h);
  const line = `color-mix(in oklab, ${text} 40%, ${colour})`;
  const grounds = ["bg", "surface", "tint", "on-action"].map((name) => `--color-${name}: ${colour};`);
  const texts = ["ink", "muted", "accent", "action", "action-hover"].map((name) => `--color-${name}: ${text};`);
  return `${[...grounds, ...texts].join(" ")} --color-line: ${line}; --color-line-strong: ${text}; background: ${colour}; color: ${text};`;
}
