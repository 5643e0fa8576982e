import { readThings } from "../../../page-roles/read-things";
import type { Link, Thing } from "../names";
import { ROLES_OF } from "../targets/thing-roles";
import { partTarget, thingTarget } from "../targets/to-target";
import { means, type Word } from "../word";
import { isWeighty } from "./asks";
import type { Phrase } from "./clauses";
import { headOf, locate } from "./locate";
import { INDEFINITE } from "./looked-at";
import type { Mention, Scene, Spoken } from "./scene";

/** The one thing that a clause is about: what it names, else what was spoken of before. */
export function subjectOf(scene: Scene): Mention | null {
  const { clause, mentions, before, strange } = scene;
  const direct = mentions.filter(({ phrase }) => phrase.link === null);
  const pointed = direct.every(({ phrase }) => phrase.points) ? entryTold(scene) : null;
  if (pointed) return pointed;
  const [only, ...more] = direct;
  if (only && more.length === 0) return only;
  if (more.length > 0 || (scene.isBehindList && !clause.words.some(isThem))) return null;
  const told = toldBehind(scene) ?? partTold(scene) ?? entryTold(scene);
  if (told) return told;
  const last = clause.words.some(isThem) ? before.find(({ target }) => target.nodes.length > 1) : before.find(isOne);
  const isOpen = strange.every(({ link, points }) => link !== null || points);
  if (!last || !(clause.pointer || isOpen)) return null;
  return { ...last, used: [], phrase: { link: null, words: [], points: true, edge: null } };
}

const isThem = (word: Word) =>
  /^(?:them|these|those|los|las|li|le)$/i.test(word.text) && means(word, "reference", "them");

const isOne = ({ target }: Spoken) => !target.name.includes(" and ") || target.nodes.length === 1;

/** 'Quita el botón ese de ver las bicis (el de See bikes)': what the next clause names, and does nothing with. */
function toldBehind({ strange, next, site, hints }: Scene): Mention | null {
  const kind = strange.flatMap(({ words }) => headOf(words) ?? [])[0];
  if (!kind || !next || next.phrases.length !== 1 || next.words.some((word) => isWeighty(word))) return null;
  const [phrase] = next.phrases as [Phrase];
  const found = locate(site, phrase, { wanted: "thing", hints });
  const isLike = found?.target.nodes.every((node) =>
    readThings(site)
      .at(node)
      ?.roles.some((role) => ROLES_OF[kind]?.roles.includes(role)),
  );
  return found && isLike ? { ...found, phrase: { ...phrase, words: strange.flatMap(({ words }) => words) } } : null;
}

/** 'The bit with what helps in a first message': what stands in a part tells which. */
function partTold({ strange, mentions }: Scene): Mention | null {
  const [part, ...others] = strange.filter(({ words }) => PARTS.has(headOf(words)!));
  const [told] = mentions;
  if (!part || others.length > 0 || mentions.length !== 1 || !told?.target.region || part.link !== null) return null;
  return told.phrase.link !== null && TELLING.includes(told.phrase.link)
    ? {
        ...told,
        used: [...told.used, ...part.words],
        phrase: { ...told.phrase, link: null, words: [...part.words, ...told.phrase.words] },
      }
    : null;
}

const PARTS: ReadonlySet<Thing> = new Set(["section", "area"] as const);

const TELLING: readonly Link[] = ["with", "about", "of", "called", "says", "in"];

/** 'Yin Yoga is over, the card can go': the entry in which what was named stands. */
function entryTold({ strange, mentions, before, site, clause }: Scene): Mention | null {
  const pointed = mentions.flatMap(({ phrase }) => (phrase.points ? [phrase] : []));
  const [phrase, ...others] = [...strange, ...pointed].filter(({ words, points }) => isOfKind(words, points));
  const spoken = before.find(({ target }) => target.nodes.length === 1);
  if (!phrase || others.length > 0 || phrase.link !== null || !spoken || clause.words.some(isIndefinite)) return null;
  const things = readThings(site);
  const thing = things.at(spoken.target.nodes[0]!);
  const item = thing?.roles.includes("item") ? thing : thing?.item == null ? undefined : things.at(thing.item);
  const part = phrase.points && PARTS.has(headOf(phrase.words)!) ? things.at(thing?.section ?? -1) : undefined;
  if (part) return { target: partTarget(site, [part]), used: phrase.words, phrase: { ...phrase, link: null } };
  if (!item || spoken.target.region) return null;
  const target = thingTarget(site, [item], { thing: "item", all: false, place: null });
  return { target, used: phrase.words, phrase: { ...phrase, link: null } };
}

const isOfKind = (words: readonly Word[], points: boolean): boolean =>
  ENTRIES.has(headOf(words)!) || (points && PARTS.has(headOf(words)!));

const ENTRIES: ReadonlySet<Thing> = new Set([
  "card",
  "item",
  "line",
  "row",
  "service",
  "product",
  "dish",
  "person",
] as const);

const isIndefinite = (word: Word) => means(word, "light", "article") && INDEFINITE.test(word.text);
