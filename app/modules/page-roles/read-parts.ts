import type { StyledPage } from "../cascade/cascade";
import type { NodeId } from "../markup/page";
import { findButtons, findFields } from "./controls";
import { findDetails } from "./details-in-text";
import { linksIn, readFrame, type Frame } from "./frame";
import { findHeadings, type Headings } from "./headings";
import { readLooks, type Looks } from "./looks";
import { findMedia, type Media } from "./media";
import type { Role } from "./thing";
import { readTree, type Tree } from "./tree";

/** What is known of a page before its repeated parts are looked for. */
export interface Parts {
  tree: Tree;
  looks: Looks;
  frame: Frame;
  buttons: Set<NodeId>;
  fields: ReturnType<typeof findFields>;
  details: Map<NodeId, Role[]>;
  headings: Headings;
  media: Media;
}

export function readParts(site: StyledPage): Parts {
  const tree = readTree(site.page);
  const looks = readLooks(site, tree);
  const frame = readFrame(tree);
  const buttons = findButtons(tree, looks, frame);
  const details = findDetails(tree);
  const links = frame.sections.flatMap(({ node }) => linksIn(tree, node));
  const headings = findHeadings(tree, looks, frame, new Set([...buttons, ...links, ...priced(details)]));
  withoutNames(details, headings);
  return {
    tree,
    looks,
    frame,
    buttons,
    fields: findFields(tree),
    details,
    headings,
    media: findMedia(tree, looks, frame),
  };
}

/** Amounts are often large, and no headings. */
const priced = (details: Map<NodeId, Role[]>) =>
  [...details].flatMap(([node, roles]) => (roles.includes("price") || roles.includes("phone") ? [node] : []));

/** 'Trail 500' over a text is what that is called, and no address. */
function withoutNames(details: Map<NodeId, Role[]>, { all }: Headings): void {
  for (const node of all) if (details.get(node)?.includes("address")) details.delete(node);
}
