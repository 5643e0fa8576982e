import type { Outcome } from "../../operations/outcome";
import { isWithin } from "../../cascade/query";
import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import { corrected } from "./correction";
import { completed, isLost } from "./follow-ups";
import { exchanged } from "./exchange";
import { impliedMove } from "./implied";
import { fill } from "./match";
import { isCall, type Call, type Clause, type Context, type Pattern } from "./pattern";
import { PATTERNS } from "./patterns";
import { NO_DIALOGUE } from "./dialogue";
import type { Reading } from "./pieces";
import { readingsOf, type WeighedReading } from "./readings";
import type { Verb } from "./names";
import { means, type Word } from "./word";

/** What a clause was taken for. */
export interface Understood {
  pattern: string;
  reading: Reading;
  loose: number;
  result: Call | Outcome;
}

type Given = Omit<Context, "verb" | "again">;
/** What is known before a clause is looked at. */
export type Known = Omit<Given, "clause">;

/**
 * What a clause asks for: by the reading that takes the fewest words for the owner's own, and leaves none over. One that
 * can be done goes before one that is only answered. Null when no pattern accounts for all of its words.
 */
export function readRequest(words: readonly Word[], source: string, known: Known, borrowed?: Verb): Understood | null {
  const given = { ...known, clause: clauseOf(words, source) };
  let answered: Understood | null = null;
  for (const reading of readingsOf(words, source)) {
    const said = reading.verb === null && borrowed ? { ...reading, verb: borrowed } : reading;
    const own = isLost(said, given.dialogue) ? [] : [said];
    for (const full of [
      ...impliedMove(said, words),
      ...completed(said, given.dialogue),
      ...own,
      ...withoutRepeat(said),
    ]) {
      const found = understand(full, given);
      if (found && isCall(found.result)) return found;
      answered ??= found;
    }
  }
  return saidOtherwise(words, source, known) ?? answered;
}

/** A correction of the request before, and words in exchange for others, are read as if that had been said in full. */
function saidOtherwise(words: readonly Word[], source: string, known: Known): Understood | null {
  const meant = corrected(words, known.dialogue);
  if (meant) return readRequest(meant.words, meant.text, { ...known, dialogue: NO_DIALOGUE });
  for (const wording of exchanged(words, source, known.site)) {
    const found = readRequest(wording.words, wording.text, known);
    if (found && isCall(found.result)) return found;
  }
  return null;
}

/** 'Quítalo el lote': the pronoun on the verb says again what is named. */
function withoutRepeat<R extends Reading>(reading: R): R[] {
  const pieces = reading.pieces.filter(
    (piece) => piece.kind !== "reference" || (piece.is !== "it" && piece.is !== "them"),
  );
  const isNamed = pieces.some((piece) => piece.kind === "phrase" && piece.link === null);
  return isNamed && reading.verb !== null && pieces.length === reading.pieces.length - 1
    ? [{ ...reading, pieces }]
    : [];
}

const MOST_BEFORE = 160;
const MOST_AFTER = 4;

function clauseOf(words: readonly Word[], source: string): Clause {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const before = source.slice(Math.max(0, start - MOST_BEFORE), start);
  return { words, text: textOf(words, source), before, after: source.slice(end, end + MOST_AFTER) };
}

const textOf = (words: readonly Word[], source: string) =>
  words.length > 0 ? source.slice(words[0]!.start, words.at(-1)!.end) : "";

function understand(reading: WeighedReading, given: Given, patterns = PATTERNS): Understood | null {
  let answered: Understood | null = null;
  for (const pattern of patterns) {
    const result = resultOf(pattern, reading, given);
    if (!result) continue;
    const loose = (isCall(result) ? result.loose : undefined) ?? reading.loose;
    const found = { pattern: pattern.name, reading, loose, result };
    if (isCall(result)) return found;
    answered ??= found;
  }
  return answered;
}

/** What a request comes to that is said in its pieces alone, without the words around them. */
export function readMeant(reading: Reading, known: Known): Understood | null {
  const given = { ...known, clause: { words: [], text: "" } };
  return understand({ ...reading, loose: 0 }, given, SLOTTED);
}

const SLOTTED = PATTERNS.filter(({ isWhole }) => !isWhole);

/** Whether a pattern is read by the pieces of a clause alone. */
export const isSlotted = (name: string): boolean => SLOTTED.some((pattern) => pattern.name === name);

type Result = Call | Outcome | null;
/** What a clause as a whole is for each pattern and verb: however it is parted, that is the same. */
const wholes = new WeakMap<Clause, Map<string, Result>>();

function resultOf(pattern: Pattern, reading: Reading, given: Given): Result {
  if (!pattern.isWhole) return read(pattern, reading, given);
  const known = wholes.get(given.clause) ?? new Map<string, Result>();
  wholes.set(given.clause, known);
  const key = `${pattern.name} ${reading.verb}`;
  if (!known.has(key)) known.set(key, read(pattern, reading, given));
  return known.get(key)!;
}

function read(pattern: Pattern, reading: Reading, given: Given): Result {
  const slots = fill(pattern, reading);
  if (!slots) return null;
  const again = (other: Reading, site: OpenedSite) =>
    understand({ ...other, loose: 0 }, { ...given, site })?.result ?? null;
  const result = pattern.read(slots as never, { ...given, verb: reading.verb, again });
  return result && isCall(result) && isElsewhere(result, given.clause.words, given) ? null : result;
}

/** 'Make this a green button' with something selected is said of that, and of no other. */
export function isElsewhere(
  { params }: Call,
  words: readonly Word[],
  { dialogue: { selected }, site: { page } }: Known,
): boolean {
  const { target } = (params ?? {}) as { target?: Target };
  if (selected === null || !target?.nodes || !pointsAtOne(words)) return false;
  const isAround = (one: number, other: number) => isWithin(page, one, other) || isWithin(page, other, one);
  return !target.nodes.some((node) => node === selected || isAround(node, selected));
}

/** 'This', and no thing of its own behind it: 'this heading' may be another's name. */
const pointsAtOne = (words: readonly Word[]): boolean =>
  words.some((word, at) => means(word, "reference", "this") && !(words[at + 1] && means(words[at + 1]!, "thing")));
