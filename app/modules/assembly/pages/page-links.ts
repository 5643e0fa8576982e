import {
  attribute,
  elementsOf,
  escapeAttribute,
  escapeText,
  hasWord,
  type HtmlDocument,
  type HtmlElement,
} from "../../markup/html-document";
import type { Splice } from "../../markup/splices";
import { isInside, parentOf } from "./ancestors";

/** A link to a page that the site has beside its own one. */
export interface PageLink {
  label: string;
  /** From the site's root. */
  href: string;
}

const BUTTON = /\b(?:btn|button|cta)\b/i;
const STATE = /^(?:active|current|selected|is-active|is-current)$/i;

/** Splices that put a link last into the site's navigation, made as its neighbours are; null where it has none. */
export function navigationSplices(document: HtmlDocument, link: PageLink): Splice[] | null {
  const last = lastNavigationLink(elementsOf(document.root));
  const item = last && parentOf(last);
  const isListed = item?.tagName === "li";
  const at = (isListed ? item : last)?.sourceCodeLocation?.endOffset;
  if (!last || at === undefined) return null;
  const anchor = linkHtml(link, ` data-page="blog"${classOf(last)}`);
  return [{ start: at, end: at, text: isListed ? `<li${classOf(item)}>${anchor}</li>` : ` ${anchor}` }];
}

function lastNavigationLink(elements: HtmlElement[]): HtmlElement | undefined {
  const navs = elements.filter(
    (element) => element.tagName === "nav" && !hasWord(element, "class", "dock") && !isInside(element, "footer"),
  );
  for (const nav of [...navs.filter((element) => isInside(element, "header")), ...navs]) {
    const links = elementsOf(nav).filter(
      (element) => element.tagName === "a" && attribute(element, "href") !== undefined && element.sourceCodeLocation,
    );
    const plain = links.filter((element) => !BUTTON.test(attribute(element, "class") ?? ""));
    // A menu may hold menus: what belongs beside their names is not in them.
    const depth = (element: HtmlElement) => elementsAbove(element, "ul");
    const shallow = Math.min(...plain.map(depth));
    const last = plain.findLast((element) => depth(element) === shallow);
    if (last) return last;
  }
  return undefined;
}

function elementsAbove(element: HtmlElement, tagName: string): number {
  let count = 0;
  for (let node = parentOf(element); node; node = parentOf(node)) if (node.tagName === tagName) count += 1;
  return count;
}

function classOf(element: HtmlElement): string {
  const words = (attribute(element, "class") ?? "").split(/\s+/).filter((word) => word && !STATE.test(word));
  return words.length > 0 ? ` class="${escapeAttribute(words.join(" "))}"` : "";
}

const linkHtml = ({ label, href }: PageLink, more = "") =>
  `<a href="${escapeAttribute(href)}"${more}>${escapeText(label)}</a>`;

/** Splices that put links into a page's footer, beside its small print; at the end of a page without one. */
export function footerSplices(document: HtmlDocument, links: PageLink[]): Splice[] {
  if (links.length === 0) return [];
  const elements = elementsOf(document.root);
  const footer = elements.findLast(
    (element) => element.tagName === "footer" && !isInside(element, "article") && !isInside(element, "blockquote"),
  );
  const print = footer && elementsOf(footer).findLast((element) => hasWord(element, "class", "small-print"));
  const way = print && elementsOf(print).find((element) => hasWord(element, "class", "to-top"));
  const line = links.map((link) => linkHtml(link)).join(" ");
  if (way?.sourceCodeLocation) return at(way.sourceCodeLocation.startOffset, `${line} `);
  if (print?.sourceCodeLocation?.endTag) return at(print.sourceCodeLocation.endTag.startOffset, ` ${line}`);
  if (footer?.sourceCodeLocation?.endTag) return at(footer.sourceCodeLocation.endTag.startOffset, `<p>${line}</p>`);
  const body = elements.find((element) => element.tagName === "body")?.sourceCodeLocation?.endTag;
  return at(body?.startOffset ?? document.source.length, `<p>${line}</p>\n`);
}

const at = (start: number, text: string): Splice[] => [{ start, end: start, text }];
