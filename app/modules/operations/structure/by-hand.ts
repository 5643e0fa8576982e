import { isWithin } from "../../cascade/query";
import { isEmptyEdit, type CodeSplice, type Edit } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../opened-site";
import { copyNode, holdsHeadline } from "./copy-node";
import { removeNode } from "./remove-node";
import { removeSection } from "./remove-section";
import { alike, entryAround } from "./siblings";

/** The one of several made alike that an element is, or stands in: a price, a question, a paragraph. Null for none. */
export function entryOf(site: OpenedSite, node: NodeId): NodeId | null {
  const entry = entryAround(site.page, node);
  return alike(site.page, entry).length > 1 && !holdsHeadline(site, entry) ? entry : null;
}

/** An owner's edit that puts a copy after an entry; null where that cannot be done. */
export const addedEntry = (site: OpenedSite, entry: NodeId) => owners(site, "Added an entry", copyNode(site, entry));

/** What stands in the copy of an entry where this element stands in the entry itself. */
export const copyOf = ({ page }: OpenedSite, entry: NodeId, node: NodeId): NodeId =>
  node + page.elements.filter((_, at) => at === entry || isWithin(page, at, entry)).length;

/** An owner's edit that takes an entry away; null where that cannot be done. */
export const removedEntry = (site: OpenedSite, entry: NodeId) =>
  owners(site, "Removed an entry", removeNode(site, entry));

/** An owner's edit that takes a section away with the links of the menu that lead to it; null where it cannot be done. */
export const removedSection = (site: OpenedSite, section: NodeId) =>
  owners(site, "Deleted a section", removeSection(site, section));

function owners({ code }: OpenedSite, label: string, splices: CodeSplice[]): Edit | null {
  const edit: Edit = { author: "owner", label, splices };
  return splices.length === 0 || isEmptyEdit(code, edit) ? null : edit;
}
