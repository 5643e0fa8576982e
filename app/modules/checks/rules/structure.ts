import { HEADINGS } from "../../markup/element-kinds";
import { sectionElements, sectionKind } from "../../markup/find-sections";
import { attribute, elementsOf, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import type { CheckedSite } from "../checked-site";
import type { Rule } from "../rule";

const MEDIA = new Set([
  "img",
  "video",
  "audio",
  "iframe",
  "canvas",
  "object",
  "embed",
  "form",
  "input",
  "textarea",
  "select",
  "table",
]);
const FRAMES = new Set(["header", "footer", "nav"]);

/** A section with nothing in it, or nothing below its heading. */
export const emptySection: Rule = {
  rule: "empty-section",
  severity: "warning",
  message: "A section of the page has nothing in it.",
  why: "Visitors see a gap and wonder what is missing.",
  fix: "Write something into the section, or take it out.",
  find: (site) =>
    sectionsOf(site).flatMap((section) => {
      const heading = elementsOf(section).find(({ tagName }) => HEADINGS.has(tagName));
      const title = heading ? visibleText(heading) : "";
      if (holdsSomething(section, title)) return [];
      return [
        {
          where: site.at(section, title),
          message: title
            ? `The section '${title}' has nothing below its heading.`
            : "A section of the page has nothing in it.",
        },
      ];
    }),
};

function sectionsOf(site: CheckedSite): HtmlElement[] {
  const sections = new Set<HtmlElement>(sectionElements(site.page));
  return site.shown.filter(
    (element) =>
      (sections.has(element) || element.tagName === "section" || element.tagName === "article") &&
      !FRAMES.has(sectionKind(element)),
  );
}

function holdsSomething(section: HtmlElement, title: string): boolean {
  const hasMedia = elementsOf(section).some((element) => MEDIA.has(element.tagName) || isMeaningfulDrawing(element));
  return hasMedia || visibleText(section) !== title;
}

const isMeaningfulDrawing = (element: HtmlElement) =>
  element.tagName === "svg" && (attribute(element, "role") === "img" || attribute(element, "aria-label") !== undefined);

const ITEMS = new Set(["li", "p", "blockquote", "dt", "dd", "figcaption"]);

/** A paragraph or list item without content; what a script or a reader of screens uses is left alone. */
export const emptyText: Rule = {
  rule: "empty-text",
  severity: "advice",
  message: "There is an empty paragraph or list item.",
  why: "It leaves a gap or a lone bullet, and is read out as an empty line.",
  fix: "Take it out.",
  find: (site) => site.shown.filter(isEmptyText).map((element) => ({ where: site.at(element) })),
};

/** Whether an element is a paragraph or list item without content and without use. */
export function isEmptyText(element: HtmlElement): boolean {
  if (
    !ITEMS.has(element.tagName) ||
    ["id", "role", "aria-live", "class"].some((name) => attribute(element, name) !== undefined)
  )
    return false;
  return elementsOf(element).length === 1 && visibleText(element) === "";
}

/** What the page is about, said once: its main heading. */
export const mainHeading: Rule = {
  rule: "main-heading",
  severity: "warning",
  message: "The page has no main heading.",
  why: "Search engines and people who have the page read to them look there for what the page is about.",
  fix: "Make the headline at the top the main heading (h1).",
  find: (site) => {
    const [first, ...more] = site.shown.filter(({ tagName }) => tagName === "h1");
    if (!first) return [{ where: { part: "html" as const } }];
    return more.map((heading) => ({
      where: site.at(heading, visibleText(heading)),
      severity: "advice" as const,
      message: `The page has more than one main heading; '${visibleText(heading)}' is another.`,
      fix: "Keep the headline at the top as the main heading and make the others smaller ones (h2).",
    }));
  },
};
