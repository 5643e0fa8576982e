/** Characters that stand beside one another in one font and one direction. */
export interface Run<Face> {
  text: string;
  face: Face;
  isRightToLeft: boolean;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
/** What joins two numbers: `12:30`, `1.50`. */
const BETWEEN_DIGITS = /[.,:/-]/;

type Kind = "L" | "R" | "number" | "neutral";

/**
 * Whether a text's first strong letter is one that is written from right to left (Unicode bidirectional algorithm, P2
 * and P3).
 */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => LETTER.test(character));
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/**
 * The runs of a line in the order in which they are seen, from left to right. The Unicode bidirectional algorithm for
 * texts without controls: levels 0 to 2. Characters without a face fall away.
 */
export function visualRuns<Face>(line: string, faceOf: Map<string, Face>, isBaseRightToLeft: boolean): Run<Face>[] {
  const characters = [...line];
  const levels = levelsOf(characters, isBaseRightToLeft);
  const runs: (Run<Face> & { level: number })[] = [];
  characters.forEach((character, index) => {
    const [face, level, last] = [faceOf.get(character), levels[index] ?? 0, runs.at(-1)];
    if (face === undefined) return;
    if (last?.face === face && last.level === level) last.text += character;
    else runs.push({ text: character, face, level, isRightToLeft: level % 2 === 1 });
  });
  return reordered(runs);
}

function levelsOf(characters: string[], isBaseRightToLeft: boolean): number[] {
  const kinds = resolved(characters, isBaseRightToLeft ? "R" : "L");
  let strong: Kind = isBaseRightToLeft ? "R" : "L";
  return kinds.map((kind) => {
    if (kind !== "number") strong = kind;
    if (kind === "R") return 1;
    return isBaseRightToLeft || (kind === "number" && strong === "R") ? 2 : 0;
  });
}

/**
 * Neutral characters take the direction of both their neighbours, or else that of the text; a number has that of what
 * precedes it.
 */
function resolved(characters: string[], base: "L" | "R"): Kind[] {
  const kinds = characters.map(kindOf).map((kind, index, all): Kind => {
    const isJoint =
      all[index - 1] === "number" && all[index + 1] === "number" && BETWEEN_DIGITS.test(characters[index] ?? "");
    return isJoint ? "number" : kind;
  });
  return kinds.map((kind, index) => {
    if (kind !== "neutral") return kind;
    const before = kinds.slice(0, index).findLast((each) => each === "L" || each === "R") ?? base;
    const after = kinds.slice(index).find((each) => each !== "neutral") ?? base;
    return after === before || after === "number" ? before : base;
  });
}

function kindOf(character: string): Kind {
  if (RIGHT_TO_LEFT.test(character)) return DIGIT.test(character) ? "number" : "R";
  if (LETTER.test(character)) return "L";
  return DIGIT.test(character) ? "number" : "neutral";
}

/** Rule L2: from the highest level down, every sequence at that level or above is turned around. */
function reordered<T extends { level: number }>(runs: T[]): T[] {
  return [2, 1].reduce(
    (order, lowest) =>
      sequences(order, lowest).flatMap((each) => (each[0]!.level >= lowest ? each.toReversed() : each)),
    runs,
  );
}

function sequences<T extends { level: number }>(runs: T[], lowest: number): T[][] {
  const found: T[][] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && last[0]!.level >= lowest === run.level >= lowest) last.push(run);
    else found.push([run]);
  }
  return found;
}
