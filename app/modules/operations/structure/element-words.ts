import { listSections } from "../../markup/sections";
import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../opened-site";

export const isSection = ({ page }: OpenedSite, node: NodeId): boolean =>
  listSections(page).some((section) => section.node === node);

export const CANNOT = "That stands in a part of the page that I cannot change safely, so I changed nothing.";
