import { childrenOf, parentNode } from "../../../cascade/query";
import { elementAt } from "../../../markup/element";
import type { EditablePage, NodeId } from "../../../markup/page";
import { hasOwnText } from "../../../markup/texts";
import { alike } from "../../../operations/structure/siblings";
import { slotsOf, textsIn } from "../../../operations/structure/entry-slots";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";

/** Somebody whom a page introduces. */
export interface Person {
  /** What holds the name and all that is said of them. */
  block: NodeId;
  /** The element of the name. */
  title: NodeId;
  name: string;
  /** What stands below the name; empty when nothing does. */
  role: string;
}

const known = new WeakMap<EditablePage, readonly Person[]>();
const TEAM: ReadonlySet<string> = new Set(["team", "people"]);

/** The people of a page: its entries for persons, and on pages that have none of a kind what looks like them. */
export function peopleOf(site: OpenedSite): readonly Person[] {
  const found = known.get(site.page);
  if (found) return found;
  const things = readThings(site);
  const isTeam = (section: NodeId | null) =>
    section !== null && things.at(section)?.aliases.some((each) => TEAM.has(each));
  const items = things
    .of("item")
    .filter(({ kind, hidden, section }) => !hidden && (kind === "person" || (kind === "card" && isTeam(section))));
  const own = items.map(({ node, title, name }) => personAt(site, node, title ?? node, name));
  const people = own.length > 0 ? own : introduced(site);
  known.set(site.page, people);
  return people;
}

function personAt({ page }: OpenedSite, block: NodeId, title: NodeId, name: string): Person {
  const [first, second, ...others] = childrenOf(page, title);
  // A caption may hold both: the name, and what its owner does.
  const isBoth =
    first !== undefined && second !== undefined && others.length === 0 && !hasOwnText(page.elements[title]!);
  if (isBoth && block !== title && textOf(page, second).length <= LONGEST_ROLE)
    return { block, title: first, name: textOf(page, first), role: textOf(page, second) };
  const slot = slotsOf(textsIn(page.elements[block]!)).get("detail");
  return { block, title, name, role: slot?.value.replace(/\s+/g, " ").trim() ?? "" };
}

const NAMING = new Set(["b", "strong", "h2", "h3", "h4", "h5", "h6", "dt"]);
const NAME = /^(?:\p{Lu}[\p{L}'’.-]{0,24}\s){1,4}\p{Lu}[\p{L}'’.-]{1,24}$/u;
const LONGEST_ROLE = 160;

/** Two names with capitals that head blocks made alike, each with something below it. */
function introduced(site: OpenedSite): Person[] {
  const { page } = site;
  const found = [...page.elements.keys()].filter((node) => {
    const block = parentNode(page, node);
    if (block === null || !NAMING.has(page.elements[node]!.tagName) || !NAME.test(textOf(page, node))) return false;
    const rest = textOf(page, block).slice(textOf(page, node).length).trim();
    const isFirst = childrenOf(page, block)[0] === node;
    return (
      isFirst && rest.length > 2 && rest.length <= LONGEST_ROLE && !/\d{3}/.test(rest.replace(/\b(?:19|20)\d{2}\b/, ""))
    );
  });
  return found
    .filter((node) => {
      const block = parentNode(page, node)!;
      const like = alike(page, block).filter((each) => found.some((other) => parentNode(page, other) === each));
      return like.length > 1 && elementAt(page, block) !== undefined;
    })
    .map((node) => personAt(site, parentNode(page, node)!, node, textOf(page, node)));
}
