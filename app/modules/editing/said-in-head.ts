import { attribute, escapeText, type HtmlElement } from "../markup/html-document";
import type { EditablePage, PlacedElement } from "../markup/page";
import { attributeSplices } from "../markup/set-attribute";
import { applySplices, type Splice } from "../markup/splices";
import { readPage } from "../markup/page";
import { visibleText } from "../markup/visible-text";
import { saidAnew, type Reworded } from "./said-anew";

/** Where a page says again what it is called and about, for those who find it by a search or a link. */
const SAID_AGAIN = ["description", "og:description", "twitter:description", "og:title", "twitter:title"];

/** What gives a page's title and description the new words where they say the old ones. */
export function saidInHead(page: EditablePage, changes: readonly Reworded[]): Splice[] {
  const worded = (said: string) => changes.reduce(saidAnew, said);
  return page.elements.flatMap((element, node) => {
    if (isTitle(element)) return titleSplices(element, worded(visibleText(element)));
    if (!isSaidAgain(element)) return [];
    return attributeSplices(page, node, { content: worded(attribute(element, "content") ?? "") });
  });
}

/**
 * A designer's page whose title and description follow what it worded anew (decision 131): its headings, and each other
 * text where the page has the same elements as before. One whose head it has written itself stays as it is.
 */
export function withHeadFollowing(before: string, after: string): string {
  if (before === after) return after;
  const [was, is] = [readPage(before), readPage(after)];
  if (headOf(was) !== headOf(is)) return after;
  return applySplices(after, saidInHead(is, reworded(was, is)));
}

function reworded(was: EditablePage, is: EditablePage): Reworded[] {
  const isSameShape = was.elements.length === is.elements.length;
  const of = ({ elements }: EditablePage) =>
    elements.filter(({ tagName }) => (isSameShape ? TEXTS : HEADLINE).has(tagName));
  const [old, now] = [of(was), of(is)];
  if (old.length !== now.length) return [];
  return old
    .map((element, index) => ({ was: visibleText(element), is: visibleText(now[index]!) }))
    .filter((change) => change.was !== change.is);
}

const HEADLINE = new Set(["h1"]);
const TEXTS = new Set(["h1", "h2", "h3", "p", "li"]);

const headOf = ({ elements }: EditablePage): string =>
  JSON.stringify(
    elements.flatMap((element) =>
      isTitle(element) ? [visibleText(element)] : isSaidAgain(element) ? [attribute(element, "content")] : [],
    ),
  );

const isTitle = ({ tagName, parentNode }: HtmlElement) => tagName === "title" && parentNode?.nodeName === "head";

const isSaidAgain = (element: HtmlElement) =>
  element.tagName === "meta" &&
  SAID_AGAIN.includes((attribute(element, "name") ?? attribute(element, "property") ?? "").toLowerCase());

function titleSplices(title: PlacedElement, text: string): Splice[] {
  const { startTag, endTag } = title.sourceCodeLocation;
  if (!endTag || text === visibleText(title)) return [];
  return [{ start: startTag.endOffset, end: endTag.startOffset, text: escapeText(text) }];
}
