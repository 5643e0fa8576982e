import { isPersonName, isRole } from "../facts/person-words";
import { saysHours } from "./details-in-text";
import { whenIn } from "../facts/date-words";
import type { NodeId } from "../markup/page";
import { linksIn } from "./frame";
import type { Parts } from "./read-parts";
import type { ItemKind } from "./thing";
import { amongIn, HOLDS, holdsAny, linesOf, within, type Tree } from "./tree";

/** What the items of a group are, by what most of them hold; null for what is no group, such as a row of buttons. */
export function itemKind(parts: Parts, group: NodeId, nodes: NodeId[], titles: (NodeId | null)[]): ItemKind | null {
  const kinds = nodes.map((node, at) => kindOf(parts, group, node, titles[at]!));
  const count = (kind: ItemKind | null) => kinds.filter((each) => each === kind).length;
  const [best] = [...new Set(kinds)].toSorted((a, b) => count(b) - count(a));
  return best ?? null;
}

const PERIOD =
  /\b(?:per|month|mo|year|yr|week|user|seat|monat|jahr|mois|an|mes|año|mese|anno|maand|jaar)\b|\/\s?(?:mo|yr|month|year|user)/i;

function kindOf(parts: Parts, group: NodeId, node: NodeId, title: NodeId | null): ItemKind | null {
  const { tree, headings } = parts;
  const text = tree.text(node);
  const name = title === null ? "" : tree.text(title);
  const inner = [node, ...within(tree, node)];
  const has = (role: string) => inner.some((each) => (parts.details.get(each) as string[] | undefined)?.includes(role));
  const hasHeading = inner.some((each) => headings.all.has(each));
  const hasPicture = amongIn(tree, parts.media.pictures, node).length > 0;
  const lines = amongIn(tree, linesOf(tree), node);
  if (text === "") return hasPicture ? "picture" : null;
  if (isQuestion(tree, inner, name)) return "question";
  if (isReview(tree, node, text)) return "review";
  if ((has("hours") && !has("price")) || saysDaysInCells(parts, node)) return "hours-row";
  if (has("price")) return pricedKind(parts, node, hasHeading, hasPicture, lines.length);
  if (isDate(name)) return "date";
  if (isAmount(tree, lines)) return "figure";
  if (isPerson(tree, lines, name, hasPicture)) return "person";
  if (tree.tag(group) === "ol") return "step";
  if (hasHeading || (hasPicture && lines.length > 1)) return "card";
  if (hasPicture) return "picture";
  if (isLinkAlone(tree, node, text)) return "link";
  return tree.tag(node) === "li" || tree.tag(node) === "tr" || lines.length > 1 ? "point" : null;
}

function isQuestion(tree: Tree, inner: NodeId[], name: string): boolean {
  return (
    tree.tag(inner[0]!) === "details" ||
    /[?؟]$/.test(name) ||
    inner.slice(0, 3).some((node) => tree.tag(node) === "summary")
  );
}

/** In quotes, in a quotation, or with a name that cites. */
function isReview(tree: Tree, node: NodeId, text: string): boolean {
  return (
    tree.tag(node) === "blockquote" ||
    holdsAny(tree, node, HOLDS.quote) ||
    /^["“„«‘'].{12,}["”“»’']/.test(text) ||
    /★{3}|⭐{3}/.test(text) ||
    [...within(tree, node)].some((each) => tree.tag(each) === "cite")
  );
}

function pricedKind(parts: Parts, node: NodeId, hasHeading: boolean, hasPicture: boolean, lines: number): ItemKind {
  const { tree } = parts;
  const isBox = (hasHeading || hasPicture || lines > 3) && !["tr", "dt"].includes(tree.tag(node));
  if (!isBox) return "price-line";
  const hasButton = [...within(tree, node)].some((each) => parts.buttons.has(each));
  const price = [...within(tree, node)].find((each) => parts.details.get(each)?.includes("price"));
  const priceLine = price === undefined ? "" : tree.text(tree.parents[price] ?? price);
  const isPlan = PERIOD.test(priceLine) || (holdsAny(tree, node, HOLDS.list) && !hasPicture);
  return isPlan && (hasButton || holdsAny(tree, node, HOLDS.list) || lines > 1) ? "plan" : "product";
}

/** 'Mon-Fri' in one cell, times in the next. */
function saysDaysInCells(parts: Parts, node: NodeId): boolean {
  const { tree } = parts;
  const text = tree.text(node);
  return tree.children[node]!.length >= 2 && text.length < 120 && saysHours(text);
}

/** A number and what it counts: '4,200 agencies'. */
function isAmount(tree: Tree, lines: NodeId[]): boolean {
  const texts = lines.map((line) => tree.text(line));
  return (
    lines.length === 2 &&
    texts.some((text) => /^[^\p{L}]{0,3}\d[\d.,]*\s?(?:\+|%|°|k|m|★|\/5|x)?$/iu.test(text)) &&
    texts.some((text) => /\p{L}{3}/u.test(text))
  );
}

function isPerson(tree: Tree, lines: NodeId[], name: string, hasPicture: boolean): boolean {
  if (!isPersonName(name) || name.length > 50) return false;
  const role = lines.map((line) => tree.text(line)).find((text) => text !== name) ?? "";
  return isRole(role) || (hasPicture && name.includes(" ") && role.length < 60 && !/\d/.test(role));
}

/** '12 December', 'Friday 3 May, 7pm'. */
const isDate = (name: string): boolean => name.length < 40 && /\d/.test(name) && whenIn(name)?.start === 0;

const isLinkAlone = (tree: Tree, node: NodeId, text: string) =>
  linksIn(tree, node).some((link) => tree.text(link) === text);
