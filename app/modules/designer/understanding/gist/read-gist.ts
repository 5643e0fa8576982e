import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { listed } from "../../../operations/outcome";
import { isWithin } from "../../../cascade/query";
import { NO_DIALOGUE } from "../dialogue";
import type { Link } from "../names";
import { readMeant, type Known, type Understood } from "../read-request";
import { isTarget, resolveTarget } from "../resolve-target";
import { isCall, type Call } from "../pattern";
import type { Reading } from "../pieces";
import { means, type Word } from "../word";
import { clausesOf, type Clause, type Phrase } from "./clauses";
import { hintsFor, type Hints } from "./hints";
import { headOf, locate } from "./locate";
import { READERS } from "./readers";
import { withoutInstead, type Mention, type Scene, type Spoken } from "./scene";

/** A clause that was understood, and its words. */
interface GistRequest {
  words: readonly Word[];
  understood: Understood;
}

const MOST_CLAUSES = 14;

/**
 * What a message in free speech asks for: its clauses one by one, by what of the page they name and what is to become of
 * it. Words that say neither are passed over. Null where a clause may ask for something that is not understood.
 */
export function readGist(words: readonly Word[], source: string, known: Known): GistRequest[] | null {
  const hints = hintsFor(source);
  const clauses = clausesOf(words, source, hints);
  if (clauses.length > MOST_CLAUSES) return null;
  const found: GistRequest[] = [];
  let before = spokenOf(known);
  let device: Word | null = null;
  for (const [at, clause] of clauses.entries()) {
    device = clause.words.find((word) => means(word, "device")) ?? device;
    const scene = {
      ...sceneOf(clause, source, known, hints),
      before,
      device,
      next: clauses[at + 1],
      last: found.at(-1)?.understood.reading ?? null,
    };
    const read = READERS.map((reader) => reader(scene)).find((each) => each !== null) ?? null;
    before = [...spokenOfIn(scene), ...(pointsElsewhere(scene, known) ? [] : before)];
    if (read === "passed" || (read !== null && isAgain(scene, read, found))) continue;
    if (read === null) return null;
    const understood = understoodAs(read, known);
    if (!understood || !isCall(understood.result)) return null;
    found.push({ words: clause.words, understood });
  }
  return found.length > 0 ? found : null;
}

function sceneOf(
  clause: Clause,
  source: string,
  { site }: Known,
  hints: Hints,
): Pick<Scene, "clause" | "source" | "site" | "hints" | "mentions" | "strange"> {
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
  return { clause, source, site, hints, mentions, strange };
}

const ORDERS: readonly Link[] = ["above", "below", "before", "after"];
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

const understoodAs = (read: Reading | Call, known: Known): Understood | null =>
  "pieces" in read
    ? readMeant(read, known)
    : { pattern: read.name, reading: { verb: null, pieces: [] }, loose: 0, result: read };

/** 'This was meant for you' speaks of what nobody has named. */
const pointsElsewhere = ({ clause, mentions, before }: Scene, { dialogue }: Known): boolean =>
  dialogue.selected === null &&
  before.length === 0 &&
  !mentions.some(({ phrase }) => phrase.link === null) &&
  clause.words.some((word) => means(word, "reference", "this", "that"));

/** 'He asked me to delete it': what was asked for already. */
const isAgain = ({ mentions }: Scene, read: Reading | Call, found: readonly GistRequest[]): boolean =>
  mentions.length === 0 &&
  "verb" in read &&
  read.verb === found.at(-1)?.understood.reading.verb &&
  read.verb !== "make";

/** 'The drawing at About': what is not known stands there, and is what is spoken of. */
const isPlaceOf = ({ phrase }: Mention, strange: readonly Phrase[]): boolean => {
  const start = phrase.words[0]?.start ?? 0;
  const beside = ({ link, words }: Phrase) => link === null && Math.abs(start - words.at(-1)!.end - NEAR) <= NEAR;
  return phrase.link !== null && INSIDE.includes(phrase.link) && strange.some(beside);
};
/** So many letters hold a link and an article at most, twice. */
const NEAR = 5;

/** What a clause is about goes before the places that it names. */
const spokenOfIn = ({ mentions, strange, site }: Scene): Spoken[] => [
  ...together(
    mentions.filter(({ phrase }) => phrase.link === null),
    site,
  ),
  ...mentions.filter(({ phrase }) => phrase.link === null),
  ...mentions.filter((mention) => mention.phrase.link !== null && !isPlaceOf(mention, strange)),
];

/** Things of a kind that were named one after another are 'them'. */
function together(mentions: readonly Mention[], site: OpenedSite): Spoken[] {
  const [first, ...others] = mentions;
  if (!first || others.length === 0 || mentions.some(({ target }) => target.region)) return [];
  const kinds = mentions.map(({ target }) => readThings(site).at(target.nodes[0]!)?.roles[0]);
  if (kinds.some((kind) => kind !== kinds[0])) return [];
  const nodes = [...new Set(mentions.flatMap(({ target }) => target.nodes))];
  return [{ target: { nodes, name: listed(mentions.map(({ target }) => target.name)), selector: null } }];
}

/** What is selected, or was spoken of in the messages before. */
function spokenOf({ site, dialogue }: Known): Spoken[] {
  if (dialogue.selected !== null) {
    const phrase = { text: "this", words: [], head: null, many: false, within: null, node: dialogue.selected };
    const found = resolveTarget(site, { kind: "phrase", phrase, link: null, text: "this" }, NO_DIALOGUE);
    return found && isTarget(found) ? [{ target: found.target }] : [];
  }
  const piece = dialogue.last?.pieces.find(({ kind }) => kind === "phrase");
  if (piece?.kind !== "phrase") return [];
  const found = resolveTarget(site, piece, dialogue);
  return found && isTarget(found) ? [{ target: found.target }] : [];
}
