import type { OpenedSite } from "../../../operations/opened-site";
import { quoted } from "../../../operations/outcome";
import { entriesTo, navigations } from "../../../operations/structure/nav-entries";
import { alike, entryAround } from "../../../operations/structure/siblings";
import type { Target } from "../../../operations/target";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Link, Thing, Verb } from "../names";
import { partTarget } from "../targets/to-target";
import { means, senseOf, type Word } from "../word";
import { isWeighty, asks, isCovered, isNegated } from "./asks";
import { headOf } from "./locate";
import { meant, pieceFor } from "./meant";
import type { Mention, Read, Scene, Reader } from "./scene";
import { subjectOf } from "./subject";

const MENU: ReadonlySet<Thing> = new Set(["menu", "navigation", "nav-entry"] as const);

/** Whether a clause says that something is to be so in the navigation, too. */
export const inMenu = ({ clause }: Scene): boolean =>
  clause.phrases.some(({ link, words }) => link !== null && PLACES.includes(link) && MENU.has(headOf(words)!));

/** 'And the same in the menu': sections take their entries along when they go, and not when they move. */
export const menuToo: Reader = (scene) => {
  const { last, site, clause } = scene;
  if (!last || !inMenu(scene) || clause.words.some(isWeighty)) return null;
  if (last.verb === "remove" || last.verb === "hide" || last.verb === "rename") return "passed";
  const [one, other] = last.pieces.flatMap((piece) => (piece.kind === "phrase" ? [piece] : []));
  if (last.verb !== "move" || !one?.phrase.target || !other?.phrase.target) return null;
  const pair = entriesFor(site, one.phrase.target, other.phrase.target);
  return pair && meant("move", pieceFor(pair[0]), pieceFor(pair[1], null, other.link));
};

/** The entries of one navigation that lead to two sections. */
function entriesFor({ page }: OpenedSite, ...targets: [Target, Target]): [Target, Target] | null {
  for (const entries of navigations(page)) {
    const found = targets.map(({ nodes }) =>
      entriesTo(page, nodes[0]!).find(({ link }) => entries.some((each) => each.link === link)),
    );
    const [one, other] = found.map(
      (entry) =>
        entry && { nodes: [entry.entry], name: `the menu item ${quoted(textOf(page, entry.link))}`, selector: null },
    );
    if (one && other) return [one, other];
  }
  return null;
}

const PLACES: readonly Link[] = ["from", "in", "of", "on", "at"];

const ORDERS: readonly Link[] = ["above", "below", "before", "after"];

const MOVING: readonly Verb[] = ["move", "put", "be", "make", "change", "add"];

/** 'The café bit needs to go above the prices', 'l'équipe avant les tarifs'. */
export const moves: Reader = (scene) => {
  const { clause, mentions } = scene;
  const at = mentions.findIndex(({ phrase }) => phrase.link !== null && ORDERS.includes(phrase.link));
  const [first, ...more] = mentions.filter((_, index) => index !== at);
  const place = mentions[at];
  if (!place) return toEdge(scene);
  if (more.length > 0 || isNegated(scene)) return null;
  if (!first && isSamePlace(scene, place)) return "passed";
  const subject = first ?? subjectOf({ ...scene, mentions: [] });
  if (!subject || movingVerbs(clause.words).some((verb) => !MOVING.includes(verb)) || isDescription(scene)) return null;
  const cue = clause.words.filter((word) => means(word, "verb") || means(word, "value", "up", "down"));
  return isCovered(scene, cue, [subject, place])
    ? meant("move", pieceFor(asBigAs(scene, subject, place)), pieceFor(place.target, null, place.phrase.link))
    : null;
};

/** '… to the very top, above the double': says again, of the entry that stands there now, where it goes. */
function isSamePlace({ last, clause, site: { page } }: Scene, { phrase, target }: Mention): boolean {
  const edge = last?.verb === "move" && last.pieces.find((piece) => piece.kind === "edge");
  const [node] = target.nodes;
  if (!edge || node === undefined || clause.words.some((word) => means(word, "verb"))) return false;
  const entry = entryAround(page, node);
  const isStart = edge.is === "start";
  const sides: readonly Link[] = isStart ? ["above", "before"] : ["below", "after"];
  return sides.includes(phrase.link!) && alike(page, entry).at(isStart ? 0 : -1) === entry;
}

/** The verbs of a clause; the 'up' of 'go up above' is none. */
const movingVerbs = (words: readonly Word[]): Verb[] =>
  words.flatMap((word) =>
    means(word, "value", "up", "down") || (means(word, "verb", "cost") && !words.some(isAmount))
      ? []
      : (senseOf(word, "verb")?.is ?? []),
  );
/** 'Could it go to the top' costs nothing. */
const isAmount = (word: Word) => means(word, "fact", "price", "number");

/** 'The guide prices' beside a part of the page are the part of that heading. */
function asBigAs({ site }: Scene, { target }: Mention, place: Mention): Target {
  const things = readThings(site);
  const [thing, ...others] = target.nodes.map((node) => things.at(node));
  const part = thing?.section == null ? undefined : things.at(thing.section);
  const isHeading = thing?.roles.includes("heading") && part?.name === thing.name;
  return place.target.region && others.length === 0 && part && isHeading ? partTarget(site, [part]) : target;
}

/** 'Above the address it says …', 'the team is above the prices'. */
const isDescription = ({ clause: { words } }: Scene): boolean =>
  words.some((word) => means(word, "link", "says")) ||
  (words.some((word) => means(word, "verb", "be")) && !words.some((word) => means(word, "light", "modal")));

/** 'Het bruidsboeket mag bovenaan in de prijslijst'. */
function toEdge(scene: Scene): Read {
  const { clause } = scene;
  const edge = clause.words.find((word, at) => means(word, "link", "start", "end") || isPlaceInOrder(clause.words, at));
  const own = scene.mentions.some(({ phrase }) => phrase.link === null) ? null : subjectOf(scene);
  const mentions = [...(own && clause.pointer ? [own] : []), ...scene.mentions];
  const [subject, ...places] = mentions;
  if (
    !edge ||
    isNegated(scene) ||
    isDescription(scene) ||
    movingVerbs(clause.words).some((verb) => !MOVING.includes(verb) || verb === "make")
  )
    return null;
  if (
    !subject ||
    subject.phrase.link !== null ||
    places.some(({ phrase }) => !phrase.link || !PLACES.includes(phrase.link))
  )
    return null;
  const is = means(edge, "link", "start") || means(edge, "ordinal", "first") ? ("start" as const) : ("end" as const);
  const cue = clause.words.filter((word) => word === edge || means(word, "verb"));
  if (!isCovered(scene, cue, [subject, ...places])) return null;
  return meant("move", pieceFor(subject.target), { kind: "edge", is, link: null, text: edge.text });
}

/** 'Put Pat first for once', 'can it go last': a place, and not which of several. */
function isPlaceInOrder(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (!means(word, "ordinal", "first", "last") || !before || means(before, "light", "article")) return false;
  const isBehind = before.senses.length === 0 || means(before, "verb") || means(before, "reference", "it", "them");
  return isBehind && (!next || means(next, "light") || means(next, "link"));
}

export const swaps: Reader = (scene) => {
  if (!asks(scene, "swap") || scene.mentions.length !== 2 || isNegated(scene)) return null;
  const [one, other] = scene.mentions as [Mention, Mention];
  const cue = scene.clause.words.filter((word) => means(word, "verb") || ROUND.test(word.text));
  return isCovered(scene, cue, [one, other])
    ? meant("swap", pieceFor(one.target), pieceFor(other.target, null, "with"))
    : null;
};

const ROUND = /^(?:round|around|over)$/i;
