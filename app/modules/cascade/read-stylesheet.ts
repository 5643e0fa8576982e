import { readRules as readAll } from "../markup/css-declarations";

/** A style rule of a stylesheet with the conditions that it stands under. */
export interface CascadedRule {
  selector: string;
  /**
   * Heads of @media, @container and @supports around it, outermost first, joined by ` { `; empty when it always
   * applies.
   */
  within: string;
  /** Its cascade layer; null for rules outside of all layers, which win over layers. */
  layer: string | null;
  declarations: { property: string; value: string; important: boolean }[];
  start: number;
}

export interface Stylesheet {
  rules: CascadedRule[];
  /** Layers in their order, the strongest last. */
  layers: string[];
}

let latest: { css: string; sheet: Stylesheet } | undefined;

/** Reads a stylesheet; what the parser cannot make sense of is left out. The one read last is kept. */
export function readStylesheet(css: string): Stylesheet {
  if (latest?.css !== css) latest = { css, sheet: read(css) };
  return latest.sheet;
}

const LAYER = /^@layer\s*/;
const CONDITION = /^@(?:media|container|supports)\b/;

function read(css: string): Stylesheet {
  const statements = [...css.matchAll(/@layer\s+([^\s@{};][^@{};]*);/g)].flatMap(([, names]) =>
    names!.split(",").map((name) => name.trim()),
  );
  const usable = readAll(css).filter(
    ({ selector, within }) =>
      !selector.startsWith("@") && within.every((each) => LAYER.test(each) || CONDITION.test(each)),
  );
  const rules = usable.map(({ selector, within, declarations, start }): CascadedRule => {
    const layers = within.filter((each) => LAYER.test(each)).map((each) => each.replace(LAYER, ""));
    const values = declarations.map(({ property, value, valueEnd, end }) => ({
      property,
      value,
      important: /!\s*important/i.test(css.slice(valueEnd, end)),
    }));
    return {
      selector,
      within: within.filter((each) => CONDITION.test(each)).join(" { "),
      layer: layers[0] ?? null,
      declarations: values,
      start,
    };
  });
  return { rules, layers: [...new Set([...statements, ...rules.flatMap(({ layer }) => layer ?? [])])] };
}
