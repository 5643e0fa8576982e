import type { NodeId } from "../../markup/page";
import { compareStrength, saidFor, type Said } from "../../cascade/declared";
import { SHORTHANDS, physical } from "../../cascade/values/longhands";
import { splitValue } from "../../cascade/values/split-value";
import type { Rule } from "../../cascade/designer-block";
import { isWithin } from "../../cascade/query";
import type { OpenedSite } from "../opened-site";

/**
 * Rules that multiply a length as it stands now: each that decides in a window of any width is repeated for the target
 * with its value multiplied, under the same conditions and in the order of the cascade.
 */
export function scaledRules(site: OpenedSite, nodes: NodeId[], property: string, factor: number): Rule[] {
  const outer = nodes.filter((node) => !growsAlong(site, nodes, node, property));
  const all = outer.map((node) => deciding(site, node, property));
  const inherits = property === "font-size" && all.some((said) => !said.some(({ rule }) => rule?.heads.length === 0));
  const base: Rule[] = inherits ? [{ selector: "&", declarations: { [property]: `${round(factor)}em` } }] : [];
  const rules = new Map(all.flat().map((said) => [said.rule ?? said.value, said]));
  const alone = all.every(
    (said) => said.map(({ rule }) => rule?.order).join() === all[0]!.map(({ rule }) => rule?.order).join(),
  );
  const inOrder = [...rules.values()].sort(compareStrength);
  return [...base, ...inOrder.flatMap((said) => ruleFor(said, property, factor, alone))];
}

/** What is said for a property, the weakest first, without what never decides. */
function deciding(site: OpenedSite, node: NodeId, property: string): Said[] {
  const said = saidFor(site, node, property).filter(({ rule }) => !rule?.heads.some((head) => /\bprint\b/.test(head)));
  const base = said.findLastIndex(({ rule, strength }) => (rule ? rule.heads.length === 0 : strength[1] === 0));
  return said.slice(Math.max(0, base)).filter(({ strength }) => strength[1] === 0);
}

/** What is relative to the element around it grows with it, where that is one of those that grow. */
function growsAlong(site: OpenedSite, nodes: NodeId[], node: NodeId, property: string): boolean {
  if (property !== "font-size" || !nodes.some((other) => other !== node && isWithin(site.page, node, other)))
    return false;
  const [value] = deciding(site, node, property)
    .slice(-1)
    .map((said) => said.value);
  return value === undefined || /^(?:[\d.]+(?:em|%)|inherit|smaller|larger|bolder)$/.test(value);
}

function ruleFor(said: Said, property: string, factor: number, alone: boolean): Rule[] {
  const written = SHORTHANDS[said.property]?.expand(said.value);
  const value = written
    ? Object.entries(written).find(([name]) => physical(name, false) === property)?.[1]
    : said.value;
  const scaled = value && multiplied(value, factor);
  if (!scaled || scaled === value) return [];
  const important = said.important ? " !important" : "";
  const selector = alone || !said.rule ? "&" : `&:where(${said.rule.selector})`;
  return [
    { selector, within: said.rule?.heads.join(" { ") ?? "", declarations: { [property]: `${scaled}${important}` } },
  ];
}

const round = (value: number) => Number(value.toFixed(3));
const WORDS: Record<string, number> = { smaller: 0.833, larger: 1.2, inherit: 1 };

/** A value with each of its lengths multiplied; one that was multiplied before keeps one factor. */
export function multiplied(value: string, factor: number): string {
  return splitValue(value)
    .map((part) => multipliedPart(part, factor))
    .join(" ");
}

function multipliedPart(part: string, factor: number): string {
  if (WORDS[part] !== undefined) return `${round(WORDS[part] * factor)}em`;
  if (/^(?:100s?vh|0|0px)$/.test(part) && factor > 1) return part;
  const [, number, unit] = /^([\d.]+)([a-z%]+)$/.exec(part) ?? [];
  if (number) return `${round(Number(number) * factor)}${unit}`;
  const before = /^calc\((.+) \* ([\d.]+)\)$/s.exec(part);
  if (before && splitValue(before[1]!).length === 1) return `calc(${before[1]} * ${round(Number(before[2]) * factor)})`;
  return /^(?:var|calc|clamp|min|max)\(/.test(part) ? `calc(${part} * ${round(factor)})` : part;
}
