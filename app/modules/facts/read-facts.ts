import { detectLanguage } from "../language/detect-language";
import { AWAY, ONE_EXCEPTION, OPEN_OR_CLOSED } from "./date-words";
import { withAsidesApart } from "./aside-clauses";
import { noteIdsIn, withBracketNotes } from "./bracket-notes";
import { findAddress, readAddress, type Address } from "./find-address";
import { findAreas, type AreaList } from "./find-areas";
import { findCredentials, type CredentialList } from "./find-credentials";
import { findDates, type DateList } from "./find-dates";
import { findEmails } from "./find-emails";
import { findEstablished } from "./find-established";
import { findFigures, type Figure } from "./find-figures";
import { findHours, type OpeningHours } from "./find-hours";
import { findLanguages } from "./find-languages";
import { findPeople } from "./find-people";
import type { Person } from "./person";
import { findPhones, type GivenPhone } from "./find-phones";
import { findPrices, type PriceGroup } from "./find-prices";
import { findProcess } from "./find-process";
import { findQuestions } from "./find-questions";
import type { QuestionAndAnswer } from "./question-and-answer";
import { findQuotes, type Quote } from "./find-quotes";
import { findServices, type Service } from "./find-services";
import { findSocialLinks, type SocialLink } from "./find-social-links";
import { findWishes, type Wishes } from "./find-wishes";
import { foundTogether, type FoundFacts } from "./found-facts";
import { readProse, storiesIn, type Prose } from "./read-prose";
import type { Tidied } from "./tidy-case";
import { tidyTalk } from "./tidy-talk";
import { withoutSignature } from "./signature";
import { withOutlines } from "./outlines/with-outlines";
import { separateWishes } from "./separate-wishes";
import { asksForLargeNumber } from "./large-number";
import { namedButtons } from "./named-button";
import { withoutOrderClauses } from "./order-clauses";
import { readStressed } from "./stressed";
import { readSource, type Found, type SourceText, type Unread } from "./source-text";
import type { Step } from "./told-steps";
import { withoutUnmentioned } from "./unmentioned";

type Listed<L> = Omit<L, "sentenceIds">;
interface Lists {
  dates: DateList;
  credentials: CredentialList;
  areas: AreaList;
}

/** Everything that the owner's text says, word for word, and what is left of it as running text. */
export interface OwnerFacts {
  phones: GivenPhone[];
  emails: string[];
  address?: Address;
  hours: OpeningHours[];
  services: { title?: string; items: Service[] };
  /** `beside` are sentences of the list's own lines that are no rows. */
  prices: { title?: string; groups: PriceGroup[]; beside: number[] };
  people: { title?: string; items: Person[] };
  process: { title?: string; steps: Step[] };
  questions: QuestionAndAnswer[];
  /** Questions that the owner only names. */
  asked: string[];
  quotes: Quote[];
  figures: Figure[];
  dates: Listed<DateList>;
  credentials: Listed<CredentialList>;
  areas: Listed<AreaList>;
  established?: string;
  languages: string[];
  social: SocialLink[];
  wishes: Wishes;
  prose: Prose;
  /** What the facts were read from. */
  found: FoundFacts;
  /** Sentences that stay as the owner wrote them, since a reader did not understand all of their words. */
  unread: Unread[];
  /** The owner's sentences by their id. */
  sentences: string[];
  /** What the owner wants visitors not to miss. */
  stressed: string[];
  /** What the owner wants to stand large: "412 passes". */
  large?: string;
  /** What of the owner's talk, capitals and spaces was set right. */
  tidied: Tidied[];
}

/** Reads all facts out of the owner's texts. Pure; never throws; the same text gives the same facts. */
export function readFacts(text: string): OwnerFacts {
  const unsigned = withoutSignature(readSource(text));
  const { source: written, tidied: mended } = tidyTalk(unsigned.source);
  const tidied = [...unsigned.tidied, ...mended];
  const outlined = withOutlines(written);
  const noted = withBracketNotes(outlined.source);
  const stressed = readStressed(withoutOrderClauses(noted.source));
  const unmentioned = withoutUnmentioned(stressed.source);
  const kept = new Set([...outlined.told, ...stressed.sentences, ...storiesIn(unmentioned.source)]);
  const notes = new Set([...outlined.notes, ...noted.notes, ...stressed.asking]);
  const known = new Set([...kept, ...unmentioned.sentences, ...notes]);
  const source = separateWishes(withAsidesApart(unmentioned.source, known), known);
  const wishes = findWishes(source, { kept, unmentioned: unmentioned.sentences, notes });
  const first = [...wishes.structure.first, ...outlined.order];
  // What is to come "then" comes behind something that is to be first.
  wishes.structure.first = [...new Set(first.length > 0 ? [...first, ...outlined.next] : [])];
  if (written.lines.some(({ text: said }) => asksForLargeNumber(said))) wishes.largeNumber = true;
  const [button] = stressed.asking.flatMap((words) => namedButtons(words));
  if (button) wishes.mainAction ??= button;
  const { pairs: questions, asked, askedIds } = findQuestions(source, wishes.sentenceIds);
  const quotes = findQuotes(source);
  const process = findProcess(source);
  const said = new Set([
    ...wishes.sentenceIds,
    ...process.sentenceIds,
    ...sentenceIdsIn(questions),
    ...askedIds,
    ...sentenceIdsIn(quotes),
  ]);
  const lists = readLists(source, said);
  const hours = findHours(
    source,
    detectLanguage(text).lang,
    new Set([...eventsOf(lists.dates, source), ...noteIdsIn(source, new Set([...outlined.notes, ...noted.notes]))]),
  );
  const taken = new Set([...said, ...lists.sentenceIds, ...sentenceIdsIn(hours.found)]);
  const people = findPeople(source, taken);
  const services = findServices(source, new Set([...taken, ...sentenceIdsIn(people.people)]));
  const listed = listedWithPrices(services);
  const prices = findPrices(
    source,
    new Set([...taken, ...sentenceIdsIn(people.people), ...(listed ? [] : services.sentenceIds)]),
  );
  const { dates, credentials, areas } = lists;
  return {
    ...readContact(source),
    dates,
    credentials,
    areas,
    tidied,
    asked,
    stressed: [...stressed.sentences],
    ...(stressed.large && { large: stressed.large }),
    unread: [...hours.unread, ...prices.unread, ...readAddress(source).unread, ...lists.dates.unread],
    sentences: source.lines.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)),
    ...assembleRest(source, {
      lists,
      stressed: stressed.sentences,
      wishes,
      questions,
      quotes,
      process,
      hours: hours.found,
      noted: hours.noted,
      unread: new Set(hours.unread.map(({ sentenceId }) => sentenceId)),
      people,
      services,
      prices,
      taken,
      listed,
    }),
  };
}

/** What stands in the first view is not the small print of the hours, too. */
function withoutStressed({ note, ...row }: OpeningHours, stressed: ReadonlySet<string>): OpeningHours {
  const left = [...stressed].reduce((text, sentence) => text.replace(sentence, ""), note ?? "").trim();
  return left ? { ...row, note: left.replace(/\s{2,}/gu, " ") } : row;
}

/** The sentences of dates on which the business is not closed: "Closed on 25 December" limits the hours beside it. */
const eventsOf = ({ sentenceIds }: DateList, { lines }: SourceText): number[] => {
  const closed = new Set(
    lines.flatMap(({ sentences }) =>
      sentences
        .filter(({ text }) => [OPEN_OR_CLOSED, AWAY, ONE_EXCEPTION].some((words) => words.test(text)))
        .map(({ id }) => id),
    ),
  );
  return sentenceIds.filter((id) => !closed.has(id));
};

/** What is announced, held and served: each sentence goes to the first list that says it completely. */
function readLists(source: SourceText, said: ReadonlySet<number>): Lists & { sentenceIds: number[] } {
  const dates = findDates(source, said);
  const credentials = findCredentials(source, new Set([...said, ...dates.sentenceIds]));
  const areas = findAreas(source, new Set([...said, ...dates.sentenceIds, ...credentials.sentenceIds]));
  return {
    dates,
    credentials,
    areas,
    sentenceIds: [...dates.sentenceIds, ...credentials.sentenceIds, ...areas.sentenceIds],
  };
}

function readContact(source: SourceText): Pick<OwnerFacts, "phones" | "emails" | "address" | "social"> {
  return {
    phones: findPhones(source).map(({ value }) => value),
    emails: findEmails(source).map(({ value }) => value),
    address: findAddress(source)?.value,
    social: findSocialLinks(source).map(({ value }) => value),
  };
}

interface Parts {
  stressed: ReadonlySet<string>;
  lists: Lists;
  wishes: Wishes;
  questions: Found<QuestionAndAnswer>[];
  quotes: Found<Quote>[];
  process: ReturnType<typeof findProcess>;
  hours: Found<OpeningHours>[];
  /** Sentences that stand whole with the hours. */
  noted: number[];
  /** Sentences that stay whole, whatever else was read in them. */
  unread: ReadonlySet<number>;
  people: ReturnType<typeof findPeople>;
  services: ReturnType<typeof findServices>;
  prices: ReturnType<typeof findPrices>;
  taken: Set<number>;
  listed: boolean;
}

function assembleRest(
  source: SourceText,
  parts: Parts,
): Omit<
  OwnerFacts,
  | "phones"
  | "emails"
  | "address"
  | "social"
  | "unread"
  | "sentences"
  | "tidied"
  | "asked"
  | "stressed"
  | "large"
  | keyof Lists
> {
  const figures = findFigures(source);
  const languages = findLanguages(source);
  const established = findEstablished(source, new Set(sentenceIdsIn(parts.prices.found)));
  const shown = [
    ...parts.taken,
    ...parts.noted,
    ...parts.services.sentenceIds,
    ...parts.prices.sentenceIds,
    ...sentenceIdsIn(parts.people.people),
  ];
  const { title, items } = parts.services;
  return {
    hours: parts.hours.map(({ value }) => withoutStressed(value, parts.stressed)),
    services: parts.listed ? { items: [] } : { title, items },
    prices: {
      title: parts.prices.title ?? (parts.listed ? title : undefined),
      groups: parts.prices.groups,
      beside: parts.prices.beside,
    },
    people: { title: parts.people.title, items: parts.people.people.map(({ value }) => value) },
    process: { title: parts.process.title, steps: parts.process.steps },
    questions: parts.questions.map(({ value }) => value),
    quotes: parts.quotes.map(({ value }) => value),
    figures: figures.map(({ value }) => value),
    established: established?.value,
    languages: languages.value,
    wishes: parts.wishes,
    prose: readProse(source, {
      shown: new Set(shown),
      figures: sentenceIdsIn(figures),
      languages: languages.sentenceIds,
      ...contactClaims(source, parts.unread),
    }),
    found: {
      ...foundContact(source),
      ...foundInParts(parts),
      figures,
      established: established ? [established] : [],
      languages: foundTogether(languages.value, languages.sentenceIds),
    },
  };
}

function foundContact(source: SourceText): Pick<FoundFacts, "phones" | "emails" | "address" | "social"> {
  const address = findAddress(source);
  return {
    phones: findPhones(source),
    emails: findEmails(source),
    address: address ? [address] : [],
    social: findSocialLinks(source),
  };
}

function foundInParts({
  lists: { dates, areas, credentials },
  hours,
  prices,
  services,
  listed,
  people: { people },
  quotes,
  questions,
}: Parts) {
  return {
    hours,
    people,
    quotes,
    questions,
    prices: prices.found,
    services: foundTogether(listed ? [] : services.items, services.sentenceIds),
    dates: dates.found,
    areas: foundTogether(areas.items, areas.sentenceIds),
    credentials: foundTogether(credentials.items, credentials.sentenceIds),
  };
}

/** Services that all have a price are a price list. */
function listedWithPrices({ items }: ReturnType<typeof findServices>): boolean {
  return items.length > 0 && items.every((item) => item.price !== undefined);
}

/** Sentences with contact details are shown as details; those with a second number stay, lest it be lost. */
function contactClaims(
  source: SourceText,
  unread: ReadonlySet<number>,
): { contact: number[]; place: number[]; further: number[] } {
  const phones = findPhones(source);
  const emails = findEmails(source);
  const further = [
    ...sentenceIdsIn(different(phones, ({ href }) => href)),
    ...sentenceIdsIn(different(emails, (email) => email)),
  ];
  const place = findAddress(source)?.sentenceIds ?? [];
  const others = [...place, ...sentenceIdsIn(findSocialLinks(source))];
  return {
    contact: [...sentenceIdsIn(phones), ...sentenceIdsIn(emails), ...others].filter(
      (id) => !further.includes(id) && !unread.has(id),
    ),
    place,
    further,
  };
}

/** What is not the first value said again. */
function different<T>(found: Found<T>[], key: (value: T) => string): Found<T>[] {
  return found.filter(({ value }) => key(value) !== key(found[0]!.value));
}

function sentenceIdsIn(found: Found<unknown>[]): number[] {
  return found.flatMap((item) => item.sentenceIds);
}
