import { listSections } from "../../../markup/sections";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import { sectionsNamed } from "../targets/find-parts";
import { onColour } from "../targets/of-colour";
import { means, senseOf, type Word } from "../word";
import { colourOf } from "./point-out";
import { spotAmong, type Finder, type Spot } from "./places";

/** Where among the parts of the page something is to stand; undefined where nothing is said, null where it is not found. */
export const sectionPlace = (
  words: readonly Word[],
  source: string,
  site: OpenedSite,
  except: NodeId | null = null,
): Spot<NodeId> | null | undefined =>
  spotAmong(
    words,
    partsOf(site).filter((node) => node !== except),
    sectionFinder(source, site),
  );

/** The parts between header and footer that visitors see. */
function partsOf(site: OpenedSite): NodeId[] {
  const frame = new Set(
    readThings(site)
      .of("header", "footer", "navigation")
      .map(({ node }) => node),
  );
  return listSections(site.page)
    .filter(({ node, hidden }) => !hidden && !frame.has(node))
    .map(({ node }) => node);
}

/** The one part that words name: by its heading, by what leads to it, by its kind, by its colour. */
export const sectionFinder =
  (source: string, site: OpenedSite): Finder<NodeId> =>
  (words) => {
    const used = words.filter((word) => !means(word, "light") || /^\p{Lu}/u.test(word.text));
    const own = used.filter((word) => !means(word, "thing", "section", "area"));
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || means(words.at(-1)!, "light")) return null;
    const thing = own.length === 1 ? (senseOf(last, "thing")?.is ?? null) : null;
    const parts = partsOf(site);
    const named = sectionsNamed(readThings(site), source.slice(first.start, last.end), thing)
      .map(({ node }) => node)
      .filter((node) => parts.includes(node));
    const found = named.length > 0 ? named : located(words, source, site, parts);
    const [only, ...others] = found.length > 0 ? found : withoutColour(own, source, site, parts);
    return only !== undefined && others.length === 0 ? { peer: only, used: words } : null;
  };

/** 'The dark Hours part': by its name, which stands on that colour. */
function withoutColour(own: readonly Word[], source: string, site: OpenedSite, parts: readonly NodeId[]): NodeId[] {
  const colour = own.flatMap((word) => colourOf(word) ?? [])[0];
  const rest = own.filter((word) => colourOf(word) === undefined);
  const [first, last] = [rest[0], rest.at(-1)];
  // 'The dark bit with the Book now button' is told by what stands on it.
  const isMore = rest.some((word) => means(word, "link") || means(word, "thing", "button", "picture", "text"));
  if (!colour || !first || !last || own.indexOf(first) === 0 || isMore) return [];
  const things = readThings(site);
  const named = sectionsNamed(things, source.slice(first.start, last.end), null).filter(({ node }) =>
    parts.includes(node),
  );
  // 'Dark' and 'light' are no colours that a ground is called by.
  return (DARK.test(colour) ? named : onColour(site, named, colour)).map(({ node }) => node);
}

const DARK = /^(?:dark|light|pale|deep|bright)$/;

/** 'That dark bit'. */
function located(words: readonly Word[], source: string, site: OpenedSite, parts: readonly NodeId[]): NodeId[] {
  if (!words.some((word) => means(word, "colour"))) return [];
  const said = words.filter((word) => !means(word, "light"));
  const phrase = { link: null, words: said, points: false, edge: null };
  const found = locate(site, phrase, { wanted: "part", hints: hintsFor(source) });
  return found?.target.region === true ? found.target.nodes.filter((node) => parts.includes(node)) : [];
}
