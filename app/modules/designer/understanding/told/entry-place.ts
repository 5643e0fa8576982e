import { queryAll } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { alike, entryAround } from "../../../operations/structure/siblings";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import { hasAll, sameText, stems } from "../../built-in/find/words-of";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means, type Word } from "../word";
import { spotAmong, type Finder, type Spot } from "./places";

/**
 * Where in one list of the page something is to stand, told by what is beside it or by its place among them; null where
 * no list has such a place, or more than one.
 */
export function entryPlace(
  words: readonly Word[],
  source: string,
  site: OpenedSite,
  isLike: (entry: NodeId) => boolean,
): Spot<NodeId> | null {
  const spots = (nodes: readonly NodeId[]) =>
    listsOf(nodes, site, isLike).flatMap((entries) => {
      const spot = spotAmong(words, entries, entryFinder(entries, source, site));
      return spot ? [spot] : [];
    });
  const found = spots(itemsOf(site));
  const [only, ...others] = found.length > 0 ? found : spots(linesOf(site));
  return only && others.length === 0 ? only : null;
}

const itemsOf = (site: OpenedSite): NodeId[] =>
  readThings(site)
    .of("item")
    .flatMap(({ node, hidden }) => (hidden ? [] : [node]));

/** Lines of a list that are too plain to be more. */
const linesOf = ({ page }: OpenedSite): NodeId[] => queryAll(page, "li:not(nav *)");

/** The lists of a page whose entries are all of a kind. */
function listsOf(nodes: readonly NodeId[], site: OpenedSite, isLike: (entry: NodeId) => boolean): NodeId[][] {
  const known = new Set<NodeId>();
  return nodes.flatMap((node) => {
    if (known.has(node)) return [];
    const entries = alike(site.page, entryAround(site.page, node));
    entries.forEach((each) => known.add(each));
    return entries.includes(node) && entries.every(isLike) ? [entries] : [];
  });
}

const ADDRESS = /^(?:mrs?|ms|herrn?|frau|señora?|madame|monsieur|maître|mme|signora?|senhora?|meneer|mevrouw)$/iu;

/** The one entry whose name, else whose text, has all the words. */
const entryFinder =
  (entries: readonly NodeId[], source: string, site: OpenedSite): Finder<NodeId> =>
  (words) => {
    const language = detectSaid(source);
    const isName = (word: Word) =>
      !means(word, "light") && !means(word, "link") && !ADDRESS.test(word.text) && !isKind(word);
    const own = words
      .filter((word) => isName(word) || /^\p{Lu}\p{Ll}/u.test(word.text))
      .filter(({ text }) => !ADDRESS.test(text));
    const [last] = words.slice(-1);
    const said = own.filter(({ text }) => !isCommon(text.toLowerCase(), language)).flatMap(({ text }) => stems(text));
    if (!last || said.length === 0 || own.at(-1) !== last) return null;
    const text = own.map((word) => word.text).join(" ");
    const things = readThings(site);
    const nameOf = (entry: NodeId) => things.at(entry)?.name ?? "";
    const readings = [
      (entry: NodeId) => sameText(nameOf(entry), text),
      (entry: NodeId) => hasAll(nameOf(entry), said),
      (entry: NodeId) => hasAll(textOf(site.page, entry), said),
    ];
    const [only, ...others] = readings.map((reads) => entries.filter(reads)).find((each) => each.length > 0) ?? [];
    return only !== undefined && others.length === 0 ? { peer: only, used: words } : null;
  };

/** 'The line', 'the dish'. */
const isKind = (word: Word) => means(word, "thing", "line", "row", "item", "dish", "product", "card", "list", "person");
