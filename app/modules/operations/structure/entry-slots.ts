import { ancestorsOf, isElement, isText, type TextNode } from "../../markup/element";
import { UNSEEN } from "../../markup/element-kinds";
import { attribute, type HtmlElement } from "../../markup/html-document";
import { collapseSpace } from "../../markup/visible-text";

/** What an entry's text is there for. */
export type SlotRole = "name" | "detail" | "price" | "by" | "more";

/** The words of an entry, by what they are there for; what is not said is left out. */
export type EntryWords = { [Role in SlotRole]?: string | undefined };

const NAMING = new Set("h1 h2 h3 h4 h5 h6 strong b dt summary".split(" "));
const SAYING = new Set("cite figcaption footer".split(" "));
const MONEY = /^(?:\p{L}{2,8} )?(?:[£€$]|CHF|EUR|USD|GBP)\s?\d|^\d[\d.,’']*\s?(?:[£€$]|CHF|EUR)/u;

/** The texts that a visitor reads in an element, in their order. */
export function textsIn(element: HtmlElement): TextNode[] {
  return element.childNodes.flatMap((child) => {
    if (isText(child)) return collapseSpace(child.value) === "" ? [] : [child];
    return isElement(child) && !UNSEEN.has(child.tagName) ? textsIn(child) : [];
  });
}

/** Whether a text stands in an element of one of these tags, inside of its entry. */
export const standsIn = (text: TextNode, tags: ReadonlySet<string>): boolean =>
  [...ancestorsOf(text.parentNode as HtmlElement)].some(({ tagName }) => tags.has(tagName));

/** Which of an entry's texts is its name, what is said of it, and more of it, its price and who says it; the first of each kind. */
export function slotsOf(texts: readonly TextNode[]): Map<SlotRole, TextNode> {
  const price = texts.find(isPrice);
  const by = texts.find((text) => standsIn(text, SAYING));
  const others = texts.filter((text) => text !== by && !isPrice(text));
  const named = by ? undefined : (others.find((text) => standsIn(text, NAMING)) ?? others[0]);
  const details = others.filter((text) => text !== named);
  const detail = by
    ? longest(others)
    : (details.find((text) => others.indexOf(text) > others.indexOf(named!)) ?? details[0]);
  const more = by ? undefined : details.find((text) => others.indexOf(text) > others.indexOf(detail!));
  const slots: [SlotRole, TextNode | undefined][] = [
    ["name", named],
    ["detail", detail],
    ["more", more],
    ["price", price],
    ["by", by],
  ];
  return new Map(slots.filter((slot): slot is [SlotRole, TextNode] => slot[1] !== undefined));
}

const longest = (texts: TextNode[]) => texts.toSorted((a, b) => b.value.length - a.value.length)[0];

function isPrice(text: TextNode): boolean {
  const names = attribute(text.parentNode as HtmlElement, "class") ?? "";
  const called = /price|cost|amount/.test(names) && !/name|title|detail/.test(names);
  return MONEY.test(collapseSpace(text.value)) || (called && /\d/.test(text.value));
}
