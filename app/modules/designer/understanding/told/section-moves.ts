import { attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import { move } from "../../../operations/structure/move";
import { alike, entryAround } from "../../../operations/structure/siblings";
import { declined, quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import type { Call } from "../pattern";
import { together } from "../patterns/style/together";
import { partTarget } from "../targets/to-target";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { ORDERS } from "./places";
import { sectionFinder, sectionPlace } from "./section-place";

const MOST_STRANGE = 4;
/** Nobody says in so many words where a part goes; a text without signs is no such sentence. */
const LONGEST_SENTENCE = 60;

/** 'Move that whole part up so it comes straight after A, before B, and in the menu the same', 'können die Fragen nach oben, zwischen A und B'. */
export const readSectionMove: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source).map((sentence) => ({ ...sentence, words: wordsWithin(words, sentence) }));
  for (const [at, { words: own, start, end }] of sentences.entries()) {
    if (own.length > LONGEST_SENTENCE) continue;
    const order = own.findIndex((word) => means(word, "link", ...ORDERS));
    const before = own.slice(0, order);
    if (order < 1 || !before.some(asks)) continue;
    const named = namedIn(before, source, site);
    const pointed = named ? null : pointedIn(before, sentences[at - 1]?.words ?? [], source, site);
    const subject = named ?? pointed;
    if (!subject) continue;
    const tail = menuTail(own, order);
    const place = own.slice(order, tail);
    const spot = sectionPlace(place, source, site, subject.node);
    const from = pointed ? sentences[at - 1]!.start : start;
    const rest = [...before, ...place].filter((word) => !subject.used.includes(word) && !spot?.used.includes(word));
    if (!spot && placesIn(place, source, site) > 1)
      return { start: from, end, call: unsure(site, subject.node), isCloser: true };
    if (!spot || rest.some(isOther) || rest.filter(isStrange).length > MOST_STRANGE) continue;
    const inMenu = tail < own.length ? menuCall(own.slice(tail), source, site, [subject.node, spot]) : null;
    const made = together([moveCall(site, subject.node, spot), ...(inMenu ? [inMenu] : [])])!;
    return { start: from, end: tail < own.length && !inMenu ? own[tail - 1]!.end : end, call: made, isCloser: true };
  }
  return null;
};

interface Named {
  node: NodeId;
  used: readonly Word[];
}

interface Spot {
  beside: NodeId;
  side: "before" | "after";
}

const MOST_NAME = 6;

/** The one part that some words name by itself; null where they name none, or several. */
function namedIn(words: readonly Word[], source: string, site: OpenedSite): Named | null {
  const find = sectionFinder(source, site);
  const found: Named[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (means(words[from]!, "light") && !/^\p{Lu}/u.test(words[from]!.text)) continue;
    for (let length = Math.min(MOST_NAME, words.length - from); length > 0; length -= 1) {
      const run = words.slice(from, from + length);
      const named = run.every((word) => !means(word, "verb") || means(word, "thing")) ? find(run) : null;
      if (!named) continue;
      found.push({ node: named.peer, used: run });
      from += length - 1;
      break;
    }
  }
  return new Set(found.map(({ node }) => node)).size === 1
    ? { node: found[0]!.node, used: found.flatMap(({ used }) => used) }
    : null;
}

/** 'That whole part': what was named right before. */
function pointedIn(words: readonly Word[], before: readonly Word[], source: string, site: OpenedSite): Named | null {
  const points = words.some((word) => means(word, "reference", "it", "that", "this", "them"));
  const found = points ? (namedIn(before, source, site) ?? calledIn(before, source, site)) : null;
  return found && { node: found.node, used: [] };
}

/** 'Nobody scrolls down to Questions': within a sentence a capital tells a name. */
function calledIn(words: readonly Word[], source: string, site: OpenedSite): Named | null {
  const find = sectionFinder(source, site);
  const found = words.flatMap((word, at) => {
    const named = at > 0 && /^\p{Lu}/u.test(word.text) ? find([word]) : null;
    return named ? [named.peer] : [];
  });
  const [only, ...others] = new Set(found);
  return only !== undefined && others.length === 0 ? { node: only, used: [] } : null;
}

const asks = (word: Word): boolean => means(word, "verb", "move", "put") || means(word, "light", "modal", "polite");

/** What speaks of something else than where a part stands. */
const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "fact") ||
  means(word, "device") ||
  means(word, "property") ||
  (means(word, "colour") && !means(word, "light")) ||
  means(word, "reference", "no") ||
  (means(word, "thing") && !means(word, "thing", "section", "area", "page") && !means(word, "light")) ||
  (means(word, "verb") &&
    !means(word, "verb", "move", "put", "be", "make", "show", "raise", "lower") &&
    !means(word, "light"));
const isStrange = ({ senses }: Word) => senses.length === 0;

/** Where words begin that say that the navigation is to be so, too: 'and in the menu at the top the same'. */
function menuTail(words: readonly Word[], from: number): number {
  const menu = words.findIndex((word, at) => at > from && means(word, "thing", "menu", "navigation"));
  const isToo = words.slice(menu).some((word) => means(word, "reference", "same", "too"));
  const cut = words.slice(0, Math.max(0, menu)).findLastIndex((word) => means(word, "light", "comma", "and"));
  const comma = cut > 0 && means(words[cut - 1]!, "light", "comma") ? cut - 1 : cut;
  return menu !== -1 && isToo && comma > from ? comma : words.length;
}

/** The entry of the part beside that of the other one; null where the menu has not both, or more is said of it. */
function menuCall(words: readonly Word[], source: string, site: OpenedSite, [node, spot]: [NodeId, Spot]): Call | null {
  const place = sectionPlace(
    words.filter((word) => !means(word, "link", "start", "end")),
    source,
    site,
    node,
  );
  const isSame = place === undefined || (place?.beside === spot.beside && place.side === spot.side);
  const rest = words.filter((word) => !means(word, "thing", "menu", "navigation") && !place?.used.includes(word));
  if (!isSame || rest.some((word) => isOther(word) && !means(word, "thing"))) return null;
  const [one, other] = [node, spot.beside].map((part) => entryTo(part, site));
  if (one === undefined || other === undefined || !alike(site.page, one).includes(other)) return null;
  const [target, goal] = [one, other].map(
    (entry): Target => ({ nodes: [entry], name: `the menu item ${quoted(textOf(site.page, entry))}`, selector: null }),
  );
  return call(move, { target: target!, to: { at: spot.side, other: goal! } }, target!.name);
}

/** The one entry of the menu that leads to a part. */
function entryTo(part: NodeId, site: OpenedSite): NodeId | undefined {
  const { page } = site;
  const id = attribute(page.elements[part]!, "id");
  const links = readThings(site)
    .of("nav-entry")
    .filter(({ node, hidden }) => !hidden && id && attribute(page.elements[node]!, "href") === `#${id}`);
  const [only, ...others] = links.map(({ node }) => entryAround(page, node));
  return others.length === 0 ? only : undefined;
}

/** How many places of the page are told. */
const placesIn = (words: readonly Word[], source: string, site: OpenedSite): number =>
  words.filter((word, at) => means(word, "link", ...ORDERS) && sectionPlace(until(words, at), source, site)).length;

/** What is said of one place: up to what says another. */
function until(words: readonly Word[], at: number): readonly Word[] {
  const next = words.findIndex((word, index) => index > at && means(word, "link", ...ORDERS));
  return words.slice(at, next === -1 ? undefined : next);
}

/** Two places are told that are not the same. */
function unsure(site: OpenedSite, node: NodeId): Call {
  const { name } = partTarget(site, [readThings(site).at(node)!]);
  return { name: "ask", perform: () => declined(`I cannot tell where ${name} is to stand, so I changed nothing.`) };
}

function moveCall(site: OpenedSite, node: NodeId, { beside, side }: Spot): Call {
  const [target, other] = [node, beside].map((part) => partTarget(site, [readThings(site).at(part)!]));
  return call(move, { target: target!, to: { at: side, other: other! } }, target!.name);
}
