import { diffLines } from "diff";
import type { GeneratedCode } from "../generation/generated-code";
import type { Author, CodeSplice, Edit, Part } from "./edit";
import { wordDifferences } from "./word-differences";

const PARTS: Part[] = ["html", "css", "javascript"];
/** More lines changed than this, and what lies between the first and the last is replaced as a whole. */
const MOST_LINES = 1_000;

/** The edit that makes one code into another, in small splices: whole lines first, words and letters within. */
export function diffEdit(before: GeneratedCode, after: GeneratedCode, author: Author, label: string): Edit {
  return { author, label, splices: PARTS.flatMap((part) => partSplices(part, before[part], after[part])) };
}

function partSplices(part: Part, before: string, after: string): CodeSplice[] {
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

function refined(part: Part, offset: number, removed: string, added: string): CodeSplice[] {
  const pieces = [...removed];
  const places = [offset];
  for (const piece of pieces) places.push(places.at(-1)! + piece.length);
  return wordDifferences(pieces, added).map(({ from, to, text }) => ({ part, start: places[from]!, end: places[to]!, text }));
}

/**
 * An edit for the code as it is after another edit of the same code. Null when both touch the same place, so that which of
 * them should stand is for somebody to decide.
 */
export function rebaseEdit(edit: Edit, since: Edit): Edit | null {
  const splices: CodeSplice[] = [];
  for (const splice of edit.splices) {
    const others = since.splices.filter(({ part }) => part === splice.part);
    if (others.some((other) => collides(splice, other))) return null;
    const before = others.filter((other) => other.end <= splice.start);
    const shift = before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    splices.push({ ...splice, start: splice.start + shift, end: splice.end + shift });
  }
  return { ...edit, splices };
}

function collides(one: CodeSplice, other: CodeSplice): boolean {
  if (one.start === one.end && other.start === other.end) return one.start === other.start;
  return one.start < other.end && other.start < one.end;
}
