import type { NodeId } from "../markup/page";
import { styleOf } from "../markup/set-style";
import { matches, parentNode } from "./query";
import { readStylesheet, type CascadedRule } from "./read-stylesheet";
import { specificity } from "./specificity";
import type { StyledPage } from "./styled-page";

export type { StyledPage };

export interface Declared {
  property: string;
  value: string;
  /** Null for the element's own style attribute. */
  rule: CascadedRule | null;
}

/** What the stylesheet and the style attribute say about an element's property, the strongest last. */
export function declaredFor(site: StyledPage, node: NodeId, property: string): Declared[] {
  const { rules, layers } = readStylesheet(site.code.css);
  const found = rules.flatMap((rule, order) => {
    const own = rule.declarations.filter((declaration) => declaration.property === property);
    if (own.length === 0 || !matches(site.page, node, rule.selector)) return [];
    const layer = rule.layer === null ? layers.length : layers.indexOf(rule.layer);
    return own.map(({ value, important }) => ({
      declared: { property, value, rule },
      rank: [Number(important), layer, specificity(rule.selector), order],
    }));
  });
  found.sort((a, b) => compare(a.rank, b.rank));
  const inline = styleOf(site.page.elements[node]!)[property];
  return [...found.map(({ declared }) => declared), ...(inline ? [{ property, value: inline, rule: null }] : [])];
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

/**
 * The value that an element has on a wide screen, its variables filled in; inherited from what it stands in when asked.
 */
export function valueOf(site: StyledPage, node: NodeId, property: string, inherits = false): string | null {
  for (let at: NodeId | null = node; at !== null; at = inherits ? parentNode(site.page, at) : null) {
    const all = declaredFor(site, at, property).filter(({ rule }) => appliesToday(rule));
    const value = all.at(-1)?.value;
    if (value && !["inherit", "unset", "currentColor", "currentcolor"].includes(value)) return fillIn(site, value);
  }
  return null;
}

/** Conditions of wide screens hold; those of paper and of small screens do not. */
function appliesToday(rule: CascadedRule | null): boolean {
  return !rule || !/print|width\s*<|max-width|prefers|hover|forced/.test(rule.within);
}

/** A value with its custom properties replaced by what `:root` says. */
function fillIn(site: StyledPage, value: string, depth = 0): string {
  if (depth > 8) return value;
  return value.replace(/var\((--[\w-]+)(?:,\s*((?:[^\s()][^()]*)?))?\)/g, (whole, name: string, fallback?: string) => {
    const known = tokenOf(site, name) ?? fallback;
    return known === undefined ? whole : fillIn(site, known, depth + 1);
  });
}

/** The value of a custom property of `:root`, as it stands in the stylesheet; null when it has none. */
export function tokenOf({ code }: StyledPage, name: string): string | null {
  const { rules, layers } = readStylesheet(code.css);
  const layerOf = (rule: CascadedRule) => (rule.layer === null ? layers.length : layers.indexOf(rule.layer));
  const own = rules.filter((rule) => rule.within === "" && /^(?::root|html)$/.test(rule.selector));
  own.sort((a, b) => layerOf(a) - layerOf(b));
  const values = own.flatMap((rule) => rule.declarations.filter(({ property }) => property === name));
  return values.at(-1)?.value ?? null;
}
