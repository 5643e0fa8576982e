import { isWithin } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Link } from "../names";
import type { Known } from "../read-request";
import { means, type Word } from "../word";
import type { Clause, Phrase } from "./clauses";
import type { Hints } from "./hints";
import { headOf, locate } from "./locate";
import { withoutInstead, type Mention, type Scene } from "./scene";

/** What the phrases of a clause mean on the page. */
export function sceneOf(
  clause: Clause,
  source: string,
  { site, dialogue }: Known,
  hints: Hints,
): Pick<Scene, "clause" | "source" | "site" | "dialogue" | "hints" | "mentions" | "strange"> {
  const mentions: Mention[] = [];
  const strange: Phrase[] = [];
  const groups = colourGroups(withoutInstead(clause.words));
  const isOfParts = clause.words.some((word) => means(word, "verb", "remove", "move", "put", "hide", "show", "swap"));
  const wantedOf = (phrase: Phrase) =>
    isOfParts ||
    headOf(phrase.words) !== null ||
    clause.phrases.some(({ link }) => link !== null && ORDERS.includes(link))
      ? ("part" as const)
      : ("thing" as const);
  const told = (phrase: Phrase) =>
    phrase.words.filter((word) => !means(word, "colour") || (groups > 1 && isFirstColour(clause, word)));
  for (let at = 0; at < clause.phrases.length; at += 1) {
    const [phrase, next] = [clause.phrases[at]!, clause.phrases[at + 1]];
    const words = told(phrase);
    const isTied = next?.link && TYING.includes(next.link) && headOf(phrase.words) !== null;
    const joined = isTied
      ? locate(site, { ...phrase, words: [...told(next), ...words] }, { wanted: wantedOf(phrase), hints })
      : null;
    if (joined && next!.words.some((word) => joined.used.includes(word))) {
      mentions.push({ ...joined, phrase: { ...phrase, words: [...phrase.words, ...next!.words] } });
      at += 1;
      continue;
    }
    const found = words.length === 0 ? null : locate(site, { ...phrase, words }, { wanted: wantedOf(phrase), hints });
    if (found) mentions.push(within({ ...found, phrase }, mentions, site));
    else strange.push(phrase);
  }
  return { clause, source, site, dialogue, hints, mentions, strange };
}

const ORDERS: readonly Link[] = ["above", "below", "before", "after"];
/** What lies in something. */
const INSIDE: readonly Link[] = ["of", "in", "at", "on"];
/** Behind which words tell which one it is: 'the review by Dev'. */
const TYING: readonly Link[] = [...INSIDE, "by", "from", "about"];

/** 'the prices in the list' are those of the prices that stand in it. */
function within(place: Mention, mentions: Mention[], { page }: OpenedSite): Mention {
  const { link } = place.phrase;
  const last = mentions.at(-1);
  if (!last || link === null || !INSIDE.includes(link) || last.target.nodes.length < 2) return place;
  const nodes = last.target.nodes.filter((node) => place.target.nodes.some((outer) => isWithin(page, node, outer)));
  if (nodes.length > 0 && nodes.length < last.target.nodes.length)
    mentions[mentions.length - 1] = { ...last, target: { ...last.target, nodes, selector: null } };
  return place;
}

/** Colours that stand apart: of two the first tells which thing is meant. */
function colourGroups(words: readonly Word[]): number {
  return words.filter((word, at) => means(word, "colour") && !(words[at - 1] && means(words[at - 1]!, "colour")))
    .length;
}

function isFirstColour({ words }: Clause, word: Word): boolean {
  const first = words.findIndex((each) => means(each, "colour"));
  return words.slice(first, words.indexOf(word) + 1).every((each) => means(each, "colour"));
}
