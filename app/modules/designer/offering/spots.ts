import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../../operations/opened-site";
import { quoted } from "../../operations/outcome";
import type { Target } from "../../operations/target";
import { textOf } from "../../operations/text-of";
import { readThings } from "../../page-roles/read-things";
import type { Role, Thing } from "../../page-roles/thing";
import { isWithin, queryAll } from "../../cascade/query";
import { selectorOf } from "../understanding/targets/selector-of";
import { CALLED, type Called, type Spot } from "./ask";
import { barsOf } from "../understanding/targets/bars";

/** What each kind is on a page. */
const ROLES: Record<Called, readonly Role[]> = {
  headline: ["headline"],
  heading: ["heading"],
  lead: ["lead"],
  text: ["text", "quote", "caption", "copyright", "eyebrow", "item-title", "address", "hours"],
  brand: ["brand"],
  logo: ["logo"],
  picture: ["picture"],
  button: ["button"],
  link: ["link", "phone", "email"],
  entry: ["nav-entry"],
  item: ["item"],
  price: ["price"],
  section: ["section"],
  hero: ["hero"],
  header: ["header"],
  footer: ["footer"],
  navigation: ["navigation"],
  form: ["form"],
  list: ["group", "list"],
  bar: [],
  page: [],
};
const REGIONS: ReadonlySet<Called> = new Set(["section", "hero", "header", "footer", "navigation", "form"]);
/** How an element is called that is several: the first of these. */
const ORDER: readonly Called[] = [
  ...(["hero", "section", "header", "footer", "navigation", "form", "item", "headline", "heading"] as const),
  ...(["entry", "button", "picture", "logo", "brand", "lead", "price", "link", "list", "text"] as const),
];
const LONGEST_NAME = 60;

/** Elements by how they are called in an offer. */
export function targetAt(site: OpenedSite, { called, name }: Spot, selected: NodeId | null): Target | null {
  const nodes = nodesCalled(site, { called, name }, selected);
  if (nodes.length === 0) return null;
  const words = name === "" ? `the ${nodes.length > 1 ? `${called}s` : called}` : `the ${called} ${quoted(name)}`;
  const region = REGIONS.has(called) || called === "bar" || called === "page";
  return {
    nodes,
    name: words,
    selector: called === "page" ? "body" : selectorOf(site, nodes),
    ...(region && { region }),
  };
}

function nodesCalled(site: OpenedSite, { called, name }: Spot, selected: NodeId | null): NodeId[] {
  if (called === "page") return queryAll(site.page, "body");
  return called === "bar" ? barsOf(site) : outermost(site, nodesAt(site, called, name, selected));
}

/** Without those that lie in others: an item within an item of the same name. */
const outermost = ({ page }: OpenedSite, nodes: readonly NodeId[]): NodeId[] =>
  nodes.filter((node) => !nodes.some((other) => other !== node && isWithin(page, node, other)));

function nodesAt(site: OpenedSite, called: Called, name: string, selected: NodeId | null): NodeId[] {
  const pool = poolOf(site, called);
  if (name === "") return pool.map(({ node }) => node);
  const [, bare = name, count] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
  const same = pool.filter((thing) => nameOf(site, thing) === bare).map(({ node }) => node);
  if (count) return same.slice(Number(count) - 1, Number(count));
  return selected !== null && same.includes(selected) ? [selected] : same;
}

const poolOf = (site: OpenedSite, called: Called): readonly Thing[] =>
  readThings(site)
    .of(...ROLES[called])
    .filter(({ hidden }) => !hidden);

/** How something is called; the first of its words where they are many. */
function nameOf(site: OpenedSite, { name, node }: Thing): string {
  const words = (name || textOf(site.page, node)).replace(/\s+/g, " ").replace(/[“”]/g, "'").trim();
  return words.length <= LONGEST_NAME ? words : `${words.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

/** How an element is called, so that `targetAt` finds it and no other; null for what has no name of its own. */
export function spotOf(site: OpenedSite, node: NodeId): Spot | null {
  const thing = readThings(site).at(node);
  if (!thing) return site.page.elements[node]?.tagName === "body" ? { called: "page", name: "" } : barAt(site, node);
  const called = ORDER.find((each) => ROLES[each].some((role) => thing.roles.includes(role)));
  if (!called) return null;
  const pool = poolOf(site, called);
  if (pool.length === 1 && pool[0]!.node === node && ALONE.has(called)) return { called, name: "" };
  const name = nameOf(site, thing);
  const same = pool.filter((other) => nameOf(site, other) === name);
  if (name === "" || !same.some((other) => other.node === node)) return null;
  return { called, name: same.length > 1 ? `${name} (${same.findIndex((other) => other.node === node) + 1})` : name };
}

const barAt = (site: OpenedSite, node: NodeId): Spot | null =>
  barsOf(site).includes(node) ? { called: "bar", name: "" } : null;

/** How it is called together with all others of its kind that are called the same. */
export const spotOfSame = ({ called, name }: Spot): Spot => ({ called, name: name.replace(/ \(\d+\)$/, "") });

const ALONE: ReadonlySet<Called> = new Set(
  (["headline", "lead", "logo", "hero", "header", "footer", "navigation", "form", "page"] as const).values(),
);

/** How several elements are called: all of a kind, or all of one name. */
export function spotOfAll(site: OpenedSite, nodes: readonly NodeId[]): Spot | null {
  if (nodes.length === 1) return spotOf(site, nodes[0]!);
  const wanted = nodes.toSorted((a, b) => a - b).join();
  for (const called of CALLED) {
    const pool = poolOf(site, called);
    if (pool.map(({ node }) => node).join() === wanted) return { called, name: "" };
    const first = pool.find(({ node }) => node === nodes[0]);
    const name = first ? nameOf(site, first) : "";
    const same = name === "" ? [] : pool.filter((other) => nameOf(site, other) === name);
    if (same.length > 1 && same.map(({ node }) => node).join() === wanted) return { called, name };
  }
  return null;
}
