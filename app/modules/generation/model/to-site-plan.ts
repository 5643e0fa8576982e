import { directionOf, inLanguage } from "~/lib/languages";
import type { Brief } from "../../site/brief";
import { navigation } from "../built-in/compose-page";
import { secondaryAction } from "../built-in/hero-section";
import { truncate } from "../../language/truncate";
import { wordsByLanguage } from "../../language/words/words-by-language";
import { isSaid } from "../../site/placeholder-kinds";
import type { SectionKind } from "../../site/section-kinds";
import type { Section, SectionOf, SitePlan } from "../../site/site-plan";
import { withOwnersLists } from "./keep-facts";
import { withOwnersStatements } from "./keep-statements";
import type { ModelPlan, ModelSection } from "./model-plan";
import { hasBody, tidyPlan } from "./tidy-plan";
import { toSection, type Ours } from "./to-section";

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
/** Letters of a button. */
const LONGEST_LABEL = 40;

/** Ids that sections of these kinds have whoever designs them; of the others the kind is the id. */
const IDS: Partial<Record<SectionKind, string>> = { cta: "next-step", custom: "more" };

/**
 * A whole plan from a model's words. The built-in designer's plan for the same brief gives what is ours: addresses of
 * links, contact details, hours, pictures, theme and fixed words; and what the model left out of the owner's lists and
 * statements.
 */
export function toSitePlan(answer: ModelPlan, draft: SitePlan, brief: Brief): SitePlan {
  const written = withOwnersStatements(withOwnersLists(tidyPlan(answer), draft, brief), draft);
  const { lang, dir, words } = languageOf(written, draft);
  const business = {
    ...draft.business,
    tagline: draft.business.tagline ?? (written.tagline || undefined),
    hours: closedIn(draft, words.fixed.closed),
  };
  const primaryAction = {
    ...draft.primaryAction,
    label: truncate(written.actions.primary, LONGEST_LABEL) || draft.primaryAction.label,
  };
  const ours = { draft: { ...draft, primaryAction }, images: brief.images };
  const below = withStoryImage(closed(sectionsOf(written.sections, ours), draft), draft);
  const naming = { brief, business, words, primary: primaryAction };
  const sections = [heroOf(written, ours.draft, secondaryAction(naming, below[0]!)), ...below];
  return {
    ...draft,
    meta: {
      title: written.meta.title || draft.meta.title,
      description: written.meta.description || draft.meta.description,
      lang,
      dir,
    },
    business,
    nav: navigation(sections, naming),
    primaryAction,
    sections,
    placeholders: placeholdersAmong(sections, draft),
    css: written.css || undefined,
    words: words.fixed,
  };
}

/** The language of a model's words, with our own words in it, English where we have none; the draft's when it names none. */
function languageOf({ language }: ModelPlan, { meta }: SitePlan) {
  const tag = LANGUAGE_TAG.test(language) ? language : meta.lang;
  return {
    lang: tag,
    dir: directionOf(tag),
    words: inLanguage(wordsByLanguage, tag),
  };
}

const closedIn = ({ business }: SitePlan, word: string) =>
  business.hours.map((row) => (row.closed ? { ...row, times: word } : row));

/** The sections, each with an id of its own; of a kind that only names what the draft has, the first. */
function sectionsOf(written: ModelSection[], ours: Ours): Section[] {
  const kept = written.filter(
    (section, index) => hasBody(section) || written.findIndex(({ kind }) => kind === section.kind) === index,
  );
  const taken = new Map<SectionKind, number>();
  return kept.flatMap((section) => {
    const count = (taken.get(section.kind) ?? 0) + 1;
    const made = toSection(section, idOf(section.kind, count), ours);
    if (made) taken.set(section.kind, count);
    return made ?? [];
  });
}

function idOf(kind: SectionKind, count: number): string {
  const id = IDS[kind] ?? kind;
  return count === 1 ? id : `${id}-${count}`;
}

/** Every page ends with how to reach the business, and says so once. */
function closed(sections: Section[], draft: SitePlan): Section[] {
  const contact =
    sections.find(({ kind }) => kind === "contact") ?? draft.sections.find(({ kind }) => kind === "contact");
  return [...sections.filter(({ kind }) => kind !== "contact"), ...(contact ? [contact] : [])];
}

/** The owner's picture that the draft shows beside the story stands beside the first of these. */
function withStoryImage(sections: Section[], draft: SitePlan): Section[] {
  const image = draft.sections.flatMap((section) => (section.kind === "about" ? (section.image ?? []) : []))[0];
  const first = sections.find(({ kind }) => kind === "about");
  return sections.map((section) =>
    section === first && section.kind === "about" && image ? { ...section, image } : section,
  );
}

/** The draft's first screen with a model's words: its addresses and its picture stay. */
function heroOf(
  { headline, lead, actions }: ModelPlan,
  draft: SitePlan,
  further: SitePlan["primaryAction"] | undefined,
): SectionOf<"hero"> {
  const { secondary: _, ...hero } = draft.sections.find((section) => section.kind === "hero")!;
  const label = truncate(actions.secondary, LONGEST_LABEL);
  return {
    ...hero,
    title: headline || hero.title,
    ...(lead && { lead }),
    primary: draft.primaryAction,
    ...(further && { secondary: { ...further, label: label || further.label } }),
  };
}

/** What the draft leaves for the owner to fill in, where the page does not have it by now. */
function placeholdersAmong(sections: Section[], { placeholders = [] }: SitePlan): SitePlan["placeholders"] {
  const open = placeholders.filter(({ kind }) => !isSaid(kind, sections));
  const ids = new Set(sections.map(({ id }) => id));
  return open.map((placeholder) => ({
    ...placeholder,
    before: placeholder.before && ids.has(placeholder.before) ? placeholder.before : "contact",
  }));
}
