import { hasNavWord, isContent, SECTION_KINDS } from "../../site/section-kinds";
import type { Section, SitePlan } from "../../site/site-plan";
import { contactSection, ctaSection } from "./closing-sections";
import { isHeadedByTopic, wordFor, type Composition } from "./composition";
import { contentBuilders, ownSections } from "./content-sections";
import { heroSection } from "./hero-section";
import { sectionOrder } from "./section-order";

const MAX_NAV = 6;
/** Letters of a link of the navigation. */
const LONGEST_NAV = 18;

/** The parts of the page between the first screen and its end, in order. */
export function toldSections(composition: Composition): Section[] {
  const { brief } = composition;
  const order = sectionOrder(brief, composition.facts.wishes.structure);
  const told = order.flatMap((kind) => {
    const section = isContent(kind) ? (contentBuilders[kind](composition) ?? []) : [];
    return kind === "about" ? [section, ownSections(composition)].flat() : section;
  });
  return withIds(told);
}

/** The first screen, what was `told` below it, and the end. */
export function composeSections(composition: Composition, told: readonly Section[]): Section[] {
  const closing = [ctaSection(composition) ?? [], contactSection(composition)].flat();
  return [heroSection(composition, told[0]), ...told, ...closing];
}

/** Several parts of a kind are counted, as models' are. */
function withIds(sections: Section[]): Section[] {
  return sections.map((section, index) => {
    const before = sections.slice(0, index).filter(({ kind }) => kind === section.kind).length;
    return before > 0 ? { ...section, id: `${section.kind}-${before + 1}` } : section;
  });
}

/** Links to the parts that a visitor looks for. */
export function navigation(
  sections: Section[],
  composition: Pick<Composition, "brief" | "business" | "words">,
): SitePlan["nav"] {
  const listed = sections.flatMap((section, index) => {
    const isFirst = sections.findIndex(({ kind }) => kind === section.kind) === index;
    const isNamed = SECTION_KINDS[section.kind].nav === "title";
    const label = isFirst || isNamed ? navLabel(section, composition) : undefined;
    return label ? [{ label, href: `#${section.id}` }] : [];
  });
  return listed.length > MAX_NAV ? [...listed.slice(0, MAX_NAV - 1), listed.at(-1)!] : listed;
}

/** What is called by its own title is where that is short enough to be a link. */
function navLabel(
  { kind, title }: Section,
  composition: Pick<Composition, "brief" | "business" | "words">,
): string | undefined {
  const isWeekly = kind === "dates" && title !== wordFor(composition.words.titles.dates, composition);
  if (SECTION_KINDS[kind].nav === "title" || isWeekly || (kind === "about" && isHeadedByTopic(title, composition)))
    return title.length <= LONGEST_NAV ? title : undefined;
  return hasNavWord(kind) ? wordFor(composition.words.nav[kind], composition) : undefined;
}
