import type { CssNode, Rule, Selector } from "css-tree";
import generate from "css-tree/generator";
import { List } from "css-tree/utils";
import walk from "css-tree/walker";
import { ownClass } from "./class-names";

const SECTION = '[data-section="custom"]';

/**
 * The selectors of a rule that stay within sections of a designer's own, by what they mean: something inside, or the
 * section itself.
 */
export interface OwnSelectors {
  inside: string[];
  surface: string[];
}

/**
 * Makes a rule's selectors reach nothing but what is inside of such sections: each begins at their content. `:scope`
 * and the ids of the sections mean a section itself. What cannot be said so is left out.
 */
export function ownSelectors({ prelude }: Rule, ids: ReadonlySet<string>): OwnSelectors {
  const found: OwnSelectors = { inside: [], surface: [] };
  if (prelude.type !== "SelectorList") return found;
  prelude.children.forEach((node) => {
    if (node.type === "Selector" && isPlain(node, ids)) place(node, ids, found);
  });
  return found;
}

/** Renames classes on the way; false for nested selectors, ids of others and what the parser does not read. */
function isPlain(selector: Selector, ids: ReadonlySet<string>): boolean {
  let plain = selector.children.first?.type !== "Combinator";
  walk(selector, (node: CssNode) => {
    if (node.type === "Raw" || node.type === "NestingSelector") plain = false;
    if (node.type === "IdSelector" && !ids.has(node.name)) plain = false;
    if (node.type !== "ClassSelector") return;
    const name = ownClass(node.name);
    if (name === null) plain = false;
    else node.name = name;
  });
  return plain && !/[\\{}@;]|<[/!]/.test(generate(selector));
}

function place(selector: Selector, ids: ReadonlySet<string>, found: OwnSelectors): void {
  const nodes = selector.children.toArray();
  const end = nodes.findIndex(({ type }) => type === "Combinator");
  const first = end === -1 ? nodes : nodes.slice(0, end);
  if (!first.some((node) => isScope(node, ids))) return void found.inside.push(`.own ${generate(selector)}`);
  if (!first.every((node) => isScope(node, ids) || isName(node))) return;
  const section = SECTION + first.flatMap((node) => (node.type === "IdSelector" ? `#${node.name}` : [])).join("");
  if (end === -1) return void found.surface.push(section);
  const rest = nodes.slice(end);
  if (!/^(?:\s|>)$/.test(generate(rest[0]!))) return;
  found.inside.push(`${section} .own${generate({ type: "Selector", children: new List<CssNode>().fromArray(rest) })}`);
}

const isScope = (node: CssNode, ids: ReadonlySet<string>) =>
  (node.type === "PseudoClassSelector" && node.name.toLowerCase() === "scope") ||
  (node.type === "IdSelector" && ids.has(node.name)) ||
  (node.type === "AttributeSelector" && generate(node).replace(/["']/g, "") === "[data-section=custom]");

const isName = (node: CssNode) => node.type === "TypeSelector" && node.name.toLowerCase() === "section";
