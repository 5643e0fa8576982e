import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import { slotsOf, textsIn, type EntryWords } from "../../../operations/structure/entry-slots";
import { readPrices } from "../../../operations/facts/read-prices";
import { addItem } from "../../../operations/structure/add-item";
import { entriesIn, entryAround } from "../../../operations/structure/siblings";
import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import type { ItemKind } from "../../../page-roles/thing";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { sameText, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { clausesOf } from "../gist/clauses";
import { hintsFor, type Hints } from "../gist/hints";
import { headOf, locate } from "../gist/locate";
import { findParts } from "../targets/find-parts";
import { soughtByName } from "../targets/sought";
import { isPart } from "../targets/thing-roles";
import { knownWords } from "../known-words";
import type { Known } from "../read-request";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { contentIn, type Content } from "./entry-words";
import { entryPlace } from "./entry-place";
import { ORDERS, OWNER } from "./places";
import { sentencesOf } from "./message";
import type { Message, Told, ToldReader } from "./part";
import { entrySpokenOf, isPerson } from "./spoken-of";

/** 'Aggiungi la Diavola a 8,00 subito dopo la Napoli', 'Antje fehlt! Antje Pohl, Werkstatt. Bitte nach dem Jörn'. */
export const readEntry: ToldReader = (words, source, known, message): Told | null => {
  const parts = partsOf(words, source);
  for (const [at, part] of parts.entries()) {
    const content = contentIn(within(words, part), source, known.site);
    if (!content) continue;
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const isBegun =
      before && !isAsked(within(words, part), source, part) && isAsked(within(words, before), source, before);
    const isNext = next !== undefined && isPlace(within(words, next));
    const span = { start: (isBegun ? before : part).start, end: (isNext ? next : part).end };
    const found = added(within(words, span), source, span, content, { ...known, message });
    if (found) return found;
  }
  return null;
};

interface Span {
  start: number;
  end: number;
}

/** Sentences, and what in them begins with 'and' to do something. */
function partsOf(words: readonly Word[], source: string): Span[] {
  const begins = words.filter(
    (word, at) => words[at + 1] && means(word, "light", "and") && means(words[at + 1]!, "verb", ...BEGINNING),
  );
  return sentencesOf(source).flatMap(({ start, end }) => {
    const cuts = begins.filter((word) => word.start > start && word.end < end).map((word) => word.start);
    return [start, ...cuts].map((from, at) => ({ start: from, end: cuts[at] ?? end }));
  });
}

const BEGINNING = ["add", "put", "write", "remove", "change", "make", "move", "hide"] as const;

const within = (words: readonly Word[], { start, end }: Span) =>
  words.filter((word) => word.start >= start && word.start < end);

const MISSING = new RegExp(`(?<!\\p{L})(?:${cueIn("missing")})(?!\\p{L})`, "iu");
const isAsked = (words: readonly Word[], source: string, { start, end }: Span): boolean =>
  words.some((word) => means(word, "verb", "add", "put", "write")) ||
  MISSING.test(source.slice(start, end)) ||
  (GOES.test(source.slice(start, end)) &&
    words.some((word, at) => means(word, "link", "after", "before") || isRank(words, at)));
/** 'As the last one'. */
const isRank = (words: readonly Word[], at: number): boolean =>
  means(words[at]!, "ordinal", "first", "last") &&
  words.slice(Math.max(0, at - 2), at).some((word) => means(word, "link", "as"));
/** 'She goes after Shanice', 'muss da auch hin, nach mir'. */
const GOES =
  /(?<!\p{L})(?:go(?:es)?|belongs|kommt|gehört|muss (?:da )?(?:auch )?hin|va|vient|viene|vai|vem|komt|hoort|dazu|erbij)(?!\p{L})/iu;

/** A sentence that says where the new entry is to stand, and nothing else. */
const isPlace = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "link", ...ORDERS, "start", "end") || means(word, "ordinal", "first", "last")) &&
  !words.some((word, at) => isOther(word) || (means(word, "link", ...ORDERS) && isOfName(words.slice(at + 1, at + 4))));

const ADDING = ["add", "put", "write", "be", "make", "move", "give", "ask", "leave", "cost", "show"] as const;

/** What speaks of something else than a new entry. */
const isOther = (word: Word): boolean =>
  means(word, "fact", "price", "percent", "time", "phone", "email", "url", "length") ||
  means(word, "literal") ||
  means(word, "colour") ||
  (means(word, "verb") && !means(word, "verb", ...ADDING) && !means(word, "thing") && !means(word, "light"));

type KnownHere = Known & { message: Message };

function added(words: readonly Word[], source: string, span: Span, content: Content, known: KnownHere): Told | null {
  const rest = words.filter((word) => !content.used.includes(word));
  const beside = besideIn(rest, source, content, known);
  const others = rest.filter((word) => !beside?.used.includes(word));
  if (!isAsked(words, source, span) || others.some((word) => isOther(word) && !isPartNamed(word, known))) return null;
  if (strangeIn(rest, known) > (content.words.detail || content.words.price ? MOST_STRANGE : 0)) return null;
  const place = beside
    ? { like: { nodes: [beside.beside], name: "the list", selector: null }, at: beside.side }
    : placeIn(rest, source, content, known);
  if (!place || isThere(content, known) || !hasRoom(content, place.like.nodes[0]!, known)) return null;
  const said = inCells(content, place.like.nodes[0]!, known);
  return { ...span, call: call(addItem, { ...place, words: said }, said.name) };
}

/** Whether the entries of a list have as many texts below their names. */
const hasRoom = ({ words }: Content, like: NodeId, { site }: Known): boolean =>
  words.more === undefined || slotsOf(textsIn(site.page.elements[like]!)).has("more");

/** 'Memorial cards, 50, 36 €': a figure behind the name has a cell of its own where those of the list have one. */
function inCells({ words }: Content, like: NodeId, { site }: Known): EntryWords {
  const parts = /^(?<name>.{2,100}),\s(?<detail>\d[\d.,]{0,6})$/u.exec(words.name ?? "")?.groups;
  const detail = slotsOf(textsIn(site.page.elements[like]!)).get("detail");
  const isFigure = detail !== undefined && /^\d[\d.,]{0,6}$/.test(detail.value.trim());
  return parts && isFigure && !words.detail ? { ...words, name: parts.name, detail: parts.detail } : words;
}

/** 'Put our cinnamon buns up to 3': a new price of what has one is no new line. */
const isThere = ({ words, kind }: Content, { site }: Known): boolean => {
  const said = stems(words.name ?? "");
  const names = readThings(site)
    .of("item")
    .filter((item) => item.kind === "price-line")
    .map(({ name }) => stems(name));
  return kind === "priced" && names.some((name) => name.length > 0 && name.every((each) => said.includes(each)));
};

/** 'Under "Who you will meet"' names a part of the page. */
const isPartNamed = (word: Word, { site }: Known) =>
  means(word, "literal") &&
  readThings(site)
    .of("section")
    .some(({ name }) => sameText(name, word.text));

/** Words that nothing tells of, and that do not stand on the page. */
const strangeIn = (words: readonly Word[], { site }: Known): number =>
  words.filter(
    ({ senses, text }) => senses.length === 0 && text.length > SHORT && !knownWords(site.page).has(text.toLowerCase()),
  ).length;
const SHORT = 3;
const MOST_STRANGE = 4;

/** Beside which entry, or in which list, the new one is to stand; null where a place was told that is not found. */
function placeIn(rest: readonly Word[], source: string, content: Content, { site, message }: KnownHere) {
  const hints = hintsFor(source);
  const phrases = clausesOf(rest, source, hints).flatMap((clause) => clause.phrases);
  const beside = phrases.filter(
    ({ link, words }) =>
      link !== null &&
      ORDERS.includes(link) &&
      !isOfName(words) &&
      !isQuoted(words) &&
      !words.some(({ text }) => OWNER.test(text)),
  );
  const items = beside.map((phrase) => ({
    phrase,
    node: locate(site, phrase, { wanted: "thing", hints })?.target.nodes ?? [],
  }));
  const [only, ...others] = items;
  // 'At the top, after the last one' are two places.
  if (beside.length > 0 && rest.some((word) => means(word, "link", "start", "end"))) return null;
  const told = rest.filter(
    (word, at) =>
      means(word, "link", ...ORDERS) && !isOfName(rest.slice(at + 1, at + 4)) && !isQuoted(rest.slice(at + 1)),
  );
  const pointed = beside.length === 0 && told.length === 1 ? pointedAt(rest, told[0]!, site, message) : null;
  if (pointed !== null && isLike(pointed, content, site))
    return { like: { nodes: [pointed], name: "the list", selector: null }, at: sideOf(told[0]!) };
  if (others.length > 0 || told.length > beside.length) return null;
  if (only) {
    const entry = only.node.length === 1 ? entryAround(site.page, only.node[0]!) : null;
    if (entry === null || !isLike(entry, content, site)) return null;
    const at = only.phrase.link === "above" || only.phrase.link === "before" ? ("before" as const) : ("after" as const);
    return { like: { nodes: [entry], name: "the list", selector: null }, at };
  }
  const like = listFor(phrases, content, site, hints);
  const isFirst = rest.some((word) => means(word, "link", "start") || means(word, "ordinal", "first"));
  return like && { like, at: isFirst ? ("first" as const) : ("last" as const) };
}

/** Beside which entries of one list the new one is to stand, where that is said. */
function besideIn(rest: readonly Word[], source: string, content: Content, { site }: Known) {
  const isPlaced = rest.some(
    (word, at) =>
      means(word, "link", ...ORDERS) || (means(word, "ordinal") && at > 0 && means(rest[at - 1]!, "link", "as")),
  );
  return isPlaced ? entryPlace(withoutQuoted(rest), source, site, (node) => isLike(node, content, site)) : null;
}

/** 'Under "Who you will meet"' says in which part, and nothing of its entries. */
const withoutQuoted = (words: readonly Word[]): readonly Word[] =>
  words.filter((word, at) => !(means(word, "link", ...ORDERS) && isQuoted(words.slice(at + 1))));

const sideOf = (word: Word) => (means(word, "link", "above", "before") ? ("before" as const) : ("after" as const));

/** 'Straight after it', 'after him': the entry that was spoken of last. */
function pointedAt(rest: readonly Word[], place: Word, site: OpenedSite, message: Message): NodeId | null {
  const next = rest[rest.indexOf(place) + 1];
  if (next && OWNER.test(next.text)) return onlyPerson(site);
  const points = next && (means(next, "reference", "it", "that", "this") || isPerson(next));
  return points ? (entrySpokenOf(message, place.start, site) ?? null) : null;
}

/** 'After me' is after the one whom the page introduces. */
function onlyPerson(site: OpenedSite): NodeId | null {
  const [only, ...others] = readThings(site)
    .of("item")
    .filter(({ kind, hidden }) => kind === "person" && !hidden);
  return only && others.length === 0 ? only.node : null;
}

/** Whether an entry is one like the new: with a price, or a person without any. */
const isLike = (entry: NodeId, { kind }: Content, site: OpenedSite): boolean => {
  const item = readThings(site).at(entry);
  const hasFigure = /\d/.test(textOf(site.page, entry));
  if (kind === "priced") return hasFigure && item?.kind !== "hours-row" && isOneLine(entry, site);
  if (kind === "card") return item?.kind === "card" || item?.kind === "step" || item?.kind === "point";
  const isPriced = hasFigure && readPrices(site.page).some(({ node }) => isWithin(site.page, node, entry));
  return !isPriced && (item?.kind === "person" || item?.kind === "card" || item?.kind === "point");
};

/** What holds the prices of several things is a list of them, and no line of one, which may have two. */
const isOneLine = (entry: NodeId, { page }: OpenedSite): boolean =>
  readPrices(page).filter(({ node }) => isWithin(page, node, entry)).length <= 2;

/** 'Under "Who you will meet"' says in which part. */
const isQuoted = ([first]: readonly Word[]) => first !== undefined && means(first, "literal");

/** 'Under her name' says where in the entry something stands. */
const isOfName = (words: readonly Word[]) => words.some((word) => means(word, "thing", "name"));

type Phrases = ReturnType<typeof clausesOf>[number]["phrases"];

/** The list of the part that was named, else the one list of its kind. */
function listFor(phrases: Phrases, content: Content, site: OpenedSite, hints: Hints): Target | null {
  const named = phrases
    .map((phrase) => locate(site, phrase, { wanted: "part", hints })?.target)
    .filter((target) => target?.region === true && target.nodes.length === 1)
    .map((target) => target!.nodes[0]!);
  const parts = [...named, ...phrases.flatMap(({ words }) => partOfKind(words, site))];
  const listed = parts.map((part) => entriesIn(site.page, part).filter((entry) => isLike(entry, content, site)));
  const [only] = listed.filter(({ length }) => length > 0);
  if (only) return { nodes: [only.at(-1)!], name: "the list", selector: null };
  const items = readThings(site)
    .of("item")
    .filter(({ kind, hidden }) => kind && KINDS[content.kind].includes(kind) && !hidden);
  if (parts.length > 0 || new Set(items.map(({ group }) => group)).size !== 1) return null;
  return { nodes: [items.at(-1)!.node], name: "the list", selector: null };
}

/** The one part of the page of a kind that is named: 'in the services'. */
function partOfKind(words: readonly Word[], site: OpenedSite): NodeId[] {
  const head = headOf(words);
  const parts = head && isPart(head) ? findParts(readThings(site), { ...soughtByName(""), thing: head }) : [];
  return parts.length === 1 ? [parts[0]!.node] : [];
}

const KINDS: Record<Content["kind"], readonly ItemKind[]> = {
  priced: ["price-line", "product", "plan"],
  person: ["person"],
  card: [],
};
