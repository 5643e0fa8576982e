import { ancestorsOf, parentOf } from "../../markup/element";
import { attribute, elementsOf, escapeAttribute, escapeText } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import { altFromName } from "../../site/alt-text";
import { truncate } from "../../language/truncate";
import type { CheckedSite } from "../checked-site";
import { emptyAlt } from "../rules/names";
import { FORBIDS_ZOOM, writtenLanguage } from "../rules/document";
import { secondsOf } from "../rules/references";
import { isFree, withAttributes, type Fix } from "./fix";

const find = ({ page }: CheckedSite, tag: string) => page.elements.find(({ tagName }) => tagName === tag);
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
const TELLING = 50;

/** A page without a title is called what its main heading says. */
export const nameTitle: Fix = (site) => {
  const [head, title, heading] = ["head", "title", "h1"].map((tag) => find(site, tag));
  const text = heading ? truncate(visibleText(heading), LONGEST_TITLE) : "";
  if (!text || (title && visibleText(title) !== "")) return [];
  const inside = title?.sourceCodeLocation;
  if (inside?.endTag)
    return [{ start: inside.startTag.endOffset, end: inside.endTag.startOffset, text: escapeText(text) }];
  return title ? [] : atEnd(head, `<title>${escapeText(text)}</title>\n`);
};

/** A page without a description is described by its first paragraph that says something. */
export const describePage: Fix = (site) => {
  const meta = site.page.elements.find(
    (element) => element.tagName === "meta" && attribute(element, "name")?.toLowerCase() === "description",
  );
  const text = site.shown
    .filter(({ tagName }) => tagName === "p")
    .map(visibleText)
    .find(({ length }) => length >= TELLING);
  if (!text || (meta && attribute(meta, "content")?.trim())) return [];
  const content = truncate(text, LONGEST_DESCRIPTION);
  return meta
    ? withAttributes(site, meta, { content })
    : atEnd(find(site, "head"), `<meta name="description" content="${escapeAttribute(content)}">\n`);
};

const atEnd = (head: ReturnType<typeof find>, text: string) => {
  const at = head?.sourceCodeLocation.endTag?.startOffset;
  return at === undefined ? [] : [{ start: at, end: at, text }];
};

/** A page that names no language gets the one that its text is written in. */
export const nameLanguage: Fix = (site) => {
  const root = find(site, "html");
  const lang = writtenLanguage(site);
  return root && lang && !attribute(root, "lang")?.trim() ? withAttributes(site, root, { lang }) : [];
};

/** A page that cannot be enlarged can be. */
export const allowZoom: Fix = (site) =>
  site.page.elements
    .filter(
      (element) =>
        element.tagName === "meta" &&
        attribute(element, "name")?.toLowerCase() === "viewport" &&
        FORBIDS_ZOOM.test(attribute(element, "content") ?? ""),
    )
    .flatMap((element) => withAttributes(site, element, { content: "width=device-width, initial-scale=1" }));

/** Of two elements with one id the second gets another, where nothing tells that it is the one that is meant. */
export const renameSecondIds: Fix = (site) => {
  const taken = new Set(site.ids.keys());
  return secondsOf(site).flatMap((element) => {
    const id = attribute(element, "id")!;
    if (!isFree(site, id)) return [];
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    taken.add(`${id}-${number}`);
    return withAttributes(site, element, { id: `${id}-${number}` });
  });
};

/** A picture described by a file's name is described by the words in it; by nothing when a camera gave it. */
export const describePictures: Fix = (site) => {
  const vague = new Set(emptyAlt.find(site).map(({ where }) => where.selector));
  return site.shown
    .filter(({ tagName }) => tagName === "img")
    .flatMap((image) => {
      const alt = attribute(image, "alt");
      const isFile = alt !== undefined && /\.[a-z]{3,4}$/i.test(alt);
      if (isFile && vague.has(site.at(image).selector)) return withAttributes(site, image, { alt: altFromName(alt) });
      const isExplained = [...ancestorsOf(image)].some(
        (around) => around.tagName === "figure" && elementsOf(around).some(({ tagName }) => tagName === "figcaption"),
      );
      const words = isExplained ? "" : altFromName(attribute(image, "src") ?? "");
      return alt === undefined && (isExplained || words !== "") ? withAttributes(site, image, { alt: words }) : [];
    });
};

/** A button outside of a form sends nothing. */
export const typeButtons: Fix = (site) => {
  const plain = site.page.elements.filter(
    (element) => element.tagName === "button" && attribute(element, "type") === undefined,
  );
  return plain
    .filter((button) => ![...ancestorsOf(button)].some(({ tagName }) => tagName === "form"))
    .flatMap((button) => withAttributes(site, button, { type: "button" }));
};

/** Headings of a table belong to their column in its first row, to their row elsewhere. */
export const scopeHeadings: Fix = (site) =>
  site.page.elements
    .filter((element) => element.tagName === "th" && attribute(element, "scope") === undefined)
    .flatMap((cell) => {
      const row = parentOf(cell);
      const isFirst =
        row !== null &&
        !row.parentNode?.childNodes
          .slice(0, row.parentNode.childNodes.indexOf(row))
          .some(({ nodeName }) => nodeName === "tr");
      return withAttributes(site, cell, {
        scope:
          isFirst && row.parentNode?.nodeName !== "tbody"
            ? "col"
            : isFirst && row.childNodes.every(({ nodeName }) => nodeName !== "td")
              ? "col"
              : "row",
      });
    });
