import { diffLines } from "diff";
import { CODE_PARTS, type CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import type { Author, CodeSplice, Edit } from "./edit";
import { wordDifferences } from "./word-differences";

/** More lines changed than this, and what lies between the first and the last is replaced as a whole. */
const MOST_LINES = 1_000;

/** The edit that makes one code into another, in small splices: whole lines first, words and letters within. */
export function diffEdit(before: WebsiteCode, after: WebsiteCode, author: Author, label: string): Edit {
  return { author, label, splices: CODE_PARTS.flatMap((part) => partSplices(part, before[part], after[part])) };
}

function partSplices(part: CodePart, before: string, after: string): CodeSplice[] {
  if (before === after) return [];
  const changes = diffLines(before, after, { maxEditLength: MOST_LINES });
  if (!changes) return refined(part, 0, before, after);
  const splices: CodeSplice[] = [];
  let [at, start, removed, added] = [0, 0, "", ""];
  const close = () => {
    if (removed !== added) splices.push(...refined(part, start, removed, added));
    [removed, added] = ["", ""];
  };
  for (const change of changes) {
    if (!change.added && !change.removed) close();
    else if (removed === "" && added === "") start = at;
    if (change.added) added += change.value;
    if (change.removed) removed += change.value;
    if (!change.added) at += change.value.length;
  }
  close();
  return splices;
}

function refined(part: CodePart, offset: number, removed: string, added: string): CodeSplice[] {
  const pieces = [...removed];
  const places = [offset];
  for (const piece of pieces) places.push(places.at(-1)! + piece.length);
  return wordDifferences(pieces, added).map(({ from, to, text }) => ({
    part,
    start: places[from]!,
    end: places[to]!,
    text,
  }));
}

/**
 * An edit for the code as it is after another edit of the same code. Null when both touch the same place, so that which
 * of them should stand is for somebody to decide.
 */
export function rebaseEdit(edit: Edit, since: Edit): Edit | null {
  const moves = new Map(
    CODE_PARTS.map((part) => [part, new Moves(since.splices.filter((splice) => splice.part === part))]),
  );
  const splices = edit.splices.map((splice) => moves.get(splice.part)!.follow(splice));
  return splices.includes(null) ? null : { ...edit, splices: splices as CodeSplice[] };
}

/** Where things are in a part after splices that do not overlap. */
class Moves {
  private readonly splices: CodeSplice[];
  /** By how much what stands behind the first so many has moved. */
  private readonly shifts = [0];

  constructor(splices: CodeSplice[]) {
    this.splices = splices.toSorted((a, b) => a.start - b.start || a.end - b.end);
    for (const { start, end, text } of this.splices)
      this.shifts.push(this.shifts.at(-1)! + text.length - (end - start));
  }

  /** A splice at its new place; null where both touch the same. */
  follow(splice: CodeSplice): CodeSplice | null {
    const before = this.countBefore(splice.start);
    const [last, next] = [this.splices[before - 1], this.splices[before]];
    const isInsertion = splice.start === splice.end;
    const meets = isInsertion && last !== undefined && last.start === last.end && last.start === splice.start;
    if (meets || (next && next.start < splice.end)) return null;
    const shift = this.shifts[before]!;
    return { ...splice, start: splice.start + shift, end: splice.end + shift };
  }

  /** How many end at a place or before it, by halving. */
  private countBefore(place: number): number {
    let [low, high] = [0, this.splices.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.splices[middle]!.end <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
