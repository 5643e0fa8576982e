import { deleteLine } from "../../../operations/text/delete-line";
import { readThings } from "../../../page-roles/read-things";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import type { Thing } from "../names";
import type { Piece } from "../pieces";
import { isAlike } from "../patterns/told-prices";
import { means, senseOf, type Word } from "../word";
import { asks, isCovered, isNegated, isDenied } from "./asks";
import { headOf } from "./locate";
import { meant, pieceFor, piecesOf } from "./meant";
import type { Mention, Scene, Reader } from "./scene";
import { subjectOf } from "./subject";

export const removes: Reader = (scene) => {
  const { clause, hints } = scene;
  const byVerb = asks(scene, "remove");
  if (!byVerb && !hints(clause.text, "remove")) return null;
  if (isNegated(scene)) return "passed";
  const subject = subjectOf(scene);
  // 'All prices' are not the part of the page that they stand in.
  if (!subject || (subject.target.region && subject.phrase.words.some((word) => means(word, "scope")))) return null;
  if (isOneOfMany(scene, subject) || isOnlyInSentence(scene, subject)) return null;
  const cue = clause.words.filter((word, at) => means(word, "verb", "remove") || isTrait(scene, at));
  const places = scene.mentions.filter((mention) => mention !== subject);
  if (!isCovered(scene, cue, [subject, ...places]) || isHeadingOnly(scene, subject)) return null;
  return subject.line
    ? call(deleteLine, { node: subject.target.nodes[0]!, words: subject.line }, subject.line)
    : meant("remove", pieceFor(subject.target, headOf(subject.phrase.words)));
};

/** 'That line from the opening hours' is one: where it may be several, it is not known which. */
const isOneOfMany = ({ clause: { words } }: Scene, { target, phrase }: Mention): boolean =>
  target.nodes.length > 1 &&
  words.some((word, at) => {
    const next = words[at + 1];
    const kind = next && senseOf(next, "thing");
    const isIts = next !== undefined && phrase.words.includes(next);
    return isIts && means(word, "reference", "this", "that") && kind !== undefined && !kind.many;
  });

/** 'The part about wine' is called so: no other goes because a sentence in it has that word. */
function isOnlyInSentence({ site }: Scene, { target, phrase, used }: Mention): boolean {
  if (!target.region) return false;
  const things = readThings(site);
  const called = target.nodes.flatMap((node) => {
    const own = things.at(node);
    const inside = things.inside(node).filter(({ roles }) => TITLES.some((role) => roles.includes(role)));
    return [own?.name ?? "", ...(own?.aliases ?? []), ...inside.map(({ name }) => name)];
  });
  const said = (used.length > 0 ? used : phrase.words).filter(({ senses }) => senses.length === 0);
  const known = called.flatMap((each) => stems(each));
  const isCalled = ({ text }: Word) => stems(text).some((each) => known.some((other) => isAlike(other, each)));
  return said.length > 0 && !said.some(isCalled);
}
const TITLES = ["heading", "item-title", "button", "eyebrow"] as const;

/** 'The review from Darren with the 4 stars': what it has says only which one is meant. */
const isTrait = ({ strange, clause: { words } }: Scene, at: number): boolean =>
  strange.some(({ link, words: own }) => link === "with" && own.includes(words[at]!)) ||
  (means(words[at]!, "fact", "number") &&
    strange.some(({ link, words: own }) => link === "with" && own[0] === words[at + 1]));

/** 'That line can go, with the prices': a heading is no line of the part that it stands over. */
function isHeadingOnly({ site }: Scene, { target, phrase }: Mention): boolean {
  const things = readThings(site);
  const isHeading = target.nodes.every((node) => things.at(node)?.roles.includes("heading"));
  return isHeading && phrase.words.some((word) => means(word, "thing")) && !NAMES_HEADING.has(headOf(phrase.words)!);
}

const NAMES_HEADING: ReadonlySet<Thing> = new Set([
  "heading",
  "headline",
  "subheading",
  "section-heading",
  "name",
] as const);

export const hides: Reader = (scene) => {
  const { clause, device } = scene;
  const isUnshown = device !== null && isDenied(scene, "show");
  if (!isUnshown && (!asks(scene, "hide") || isNegated(scene))) return null;
  const subject = subjectOf(scene);
  if (!subject) return null;
  const cue = clause.words.filter((word) => means(word, "verb", "hide", "show") || means(word, "device"));
  const on: Piece[] = device ? piecesOf([device], scene.source) : [];
  return isCovered(scene, cue, [subject]) ? meant("hide", pieceFor(subject.target), ...on) : null;
};
