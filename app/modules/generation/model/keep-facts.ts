import { primaryLanguage } from "~/lib/languages";
import type { Brief } from "../../site/brief";
import type { SitePlan } from "../../site/site-plan";
import { fromSitePlan } from "./from-site-plan";
import type { ModelItem, ModelKind, ModelPlan, ModelSection } from "./model-plan";
import { says, wordsOf } from "./owners-words";
import { unitsOf } from "./units-of-plan";

/**
 * What of a kind is the owner's, so that a model may not leave it out: each item; each, of which a single one makes no
 * section; the section, in which hours and address stand; or nothing.
 */
const KEPT: Record<ModelKind, "items" | "list" | "section" | "nothing"> = {
  services: "items",
  prices: "items",
  about: "nothing",
  people: "items",
  process: "list",
  visit: "section",
  gallery: "nothing",
  dates: "items",
  credentials: "items",
  areas: "list",
  faq: "items",
  quotes: "items",
  figures: "items",
  notes: "nothing",
  custom: "nothing",
  cta: "nothing",
  contact: "nothing",
};

/**
 * A model's plan with what it left out of the owner's lists: each item that the owner wrote and that no item or
 * paragraph of the plan says is put back, into the section of its kind or into one where the draft has it.
 */
export function withOwnersLists(answer: ModelPlan, draft: SitePlan, brief: Brief): ModelPlan {
  const owned = new Set(wordsOf(`${brief.projectTitle}\n${brief.designBrief}\n${brief.documentText}`));
  const known = fromSitePlan(draft).sections;
  const valued = answer.sections.map((section) => withOwnersValues(section, known));
  const units = unitsOf({ ...answer, sections: valued }).map((unit) => new Set(wordsOf(unit)));
  const translated = primaryLanguage(answer.language) !== draft.meta.lang;
  const isMissing = (core: string) => says(owned, core) && !units.some((unit) => says(unit, core, translated));
  const sections = known
    .filter(({ kind }) => KEPT[kind] !== "nothing")
    .reduce((kept, section) => {
      const own = kept.find(({ kind }) => kind === section.kind);
      if (own && (own.items.length === 0 || KEPT[own.kind] === "section")) return kept;
      if (KEPT[section.kind] === "section") return inPlace(kept, section, known);
      const missing = section.items.filter((item) => isMissing(coreOf(section.kind, item)));
      if (missing.length === 0) return kept;
      if (own) return kept.map((each) => (each === own ? withItems(own, missing) : each));
      return inPlace(kept, KEPT[section.kind] === "list" ? section : { ...section, items: missing }, known);
    }, valued);
  return { ...answer, sections };
}

/** What an item must say: of a quotation its text, else its name and value. */
const coreOf = (kind: ModelKind, { name, detail, value }: ModelItem) =>
  kind === "quotes" ? detail : `${name} ${value}`;

const withItems = (section: ModelSection, items: ModelItem[]): ModelSection => ({
  ...section,
  items: [...section.items, ...items],
});

/** What has the name of one of the owner's items has its price and, without words of its own, its details. */
function withOwnersValues(section: ModelSection, known: ModelSection[]): ModelSection {
  const theirs = known.filter(({ kind }) => kind === section.kind).flatMap(({ items }) => items);
  const items = section.items.map((item) => {
    // Of two with one name, nobody can say which is meant.
    const [own, another] = theirs.filter((each) => nameOf(each) === nameOf(item));
    return own && !another
      ? { ...item, detail: item.detail || own.detail, value: own.value || item.value, group: item.group || own.group }
      : item;
  });
  return { ...section, items };
}

const nameOf = ({ name }: ModelItem) => wordsOf(name).join(" ");

/** A section of the draft where it stood there: after what precedes it, before the page's end. */
export function inPlace(sections: ModelSection[], section: ModelSection, known: ModelSection[]): ModelSection[] {
  const before = new Set(
    known
      .slice(
        0,
        known.findIndex(({ kind }) => kind === section.kind),
      )
      .map(({ kind }) => kind),
  );
  const end = sections.findIndex(({ kind }) => kind === "cta" || kind === "contact");
  const last = sections.findLastIndex(({ kind }, index) => before.has(kind) && (end === -1 || index < end));
  return sections.toSpliced(last + 1, 0, section);
}
