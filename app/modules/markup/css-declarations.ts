import parse from "css-tree/parser";
import type { CssNode } from "css-tree";
import { cssDepth, DEEPEST_CSS } from "./css-depth";

/** A declaration and where it and its value stand in their css. */
export interface Declaration {
  property: string;
  /** Without `!important`. */
  value: string;
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** A rule: its selector, or `@font-face`; the at-rules around it, from the outside in; its declarations. */
export interface CssRule {
  selector: string;
  within: string[];
  declarations: Declaration[];
  start: number;
  end: number;
}

const OPTIONS = {
  positions: true,
  parseValue: false,
  parseCustomProperty: false,
  parseRulePrelude: false,
  parseAtrulePrelude: false,
} as const;

/** The declarations of a `style` attribute; what the parser cannot read is left out. */
export function readDeclarations(css: string): Declaration[] {
  return css === "" ? [] : declarationsIn(css, parse(css, { ...OPTIONS, context: "declarationList" }));
}

let latest: { css: string; rules: CssRule[] } | undefined;

/**
 * Every rule of a stylesheet in source order; none of one that nests too deeply for its parser. The stylesheet read
 * last is kept.
 */
export function readRules(css: string): CssRule[] {
  if (latest?.css === css) return latest.rules;
  const rules: CssRule[] = [];
  if (cssDepth(css) <= DEEPEST_CSS) collect(css, parse(css, OPTIONS), [], rules);
  latest = { css, rules };
  return rules;
}

function collect(css: string, node: CssNode, within: string[], rules: CssRule[]): void {
  if (node.type === "StyleSheet") node.children.forEach((child) => collect(css, child, within, rules));
  if (node.type === "Rule") add(css, node, sourceOf(css, node.prelude), within, rules);
  if (node.type !== "Atrule" || !node.block) return;
  const name = `@${node.name.toLowerCase()}`;
  if (name === "@font-face") return add(css, node, name, within, rules);
  const around = [...within, `${name} ${node.prelude ? sourceOf(css, node.prelude) : ""}`.trim()];
  node.block.children.forEach((child) => collect(css, child, around, rules));
}

function add(
  css: string,
  node: CssNode & { block: CssNode | null },
  selector: string,
  within: string[],
  rules: CssRule[],
): void {
  const { start, end } = node.loc!;
  rules.push({ selector, within, declarations: declarationsIn(css, node.block), start: start.offset, end: end.offset });
  if (node.block && "children" in node.block)
    node.block.children?.forEach((child) => collect(css, child, [...within, selector], rules));
}

function declarationsIn(css: string, node: CssNode | null): Declaration[] {
  const found: Declaration[] = [];
  if (!node || !("children" in node)) return found;
  node.children?.forEach((child) => {
    if (child.type !== "Declaration" || !child.loc || !child.value.loc) return;
    const raw = css.slice(child.value.loc.start.offset, child.value.loc.end.offset);
    const value = raw.trim();
    const valueStart = child.value.loc.start.offset + (raw.length - raw.trimStart().length);
    const { property, loc } = child;
    found.push({
      property,
      value,
      start: loc.start.offset,
      end: loc.end.offset,
      valueStart,
      valueEnd: valueStart + value.length,
    });
  });
  return found;
}

const sourceOf = (css: string, node: CssNode) =>
  node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset).trim() : "";
