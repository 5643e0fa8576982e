import { addItem } from "../../../operations/structure/add-item";
import { slotsOf, textsIn, type EntryWords } from "../../../operations/structure/entry-slots";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { capitalised } from "../../../language/capitalised";
import { readThings } from "../../../page-roles/read-things";
import type { ItemKind } from "../../../page-roles/thing";
import { call } from "../call";
import { knownWords } from "../known-words";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { entryPlace } from "./entry-place";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { ORDERS } from "./places";
import { segmentsOf } from "./segments";

const MISSING = wordsSaid(cueIn("missing"));
/** 'We have' tells; 'could we have' asks. */
const MAY =
  /^(?:can|could|may|might|would|should|kann|können?|könnten?|soll|sollte|puede[ns]?|podr[ií]a[ns]?|debería|peut|peux|pouvez|pourrait|pourriez|può|puoi|potrebbe|potresti|dovrebbe|pode|podia|poderia|deveria|kan|kun|kunt|kunnen|mag|moet)(?:\s|$)/iu;
/** 'Could the list have …', 'kan … erbij'. */
const HAS =
  /(?<!\p{L})(?:have|haben|dazu|rein|hinein|hinzu|tener|avoir|en plus|avere|in più|ter|hebben|erbij|bij)(?!\p{L})/iu;

/** 'Can Cycle hire go in the list, between the eggs and the washing machine': an entry told by the two beside it. */
export const readListed: ToldReader = (words, source, { site }): Told | null => {
  for (const sentence of sentencesOf(source)) {
    const own = wordsWithin(words, sentence);
    const at = own.findIndex((word) => means(word, "link", ...ORDERS));
    if (at === -1 || !isAsked(own, sentence.text)) continue;
    const place = entryPlace(own.slice(at), source, site, (node) => isListed(node, site));
    if (!place || !isBetween(own, place.used)) continue;
    const rest = own.filter((word) => !place.used.includes(word));
    const named = nameIn(rest, source, site);
    if (!named || rest.some(isOther) || isThere(named.text, site)) continue;
    const like = { nodes: [place.beside], name: "the list", selector: null };
    const said = wordsFor(named.text, place.beside, site);
    const used = [...named.words, ...place.used];
    const span = segmentsOf(words, source).filter(({ words: each }) => each.some((word) => used.includes(word)));
    const done = call(addItem, { like, words: said, at: place.side }, said.name);
    return { start: span[0]!.start, end: endOf(span.at(-1)!.end, words, source), call: done, isCloser: true };
  }
  return null;
};

const isAsked = (words: readonly Word[], text: string): boolean =>
  words.some((word) => means(word, "verb", "add", "put", "write")) ||
  MISSING.test(text) ||
  (HAS.test(text) && words.some(({ text: said }) => MAY.test(said)));

/** Two that stand beside each other are named, and nothing else is meant. */
const isBetween = (words: readonly Word[], used: readonly Word[]): boolean =>
  words.some((word) => means(word, "link", "between") && used.includes(word)) ||
  used.filter((word) => means(word, "link", "before", "above", "after", "below")).length > 1;

const OTHERS: ReadonlySet<ItemKind> = new Set(["person", "question", "review", "hours-row", "picture"]);
function isListed(node: NodeId, site: OpenedSite): boolean {
  const kind = readThings(site).at(node)?.kind;
  return kind === undefined || !OTHERS.has(kind);
}

const isOther = (word: Word): boolean =>
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "fact", "percent", "time", "phone", "email", "url") ||
  (means(word, "verb", "remove", "hide", "move", "copy", "swap", "link") && !means(word, "light"));

const MOST_WORDS = 9;

/** What the new entry is to say: a quotation, or the one run of words that begins with a capital and is nothing else. */
function nameIn(words: readonly Word[], source: string, site: OpenedSite) {
  const quoted = words.filter((word) => means(word, "literal"));
  if (quoted.length > 0) return quoted.length === 1 ? { text: quoted[0]!.text, words: quoted } : null;
  const runs: Word[][] = [];
  words.forEach((word, at) => {
    const run = runs.at(-1);
    const isNext = run !== undefined && run.at(-1) === words[at - 1];
    if (isNext && mayGoOn(word)) run.push(word);
    else if (at > 0 && mayBegin(word, site)) runs.push([word]);
  });
  const [only, ...others] = runs;
  if (!only || others.length > 0 || only.length > MOST_WORDS) return null;
  return { text: capitalised(source.slice(only[0]!.start, only.at(-1)!.end)), words: only };
}

const mayBegin = ({ text, senses }: Word, { page }: OpenedSite): boolean =>
  senses.length === 0 && /^\p{Lu}\p{L}{2}/u.test(text) && !knownWords(page).has(text.toLowerCase());
const mayGoOn = (word: Word): boolean =>
  (word.senses.length === 0 && !MISSING.test(word.text) && !HAS.test(word.text)) || means(word, "fact", "price");

const isThere = (text: string, site: OpenedSite): boolean =>
  readThings(site)
    .of("item")
    .some(({ name }) => name.toLowerCase() === text.toLowerCase());

const NAMED = /^(?<name>[^:]{2,60}?)\s?:\s(?<detail>.+)$/u;
const PRICED = /^(?<name>.{2,120}?)\s(?<price>[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?[£€$])$/u;

/** Parted as the entry beside it is: a name in bold, a price of its own. */
function wordsFor(text: string, beside: NodeId, { page }: OpenedSite): EntryWords {
  const slots = slotsOf(textsIn(page.elements[beside]!));
  const named = slots.has("detail") ? NAMED.exec(text)?.groups : undefined;
  if (named) return { name: named.name, detail: named.detail };
  const priced = slots.has("price") ? PRICED.exec(text)?.groups : undefined;
  return priced ? { name: priced.name, price: priced.price } : { name: text };
}

/** '…, the word Affaires bold like the others': that it is to be like those that are there is no request of its own. */
function endOf(end: number, words: readonly Word[], source: string): number {
  const next = segmentsOf(
    words.filter(({ start }) => start >= end),
    source,
  )[0];
  const isLikeThose =
    next !== undefined &&
    !next.isFirst &&
    next.words.some((word) => means(word, "link", "as")) &&
    next.words.some((word) => means(word, "reference", "other", "same"));
  return isLikeThose ? next.end : end;
}
