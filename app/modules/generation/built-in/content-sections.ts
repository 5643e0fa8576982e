import { capitalised } from "../../language/capitalised";
import type { ContentKind, TitledKind } from "../../site/section-kinds";
import type { Section } from "../../site/site-plan";
import { untimedOf, visitSection } from "./closing-sections";
import { ownTitle, wordFor, type Composition } from "./composition";
import { withRowFirst } from "./first-row";
import { isVisited } from "./practical";
import type { Topic } from "./topics/sentence-topic";
import { priceList } from "./price-list";
import { storyParagraphs } from "./story";

/** More headings of an owner's own than this are no page. */
const MAX_OWN = 8;

type Build = (composition: Composition) => Section | undefined;

/** One builder for each kind of part: it answers only when there is something true to show. */
export const contentBuilders: Record<ContentKind, Build> = {
  services: (c) => {
    const items = c.business.services;
    const intro = offered(c).join(" ");
    return items.length > 0 && leftOfPrices(c).length === 0
      ? { kind: "services", ...heading("services", c, c.facts.services.title), items, ...(intro && { intro }) }
      : undefined;
  },
  prices: (c) => {
    const { title } = c.facts.prices;
    const { groups, told: money, intro } = priceList(c, leftOfPrices(c));
    const sorted = withRowFirst(groups, c.facts.wishes.firstClause);
    const told = { ...(money.length > 0 && { told: money }), ...(c.facts.wishes.cards && { cards: true }) };
    if (groups.length > 0)
      return { kind: "prices", ...heading("prices", c, title), ...(intro && { intro }), groups: sorted, ...told };
    return money.length > 0 && !isAmongNotes(c)
      ? { kind: "notes", id: "notes", title: ownTitle(title) ?? priced(c, money), items: money }
      : undefined;
  },
  about: (c) => {
    const paragraphs = storyParagraphs(c.facts.prose, c.opening);
    const { about: image } = c.images;
    return paragraphs.length > 0
      ? {
          kind: "about",
          ...topicHeading("about", c, c.sorted.topics.story, c.facts.prose.storyTitle),
          paragraphs,
          ...(image && { image }),
        }
      : undefined;
  },
  people: (c) => {
    const { title } = c.facts.people;
    const listed = c.told.lists.flatMap((list) => list.items).join("\n");
    const items = c.business.people.filter(({ name: person }) => !listed.includes(person));
    const said = [c.opening.title, c.opening.lead, ...c.facts.prose.paragraphs.flat()].join("\n");
    const isKnown = items.every(({ name: person, role, detail }) => !role && !detail && said.includes(person));
    // One of whom the text tells with everybody else is not set apart from them.
    const isTold = items.length === 1 && said.includes(items[0]!.name);
    const worth = !isKnown && !isTold && (items.length > 1 || items.some((person) => person.role));
    return worth ? { kind: "people", ...heading("people", c, title), items } : undefined;
  },
  process: (c) => {
    const { steps, title } = c.facts.process;
    const own = title ?? c.told.lists.find((list) => isListOf(list, steps))?.title;
    return steps.length >= 2 ? { kind: "process", ...heading("process", c, own), steps } : undefined;
  },
  visit: visitSection,
  gallery: (c) => {
    const images = c.images.gallery;
    return images.length > 0 ? { kind: "gallery", ...heading("gallery", c), images } : undefined;
  },
  faq: (c) => {
    const items = c.facts.questions.slice(0, 30);
    return items.length > 0 ? { kind: "faq", ...heading("faq", c), items } : undefined;
  },
  quotes: (c) => {
    const items = c.facts.quotes.slice(0, 12);
    return items.length > 0 ? { kind: "quotes", ...heading("quotes", c), items } : undefined;
  },
  figures: (c) => {
    const { figures, prices } = c.facts;
    const { items: amounts } = c.amounts;
    const items = [...figures, ...amounts].slice(0, 6);
    // Amounts alone are what a list of prices would be called, where there is none.
    const isPriced = figures.length === 0 && prices.groups.length === 0;
    const title = wordFor(c.words.titles[isPriced ? "prices" : "figures"], c);
    return items.length > 0 ? { kind: "figures", id: "figures", title, items } : undefined;
  },
  dates: (c) => {
    const { items, title } = c.facts.dates;
    const { calendar = [] } = c.told;
    const all = items.length > 0 ? items : calendar;
    return all.length > 0 ? { kind: "dates", ...heading("dates", c, title), items: all } : timetable(c);
  },
  credentials: (c) => {
    const { items, title } = c.facts.credentials;
    return items.length > 0 ? { kind: "credentials", ...heading("credentials", c, title), items } : undefined;
  },
  notes: (c) => {
    const { topics, moved } = c.sorted;
    const priced = isAmongNotes(c) ? [...c.told.money, ...moved.money] : [];
    const notes = c.sorted.notes.length > 0 ? [...c.sorted.notes, ...priced, ...untimedOf(c)] : [];
    return notes.length > 0 ? { kind: "notes", ...topicHeading("notes", c, topics.notes), items: notes } : undefined;
  },
  areas: (c) => {
    const { items, title } = c.facts.areas;
    return items.length >= 2 ? { kind: "areas", ...heading("areas", c, title), items } : undefined;
  },
};

/** A sentence or two on money are no menu. */
const priced = (c: Composition, { length }: string[]): string =>
  length < FEWEST_ROWS ? c.words.titles.prices.usual : wordFor(c.words.titles.prices, c);
const FEWEST_ROWS = 3;

/** "Farm dogs, ask me": the one thing of a list of prices that has none stands with the others. */
function leftOfPrices({ business, facts, sorted }: Composition): string[] {
  const [left, ...others] = business.services;
  const isLeft =
    left && !left.detail && !left.price && facts.prices.groups.length > 0 && sorted.moved.offer.length === 0;
  return isLeft && others.length === 0 ? [left.name] : [];
}

/** One sentence on money is no list of prices where other sentences stand by themselves. */
const isAmongNotes = ({ facts, told, sorted }: Composition): boolean =>
  facts.prices.groups.length === 0 && sorted.notes.length > 0 && told.money.length + sorted.moved.money.length === 1;

/** What is said of the offer beside a list of it. */
const offered = ({ sorted }: Composition): string[] => sorted.moved.offer;

/** What sentences are about, where no part of the page says such things. */
function byTopic(c: Composition): Section[] {
  const { offer, where, events } = c.sorted.moved;
  const { titles, visit } = c.words;
  const isListed = c.business.services.length > 0;
  return [
    ...(offer.length > 0 && !isListed ? [told("about", wordFor(titles.services, c), offer)] : []),
    ...(where.length > 0 && !isVisited(c.business) ? [told("notes", visit.address, where)] : []),
    ...(events.length > 0 ? [told("notes", wordFor(titles.dates, c), events)] : []),
  ];
}

const told = (kind: "about" | "notes", title: string, sentences: string[]): Section =>
  kind === "about" ? { kind, id: kind, title, paragraphs: sentences } : { kind, id: kind, title, items: sentences };

/** The owner's heading, else what its sentences are most about: materials and rooms are no people. */
function topicHeading(kind: TitledKind, c: Composition, topic: Topic | undefined, own?: string): Heading {
  const topics: Partial<Record<Topic, string>> = c.words.topics;
  const title = topic && ownTitle(own) === undefined ? topics[topic] : undefined;
  return { ...heading(kind, c, own), ...(title && { title }) };
}

/** What is on in the week, under the owner's label. */
function timetable({ told, words }: Composition): Section | undefined {
  const { title, items } = told.timetable ?? {};
  return items && { kind: "dates", id: "dates", title: ownTitle(title) ?? words.timetable, items };
}

/** What the owner wrote under a heading or a label of their own, each under that. */
export function ownSections(composition: Composition): Section[] {
  const { facts, opening, told } = composition;
  const labelled = told.lists
    .filter((list) => !isListOf(list, facts.process.steps))
    .map(({ title, items }): Section => ({ kind: "notes", id: "notes", title: ownTitle(title) ?? title, items }));
  const headed = facts.prose.headed.slice(0, MAX_OWN).flatMap(({ title, paragraphs }): Section[] => {
    const unsaid = paragraphs.filter((paragraph) => !opening.used.has(paragraph)).map(capitalised);
    return unsaid.length > 0
      ? [{ kind: "about", id: "about", title: ownTitle(title) ?? title, paragraphs: unsaid }]
      : [];
  });
  const isDated = facts.dates.items.length > 0 || (told.calendar ?? []).length > 0;
  const weekly = isDated ? (timetable(composition) ?? []) : [];
  return [...byTopic(composition), ...headed, ...labelled, weekly].flat();
}

/** Whether a list under a label is what is read as steps: it stands once, as steps. */
const isListOf = ({ items }: { items: readonly string[] }, steps: readonly { name: string }[]): boolean =>
  steps.length >= 2 && items.join("\n") === steps.map(({ name }) => name).join("\n");

interface Heading {
  id: string;
  title: string;
}

function heading(kind: TitledKind, composition: Composition, own?: string): Heading {
  return {
    id: kind,
    title: ownTitle(own) ?? wordFor(composition.words.titles[kind], composition),
  };
}
