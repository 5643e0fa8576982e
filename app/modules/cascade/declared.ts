import { readDeclarations } from "../markup/css-declarations";
import { attribute, type HtmlElement } from "../markup/html-document";
import { hintsOf } from "./hints";
import { indexRules, selectorsFor, type RuleIndex, type Selector } from "./rule-index";
import { rulesOf, userAgentRules, type SheetDeclaration, type SheetRule } from "./read-rules";
import { sheetsInOrder } from "./sheets";
import type { NodeId } from "../markup/page";
import { inheritedAttribute } from "./selector-options";
import type { StyledPage } from "./styled-page";
import { physical, SHORTHANDS } from "./values/longhands";
import { USER_AGENT_CSS } from "./user-agent";

/** Something said about an element, with its strength. */
export interface Said extends SheetDeclaration {
  /** Null for the element's own style attribute and its old attributes. */
  rule: SheetRule | null;
  /** Compared from the front: the larger wins. */
  strength: number[];
}

let userAgent: RuleIndex | undefined;
const indices = new Map<string, RuleIndex>();
const known = new WeakMap<StyledPage, { index: RuleIndex; said: Map<HtmlElement, Said[]> }>();
const MOST_INDICES = 6;

function knownOf(site: StyledPage) {
  const found = known.get(site);
  if (found) return found;
  const sheets = sheetsInOrder(site);
  const key = JSON.stringify(sheets);
  const index = indices.get(key) ?? indexRules(rulesOf(sheets));
  indices.delete(key);
  indices.set(key, index);
  if (indices.size > MOST_INDICES) indices.delete(indices.keys().next().value!);
  const fresh = { index, said: new Map<HtmlElement, Said[]>() };
  known.set(site, fresh);
  return fresh;
}

/** All that is said about an element in any window, the weakest first. */
export function saidOf(site: StyledPage, element: HtmlElement): Said[] {
  const { index, said } = knownOf(site);
  const found = said.get(element) ?? read(index, element);
  said.set(element, found);
  return found;
}

/** By the selectors that mean them: elements of the same make share what is said about them. */
const shared = new WeakMap<RuleIndex, Map<string, Said[]>>();
const numbers = new WeakMap<Selector, number>();
let lastNumber = 0;

function read(index: RuleIndex, element: HtmlElement): Said[] {
  userAgent ??= indexRules(userAgentRules(USER_AGENT_CSS));
  const selectors = [...selectorsFor(userAgent, element), ...selectorsFor(index, element)];
  const [hints, own] = [hintsOf(element).map(asHint), ownOf(element)];
  if (hints.length > 0 || own.length > 0) return inOrder([...hints, ...ofRules(selectors), ...own]);
  const lists = shared.get(index) ?? new Map<string, Said[]>();
  shared.set(index, lists);
  const key = selectors.map(numberOf).join();
  const list = lists.get(key) ?? inOrder(ofRules(selectors));
  lists.set(key, list);
  return list;
}

function numberOf(selector: Selector): number {
  const number = numbers.get(selector) ?? (lastNumber += 1);
  numbers.set(selector, number);
  return number;
}

const inOrder = (all: Said[]): Said[] =>
  all
    .map((said, at) => ({ said, at }))
    .sort((a, b) => compareStrength(a.said, b.said) || a.at - b.at)
    .map(({ said }) => said);

function ofRules(selectors: Selector[]): Said[] {
  const weights = new Map<SheetRule, number>();
  for (const { rule, weight } of selectors) weights.set(rule, Math.max(weights.get(rule) ?? 0, weight));
  return [...weights].flatMap(([rule, weight]) =>
    rule.declarations.map((declaration) => ({
      ...declaration,
      rule,
      // Among what is important, layers count the other way round.
      strength: [Number(declaration.important), 0, declaration.important ? -rule.rank : rule.rank, weight, rule.order],
    })),
  );
}

const asHint = (declaration: SheetDeclaration): Said => ({ ...declaration, rule: null, strength: [0, 0, -1, 0, 0] });

function ownOf(element: HtmlElement): Said[] {
  const css = attribute(element, "style") ?? "";
  return readDeclarations(css).map(({ property, value, valueEnd, end }) => {
    const important = /!\s*important/i.test(css.slice(valueEnd, end));
    const name = property.startsWith("--") ? property : property.toLowerCase();
    return { property: name, value, important, rule: null, strength: [Number(important), 1, 0, 0, 0] };
  });
}

/** Which of two decides: below zero when the second wins, zero when the later one does. */
export function compareStrength(
  { strength: a }: Pick<Said, "strength">,
  { strength: b }: Pick<Said, "strength">,
): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

/** What is said about a longhand property of an element in any window, the weakest first. */
export function saidFor(site: StyledPage, node: NodeId, property: string): Said[] {
  const element = site.page.elements[node]!;
  const fromRight = inheritedAttribute(element, "dir") === "rtl";
  return saidOf(site, element).filter((said) =>
    (SHORTHANDS[said.property]?.longhands ?? [said.property]).some((name) => physical(name, fromRight) === property),
  );
}
