import { ancestorsOf, elementAt, isElement, isText, numberOf, parentOf } from "./element";
import { HEADINGS, INTERACTIVE, UNSEEN } from "./element-kinds";
import { sectionElements } from "./find-sections";
import { attribute, type HtmlElement } from "./html-document";
import { kindOf, type PartKind } from "./owner-words";
import { oncePerPage, type EditablePage, type NodeId } from "./page";
import { placeholderOfBlank } from "./placeholders";
import { hasUnits, isBlock, visibleText } from "./visible-text";

/** A text that an owner can change. */
export interface PageText {
  node: NodeId;
  kind: PartKind;
  text: string;
  /** The section that it stands in. */
  section: NodeId | null;
}

/** Shorter paragraphs are not offered (tests/list, section 5). */
const SHORTEST_PARAGRAPH = 11;

/** Every text that is offered for editing, in source order; a link inside of a text is part of it. */
export const listTexts = oncePerPage((page): PageText[] => {
  const sections = new Set<HtmlElement>(sectionElements(page));
  return page.elements.flatMap((element, node) => {
    if (!isOneText(page, element) || isInsideText(element) || isSilenced(element)) return [];
    const found = pageText(page, sections, element, node);
    return found.kind === "paragraph" && found.text.length < SHORTEST_PARAGRAPH ? [] : [found];
  });
});

/** The same with a text that is being typed anew, however little of it is left. */
export function listTextsWith(page: EditablePage, typed: NodeId | null): PageText[] {
  const texts = listTexts(page);
  const element = typed === null ? undefined : elementAt(page, typed);
  if (typed === null || !element || texts.some(({ node }) => node === typed)) return texts;
  const added = pageText(page, new Set<HtmlElement>(sectionElements(page)), element, typed);
  return [...texts, added].sort((one, other) => one.node - other.node);
}

function pageText(page: EditablePage, sections: Set<HtmlElement>, element: HtmlElement, node: NodeId): PageText {
  const section = [...ancestorsOf(element)].find((around) => sections.has(around));
  return {
    node,
    kind: textKind(element),
    text: visibleText(element),
    section: (section && numberOf(page, section)) ?? null,
  };
}

/** Words to be looked for, and the sentence that they stand in. */
export interface SoughtWords {
  words: string;
  sentence: string;
}

/** The texts that hold these words of a sentence, or a part of it with them; undefined where none are looked for. */
export function nodesWith(page: EditablePage, wanted: SoughtWords[]): NodeId[] | undefined {
  if (wanted.length === 0) return undefined;
  const holds = (text: string) =>
    wanted.some(({ words, sentence }) => text.includes(sentence) || (text.includes(words) && sentence.includes(text)));
  return listTexts(page).flatMap(({ node, text }) => (holds(text) ? node : []));
}

/** Whether an element is one text, to be edited as a whole. */
export function isTextEditable(page: EditablePage, node: NodeId): boolean {
  const element = elementAt(page, node);
  return element !== undefined && isOneText(page, element);
}

/** The nearest element from here upwards that is one text; null when there is none. */
export function editableAt(page: EditablePage, node: NodeId): NodeId | null {
  const element = elementAt(page, node);
  const found =
    element && [...ancestorsOf(element)].find((each) => numberOf(page, each) !== undefined && isOneText(page, each));
  return (found && numberOf(page, found)) ?? null;
}

// A link is something of its own even in a sentence; a bold word is not.
function isOneText(page: EditablePage, element: HtmlElement): boolean {
  if (isBlank(page, element)) return true;
  const parent = parentOf(element);
  const isWord = !isBlock(element) && parent !== null && hasOwnText(parent);
  const isOwn = holdsText(element) && (isInteractive(element) || !(isWord || isInsideText(element)));
  return isOwn && hasUnits(page.source, element);
}

/** What a placeholder leaves to be written; a picture is not written. */
function isBlank(page: EditablePage, element: HtmlElement): boolean {
  const placeholder = placeholderOfBlank(page, numberOf(page, element) ?? -1);
  return placeholder !== null && placeholder.kind !== "photos";
}

const isInsideText = (element: HtmlElement) => [...ancestorsOf(element)].slice(1).some(holdsText);

const known = new WeakMap<HtmlElement, boolean>();

/** Whether an element's content is one run of text, with nothing in it but tags that stand in a line. */
function holdsText(element: HtmlElement): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const holds = isLine(element) && visibleText(element) !== "" && isOnPage(element);
  known.set(element, holds);
  return holds;
}

function isLine(element: HtmlElement): boolean {
  const isSentence = HEADINGS.has(element.tagName) || isInteractive(element) || element.tagName === "p";
  return (hasOwnText(element) || (isSentence && !holds(element, isInteractive))) && !holds(element, isBlock);
}

const withOwnText = new WeakMap<HtmlElement, boolean>();

/** Whether words stand right in an element. Kept, since each of its children asks it of the same one. */
export function hasOwnText(element: HtmlElement): boolean {
  const before = withOwnText.get(element);
  if (before !== undefined) return before;
  const has = element.childNodes.some((node) => isText(node) && node.value.trim() !== "");
  withOwnText.set(element, has);
  return has;
}

const isInteractive = (element: HtmlElement) => INTERACTIVE.has(element.tagName);

const holds = (element: HtmlElement, test: (inside: HtmlElement) => boolean): boolean =>
  element.childNodes.some((node) => isElement(node) && !UNSEEN.has(node.tagName) && (test(node) || holds(node, test)));

function isOnPage(element: HtmlElement): boolean {
  const around = [...ancestorsOf(element)];
  return around.at(-1)?.tagName === "html" && !around.some(({ tagName }) => UNSEEN.has(tagName));
}

/** What is kept from screen readers as part of something, such as a trap for machines, is not for owners to word. */
const isSilenced = (element: HtmlElement) =>
  [...ancestorsOf(element)].slice(1).some((around) => attribute(around, "aria-hidden") === "true");

const TEXT_KINDS = new Set<PartKind>([
  "heading",
  "paragraph",
  "link",
  "button",
  "item",
  "label",
  "quote",
  "caption",
  "cell",
]);

/** A text without a kind of its own is what the list item or table cell around it is. */
function textKind(element: HtmlElement): PartKind {
  for (const each of ancestorsOf(element)) {
    const kind = kindOf(each);
    if (TEXT_KINDS.has(kind)) return kind;
    if (isBlock(each)) break;
  }
  return "text";
}
