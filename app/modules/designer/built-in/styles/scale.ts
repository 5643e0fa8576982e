import type { NodeId } from "../../../markup/page";
import { declaredFor, type Declared } from "../../../cascade/cascade";
import { isInBlock, type Rule } from "../../../cascade/designer-block";
import { isWithin, queryAll } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import type { StyleTarget } from "../../../operations/style/style-change";

const UA_SIZES: Record<string, number> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67, small: 0.83 };

/**
 * Rules that multiply lengths as they stand now. Each rule of the site that gives one is repeated for the target with
 * its value multiplied, below the same conditions and in the order of the cascade, so that a size that changes with the
 * window still does.
 */
export function scaleRules(site: OpenedSite, target: StyleTarget, properties: string[], factor: number): Rule[] {
  return properties.flatMap((property) => {
    const sources = winners(site, target.nodes, property);
    if (sources.length === 0)
      return property === "font-size"
        ? [{ selector: "&", declarations: { "font-size": unsaid(site, target, factor) } }]
        : [];
    const alone = new Set(sources.map(({ rule }) => rule?.selector)).size === 1;
    return sources.flatMap((source) => ruleFor(site, target, source, factor, alone));
  });
}

function unsaid({ page }: OpenedSite, { nodes }: StyleTarget, factor: number): string {
  return `${round((UA_SIZES[page.elements[nodes[0]!]!.tagName] ?? 1) * factor)}em`;
}

function ruleFor(
  site: OpenedSite,
  target: StyleTarget,
  { property, value, rule }: Declared,
  factor: number,
  alone: boolean,
): Rule[] {
  const scaled = multiplied(value, factor);
  if (scaled === value || isRelativeInside(site, target, value)) return [];
  const declarations = { [property]: scaled };
  if (!rule) return [{ selector: "&", declarations }];
  const within = rule.within;
  if (
    isInBlock(site.code.css, rule.start) &&
    queryAll(site.page, rule.selector).every((node) => target.nodes.includes(node))
  )
    return [{ selector: rule.selector, within, declarations }];
  return [{ selector: alone ? "&" : `&:where(${rule.selector})`, within, declarations }];
}

/** What is relative to its parent grows with it, where that is scaled too. */
function isRelativeInside({ page }: OpenedSite, { nodes }: StyleTarget, value: string): boolean {
  return (
    /^(?:[\d.]+(?:em|%)|inherit)$/.test(value) &&
    nodes.length > 1 &&
    nodes.every((node) => nodes.some((other) => other !== node && isWithin(page, node, other)))
  );
}

/** The declarations that decide for any of the elements in any window, the weakest first. */
function winners(site: OpenedSite, nodes: NodeId[], property: string): Declared[] {
  const all = new Map<string, Declared>();
  for (const node of nodes) {
    const declared = declaredFor(site, node, property);
    const base = declared.findLastIndex(({ rule }) => !rule || rule.within === "");
    declared.forEach((each, index) => {
      if (index >= base && !/print/.test(each.rule?.within ?? "")) all.set(`${each.rule?.start ?? "own"}`, each);
    });
  }
  return [...all.values()];
}

const round = (value: number) => Number(value.toFixed(3));

/** A value with each of its lengths multiplied; one that was multiplied before keeps one factor. */
export function multiplied(value: string, factor: number): string {
  return splitTop(value)
    .map((part) => multipliedPart(part, factor))
    .join(" ");
}

function multipliedPart(part: string, factor: number): string {
  if (
    /^(?:0|0px|auto|none|inherit|initial|unset|normal|fit-content|max-content|min-content|100vh|100svh|100%)$/.test(
      part,
    ) &&
    !(part === "100%" && factor < 1)
  )
    return part === "inherit" ? `${round(factor)}em` : part;
  const simple = /^([\d.]+)(px|rem|em|%|vw|vh|ch|pt|cqi)$/.exec(part);
  if (simple) return `${round(Number(simple[1]) * factor)}${simple[2]}`;
  const before = /^calc\((.+) \* ([\d.]+)\)$/s.exec(part);
  if (before && isBalanced(before[1]!)) return `calc(${before[1]} * ${round(Number(before[2]) * factor)})`;
  return /^(?:var|calc|clamp|min|max)\(/.test(part) ? `calc(${part} * ${round(factor)})` : part;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Parts of a value that are separated by spaces outside of brackets. */
export function splitTop(value: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const sign of value.trim()) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth === 0 && /\s/.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.filter(Boolean);
}
