import { deleteLine } from "../../../operations/text/delete-line";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import type { Thing } from "../names";
import type { Piece } from "../pieces";
import { means } from "../word";
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
  const cue = clause.words.filter((word, at) => means(word, "verb", "remove") || isTrait(scene, at));
  const places = scene.mentions.filter((mention) => mention !== subject);
  if (!isCovered(scene, cue, [subject, ...places]) || isHeadingOnly(scene, subject)) return null;
  return subject.line
    ? call(deleteLine, { node: subject.target.nodes[0]!, words: subject.line }, subject.line)
    : meant("remove", pieceFor(subject.target, headOf(subject.phrase.words)));
};

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
