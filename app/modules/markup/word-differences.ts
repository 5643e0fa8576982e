import { diffArrays, type ArrayChange } from "diff";

/** `before[from, to)` becomes `text`. */
export interface Difference {
  from: number;
  to: number;
  text: string;
}

interface Word {
  text: string;
  from: number;
  to: number;
}

/** More words changed than this, and the whole middle is replaced. */
const MOST_STEPS = 600;
const LETTER = /^[\p{L}\p{N}\p{M}_]+$/u;

/** How a text, given in pieces, becomes another: by whole words, and within those by letters. */
export function wordDifferences(before: string[], after: string): Difference[] {
  const now = [...after];
  const { from, to, end } = commonEnds(before, now, 0, before.length);
  const middle = wordsOf(before.slice(from, to), from);
  const changes = diffArrays(
    middle.map(({ text }) => text),
    wordsOf(now.slice(from, end), 0).map(({ text }) => text),
    { maxEditLength: MOST_STEPS },
  );
  if (!changes) return [{ from, to, text: now.slice(from, end).join("") }];
  return hunks(changes, middle, from)
    .map((hunk) => refined(before, hunk))
    .filter((hunk) => hunk.to > hunk.from || hunk.text !== "");
}

/** What lies between the common beginning and the common end: `before[from, to)` and `now[from, end)`. */
function commonEnds(before: string[], now: string[], start: number, stop: number) {
  let from = start;
  while (from < stop && before[from] === now[from - start]) from += 1;
  let [to, end] = [stop, now.length];
  while (to > from && end > from - start && before[to - 1] === now[end - 1]) [to, end] = [to - 1, end - 1];
  return { from, to, end };
}

function wordsOf(pieces: string[], offset: number): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  pieces.forEach((text, index) => {
    const last = words.at(-1);
    const goesOn = isOpen;
    isOpen = LETTER.test(text);
    if (last && goesOn && isOpen) {
      last.text += text;
      last.to += 1;
    } else words.push({ text, from: offset + index, to: offset + index + 1 });
  });
  return words;
}

function hunks(changes: ArrayChange<string>[], words: Word[], start: number): Difference[] {
  const found: Difference[] = [];
  let [word, open] = [0, false];
  for (const { value, added, removed } of changes) {
    const from = words[word]?.from ?? words.at(-1)?.to ?? start;
    if (!added && !removed) open = false;
    else {
      if (!open) found.push({ from, to: from, text: "" });
      open = true;
      const hunk = found.at(-1)!;
      if (added) hunk.text += value.join("");
      else hunk.to = words[word + value.length - 1]!.to;
    }
    if (!added) word += value.length;
  }
  return found;
}

function refined(before: string[], hunk: Difference): Difference {
  const now = [...hunk.text];
  const { from, to, end } = commonEnds(before, now, hunk.from, hunk.to);
  return { from, to, text: now.slice(from - hunk.from, end).join("") };
}
