import { attribute } from "../../markup/html-document";
import type { CodeSplice } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { attributeSplices } from "../../markup/set-attribute";
import { queryAll } from "../../cascade/query";
import { meansOnly, uniqueSelector } from "../../cascade/unique-selector";
import type { OpenedSite } from "../opened-site";
import type { Target } from "../target";

/** A selector that means elements and nothing else, and what has to be written into the page for it. */
export interface Marked {
  selector: string;
  splices: CodeSplice[];
}

/** What the stylesheet calls a target; elements that nothing tells from others get a class of their own. */
export function markTarget(site: OpenedSite, { nodes, selector }: Pick<Target, "nodes" | "selector">): Marked {
  const known = selector ?? (nodes.length === 1 ? uniqueSelector(site, nodes[0]!) : null);
  if (known && meansOnly(site, known, nodes)) return { selector: known, splices: [] };
  const name = freeClass(site, nodes);
  const splices = nodes
    .filter((node) => !classesOf(site, node).includes(name))
    .flatMap((node) => withClass(site, node, name));
  return { selector: `.${name}`, splices };
}

const PREFIX = "own-style-";

const classesOf = ({ page }: OpenedSite, node: NodeId): string[] =>
  (attribute(page.elements[node]!, "class") ?? "").split(/\s+/).filter(Boolean);

/** The class that exactly these have already, else one that nobody has. */
function freeClass(site: OpenedSite, nodes: NodeId[]): string {
  const shared = classesOf(site, nodes[0]!).filter((name) => name.startsWith(PREFIX));
  const own = shared.find((name) => queryAll(site.page, `.${name}`).join() === nodes.join());
  if (own) return own;
  let number = 1;
  while (site.code.html.includes(`${PREFIX}${number}`) || site.code.css.includes(`${PREFIX}${number}`)) number += 1;
  return `${PREFIX}${number}`;
}

function withClass({ page }: OpenedSite, node: NodeId, name: string): CodeSplice[] {
  const now = attribute(page.elements[node]!, "class");
  const splices = attributeSplices(page, node, { class: now ? `${now} ${name}` : name });
  return splices.map((splice) => ({ part: "html", ...splice }));
}
