import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import { alike } from "../../../operations/structure/siblings";
import type { NodeId } from "../../../markup/page";
import { hasAll, stems } from "../../built-in/find/words-of";
import type { Ordinal } from "../names";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { ORDINALS } from "../targets/sought";
import { means, senseOf, type Word } from "../word";
import { ORDERS } from "./places";
import { pageTexts } from "./text-likeness";

/** Where a new question is to stand among those that are there. */
export interface QuestionPlace {
  like: number;
  at: "first" | "last" | "before" | "after";
}

/** The place that the words before a new question tell, last where they tell none; null where it is told and not found. */
export function questionPlace(before: readonly Word[], source: string, site: OpenedSite): QuestionPlace | null {
  const all = questionsOf(site);
  const last = all.at(-1);
  const orders = before.filter((word) => means(word, "link", ...ORDERS));
  if (!last) return null;
  const isFirst = before.some((word) => means(word, "link", "start") || means(word, "ordinal", "first"));
  const at = isFirst ? ("first" as const) : ("last" as const);
  if (orders.length === 0) return { like: last.node, at };
  const find = (words: readonly Word[]) => named(words, source, all, site);
  // Of several places that are told, each is the same.
  const [gap, ...others] = new Set(orders.map((order) => gapAt(before, order, all, find)));
  if (gap === undefined || gap === null || others.length > 0) return null;
  return gap > 0 ? { like: all[gap - 1]!.node, at: "after" } : { like: all[0]!.node, at: "before" };
}

/** The questions of a page: what it lists as such, else what is made alike and begins with one. */
export function questionsOf(site: OpenedSite): readonly Asked[] {
  const listed = readThings(site)
    .of("item")
    .filter(({ kind, hidden }) => kind === "question" && !hidden);
  if (listed.length > 0) return listed;
  const asking = pageTexts(site.page).filter(({ text }) => ASKS.test(text));
  return asking.filter(({ node }) => {
    const like = alike(site.page, node);
    return like.length > 1 && like.every((each) => asking.some((other) => other.node === each));
  });
}
const ASKS = /^[^.!?]{5,120}\?\s\p{L}/u;

/** A question, and the element that asks it. */
interface Asked {
  node: NodeId;
  title?: NodeId | null;
}

/** How many questions stand before the place that a word tells; null where it is not found. */
function gapAt(
  before: readonly Word[],
  order: Word,
  all: readonly Asked[],
  find: (words: readonly Word[]) => Asked | null,
): number | null {
  const behind = upToSign(before.slice(before.indexOf(order) + 1));
  const and = behind.findIndex((word) => means(word, "light", "and"));
  const isBetween = means(order, "link", "between");
  if (isBetween && and === -1) return null;
  const ends = isBetween ? [behind.slice(0, and), behind.slice(and + 1)] : [behind];
  const [one = -1, other] = ends
    .map((words) => all.findIndex((thing) => thing === find(words)))
    .toSorted((a, b) => a - b);
  if (one === -1 || (other !== undefined && other !== one + 1)) return null;
  return one + (means(order, "link", "above", "before") ? 0 : 1);
}

/** Words up to a sign, or to the next place. */
function upToSign(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      means(word, "light", "comma", "stop") ||
      means(word, "link", "colon") ||
      (at > 0 && means(word, "link", ...ORDERS)),
  );
  return end === -1 ? words : words.slice(0, end);
}

/** The one question that words are about: 'the dog one', 'the first question'. */
function named(words: readonly Word[], source: string, all: readonly Asked[], site: OpenedSite): Asked | null {
  const ordinal = words.flatMap((word) => senseOf(word, "ordinal")?.is ?? [])[0];
  if (ordinal) return nth(all, ordinal);
  const language = detectSaid(source);
  const said = words
    .filter((word) => !means(word, "light") && !means(word, "link") && !means(word, "thing", "question"))
    .filter((word) => means(word, "literal") || !isCommon(word.text.toLowerCase(), language))
    .flatMap(({ text }) => stems(text));
  const alike = (textIn: (thing: Asked) => string) => all.filter((thing) => hasAll(textIn(thing), said));
  const asked = alike(({ title, node }) => textOf(site.page, title ?? node));
  const [only, ...more] = asked.length > 0 ? asked : alike(({ node }) => textOf(site.page, node));
  return only && more.length === 0 ? only : null;
}

const nth = (all: readonly Asked[], ordinal: Ordinal): Asked | null =>
  (ordinal === "last" ? all.at(-1) : all[ORDINALS.indexOf(ordinal)]) ?? null;
