import { compile } from "css-select";
import type { CssNode } from "css-tree";
import generate from "css-tree/generator";
import parse from "css-tree/parser";
import { ident } from "css-tree/utils";
import walk from "css-tree/walker";
import { attribute, type HtmlElement, type HtmlNode } from "../markup/html-document";
import { weigh } from "./specificity";
import { SELECTOR_OPTIONS } from "./selector-options";
import type { SheetRule } from "./read-rules";

/** One selector of a rule. */
export interface Selector {
  rule: SheetRule;
  weight: number;
  means(element: HtmlElement): boolean;
}

/** Selectors by what their last part names, so that an element is asked only for those that may mean it. */
export type RuleIndex = Map<string, Selector[]>;

export function indexRules(rules: SheetRule[]): RuleIndex {
  const index: RuleIndex = new Map();
  for (const rule of rules)
    for (const { key, weight, means } of readSelectors(rule.selector)) {
      const entries = index.get(key) ?? [];
      entries.push({ rule, weight, means });
      index.set(key, entries);
    }
  return index;
}

/** The selectors that mean an element. */
export function selectorsFor(index: RuleIndex, element: HtmlElement): Selector[] {
  const id = attribute(element, "id");
  const classes = (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
  const keys = new Set([...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`), element.tagName, "*"]);
  return [...keys].flatMap((key) => (index.get(key) ?? []).filter((selector) => selector.means(element)));
}

type ReadSelector = Omit<Selector, "rule"> & { key: string };

const known = new Map<string, ReadSelector[]>();
const MOST_KNOWN = 20_000;

/** A stylesheet is read again after each change, and nearly all of it is as before. */
function readSelectors(list: string): ReadSelector[] {
  const found = known.get(list);
  if (found) return found;
  const read = partsOf(list).map((part) => ({
    key: keyOf(part),
    weight: weigh(part),
    means: predicate(generate(part)),
  }));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(list, read);
  return read;
}

const LEGACY = new Set(["before", "after", "first-line", "first-letter"]);

/** The selectors of a list, without those of what is no element. */
function partsOf(list: string): CssNode[] {
  try {
    const parsed = parse(list, { context: "selectorList" });
    walk(parsed, forgive);
    const parts = parsed.type === "SelectorList" ? parsed.children.toArray() : [];
    return parts.filter((part) => part.type === "Selector" && !hasPseudoElement(part));
  } catch {
    return [];
  }
}

/** ':is(h2::before, h2)' means the h2 alone. */
function forgive(node: CssNode): void {
  if (node.type !== "PseudoClassSelector" || !/^(?:is|where)$/i.test(node.name)) return;
  const list = node.children?.first;
  if (list?.type === "SelectorList")
    list.children = list.children.filter((part) => part.type === "Selector" && !hasPseudoElement(part));
}

const hasPseudoElement = (selector: CssNode & { type: "Selector" }) =>
  selector.children.some(
    (node) => node.type === "PseudoElementSelector" || (node.type === "PseudoClassSelector" && LEGACY.has(node.name)),
  );

function keyOf(selector: CssNode): string {
  const parts = selector.type === "Selector" ? selector.children.toArray() : [];
  const last = parts.slice(parts.findLastIndex(({ type }) => type === "Combinator") + 1);
  const named = (type: string) => last.find((part) => part.type === type) as { name: string } | undefined;
  const [id, name, tag] = [named("IdSelector"), named("ClassSelector"), named("TypeSelector")];
  // 'md\:flex' is written so for 'md:flex'.
  return id ? `#${ident.decode(id.name)}` : name ? `.${ident.decode(name.name)}` : (tag?.name.toLowerCase() ?? "*");
}

/** Compiled when it is first asked. What only a browser can judge means nothing. */
function predicate(selector: string): (element: HtmlElement) => boolean {
  let compiled: ((element: HtmlElement) => boolean) | null = null;
  return (element) => {
    compiled ??= compiledOrNever(selector);
    return compiled(element);
  };
}

function compiledOrNever(selector: string): (element: HtmlElement) => boolean {
  try {
    return compile<HtmlNode, HtmlElement>(selector, SELECTOR_OPTIONS);
  } catch {
    return () => false;
  }
}
