import { tokenOf } from "../../cascade/cascade";
import { putRules, type Rule } from "../../cascade/designer-block";
import { styleSplices } from "../../markup/set-style";
import type { CodeSplice } from "../../markup/edit";
import type { OpenedSite } from "../opened-site";
import type { Target } from "../target";
import { markTarget } from "./mark-target";

/** Splices for rules in which `&` stands for the target. */
export function writeRules(site: OpenedSite, target: Pick<Target, "nodes" | "selector">, rules: Rule[]): CodeSplice[] {
  if (rules.length === 0) return [];
  const needed = rules.some(({ selector }) => selector.includes("&"));
  const { selector, splices } = needed ? markTarget(site, target) : { selector: "", splices: [] };
  const own = rules.map((rule) => ({
    ...rule,
    selector: reaching(
      site,
      rule.selector.replace(/&/g, () =>
        selector.includes(",") && rule.selector !== "&" ? `:is(${selector})` : selector,
      ),
    ),
  }));
  return [...splices, ...putRules(site.code.css, own)];
}

/** On sites of ours rules outside of layers win; in other stylesheets a rule must outweigh their classes. */
function reaching(site: OpenedSite, selector: string): string {
  if (tokenOf(site, "--color-bg") || /^(?::root|html)|:not\(#_\)/.test(selector)) return selector;
  if (selector.includes(",")) return `html:not(#_) :is(${selector})`;
  return selector === "body" ? "body:not(#_)" : `html:not(#_) ${selector}`;
}

/** Takes properties out of the style attributes of a target, or gives them other values there. */
export function ownSplices(
  site: OpenedSite,
  { nodes }: Pick<Target, "nodes">,
  styleOf: (node: number) => Record<string, string | null>,
): CodeSplice[] {
  return nodes.flatMap((node) =>
    styleSplices(site.page, node, styleOf(node)).map((splice): CodeSplice => ({ part: "html", ...splice })),
  );
}
