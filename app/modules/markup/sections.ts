import { blanksBefore } from "~/lib/blanks-before";
import type { WebsiteCode } from "../site/website-code";
import type { Author, Edit } from "./edit";
import { elementAt, numberOf, parentOf } from "./element";
import { sectionElements, sectionKind, sectionName } from "./find-sections";
import { withFreshIds } from "./fresh-ids";
import { htmlEdit } from "./html-edit";
import { attribute } from "./html-document";
import { oncePerPage, type EditablePage, type NodeId, type PlacedElement } from "./page";
import { isWhole, sourceOf, spanOf } from "./place";
import { placeholderKind } from "./placeholders";
import { setAttribute } from "./set-attribute";
import { keepsTheRest } from "./structure";
import { appendedRules } from "./stylesheets";

/** A large part of a page, as its owner would call it. */
export interface PageSection {
  node: NodeId;
  /** Its html id, when it has one. */
  id: string | null;
  /** 'hero', 'prices', … on sites of ours; the name of its tag elsewhere. */
  kind: string;
  name: string;
  hidden: boolean;
  /** Whether it waits to be filled in, and only its owner sees it. */
  placeholder: boolean;
}

/** The sections of a page from top to bottom. */
export const listSections = oncePerPage((page): PageSection[] =>
  sectionElements(page).map((element, index) => ({
    node: numberOf(page, element)!,
    id: attribute(element, "id") || null,
    kind: sectionKind(element),
    name: sectionName(element, index),
    hidden: attribute(element, "hidden") !== undefined,
    placeholder: placeholderKind(element) !== null,
  })),
);

/** Puts a section before the one above it, or after the one below; null at the ends. */
export function moveSection(page: EditablePage, node: NodeId, direction: "up" | "down", author: Author): Edit | null {
  const index = listSections(page).findIndex((section) => section.node === node);
  return index === -1 ? null : placeSection(page, node, index + (direction === "up" ? -1 : 1), author);
}

/**
 * Puts a section at a place among the sections (0 is the top). Null when it stands there or a copy of it does, or when
 * that place is inside of another part.
 */
export function placeSection(page: EditablePage, node: NodeId, index: number, author: Author): Edit | null {
  const sections = listSections(page);
  const from = sections.findIndex((section) => section.node === node);
  const target = elementAt(page, sections[index]?.node ?? -1);
  const element = elementAt(page, node);
  if (!element || !target || from === -1 || from === index || parentOf(target) !== parentOf(element)) return null;
  if (!isWhole(page, node) || !isWhole(page, numberOf(page, target)!)) return null;
  const gap = spaceBefore(page, element);
  const text = sourceOf(page, element);
  const { start, end } = spanOf(element);
  const at = spanOf(target);
  const passed = index < from ? page.source.slice(at.start, start - gap.length) : page.source.slice(end, at.end);
  if (index < from ? text + gap + passed === passed + gap + text : gap + text + passed === passed + gap + text)
    return null;
  const inserted =
    index < from
      ? { start: at.start, end: at.start, text: text + gap }
      : { start: at.end, end: at.end, text: gap + text };
  return sound(
    page,
    element,
    0,
    htmlEdit(page, author, "Moved a section", [inserted, { start: start - gap.length, end, text: "" }]),
  );
}

/** Puts a copy of a section after it. Ids in the copy are new, and what points to them inside of it follows. */
export function duplicateSection(page: EditablePage, node: NodeId, author: Author): Edit | null {
  const element = elementAt(page, node);
  if (!element || !isWhole(page, node)) return null;
  const { end } = spanOf(element);
  const text = (spaceBefore(page, element) || "\n") + withFreshIds(page, element);
  return sound(page, element, 1, htmlEdit(page, author, "Duplicated a section", [{ start: end, end, text }]));
}

/** Takes a section away. */
export function deleteSection(page: EditablePage, node: NodeId, author: Author): Edit | null {
  const element = elementAt(page, node);
  if (!element || !isWhole(page, node)) return null;
  const { start, end } = spanOf(element);
  const edit = htmlEdit(page, author, "Deleted a section", [
    { start: start - spaceBefore(page, element).length, end, text: "" },
  ]);
  return sound(page, element, -1, edit);
}

/** Sections that are hidden stay so whatever the site's own rules say about their display. */
const HIDDEN_RULE = `[hidden]:not([hidden="until-found" i]) { display: none !important; }`;

/** Hides a section from visitors, or shows it again. */
export function setSectionHidden(
  code: WebsiteCode,
  page: EditablePage,
  node: NodeId,
  hidden: boolean,
  author: Author,
): Edit | null {
  const label = hidden ? "Hid a section" : "Showed a section";
  const edit = setAttribute(page, node, "hidden", hidden ? "" : null, author, label);
  if (!edit || !hidden || code.css.includes(HIDDEN_RULE)) return edit;
  return { ...edit, splices: [...edit.splices, appendedRules(code.css, HIDDEN_RULE)] };
}

const spaceBefore = ({ source }: EditablePage, element: PlacedElement): string =>
  blanksBefore(source, spanOf(element).start);

/** An edit that would change how the rest of the page is read is not made. */
function sound(page: EditablePage, element: PlacedElement, copies: -1 | 0 | 1, edit: Edit | null): Edit | null {
  return edit && keepsTheRest(page, element, copies, edit) ? edit : null;
}
