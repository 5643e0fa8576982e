import type { CodeSplice } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { deleteSection } from "../../markup/sections";
import type { OpenedSite } from "../opened-site";
import { entriesTo } from "./nav-entries";
import { removeNode } from "./remove-node";

/** Splices that take a section off the page with its entries of the navigation. None where it cannot be taken. */
export function removeSection(site: OpenedSite, node: NodeId): CodeSplice[] {
  const edit = deleteSection(site.page, node, "built-in");
  const entries = entriesTo(site.page, node).flatMap(({ entry }) => removeNode(site, entry));
  return edit ? once([...edit.splices, ...entries]) : [];
}

/** Several entries of one list each count it anew: the count that all leave is not known to one, so the last stands. */
export function once(splices: CodeSplice[]): CodeSplice[] {
  const kept: CodeSplice[] = [];
  for (const splice of splices.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || last.part !== splice.part || splice.start >= last.end) kept.push(splice);
  }
  return kept;
}
