import { attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import { listSections } from "../../../markup/sections";
import { isSectionKind } from "../../../site/section-kinds";
import { KIND_WORDS } from "./kind-words";
import { textOf } from "../../../operations/text-of";
import { inside, queryAll } from "../../../cascade/query";
import { listed } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { bareNoun, hasAll, sameText, stems, takeOrdinal } from "./words-of";

export interface FoundSection {
  node: NodeId;
  id: string | null;
  kind: string | null;
  /** Its heading, else its kind. */
  name: string;
  hidden: boolean;
  placeholder: boolean;
}

/** The page's sections, from top to bottom. */
export const sectionsOf = ({ page }: OpenedSite): FoundSection[] => listSections(page);

/** Those that say something: what is yet to be filled in is nobody's 'menu'. */
const saidSections = (site: OpenedSite) => sectionsOf(site).filter(({ placeholder }) => !placeholder);

/**
 * The one section that a phrase such as 'the "Our team" section' or 'prices' means; null when none or several might.
 */
export function findSection(site: OpenedSite, phrase: string): FoundSection | null {
  const found = findSections(site, phrase);
  return found.length === 1 ? found[0]! : null;
}

/** The sections that a phrase may mean, best reading only. */
export function findSections(site: OpenedSite, phrase: string): FoundSection[] {
  const sections = saidSections(site);
  const name = bareNoun(phrase.replace(/"/g, ""))
    .replace(/(?<![\s-])[\s-]+(?:section|part|block|area|bit|page)s?$/i, "")
    .replace(/^section (?:called |named |titled |with |on |about )?/i, "");
  const place = takeOrdinal(bareNoun(phrase));
  if (place && /^(?:section|part|block)$/i.test(place.rest))
    return [sections.at(place.index)].filter((section) => section !== undefined);
  const readings = [
    (section: FoundSection) => sameText(section.name, name),
    (section: FoundSection) => navNames(site, section).some((label) => sameText(label, name)),
    (section: FoundSection) => isKind(section, name),
    (section: FoundSection) => classesOf(site, section).some((word) => sameText(word, name)),
    (section: FoundSection) => hasAll(section.name, stems(name)),
  ];
  return readings.map((reads) => sections.filter(reads)).find((found) => found.length > 0) ?? [];
}

/** The section's names in the page's navigation. */
function navNames(site: OpenedSite, { id }: FoundSection): string[] {
  return id ? navLinksTo(site, id).map((node) => textOf(site.page, node)) : [];
}

/** Links to a section in the page's navigation. */
export function navLinksTo({ page }: OpenedSite, id: string): NodeId[] {
  const links = queryAll(page, "nav a, header a").filter(
    (node) => attribute(page.elements[node]!, "href") === `#${id}`,
  );
  return links.filter((node) => !/\b(?:btn|button|brand|logo)\b/.test(attribute(page.elements[node]!, "class") ?? ""));
}

const classesOf = ({ page }: OpenedSite, { node }: FoundSection) =>
  (attribute(page.elements[node]!, "class") ?? "").split(/\s+/).filter(Boolean);

function isKind({ kind, id }: FoundSection, name: string): boolean {
  const said = name.toLowerCase();
  const own = [kind, id].filter((word): word is string => Boolean(word)).map((word) => word.toLowerCase());
  if (own.includes(said)) return true;
  const wanted = stems(said).join(" ");
  return own.some((word) =>
    [word, ...wordsFor(word)].some((known) => known === said || (wanted !== "" && stems(known).join(" ") === wanted)),
  );
}

const wordsFor = (kind: string) => (isSectionKind(kind) ? KIND_WORDS[kind].section.split("|").filter(Boolean) : []);

/** The sentence that names the sections which there are. */
export function namesSections(site: OpenedSite): string {
  return `The sections that I can see are: ${listed(saidSections(site).map(({ name }) => name))}.`;
}

/** The heading inside a section. */
export function headingIn({ page }: OpenedSite, section: NodeId): NodeId | null {
  const [first] = inside(page, queryAll(page, "h1, h2"), section);
  return first ?? inside(page, queryAll(page, "h3"), section)[0] ?? null;
}
