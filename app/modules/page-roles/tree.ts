import { isElement, isText, numberOf } from "../markup/element";
import { HEADINGS, INTERACTIVE, UNSEEN } from "../markup/element-kinds";
import { attribute, type HtmlElement, type HtmlNode } from "../markup/html-document";
import { oncePerPage, type EditablePage, type NodeId } from "../markup/page";
import { placeholderKind } from "../markup/placeholders";
import { collapseSpace, isBlock } from "../markup/visible-text";

/** What an element holds, a bit for each. */
export const HOLDS = {
  heading: 1,
  picture: 2,
  link: 4,
  paragraph: 8,
  control: 16,
  list: 32,
  table: 64,
  button: 128,
  quote: 256,
  block: 512,
  words: 1024,
} as const;

/** A page's elements as numbers: who stands in whom, what each holds, and the text that is read in it. */
export interface Tree {
  page: EditablePage;
  parents: (NodeId | null)[];
  children: NodeId[][];
  /** The last number inside of each, itself included. */
  ends: NodeId[];
  /** What is inside of each, as bits of HOLDS. */
  holds: number[];
  /** Has words that stand in no element of its own. */
  ownWords: boolean[];
  /** Stands in what visitors do not read, such as the head and scripts. */
  unseen: boolean[];
  /** Is hidden, or stands in what is. */
  hidden: boolean[];
  /** The words that are read in an element. */
  text(node: NodeId): string;
  /** How many letters are read in an element. */
  length(node: NodeId): number;
  tag(node: NodeId): string;
  attribute(node: NodeId, name: string): string | undefined;
}

/** Reads a page as a tree, in one walk. */
export const readTree = oncePerPage((page): Tree => new Walk(page).tree());

class Walk {
  private readonly parents: (NodeId | null)[] = [];
  private readonly children: NodeId[][];
  private readonly ends: NodeId[];
  private readonly holds: number[];
  private readonly ownWords: boolean[];
  private readonly unseen: boolean[];
  private readonly hidden: boolean[];
  private readonly spans: { from: number; to: number }[];
  private readonly parts: string[] = [];
  private at = 0;
  /** Hidden elements are read after all else, so that what is around them does not say what they do. */
  private readonly later: { element: HtmlElement; parent: NodeId | null; unseen: boolean }[] = [];

  constructor(private readonly page: EditablePage) {
    const { length } = page.elements;
    this.children = Array.from({ length }, () => []);
    this.ends = Array.from({ length }, (_, node) => node);
    this.holds = new Array<number>(length).fill(0);
    this.ownWords = new Array<boolean>(length).fill(false);
    this.unseen = new Array<boolean>(length).fill(true);
    this.hidden = new Array<boolean>(length).fill(false);
    this.spans = Array.from({ length }, () => ({ from: 0, to: 0 }));
  }

  tree(): Tree {
    this.walk(this.page.root, null, false);
    for (let next = this.later.shift(); next; next = this.later.shift()) this.walk(next.element, next.parent, true);
    const { page, parents, children, ends, holds, ownWords, unseen, hidden, spans } = this;
    const all = this.parts.join("");
    const texts = new Map<NodeId, string>();
    const text = (node: NodeId) => {
      const known = texts.get(node) ?? collapseSpace(all.slice(spans[node]!.from, spans[node]!.to));
      texts.set(node, known);
      return known;
    };
    const length = (node: NodeId) => spans[node]!.to - spans[node]!.from;
    const tag = (node: NodeId) => page.elements[node]!.tagName;
    const read = (node: NodeId, name: string) => attribute(page.elements[node]!, name);
    return { page, parents, children, ends, holds, ownWords, unseen, hidden, text, length, tag, attribute: read };
  }

  /** A stack of its own: pages may be nested more deeply than calls can be. */
  private walk(root: HtmlNode, parent: NodeId | null, hidden: boolean): void {
    const waiting: (
      | { node: HtmlNode; parent: NodeId | null; unseen: boolean }
      | { leave: HtmlElement; node: null; parent: NodeId | null }
    )[] = [{ node: root, parent, unseen: false }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.node === null) {
        this.leave(next.leave, next.parent);
        continue;
      }
      const { node, unseen } = next;
      if (isText(node)) this.say(node.value, next.parent, unseen);
      if (!("childNodes" in node)) continue;
      if (isElement(node) && node !== root && attribute(node, "hidden") !== undefined) {
        this.later.push({ element: node, parent: next.parent, unseen });
        continue;
      }
      const around = isElement(node) ? this.enter(node, next.parent, unseen, hidden) : next.parent;
      if (isElement(node)) waiting.push({ leave: node, node: null, parent: next.parent });
      const isUnseen = unseen || (isElement(node) && (UNSEEN.has(node.tagName) || placeholderKind(node) !== null));
      for (const child of node.childNodes.toReversed()) waiting.push({ node: child, parent: around, unseen: isUnseen });
    }
  }

  private say(words: string, parent: NodeId | null, unseen: boolean): void {
    if (unseen) return;
    if (parent !== null && /[^ \t\n\f\r]/.test(words)) this.ownWords[parent] = true;
    this.put(words);
  }

  private put(words: string): void {
    this.parts.push(words);
    this.at += words.length;
  }

  private enter(element: HtmlElement, parent: NodeId | null, unseen: boolean, hidden: boolean): NodeId | null {
    if (isBlock(element) || element.tagName === "br") this.put(" ");
    const node = numberOf(this.page, element);
    if (node === undefined) return parent;
    this.parents[node] = parent;
    if (parent !== null) this.children[parent]!.push(node);
    this.unseen[node] = unseen || element.tagName === "head";
    this.hidden[node] = hidden;
    this.spans[node]!.from = this.at;
    return node;
  }

  private leave(element: HtmlElement, parent: NodeId | null): void {
    const node = numberOf(this.page, element);
    if (node !== undefined) {
      this.spans[node]!.to = this.at;
      if (this.ownWords[node]) this.holds[node]! |= HOLDS.words;
      if (parent !== null) {
        this.ends[parent] = Math.max(this.ends[parent]!, this.ends[node]!);
        this.holds[parent]! |= this.holds[node]! | kindOf(element);
      }
    }
    if (isBlock(element)) this.put(" ");
  }
}

const CONTROLS = new Set(["input", "textarea", "select"]);
const PICTURES = new Set(["img", "picture", "svg", "video", "iframe", "canvas"]);
const LISTS = new Set(["ul", "ol", "dl"]);

function kindOf(element: HtmlElement): number {
  const tag = element.tagName;
  return (
    (HEADINGS.has(tag) ? HOLDS.heading : 0) |
    (PICTURES.has(tag) ? HOLDS.picture : 0) |
    (tag === "a" ? HOLDS.link : 0) |
    (tag === "p" ? HOLDS.paragraph : 0) |
    (CONTROLS.has(tag) && attribute(element, "type") !== "hidden" ? HOLDS.control : 0) |
    (LISTS.has(tag) ? HOLDS.list : 0) |
    (tag === "table" ? HOLDS.table : 0) |
    (tag === "button" || tag === "summary" ? HOLDS.button : 0) |
    (tag === "blockquote" || tag === "q" ? HOLDS.quote : 0) |
    (isBlock(element) && tag !== "br" ? HOLDS.block : 0)
  );
}

/** Whether an element stands inside another, or is that one. */
export const isInside = ({ ends }: Tree, node: NodeId, around: NodeId): boolean =>
  node >= around && node <= ends[around]!;

export const holdsAny = ({ holds }: Tree, node: NodeId, bits: number): boolean => (holds[node]! & bits) !== 0;

/** Elements around an element, from the inside out, itself left out. */
export function* around({ parents }: Tree, node: NodeId): Generator<NodeId> {
  for (let at = parents[node] ?? null; at !== null; at = parents[at] ?? null) yield at;
}

/** The numbers inside of an element, itself left out. */
export function* within({ ends }: Tree, node: NodeId): Generator<NodeId> {
  for (let at = node + 1; at <= ends[node]!; at += 1) yield at;
}

const SENTENCES = new Set([...HEADINGS, "p", ...INTERACTIVE]);

/** Whether an element is one run of words, with nothing in it but what stands in a line. */
function isLine(tree: Tree, node: NodeId): boolean {
  if (tree.unseen[node] || holdsAny(tree, node, HOLDS.block) || tree.text(node) === "") return false;
  const sentence = SENTENCES.has(tree.tag(node)) && !holdsAny(tree, node, HOLDS.link | HOLDS.button);
  return tree.ownWords[node]! || sentence;
}

/** Those of some elements, in source order, that stand inside an element or are that one. */
export function amongIn(tree: Tree, sorted: readonly NodeId[], around: NodeId): NodeId[] {
  const found: NodeId[] = [];
  for (let at = firstFrom(sorted, around); at < sorted.length && sorted[at]! <= tree.ends[around]!; at += 1)
    found.push(sorted[at]!);
  return found;
}

/** Where the numbers from one on begin in a list in order. */
export function firstFrom(sorted: readonly number[], least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

const lines = new WeakMap<Tree, NodeId[]>();

/** The outermost elements that are one run of words: paragraphs, headings, labels, cells, links that stand alone. */
export function linesOf(tree: Tree): NodeId[] {
  const known = lines.get(tree);
  if (known) return known;
  const found: NodeId[] = [];
  for (let node = 0; node < tree.page.elements.length; node += 1) {
    if (!isLine(tree, node)) continue;
    found.push(node);
    node = tree.ends[node]!;
  }
  lines.set(tree, found);
  return found;
}
