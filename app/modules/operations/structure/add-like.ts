import { parseFragment, serialize, type DefaultTreeAdapterMap } from "parse5";
import { linesBefore } from "~/lib/blanks-before";
import { childElements, elementAt, type TextNode } from "../../markup/element";
import { RAW } from "../../markup/element-kinds";
import { attribute, elementsOf, type HtmlElement } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, sourceOf, spanOf } from "../../markup/place";
import type { CodeSplice } from "../../markup/edit";
import { collapseSpace } from "../../markup/visible-text";
import { longestWord } from "../../templates/longest-word";
import type { OpenedSite } from "../opened-site";
import { slotsOf, standsIn, textsIn, type EntryWords, type SlotRole } from "./entry-slots";
import { recounted } from "./remove-node";
import { alike } from "./siblings";

/** Where a new entry stands: beside one that is there. */
export type Side = "before" | "after";

/** A new entry beside one of its list, made like those, with words of its own and none of theirs. */
export function addLike(
  site: OpenedSite,
  beside: NodeId,
  words: EntryWords,
  side: Side = "after",
  href?: string,
): CodeSplice[] {
  const element = elementAt(site.page, beside);
  if (!element || !isWhole(site.page, beside)) return [];
  const { start, end } = spanOf(element);
  const gap = linesBefore(site.page.source, start);
  const entry = entryLike(site.page, alike(site.page, beside), beside, words, href);
  const at = side === "after" ? end : start;
  const text = side === "after" ? gap + entry : entry + gap;
  return [{ part: "html", start: at, end: at, text }, ...recounted(site, beside, 1)];
}

/** The source of an entry with these words, made like the one of the list that has a place for most of them. */
function entryLike(page: EditablePage, list: NodeId[], beside: NodeId, words: EntryWords, href?: string): string {
  const said = rolesSaid(words);
  const places = (node: NodeId) => {
    const slots = slotsOf(textsIn(page.elements[node]!));
    return said.filter((role) => slots.has(role)).length;
  };
  const model = list.reduce((best, node) => (places(node) > places(best) ? node : best), beside);
  const fragment = parseFragment(sourceOf(page, page.elements[model]!));
  const root = childElements(fragment as unknown as HtmlElement)[0]!;
  reword(root, words, list.length > 1 ? list.map((node) => page.elements[node]!) : [], href);
  return serialize(fragment);
}

const rolesSaid = (words: EntryWords) =>
  (Object.keys(words) as SlotRole[]).filter((role) => words[role] !== undefined && words[role] !== "");

function reword(root: HtmlElement, words: EntryWords, list: HtmlElement[], href?: string): void {
  const shared = sharedIn(list);
  dropPictures(root, shared.pictures);
  const texts = textsIn(root).filter((text) => !isShared(text, shared.labels));
  const slots = slotsOf(texts);
  const given = withRoom(words, slots);
  for (const text of texts) {
    const role = [...slots].find(([, at]) => at === text)?.[0];
    const value = role && given[role];
    if (value) write(text, value);
    else drop(text, root);
  }
  for (const each of elementsOf(root)) ownAttributes(each, shared.addresses, href);
  if (shared.isOpen) root.attrs.push({ name: "open", value: "" });
}

/** What has no place in the entry's shape stands behind its name. */
function withRoom(words: EntryWords, slots: ReadonlyMap<SlotRole, TextNode>): EntryWords {
  const [first] = slots.keys();
  const homeless = rolesSaid(words).filter((role) => !slots.has(role));
  if (first === undefined || homeless.length === 0) return words;
  const led = slots.has("name") ? "name" : first;
  const together = [words[led], ...homeless.filter((role) => role !== led).map((role) => words[role])];
  const joint = PRICED.exec(slots.get(led)!.value.trimEnd())?.groups?.joint ?? " – ";
  return { ...words, [led]: together.filter(Boolean).join(homeless.includes("price") ? joint : ", ") };
}

/** 'Cream tea £6.80': what stands between a name and its price in one text. */
const PRICED = /\p{L}[)]?(?<joint>\s?[–—:,-]?\s)(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$]|EUR|CHF)|\d+[.,]\d{2})$/u;

interface Shared {
  /** Whether all of them show what they hold. */
  isOpen: boolean;
  labels: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
}

const PICTURES = new Set("img svg picture video".split(" "));
const PRESSED = new Set(["a", "button"]);

/** What every entry of a list has alike: labels of its buttons, marks, where they lead. */
function sharedIn(list: HtmlElement[]): Shared {
  const labels = list.map((each) =>
    textsIn(each)
      .filter(isLabel)
      .map(({ value }) => collapseSpace(value)),
  );
  const inside = (test: (element: HtmlElement) => string[]) =>
    inAll(list.map((each) => elementsOf(each).flatMap(test)));
  return {
    isOpen: list.length > 0 && list.every((each) => attribute(each, "open") !== undefined),
    labels: inAll(labels),
    pictures: inside((each) => (PICTURES.has(each.tagName) ? [outer(each)] : [])),
    addresses: inside((each) => (each.tagName === "a" ? [attribute(each, "href") ?? ""] : [])),
  };
}

const inAll = (sets: string[][]): ReadonlySet<string> =>
  new Set(sets[0]?.filter((each) => sets.every((set) => set.includes(each))) ?? []);
const outer = (element: HtmlElement) => `${JSON.stringify(element.attrs)}${serialize(element)}`;
const isLabel = (text: TextNode) => standsIn(text, PRESSED) || !/[\p{L}\p{N}]/u.test(text.value);
const isShared = (text: TextNode, labels: ReadonlySet<string>) =>
  isLabel(text) && labels.has(collapseSpace(text.value));

function dropPictures(root: HtmlElement, shared: ReadonlySet<string>): void {
  for (const each of elementsOf(root))
    if (each !== root && PICTURES.has(each.tagName) && !shared.has(outer(each))) drop(each, root);
}

/** Takes something out, and what is left empty around it; a cell of a table stays for its column. */
function drop(node: DefaultTreeAdapterMap["childNode"], root: HtmlElement): void {
  const parent = node.parentNode as HtmlElement | null;
  if (!parent) return;
  parent.childNodes = parent.childNodes.filter((child) => child !== node);
  const isEmpty = parent.childNodes.every((child) => "value" in child && child.value.trim() === "");
  if (isEmpty && parent !== root && parent.tagName !== "td" && parent.tagName !== "th") drop(parent, root);
}

/** The signs around a text tell it from its neighbours, and stay. */
function write(text: TextNode, value: string): void {
  const [lead] = /^[\s–—:·|,-]*/.exec(text.value)!;
  const tail = text.value.slice(Math.max(lead.length, text.value.trimEnd().length));
  text.value = lead + value + tail;
  const parent = text.parentNode as HtmlElement;
  for (const attr of parent.attrs)
    if (attr.name === "style") attr.value = attr.value.replace(/--word: [\d.]+/, `--word: ${longestWord(value)}`);
}

const OF_ONE = new Set("id aria-current aria-labelledby aria-describedby for open".split(" "));

/** A name is one element's alone, and so is where it leads unless they all lead there. */
function ownAttributes(element: HtmlElement, shared: ReadonlySet<string>, href?: string): void {
  if (RAW.has(element.tagName)) return;
  element.attrs = element.attrs.filter(({ name, value }) => {
    const leadsAway =
      element.tagName === "a" && /^(?:href|rel|target)$/.test(name) && !shared.has(attribute(element, "href") ?? "");
    return !OF_ONE.has(name) && !leadsAway && !(name === "href" && value === "");
  });
  if (element.tagName === "a" && href !== undefined)
    element.attrs = [{ name: "href", value: href }, ...element.attrs.filter(({ name }) => name !== "href")];
}
