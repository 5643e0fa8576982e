import type { RequestLanguage } from "~/lib/languages";
import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { sameText } from "../../built-in/find/words-of";
import { knownWords } from "../known-words";
import { readWords } from "../read-words";
import { means, senseOf } from "../word";
import { isPointing, worded, type Pointer } from "./pointer";
import { hasWords, isWord, tokensOf } from "./tokens";

const LONGEST = 600;
const LONGEST_STRIP = 160;

/** The one part or entry whose heading or title is just this: 'Guests say'. */
export function calledSo(site: OpenedSite, text: string): PageThing | null {
  const things = readThings(site);
  if (tokensOf(text).length < 2) return null;
  const found = things.of("section", "item").filter(({ name, hidden }) => !hidden && sameText(name, text.trim()));
  return found.length === 1 ? found[0]! : null;
}

/** Whether a word stands on the page. */
export const isSaid = (site: OpenedSite, word: string): boolean =>
  [...knownWords(site.page)].some((known) => tokensOf(known).some((each) => isWord(each, word))) || /^\d+$/.test(word);

/** Those whose name has all of the words, entries first; else of areas and texts those whose text has them. */
export function namedBy(
  site: OpenedSite | null,
  pool: readonly PageThing[],
  { names, titles, head = null }: Pick<Pointer, "names" | "titles"> & Partial<Pick<Pointer, "head">>,
): readonly PageThing[] {
  if (names.length === 0) return pool;
  const byName = pool.filter((thing) => isToldBy(thing, names));
  const titled = byName.filter(({ name }) => titles.length > 0 && hasWords(name, titles));
  const best = ranked(titled.length > 0 ? titled : byName, names);
  if (best.length > 0 || !site) return site ? outermostOfName(site, best) : best;
  const byText = pool.filter((thing) => {
    if (head === null && (!thing.roles.includes("item") || names.length < 2)) return false;
    const text = textFor(site, thing);
    const isMost = head !== null || names.length * 2 >= tokensOf(text).length;
    return isMost && text.length <= LONGEST && hasWords(text, names);
  });
  return innermost(site, byText);
}

/** Of a part that is more than a strip what is called something in it: no part is told by a word of its sentences. */
function textFor(site: OpenedSite, { node, roles }: PageThing): string {
  const text = textOf(site.page, node);
  if (!roles.includes("section") || text.length <= LONGEST_STRIP) return text;
  const called = readThings(site)
    .inside(node)
    .filter((each) => each.roles.some((role) => CALLED.has(role)));
  return called.map(({ name }) => name).join(" ");
}
const CALLED: ReadonlySet<string> = new Set(["headline", "heading", "item-title", "button", "eyebrow"]);

const MOST_UNSAID = 4;

/** A word of a long name tells little of it. */
const isToldBy = ({ name, aliases }: PageThing, names: readonly string[]): boolean =>
  [name, ...aliases].some((each) => hasWords(each, names) && names.length * MOST_UNSAID >= tokensOf(each).length);

/** Those with the very words before those with other endings; entries before headings. */
function ranked(found: readonly PageThing[], names: readonly string[]): readonly PageThing[] {
  const isExact = ({ name, aliases }: PageThing) =>
    [name, ...aliases].some((each) => names.every((word) => tokensOf(each).includes(word)));
  const exact = found.filter(isExact);
  const best = exact.length > 0 ? exact : names.length > 1 ? found : [];
  const items = best.filter(({ roles }) => roles.includes("item"));
  return items.length > 0 && !best.some(({ roles }) => roles.includes("section")) ? items : best;
}

/** A part, and not the heading in it that gives it its name. */
function outermostOfName(site: OpenedSite, found: readonly PageThing[]): readonly PageThing[] {
  const things = readThings(site);
  const isInside = (one: PageThing, other: PageThing) => things.inside(other.node).includes(one);
  return found.filter(
    (thing) =>
      !found.some((other) => other.node !== thing.node && isInside(thing, other) && sameText(thing.name, other.name)),
  );
}

/** Without those that have another of them inside. */
function innermost(site: OpenedSite, found: readonly PageThing[]): readonly PageThing[] {
  const things = readThings(site);
  return found.filter(({ node }) => !found.some((other) => other.node !== node && things.inside(node).includes(other)));
}

/** What is said to be on a thing: another in it, or words. */
interface Tail {
  isTelling: boolean;
  within: (found: readonly PageThing[]) => readonly PageThing[];
}

/** Reads what stands behind 'with' and 'about'; null where it says more than stands on the page. */
export function tailOf(site: OpenedSite, text: string | null, language: RequestLanguage): Tail | null {
  if (text === null) return { isTelling: false, within: (found) => found };
  const things = readThings(site);
  const words = readWords(text).filter((word) => !isPointing(word));
  const kind = words.length === 1 && means(words[0]!, "thing") ? senseOf(words[0]!, "thing")!.is : null;
  const said = worded(text, language);
  const unsaid = said.filter((word) => !isSaid(site, word));
  const has = (role: string) => (thing: PageThing) =>
    things.inside(thing.node).some(({ roles }) => (roles as readonly string[]).includes(role));
  if (kind && unsaid.length > 0)
    return { isTelling: true, within: (found) => innermost(site, found.filter(has(kind))) };
  if (unsaid.length * MOST_UNSAID > said.length) return null;
  const names = said.filter((word) => !unsaid.includes(word));
  return {
    isTelling: true,
    within: (found) => {
      const best = namedBy(site, found, { names, titles: [], head: "area" });
      return best.length > 0 || !kind ? best : innermost(site, found.filter(has(kind)));
    },
  };
}
