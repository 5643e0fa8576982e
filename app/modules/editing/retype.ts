import type { Edit } from "../markup/edit";
import { attribute, escapeText, type HtmlElement } from "../markup/html-document";
import type { EditablePage, NodeId, PlacedElement } from "../markup/page";
import { attributeSplices } from "../markup/set-attribute";
import type { Splice } from "../markup/splices";
import { collapseSpace, visibleText } from "../markup/visible-text";
import { setText, textOf } from "./set-text";

/** Where a page says again what it is called and about, for those who find it by a search or a link. */
const SAID_AGAIN = ["description", "og:description", "twitter:description", "og:title", "twitter:title"];

/** A sentence, or a part of a title: "Rose | Bread and cakes", "Bread and cakes. Open daily." */
const BEGINS = /^$|[.!?…؟]\s+$|\s[|–—·]\s+$/u;
const GOES_ON = /^$|^\s+[|–—·]\s/u;
const HAS_END = /[.!?…؟]$/u;

/**
 * Gives an element another text as `setText` does, by its owner's hand, and the same to the page's title and description
 * where they say it as a sentence of their own (decision 125).
 */
export function retype(page: EditablePage, node: NodeId, text: string): Edit | null {
  const edit = setText(page, node, text, "owner");
  if (!edit) return null;
  const inHead = saidInHead(page, textOf(page, node), collapseSpace(text));
  return { ...edit, splices: [...inHead.map((splice) => ({ part: "html" as const, ...splice })), ...edit.splices] };
}

function saidInHead(page: EditablePage, text: string, wanted: string): Splice[] {
  if (text === "" || wanted === "") return [];
  return page.elements.flatMap((element, node) => {
    if (isTitle(element)) return titleSplices(element, saidAnew(visibleText(element), text, wanted));
    if (!isSaidAgain(element)) return [];
    return attributeSplices(page, node, { content: saidAnew(attribute(element, "content") ?? "", text, wanted) });
  });
}

const isTitle = ({ tagName, parentNode }: HtmlElement) => tagName === "title" && parentNode?.nodeName === "head";

const isSaidAgain = (element: HtmlElement) =>
  element.tagName === "meta" &&
  SAID_AGAIN.includes((attribute(element, "name") ?? attribute(element, "property") ?? "").toLowerCase());

function titleSplices(title: PlacedElement, text: string): Splice[] {
  const { startTag, endTag } = title.sourceCodeLocation;
  if (!endTag || text === visibleText(title)) return [];
  return [{ start: startTag.endOffset, end: endTag.startOffset, text: escapeText(text) }];
}

function saidAnew(said: string, text: string, wanted: string): string {
  for (let at = said.indexOf(text); at !== -1; at = said.indexOf(text, at + 1)) {
    const [before, after] = [said.slice(0, at), said.slice(at + text.length)];
    if (BEGINS.test(before) && endsWithin(text, after)) return before + joined(text, wanted, after);
  }
  return said;
}

/** A full stop that stands there for the text alone is none of the text. */
const endsWithin = (text: string, after: string) =>
  GOES_ON.test(after) || (HAS_END.test(text) ? /^\s/.test(after) : /^[.!?…؟]/u.test(after));

function joined(text: string, wanted: string, after: string): string {
  if (HAS_END.test(wanted)) return wanted + (HAS_END.test(text) ? after : after.replace(/^[.!?…؟]/u, ""));
  return wanted + (HAS_END.test(text) && after !== "" ? "." : "") + after;
}
