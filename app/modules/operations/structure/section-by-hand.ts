import { applyEdit, type Edit } from "../../markup/edit";
import { attribute } from "../../markup/html-document";
import { readPage, type NodeId } from "../../markup/page";
import { listPlaceholders } from "../../markup/placeholders";
import { listSections } from "../../markup/sections";
import type { OpenedSite } from "../opened-site";
import { perform } from "../perform";
import { addSection } from "./add-section";
import { headingOf } from "./link-target";
import type { SectionContent } from "./sections/section-content";

/** What became of a section that an owner adds. */
export type NewSection =
  | { edit: Edit /** What is filled in next, or its heading. */; next: NodeId }
  | { refusal: string };

/**
 * An owner's edit that adds a section as the designer would (`add-section`); one without entries is a place that only
 * its owner sees until it is filled in.
 */
export function newSection(site: OpenedSite, content: SectionContent): NewSection {
  const { splices, message } = perform(site, addSection, { content });
  if (splices.length === 0) return { refusal: message };
  const edit: Edit = { author: "owner", label: "Added a section", splices };
  const page = readPage(applyEdit(site.code, edit).html);
  const known = new Set(site.page.elements.map((element) => attribute(element, "id")));
  const section = listSections(page).find(({ id }) => id !== null && !known.has(id));
  if (!section) return { refusal: "Nothing was changed." };
  const place = listPlaceholders(page).find((each) => each.section === section.node);
  return { edit, next: place?.blank ?? headingOf(page, section.node) ?? section.node };
}
