import { move } from "../../../operations/structure/move";
import { entryAround } from "../../../operations/structure/siblings";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import type { Link } from "../names";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { pointOut } from "./point-out";
import { segmentsOf } from "./segments";

const ORDERS: readonly Link[] = ["above", "below", "before", "after"];

/** 'J'aimerais que Barbe soit juste en dessous de Coupe homme': an entry that is to stand beside another of its list. */
export const readPlacing: ToldReader = (words, source, { site }): Told | null => {
  for (const { words: own, start, end } of segmentsOf(words, source)) {
    const at = own.findIndex((word, index) => index > 0 && means(word, "link", ...ORDERS));
    if (at === -1 || own.some(isOther) || !own.some(asks)) continue;
    const target = entry(own.slice(0, at), source, site);
    const other = entry(own.slice(at + 1), source, site);
    if (!target || !other || !areOfOneList(target, other, site)) continue;
    const side = means(own[at]!, "link", "above", "before") ? ("before" as const) : ("after" as const);
    return { start, end, call: call(move, { target, to: { at: side, other } }, target.name) };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact") ||
  means(word, "reference", "no") ||
  (means(word, "verb") &&
    !means(word, "verb", "move", "put", "be", "make", "show") &&
    !means(word, "light") &&
    !means(word, "thing"));

/** Somebody wants it so: 'is below' alone only tells. */
const asks = (word: Word): boolean =>
  means(word, "verb", "move", "put") || means(word, "light", "modal", "polite") || WISH.test(word.text);
const WISH =
  /^(?:.*aimerais.*|voudrais|veux|quiero|quisiera|vorrei|voglio|quero|queria|want|like|möchte|hätte|wil|graag)$/iu;

function entry(words: readonly Word[], source: string, site: OpenedSite): Target | null {
  const found = pointOut(words, source, site)?.target;
  const node = found?.nodes.length === 1 ? entryAround(site.page, found.nodes[0]!) : undefined;
  return found && node !== undefined && readThings(site).at(node)?.roles.includes("item")
    ? { ...found, nodes: [node], selector: null }
    : null;
}

const areOfOneList = (one: Target, other: Target, site: OpenedSite): boolean => {
  const [a, b] = [one, other].map(({ nodes }) => readThings(site).at(nodes[0]!));
  return a !== b && a?.group !== undefined && a?.group === b?.group;
};
