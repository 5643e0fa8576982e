import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { listed } from "../../../operations/outcome";
import { NO_DIALOGUE } from "../dialogue";
import { beginsWithSubject } from "../clauses";
import { isIn, questionsIn } from "../account/questions";
import { isElsewhere, readMeant, type Known, type Understood } from "../read-request";
import { isTarget, resolveTarget } from "../resolve-target";
import { isCall, type Call } from "../pattern";
import type { Verb } from "../names";
import type { Reading } from "../pieces";
import { means, type Word } from "../word";
import { clausesOf, type Phrase } from "./clauses";
import { hintsFor } from "./hints";
import { READERS } from "./readers";
import type { Mention, Scene, Spoken } from "./scene";
import { sceneOf } from "./scene-of";

/** A clause and its words: what it asks for, or null where it may ask for something that is not clear. */
interface GistRequest {
  words: readonly Word[];
  understood: Understood | null;
}

const MOST_CLAUSES = 14;

/**
 * What a message in free speech asks for: its clauses one by one, by what of the page they name and what is to become of
 * it. Words that say neither are passed over. Null where a clause may ask for something that is not understood, and has
 * not been read otherwise.
 */
export function readGist(
  words: readonly Word[],
  source: string,
  known: Known,
  isRead: (clause: readonly Word[]) => boolean = () => false,
): GistRequest[] | null {
  const hints = hintsFor(source);
  const clauses = clausesOf(words, source, hints);
  if (clauses.length > MOST_CLAUSES) return null;
  const questions = questionsIn(words, source);
  const found: GistRequest[] = [];
  const scenes: Scene[] = [];
  let before = spokenOf(known);
  let device: Word | null = null;
  for (const [at, clause] of clauses.entries()) {
    device = clause.words.find((word) => means(word, "device")) ?? device;
    const scene: Scene = {
      ...sceneOf(clause, source, known, hints),
      // What is selected goes before what was said, where something is pointed at.
      before: clause.words.some((word) => means(word, "reference", "this")) ? [...spokenOf(known), ...before] : before,
      device,
      next: clauses[at + 1],
      isBehindList: isList(scenes.slice(-2)),
      last: found.at(-1)?.understood?.reading ?? null,
    };
    scenes.push(scene);
    const read = isIn(questions, clause.words) ? "passed" : readScene(scene);
    before = [...spokenOfIn(scene), ...(pointsElsewhere(scene, known) ? [] : before)];
    if (read === "passed" || (read !== null && isAgain(scene, read, found))) continue;
    const understood = read && understoodAs(read, known);
    const isClear = understood && isCall(understood.result) && !isElsewhere(understood.result, clause.words, known);
    if (!isClear && (read !== null || mayAsk(scene)) && !isRead(clause.words)) return null;
    found.push({ words: clause.words, understood: isClear ? understood : null });
  }
  return found.some(({ understood }) => understood) ? found : null;
}

/** Whether a clause that is not clear may ask for something; else it is named and left, and the rest done. */
function mayAsk({ clause: { words }, mentions, source }: Scene): boolean {
  const named = mentions.flatMap(({ phrase }) => phrase.words);
  const isNews = words.some((word) => (means(word, "literal") && !named.includes(word)) || means(word, "fact"));
  const isLess = words.some((word) => means(word, "scope", "only", "except") || means(word, "reference", "no"));
  if (isNews || isLess) return true;
  return (
    !beginsWithSubject(words, source) && words.some((word) => means(word, "verb") || means(word, "light", "modal"))
  );
}

/** Whether two clauses right before are names of different things, and no more. */
const isList = ([one, other]: readonly Scene[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  [one, other].every(({ clause }) => !clause.words.some((word) => means(word, "verb"))) &&
  namedIn(one).length > 0 &&
  namedIn(other).some((node) => !namedIn(one).includes(node));
const namedIn = ({ mentions }: Scene) => mentions.flatMap(({ target }) => target.nodes);

const readScene = (scene: Scene) => READERS.map((reader) => reader(scene)).find((each) => each !== null) ?? null;

const understoodAs = (read: Reading | Call, known: Known): Understood | null =>
  "pieces" in read
    ? readMeant(read, known)
    : { pattern: read.name, reading: { verb: VERBS_OF[read.name] ?? null, pieces: [] }, loose: 0, result: read };

const VERBS_OF: Record<string, Verb> = { "rename-section": "rename" };

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
  read.verb === found.at(-1)?.understood?.reading.verb &&
  read.verb !== "make";

/** 'The drawing next to my name': what is not known stands there, and is what is spoken of. */
const isPlaceOf = ({ phrase }: Mention, strange: readonly Phrase[]): boolean => {
  const start = phrase.words[0]?.start ?? 0;
  return phrase.link !== null && strange.some(({ link, words }) => link === null && words.at(-1)!.end <= start);
};

/** What a clause is about goes before the places that it names. */
const spokenOfIn = ({ mentions, strange, site }: Scene): Spoken[] => [
  ...together(
    mentions.filter(({ phrase }) => phrase.link === null),
    site,
  ),
  ...mentions.filter(({ phrase }) => phrase.link === null),
  // 'That green bar with our number': what something has is not what is spoken of.
  ...mentions.filter(
    (mention) => mention.phrase.link !== null && mention.phrase.link !== "with" && !isPlaceOf(mention, strange),
  ),
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
