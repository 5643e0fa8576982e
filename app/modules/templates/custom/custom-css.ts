import type { CssNode } from "css-tree";
import generate from "css-tree/generator";
import parse from "css-tree/parser";
import { cssDepth } from "../../markup/css-depth";
import { ownDeclarations } from "./own-declarations";
import { ownSelectors } from "./own-selectors";

/** Characters; what follows is left out. */
const LONGEST = 30_000;
/** Brackets within brackets; no stylesheet that somebody wrote is deeper. */
const DEEPEST = 24;
const GROUPS = new Set(["media", "supports", "container"]);

/**
 * Css of a designer's own as it may stand in a site, in the layer `designer`: rules that reach only into sections of
 * its own (`ids` are their ids), ask for no file, stay in their place and are never stronger than what the owner sets
 * by hand. Empty when nothing of it may stand.
 */
export function customCss(css: string, ids: ReadonlySet<string>): string {
  const given = css.slice(0, LONGEST);
  if (cssDepth(given) > DEEPEST) return "";
  const rules = rulesIn(parse(given, { parseCustomProperty: true }), ids, "  ");
  return rules.length > 0 ? `@layer designer {\n${rules.join("\n")}\n}` : "";
}

function rulesIn(node: CssNode, ids: ReadonlySet<string>, indent: string): string[] {
  if (node.type === "StyleSheet" || node.type === "Block")
    return node.children.toArray().flatMap((child) => rulesIn(child, ids, indent));
  if (node.type === "Atrule") return group(node, ids, indent);
  if (node.type !== "Rule") return [];
  const { inside, surface } = ownSelectors(node, ids);
  return [
    rule(inside, ownDeclarations(node.block.children), indent),
    rule(surface, ownDeclarations(node.block.children, true), indent),
  ].flat();
}

function rule(selectors: string[], declarations: string[], indent: string): string[] {
  return selectors.length > 0 && declarations.length > 0
    ? [`${indent}${selectors.join(", ")} { ${declarations.join(" ")} }`]
    : [];
}

/** A condition with what of its rules may stand. */
function group(
  { name, prelude, block }: CssNode & { type: "Atrule" },
  ids: ReadonlySet<string>,
  indent: string,
): string[] {
  const condition = prelude?.type === "AtrulePrelude" ? generate(prelude) : "";
  const isPlain = GROUPS.has(name.toLowerCase()) && condition !== "" && !/[\\{}@;]|<[/!]|url/i.test(condition);
  const rules = isPlain && block ? rulesIn(block, ids, `${indent}  `) : [];
  return rules.length > 0 ? [`${indent}@${name.toLowerCase()} ${condition} {`, ...rules, `${indent}}`] : [];
}
