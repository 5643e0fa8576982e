import { readRules, type Declaration } from "../markup/css-declarations";
import type { OrderedSheet } from "./sheets";

export interface SheetDeclaration {
  property: string;
  value: string;
  important: boolean;
}

/** A style rule with where it stands in the cascade. */
export interface SheetRule {
  selector: string;
  /** Heads of the at-rules around it that may keep it from counting, outermost first. */
  heads: string[];
  /** Its cascade layer; null outside of all layers. */
  layer: string | null;
  /** Of its layer, the strongest last; above all of them outside of layers. */
  rank: number;
  order: number;
  /** `null` for what browsers say by themselves. */
  sheet: OrderedSheet | null;
  start: number;
  declarations: SheetDeclaration[];
}

type Unranked = Omit<SheetRule, "rank" | "order">;

const CONDITION = /^@(?:media|container|supports)\b/;

/** The style rules of stylesheets in their order, each with the rank of its layer. */
export function rulesOf(sheets: OrderedSheet[]): SheetRule[] {
  const all = sheets.map((sheet) => read(sheet.css, sheet));
  const ranks = ranked(all.flatMap(({ layers }) => layers));
  const rules = all.flatMap((each) => each.rules);
  return rules.map((rule, order) => ({
    ...rule,
    order,
    rank: rule.layer === null ? ranks.size : ranks.get(rule.layer)!,
  }));
}

/** What browsers say by themselves: weaker than everything. */
export const userAgentRules = (css: string): SheetRule[] =>
  read(css, null).rules.map((rule, order) => ({ ...rule, order, rank: -2 }));

function read(css: string, sheet: OrderedSheet | null): { rules: Unranked[]; layers: string[] } {
  const found: { at: number; layer: string }[] = statementsIn(css);
  const rules = readRules(css).flatMap(({ selector, within, declarations, start }) => {
    const heads = within.filter((head) => CONDITION.test(head));
    const outer = within.filter((head) => !head.startsWith("@"));
    const names = within
      .filter((head) => head.startsWith("@layer"))
      .map((head) => head.slice(6).trim() || `(${start})`);
    const usable = heads.length + outer.length + names.length === within.length && !selector.startsWith("@");
    if (!usable) return [];
    const layer = names.length > 0 ? names.join(".") : null;
    if (layer !== null) found.push({ at: start, layer });
    const media = sheet?.media ? [`@media ${sheet.media}`] : [];
    return [
      {
        ...{ selector: nested(outer, selector), heads: [...media, ...heads], layer, sheet, start },
        declarations: declarations.map((each) => withImportance(css, each)),
      },
    ];
  });
  return { rules, layers: found.sort((a, b) => a.at - b.at).map(({ layer }) => layer) };
}

function statementsIn(css: string): { at: number; layer: string }[] {
  return [...css.matchAll(/@layer\s+([^\s@{};][^@{};]*);/g)].flatMap(({ 1: names, index }) =>
    names!.split(",").map((name) => ({ at: index, layer: name.trim() })),
  );
}

/** A selector inside of others as one. */
function nested(outer: string[], selector: string): string {
  return [...outer, selector].reduce((around, inner) => {
    if (around === "") return inner;
    return inner.includes("&") ? inner.replaceAll("&", `:is(${around})`) : `:is(${around}) ${inner}`;
  }, "");
}

const withImportance = (css: string, { property, value, valueEnd, end }: Declaration): SheetDeclaration => ({
  property: property.startsWith("--") ? property : property.toLowerCase(),
  value,
  important: /!\s*important/i.test(css.slice(valueEnd, end)),
});

/** Layers by strength: in the order in which they are first named, each above those inside of it. */
function ranked(layers: string[]): Map<string, number> {
  const names = [
    ...new Set(layers.flatMap((layer) => layer.split(".").map((_, at, all) => all.slice(0, at + 1).join(".")))),
  ];
  const ranks = new Map<string, number>();
  const visit = (parent: string) => {
    for (const name of names)
      if (name.slice(0, Math.max(0, name.lastIndexOf("."))) === parent) {
        visit(name);
        ranks.set(name, ranks.size);
      }
  };
  visit("");
  return ranks;
}
