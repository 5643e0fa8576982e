import { findAddress } from "../facts/find-address";
import { emailsIn } from "../facts/find-emails";
import { daysAt } from "../facts/hours-grammar";
import { hoursTokens } from "../facts/hours-tokens";
import { phoneTokens } from "../facts/find-phones";
import { priceTokens } from "../facts/price-tokens";
import { readSource } from "../facts/source-text";
import type { NodeId } from "../markup/page";
import { linesOf, within, type Tree } from "./tree";
import type { Role } from "./thing";

type DetailRole = Extract<Role, "price" | "hours" | "phone" | "email" | "address">;

const LONGEST_PRICE = 60;
const LONGEST_DETAIL = 200;

/** Details that texts of the page say, by element; a link that calls or writes is one by where it leads. */
export function findDetails(tree: Tree): Map<NodeId, DetailRole[]> {
  const details = new Map<NodeId, DetailRole[]>();
  const add = (node: NodeId, role: DetailRole) => {
    const known = details.get(node) ?? [];
    if (!known.includes(role)) details.set(node, [...known, role]);
  };
  for (const line of linesOf(tree)) readLine(tree, line, add);
  for (const node of tree.page.elements.keys())
    if (tree.tag(node) === "address" && !tree.unseen[node]) add(node, "address");
  return details;
}

function readLine(tree: Tree, line: NodeId, add: (node: NodeId, role: DetailRole) => void): void {
  const text = tree.text(line);
  const said: DetailRole[] = [];
  for (const node of [line, ...within(tree, line)]) {
    const href = tree.tag(node) === "a" ? (tree.attribute(node, "href") ?? "") : "";
    const role = /^tel:/i.test(href) ? "phone" : /^mailto:/i.test(href) ? "email" : null;
    // A button that calls is a button; its words are no number.
    if (role && (role === "phone" ? /\d{3}/ : /@/).test(tree.text(node))) {
      add(node, role);
      said.push(role);
    }
  }
  if (text.length > LONGEST_DETAIL) return;
  for (const role of detailsOf(text))
    if (!said.includes(role)) add(role === "price" ? priceNode(tree, line) : line, role);
}

const read = new Map<string, DetailRole[]>();
const MOST_READ = 5000;

/** A page is read again after each change, and nearly all of its lines are as before. */
function detailsOf(text: string): DetailRole[] {
  const known = read.get(text);
  if (known) return known;
  const details = findIn(text);
  if (read.size >= MOST_READ) read.clear();
  read.set(text, details);
  return details;
}

function findIn(text: string): DetailRole[] {
  const price: DetailRole[] = text.length <= LONGEST_PRICE && isPrice(text) ? ["price"] : [];
  if (!/[\d@]/.test(text) && !/clos|geschlossen|cerr|ferm|fech|chius|gesloten/i.test(text)) return price;
  const details: [DetailRole, boolean][] = [
    ["phone", phoneTokens(text).some(({ isFax }) => !isFax)],
    ["email", emailsIn(text).length > 0],
    ["hours", saysHours(text)],
  ];
  const found = details.flatMap(([role, says]) => (says ? [role] : []));
  const isPlace = !found.includes("hours") && mayBeAddress(text) && Boolean(findAddress(readSource(text)));
  return [...price, ...found, ...(isPlace ? (["address"] as const) : [])];
}

const isPrice = (text: string) => priceTokens(text).length > 0;

/** The innermost element of a line that says the price. */
function priceNode(tree: Tree, line: NodeId): NodeId {
  const inner = [...within(tree, line)].filter((node) => isPrice(tree.text(node)));
  return inner.at(-1) ?? line;
}

/** 'Mon-Fri 9-5', 'Closed on Sundays'. */
export function saysHours(text: string): boolean {
  const tokens = hoursTokens(text);
  const starts = tokens.findIndex((_, at) => daysAt(tokens, at) !== undefined);
  return (
    starts >= 0 &&
    starts < 4 &&
    /\d\s?(?:[ap]\.?m|h|uhr|[:.]\d\d|[-–—])|\d\s*(?:to|bis|a|à|until)\s*\d|clos|geschl|cerr|ferm|fech|chius|geslo/i.test(
      text,
    )
  );
}

const mayBeAddress = (text: string) => /\d/.test(text) && /\p{L}{3}/u.test(text) && text.length >= 8;
