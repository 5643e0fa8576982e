import type { CssNode } from "css-tree";
import parse from "css-tree/parser";
import walk from "css-tree/walker";

const LISTS = new Set(["is", "not", "has", "matches", "-webkit-any"]);

/** How strong a selector is, as one number; of a list, its strongest. Zero when it cannot be read. */
export function specificity(selector: string): number {
  try {
    const list = parse(selector, { context: "selectorList" });
    return strongest(list);
  } catch {
    return 0;
  }
}

function strongest(list: CssNode): number {
  if (list.type !== "SelectorList") return 0;
  return Math.max(0, ...list.children.toArray().map(weigh));
}

/** How strong one selector is. */
export function weigh(selector: CssNode): number {
  let sum = 0;
  walk(selector, function (node) {
    if (node.type === "IdSelector") sum += 1e6;
    if (node.type === "ClassSelector" || node.type === "AttributeSelector") sum += 1e3;
    if (node.type === "TypeSelector" && node.name !== "*") sum += 1;
    if (node.type === "PseudoElementSelector") sum += 1;
    if (node.type !== "PseudoClassSelector") return undefined;
    sum += weighPseudo(node);
    return walk.skip;
  });
  return sum;
}

function weighPseudo(node: Extract<CssNode, { type: "PseudoClassSelector" }>): number {
  if (node.name === "where") return 0;
  const inner = node.children?.first;
  return LISTS.has(node.name) && inner ? strongest(inner) : 1e3;
}
