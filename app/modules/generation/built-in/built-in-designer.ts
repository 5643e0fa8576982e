import type { PageLanguage } from "~/lib/languages";
import { toldIn, type Brief } from "../../site/brief";
import type { Designer } from "../../site/designer";
import { readFacts, type OwnerFacts } from "../../facts/read-facts";
import type { SitePlan } from "../../site/site-plan";
import { answeringLists, askedLists, ledTables } from "./asked-lists";
import { businessFactsFrom } from "./business-facts";
import { businessName, type BusinessName } from "./business-name";
import { calendarIn } from "./calendar";
import { composeSections, navigation, toldSections } from "./compose-page";
import type { Action, Composition } from "./composition";
import { detectLanguage } from "../../language/detect-language";
import { ledLists } from "./led-lists";
import { openingFrom, withCrumb } from "./headline";
import { withSubject } from "./opening-subject";
import { withStressed } from "./stressed-first";
import { pageMeta } from "./page-meta";
import { placeImages } from "./place-images";
import { placeholdersFor } from "./placeholders";
import { isVisited } from "./practical";
import { leadingToParts } from "./part-named";
import { primaryAction, secondNamed } from "./primary-action";
import { openingPatterns } from "./opening-phrases";
import { onlyAsks } from "./asked-fields";
import { formPurpose } from "./form-purpose";
import { formStance } from "./form-stance";
import { toldParts } from "./told-parts";
import { withNotes } from "./notes";
import { saysOnly } from "./said-beside";
import { sortByTopic } from "./topics/sort-by-topic";
import { statedAmounts, type StatedAmounts } from "./stated-amounts";
import { storyParagraphs, withoutSentences } from "./story";
import { themeOf } from "./theme";
import { wordsByLanguage } from "../../language/words/words-by-language";

/** Writes plans on this machine: no key, no network, and the same plan for the same brief always. */
export const builtInDesigner: Designer = {
  id: "built-in",
  name: "Built-in designer",
  async plan(brief, { signal }) {
    signal?.throwIfAborted();
    return planFor(brief);
  },
};

/** Turns a brief into a plan: reads the owner's facts, then composes a page from them. Pure and deterministic. */
export const planFor = (brief: Brief): SitePlan => planFrom(brief, readFacts(toldIn(brief)));

/** The plan of a brief of which `read` is what `readFacts` read. Pure and deterministic. */
export function planFrom(brief: Brief, read: OwnerFacts): SitePlan {
  const { lang, words } = detectLanguage(`${brief.projectTitle}\n${toldIn(brief)}`);
  const composed = compose(brief, read, words);
  const parts = toldSections(composed);
  const composition = leadingToParts(composed, parts);
  const sections = composeSections(composition, parts);
  const told = {
    meta: pageMeta(composition, lang),
    business: composition.business,
    industry: brief.industry,
    sections,
  };
  return {
    ...told,
    audience: brief.audience,
    theme: themeOf(brief, composition.facts.wishes, told),
    logo: brief.logo,
    nav: navigation(sections, composition),
    primaryAction: composition.primary,
    placeholders: placeholdersFor(composition, sections),
    words: composition.words.fixed,
  };
}

function compose(brief: Brief, read: OwnerFacts, language: PageLanguage): Composition {
  const words = wordsByLanguage[language];
  const name = businessName(brief.projectTitle, words.industry[brief.industry] || words.fixed.home);
  const listed = read.prices.groups.flatMap(({ items }) => items);
  const amounts = listed.length > 0 ? NO_AMOUNTS : figuresOfMoney(read, language);
  const patterns = openingPatterns(language);
  const calendar = calendarIn(read, language);
  const reach = [read.phones[0]?.display, read.emails[0]].filter((detail) => detail !== undefined);
  const answers = [...answeringLists(read), ...ledTables(read.sentences, language)];
  const led = ledLists(read, language);
  const elsewhere = new Set([
    ...answers.map(({ sentence }) => sentence),
    ...led.flatMap(({ sentences }) => sentences),
    ...amounts.sentences,
    ...calendar.sentences,
    ...read.stressed,
    ...(read.large ? [read.large, `${read.large}.`] : []),
    ...read.sentences.filter(onlyAsks),
  ]);
  const spare = withReach(withoutSentences(read.prose, elsewhere), read.phones[0]?.display);
  const { prose: unsaid, ...parts } = toldParts(spare, listed, patterns, besidePrices(read));
  const prose = withoutSentences(unsaid, new Set(unsaid.paragraphs.flat().filter((said) => saysOnly(said, reach))));
  const closed = saidOfClosed(read);
  const told = {
    ...parts,
    calendar: calendar.items,
    lists: [...[...answers, ...led].map(({ list }) => list), ...parts.lists, ...askedLists(read)],
    hours: [...parts.hours, ...closed],
  };
  const opened = openingFrom(spoken(prose), name.name, spareTitle(name, read), language);
  const { notes, goods, ...noted } = withNotes(
    prose,
    opened,
    isVisited({ hours: closed.length > 0 ? [] : read.hours, address: read.address }),
    language,
  );
  const { opening: stressed, left } = withStressed(withSubject(opened, read.wishes.subject), read);
  const hasPrices = listed.length > 0 || parts.money.length > 0;
  const sorted = sortByTopic(noted.prose, [...left, ...notes], opened.used, language, hasPrices);
  const opening = withCrumb(stressed, sorted.prose.paragraphs);
  const facts = withGoods({ ...read, prose: sorted.prose, hours: closed.length > 0 ? [] : read.hours }, goods);
  const business = businessFactsFrom(name, facts, words);
  const images = placeImages(brief.images, storyParagraphs(facts.prose, opening).length > 0);
  const primary = primaryAction(business, facts, words, brief.industry, language);
  const second = secondNamed({ business, facts }, primary);
  const toForm = [primary, second].find((action) => action?.href === "#contact");
  const form = formPurpose(read.sentences, brief.industry, language, doneByForm(facts.wishes, primary, toForm));
  const stance = formStance(read.sentences, business, toForm ?? primary, form);
  const ends = { ...(second && { second }), ...(form && { form }), ...(stance && { stance }) };
  return { brief, language, facts, business, words, opening, images, primary, amounts, told, sorted, ...ends };
}

const besidePrices = ({ prices, sentences }: OwnerFacts): Set<string> =>
  new Set(prices.beside.flatMap((id) => sentences[id] ?? []));

/** What a button of the owner's does by telephone or mail is not done once more by the form. */
function doneByForm(
  { mainAction, secondAction }: OwnerFacts["wishes"],
  primary: Action,
  toForm: Action | undefined,
): string | undefined {
  if (primary.href === "#contact") return mainAction;
  return toForm && secondAction === undefined ? undefined : mainAction && "";
}

/** Rows that only say when nobody is there are no table: their sentences stand with what else is said of hours. */
function saidOfClosed({ hours, sentences, found }: OwnerFacts): string[] {
  if (hours.some(({ closed }) => !closed)) return [];
  const ids = new Set(found.hours.flatMap(({ sentenceIds }) => sentenceIds));
  return [...ids].flatMap((id) => sentences[id] ?? []);
}

/** Letters of a sentence on how to reach the business. */
const LONGEST_REACH = 120;

/** What names the number stands beside it, unless it opens the text. */
function withReach(prose: OwnerFacts["prose"], phone: string | undefined): OwnerFacts["prose"] {
  if (!phone) return prose;
  const reach = prose.paragraphs
    .flat()
    .slice(1)
    .filter((sentence) => sentence.includes(phone) && sentence.length <= LONGEST_REACH);
  return {
    ...withoutSentences(prose, new Set(reach)),
    furtherContact: [...prose.furtherContact, ...reach.map((sentence) => sentence.replace(/(?<![.!?…])$/u, "."))],
  };
}

/** What a list says opens no page that has sentences. */
function spoken({ paragraphs, points }: OwnerFacts["prose"]): string[][] {
  const said = paragraphs.map((sentences) => sentences.filter((sentence) => !points.has(sentence)));
  return said.flat().length > 0 ? said.filter((sentences) => sentences.length > 0) : paragraphs;
}

/** What a sentence only enumerates is what there is, where no list says that. */
function withGoods(facts: OwnerFacts, goods: string[]): OwnerFacts {
  return goods.length > 0 && facts.services.items.length === 0
    ? { ...facts, services: { items: goods.map((name) => ({ name })) } }
    : facts;
}

/** Beside a list of prices an amount is one more of them, and often what comes on top. */
const NO_AMOUNTS: StatedAmounts = { items: [], sentences: new Set() };

/** One figure by itself is no part of a page: its sentence stays in the text. */
function figuresOfMoney(told: OwnerFacts, language: PageLanguage): StatedAmounts {
  const amounts = statedAmounts(told, language);
  return told.figures.length > 0 || amounts.items.length > 1 ? amounts : NO_AMOUNTS;
}

/** When the owner wrote no sentence: what the site was asked to be for, the rest of the title, else the name. */
function spareTitle({ name, tagline }: BusinessName, { wishes }: OwnerFacts): string {
  return wishes.subject ?? tagline ?? name;
}
