import type { Stylesheet } from "../markup/stylesheets";
import { stylesheetsOf } from "../markup/stylesheets";
import { attribute, hasWord } from "../markup/html-document";
import type { StyledPage } from "./styled-page";

/** Css in the order in which a page brings it; `media` is the condition that its element sets. */
export interface OrderedSheet extends Stylesheet {
  media: string | null;
}

/**
 * The stylesheets of a page in the order of the cascade: what stands in it, and its stylesheet where it is linked. A
 * page that does not link it gets the link behind everything in its head.
 */
export function sheetsInOrder({ code, page }: StyledPage): OrderedSheet[] {
  const sheets = stylesheetsOf(code);
  const own = sheets.find(({ part }) => part === "css")!;
  const link = page.elements.find(
    (element) =>
      element.tagName === "link" &&
      hasWord(element, "rel", "stylesheet") &&
      /(?:^|\/)styles\.css(?:[?#]|$)/.test(attribute(element, "href") ?? ""),
  );
  const head = page.elements.find(({ tagName }) => tagName === "head");
  const at = (link ?? head)?.sourceCodeLocation.endOffset ?? 0;
  const inline = sheets
    .filter(({ part }) => part === "html")
    .map((sheet) => ({ ...sheet, media: mediaOf(page, sheet) }));
  const before = inline.filter(({ offset }) => offset <= at);
  return [...before, { ...own, media: null }, ...inline.filter(({ offset }) => offset > at)];
}

function mediaOf({ elements }: StyledPage["page"], { offset }: Stylesheet): string | null {
  const element = elements.find(({ sourceCodeLocation }) => sourceCodeLocation.startTag.endOffset === offset);
  return (element && attribute(element, "media")) || null;
}
