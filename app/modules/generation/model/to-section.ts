import type { SiteImage } from "../../site/brief";
import { section, type Section, type SitePlan } from "../../site/site-plan";
import type { ModelItem, ModelKind, ModelSection } from "./model-plan";
import { hasBody } from "./tidy-plan";

/** What a section is made from beside a model's words: these stay ours. */
export interface Ours {
  draft: SitePlan;
  /** The owner's pictures. */
  images: readonly SiteImage[];
}

type Body = (written: ModelSection, ours: Ours) => object;

/** What of a model's section goes where; whether it is enough for a section is for the plan's own schema to say. */
const BODIES: Record<ModelKind, Body> = {
  services: ({ items }) => ({
    items: named(items).map(({ name, detail, value }) => filled({ name, detail, price: value })),
  }),
  prices: ({ items }) => {
    const told = named(items).filter(({ value }) => !value);
    return {
      groups: groupsOf(named(items).filter(({ value }) => value)),
      ...(told.length > 0 && { told: told.map(({ name, detail }) => joined(name, detail)) }),
    };
  },
  about: ({ paragraphs }) => ({ paragraphs: paragraphs.filter(Boolean) }),
  people: ({ items }) => ({
    items: named(items).map(({ name, detail, value }) => filled({ name, detail, role: value })),
  }),
  process: ({ items }) => ({ steps: named(items).map(({ name, detail }) => filled({ name, detail })) }),
  visit: () => ({}),
  gallery: ({ items }, { images }) => ({
    images: items.flatMap(({ value }) => images.find(({ path }) => path === value) ?? []),
  }),
  dates: ({ items }) => ({
    items: named(items)
      .filter(({ value }) => value)
      .map(({ name, detail, value }) => ({ when: value, what: joined(name, detail) })),
  }),
  credentials: ({ items }) => ({ items: named(items).map(({ name, detail }) => filled({ name, detail })) }),
  areas: ({ items }) => ({ items: named(items).map(({ name }) => name) }),
  faq: ({ items }) => ({
    items: named(items)
      .filter(({ detail }) => detail)
      .map(({ name, detail }) => ({ question: name, answer: detail })),
  }),
  quotes: ({ items }) => ({
    items: items.filter(({ detail }) => detail).map(({ name, detail }) => filled({ text: detail, by: name })),
  }),
  figures: ({ items }) => ({
    items: named(items)
      .filter(({ value }) => value)
      .map(({ name, value }) => ({ value, label: name })),
  }),
  notes: ({ items }) => ({ items: named(items).map(({ name, detail }) => joined(name, detail)) }),
  custom: ({ html }, { images }) => ({
    html: html || undefined,
    images: images.filter(({ path }) => html.includes(path)),
  }),
  cta: () => ({}),
  contact: () => ({}),
};

/**
 * A section of the plan from a model's words. One that has a heading only stands for what the draft has of its kind;
 * undefined when there is nothing to show.
 */
export function toSection(written: ModelSection, id: string, ours: Ours): Section | undefined {
  const { kind } = written;
  const known = ours.draft.sections.find((each) => each.kind === kind);
  const ownIntro = (kind === "visit" || kind === "contact") && known?.kind === kind ? known.intro : undefined;
  const title = written.title || known?.title;
  // Hours and address are the draft's: without them there is nowhere to visit.
  if (!title || (kind === "visit" && !known)) return undefined;
  const body = known && !hasBody(written) ? known : BODIES[kind](written, ours);
  const { primaryAction: primary } = ours.draft;
  return section.safeParse({ primary, ...body, kind, id, title, intro: written.intro || ownIntro }).data;
}

const named = (items: ModelItem[]) => items.filter(({ name }) => name);
const joined = (...texts: string[]) => texts.filter(Boolean).join(". ");

/** Only what says something: in a plan, what says nothing is left out. */
function filled<T extends Record<string, string>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<T>;
}

function groupsOf(items: ModelItem[]) {
  const names = [...new Set(items.map(({ group }) => group))];
  const membersOf = (name: string) => items.filter(({ group }) => group === name);
  return names.map((name) => ({
    ...filled({ name }),
    items: membersOf(name).map(({ name, detail, value }) => ({ name, ...filled({ detail }), price: value })),
  }));
}
