import { attribute } from "../../../markup/html-document";
import { listPlaceholders } from "../../../markup/placeholders";
import { declined, quoted, type Offer, type Outcome } from "../../../operations/outcome";
import { addSection } from "../../../operations/structure/add-section";
import {
  waitingOf,
  type AddableKind,
  type SectionContent,
} from "../../../operations/structure/sections/section-content";
import { titleOf } from "../../../operations/structure/sections/section-titles";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import type { Link, Thing } from "../names";
import { wholeClause, type Call, type Context, type Pattern } from "../pattern";
import { findVerb, readPieces } from "../read-pieces";
import { readWords } from "../read-words";
import { isTarget, resolvePart } from "../resolve-target";
import { sectionsNamed } from "../targets/find-parts";
import { means, senseOf, type Word } from "../word";
import { entriesSaid } from "./section-entries";

/** What owners call a section, and what it is; those behind the line are one only where 'section' is said, or several. */
const KINDS: Partial<Record<Thing, AddableKind>> = {
  team: "people",
  faq: "faq",
  gallery: "gallery",
  pricing: "prices",
  person: "people",
  question: "faq",
  review: "quotes",
  quote: "quotes",
  price: "prices",
  service: "services",
  services: "services",
  picture: "gallery",
  text: "text",
};
/** Words that mean a whole section by themselves. */
const WHOLE: ReadonlySet<Thing> = new Set(["team", "faq", "gallery", "pricing"]);
const isSectionWord = (word: Word) => means(word, "thing", "section", "area");

const TITLE: Link[] = ["called"];
const CONTENT: Link[] = ["with", "colon", "says"];
const PLACES: Link[] = ["above", "below", "before", "after"];

/** What a request for a section says, part by part. */
interface Said {
  what: Word[];
  title: Word[];
  content: Word[];
  by: Link | null;
  place: { side: "before" | "after"; words: Word[] } | null;
}

/** New sections in the owner's words. */
export const ADD_SECTIONS: readonly Pattern[] = [
  wholeClause("add-section", (context) => {
    const said = partsOf(context.clause.words);
    const kind = said && kindOf(said);
    return said && kind ? sectionFor(withPlace(said, context), kind, context) : null;
  }),
];

function partsOf(words: readonly Word[]): Said | null {
  const verb = findVerb(words);
  if (verb === -1 || !means(words[verb]!, "verb", "add", "put") || !words.slice(0, verb).every(isPolite)) return null;
  const said: Said = { what: [], title: [], content: [], by: null, place: null };
  let into: Word[] = said.what;
  const own = withoutEnd(words.slice(verb + 1));
  for (const [at, word] of own.entries()) {
    const link = senseOf(word, "link")?.is;
    const label = own[at + 1] && means(own[at + 1]!, "literal") ? labelOf(word) : null;
    const isFree = into === said.what || into === said.title;
    if (label === "title" && said.title.length === 0 && said.content.every(isPolite))
      [into, said.content] = [said.title, []];
    else if (label === "text" && into === said.title) {
      said.title = said.title.filter((each) => means(each, "literal"));
      [into, said.by] = [said.content, "with"];
    } else if (link && isFree && TITLE.includes(link)) into = said.title;
    else if (link && isFree && CONTENT.includes(link)) [into, said.by] = [said.content, link];
    else if (link && PLACES.includes(link) && said.place === null && into !== said.content) {
      said.place = { side: link === "above" || link === "before" ? "before" : "after", words: [] };
      into = said.place.words;
    } else if (link && CONTENT.includes(link) && into === said.place?.words) [into, said.by] = [said.content, link];
    else into.push(word);
  }
  return { ...said, title: trimmed(said.title), content: trimmed(said.content) };
}

/** What stands in quotes behind it: 'the heading “…”', 'the text “…”'. */
function labelOf(word: Word): "title" | "text" | null {
  if (means(word, "thing", "heading", "headline", "section-heading", "name")) return "title";
  return means(word, "thing", "text", "paragraph", "word", "sentence") ? "text" : null;
}

/** Without 'at the end of the page': that is where a new section comes anyway. */
function withoutEnd(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => means(word, "link", "end"));
  if (from === -1) return words;
  const behind = words.slice(from + 1).findIndex((word) => !isPolite(word) && !means(word, "link", "of"));
  const page = words[from + 1 + behind];
  const isOfPage = behind !== -1 && page !== undefined && means(page, "thing", "page");
  if (!isOfPage && words.slice(0, from).some((word) => means(word, "literal"))) return words;
  return [...words.slice(0, from), ...words.slice(isOfPage ? from + behind + 2 : from + 1)];
}

/** 'Could you please', and no 'never'. */
const isPolite = (word: Word) => means(word, "light") || means(word, "reference");

/** 'Below the prices' behind the words of a section says where it stands, if the page has such a part. */
function withPlace(said: Said, context: Context): Said {
  const at = said.content.findLastIndex((word, index) => index > 0 && means(word, "link", ...PLACES));
  if (said.place || at === -1 || said.content.length - at > MOST_PLACE_WORDS) return said;
  const link = senseOf(said.content[at]!, "link")!.is;
  const place: Said["place"] = {
    side: link === "above" || link === "before" ? "before" : "after",
    words: said.content.slice(at + 1),
  };
  const found = placeFor(place, context);
  return found && "target" in found ? { ...said, place, content: trimmed(said.content.slice(0, at)) } : said;
}
const MOST_PLACE_WORDS = 5;

/** Words that say nothing of what a section is: articles, 'of', 'new'. */
const isLight = (word: Word) =>
  (means(word, "light") || means(word, "link", "of", "for", "on", "about") || NEW.test(word.text)) &&
  !means(word, "thing");
const NEW =
  /^(?:new|whole|another|extra|neue[nrs]?|weitere[nrs]?|nuev[oa]|otra|nouvelle|autre|nuov[oa]|altra|nov[oa]|outra|nieuwe?)$/i;

/** Without signs and politeness around it. */
function trimmed(words: Word[]): Word[] {
  const isEdge = (word: Word) =>
    means(word, "light", "comma", "stop", "sign", "polite", "and") || /^(?:hinzu|dazu|toe|ein)$/i.test(word.text);
  const [first, last] = [words.findIndex((word) => !isEdge(word)), words.findLastIndex((word) => !isEdge(word))];
  return first === -1 ? [] : words.slice(first, last + 1);
}

interface Kind {
  kind: AddableKind;
  /** A name that is no kind of section: 'a section Partners'. */
  name: string | null;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What kind of section is meant; null where the words mean something else. */
function kindOf({ what, title }: Said): Kind | null {
  const content = what.filter((word) => !isLight(word));
  const isSection = content.some(isSectionWord);
  const others = content.filter((word) => !isSectionWord(word));
  const quotes = others.filter((word) => means(word, "literal"));
  const name = quotes.length === 1 ? quotes[0]!.text : null;
  const nouns = others.filter((word) => !means(word, "literal"));
  // 'A wine section': a name that no section of ours has.
  if (isSection && name === null && nouns.length > 0 && nouns.every(({ senses }) => senses.length === 0))
    return { kind: "text", name: capitalised(nouns.map(({ text }) => text).join(" ")) };
  const kinds = nouns.map((word) => kindSaid(word, isSection));
  if (kinds.length > 1 || (kinds.length === 1 && kinds[0] === null) || quotes.length > 1) return null;
  if (kinds.length === 1) return { kind: kinds[0]!, name };
  if (!isSection) return null;
  const named = name ?? textOf(title);
  return { kind: (named && kindNamed(named)) || "text", name };
}

function kindSaid(word: Word, isSection: boolean): AddableKind | null {
  for (const sense of word.senses) {
    if (sense.kind !== "thing" || !KINDS[sense.is]) continue;
    if (isSection || WHOLE.has(sense.is)) return KINDS[sense.is]!;
  }
  return null;
}

/** 'Team', 'Our prices': a name that says what the section is. */
function kindNamed(name: string): AddableKind | null {
  const words = readWords(name).filter((word) => !isLight(word));
  const kind = words.length === 1 ? kindSaid(words[0]!, true) : null;
  return kind === "text" ? null : kind;
}

/** Words as they were said, with what stands between them. */
function textOf(
  words: readonly Word[],
  { text, words: all }: { text: string; words: readonly Word[] } = EMPTY,
): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  if (all.length === 0 || words.length === 1) return words.map((word) => word.text).join(" ");
  const from = all[0]!.start;
  return text.slice(first.start - from, last.end - from);
}
const EMPTY = { text: "", words: [] };

function sectionFor(said: Said, { kind, name }: Kind, context: Context): Call | Outcome | null {
  const { clause } = context;
  const given = name ?? textOf(said.title, clause);
  const title = given || (kind === "text" ? "" : titleOf(kind, languageOf(context)));
  if (kind === "text" && title === "") return declined(HEADLESS);
  const entries = said.content.length === 0 ? [] : entriesSaid(kind, said.content, clause, said.by);
  if (entries === null) return declined(`I cannot tell for sure what ${quoted(title)} should say. ${HOW[kind]}`);
  if (entries.length === 0 && waitingOf(kind) === null) return declined(`${missing(title)} ${HOW[kind]}`);
  const there = entries.length === 0 ? waitsAlready(kind, context) : null;
  const other = given === "" || entries.length === 0 ? partOf(kind, context) : null;
  if (there) return declined(there);
  if (other)
    return declined(
      `Your page has the section ${quoted(other)} already. Tell me what to add to it, or a name for another one.`,
    );
  const place = said.place && placeFor(said.place, context);
  if (said.place && !place) return null;
  if (place && "message" in place) return place;
  const content: SectionContent = { kind, title, entries };
  const made = call(addSection, { content, ...(place && { place }) }, title);
  const loose = said.content.some((word, at) => at > 0 && startsRequest(word, said.content[at - 1]!));
  return {
    ...made,
    loose: loose ? said.content.length : 0,
    perform: (now) => (entries.length > 0 ? withMenu(made.perform(now), title, context) : made.perform(now)),
  };
}

/** A further request may have begun in what was taken for the owner's words. */
const startsRequest = (word: Word, before: Word) => means(before, "light", "and", "stop") && means(word, "verb");

const missing = (title: string) => `I do not make up texts, so tell me what ${quoted(title)} should say.`;
const HEADLESS =
  'What should the section be called, and what should it say? For example: add a section called "Our promise" with the text "We answer within a day".';
const HOW: Record<AddableKind, string> = {
  text: 'For example: add a section called "Our promise" with the text "We answer within a day".',
  quotes: 'For example: add a reviews section with "They were superb" by Mr Lee.',
  faq: "For example: add an FAQ section: Do you deliver? Yes, within five miles.",
  people: "For example: add a team section: Anna Brot – baker; Ben Reed – apprentice.",
  prices: "For example: add a price list: Small loaf £3, Large loaf £5.",
  services: "For example: add a services section: Wills; Probate; House sales.",
  gallery: "Add your pictures under Images; I keep a place for them.",
};

const languageOf = ({ site: { page } }: Context) => {
  const root = page.elements.find(({ tagName }) => tagName === "html");
  return (root && attribute(root, "lang")) || "en";
};

function waitsAlready(kind: AddableKind, { site }: Context): string | null {
  const waiting = waitingOf(kind);
  return waiting && listPlaceholders(site.page).some((each) => each.kind === waiting)
    ? "Your page has a place for that already. Only you see it until you fill it in."
    : null;
}

const THINGS: Partial<Record<AddableKind, Thing>> = {
  people: "team",
  prices: "pricing",
  services: "services",
  quotes: "review",
  faq: "faq",
  gallery: "gallery",
};

/** A section of the kind that visitors see already. */
function partOf(kind: AddableKind, { site }: Context): string | null {
  const thing = THINGS[kind];
  const [part] = thing ? sectionsNamed(readThings(site), "\u0000", thing).filter(({ hidden }) => !hidden) : [];
  return part?.name ?? null;
}

function placeFor({ side, words }: NonNullable<Said["place"]>, context: Context) {
  const last = words.at(-1);
  if (!last) return null;
  const { text, words: all } = context.clause;
  const from = all[0]!.start;
  const moved = words.map((word) => ({ ...word, start: word.start - from, end: word.end - from }));
  const { pieces } = readPieces(moved, text, { within: true, quoted: true });
  const [piece] = pieces;
  if (pieces.length !== 1 || piece?.kind !== "phrase") return null;
  const found = resolvePart(context.site, piece, context.dialogue);
  if (!found) return null;
  return isTarget(found) ? { side, target: found.target } : found.unclear;
}

/** What is added can be reached from the menu with one press more. */
function withMenu(outcome: Outcome, title: string, { site }: Context): Outcome {
  if (outcome.splices.length === 0 || readThings(site).of("nav-entry").length === 0) return outcome;
  const offer: Offer = { label: "Add it to the menu", says: `add a menu item called "${title}"` };
  return { ...outcome, offers: [offer] };
}
