import { listSections } from "../../markup/sections";
import type { EditablePage, NodeId } from "../../markup/page";
import { quoted } from "../outcome";
import type { OpenedSite } from "../opened-site";

export const isSection = ({ page }: OpenedSite, node: NodeId): boolean =>
  listSections(page).some((section) => section.node === node);

/** A large part of the page as it is called in an answer. */
export const sectionCalled = (page: EditablePage, node: NodeId): string =>
  quoted(listSections(page).find((section) => section.node === node)?.name ?? "");

export const CANNOT = "That stands in a part of the page that I cannot change safely, so I changed nothing.";
