import type { Splice } from "../../markup/splices";
import { fold, LEVELS, type Folded } from "./fold";
import type { Block } from "./parse-blocks";

export type Found = { kind: "one"; splice: Splice } | { kind: "none" | "many" };

/** A part's source with its foldings, each made when it is first needed. */
export class Source {
  private readonly folded: Folded[] = [];
  constructor(readonly text: string) {}

  at(level: number): Folded {
    return (this.folded[level] ??= fold(this.text, LEVELS[level]!));
  }
}

/**
 * Finds the one place that a block means: letter by letter, then level by level with more tolerance. A level that
 * finds several places ends the search, for a looser one would find no fewer.
 */
export function findBlock(source: Source, { search, replace }: Pick<Block, "search" | "replace">): Found {
  const exact = placesOf(source.text, search);
  if (exact.length > 1) return { kind: "many" };
  if (exact.length === 1) return one(source, { start: exact[0]!, end: exact[0]! + search.length, text: replace });
  for (const [index, level] of LEVELS.entries()) {
    const folded = source.at(index);
    const needle = fold(search, level).text;
    const wanted = index === 0 ? withoutLastBlanks(needle) : needle.trim();
    const places = wanted ? placesOf(folded.text, wanted) : [];
    if (places.length > 1) return { kind: "many" };
    if (places.length === 0) continue;
    const start = folded.starts[places[0]!]!;
    const end = folded.ends[places[0]! + wanted.length - 1]!;
    return one(
      source,
      index === 0 ? { start, end, text: replace } : reindented(source.text, { start, end, text: replace }, search),
    );
  }
  return { kind: "none" };
}

/** Where a text begins in another, the first two places at most: overlapping ones count as well. */
function placesOf(source: string, wanted: string): number[] {
  const first = source.indexOf(wanted);
  if (first === -1) return [];
  const second = source.indexOf(wanted, first + 1);
  return second === -1 ? [first] : [first, second];
}

function one(source: Source, splice: Splice): Found {
  const usesCrLf = source.text.includes("\r\n");
  const text = splice.text.replace(/\r?\n/g, usesCrLf ? "\r\n" : "\n");
  return { kind: "one", splice: { ...splice, text } };
}

const indentOf = (text: string) => /^[ \t]*/.exec(text)![0];

/** Gives a replacement the indentation of the place it goes to, which the block did not have. */
function reindented(source: string, { start, end, text }: Splice, search: string): Splice {
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const own = indentOf(source.slice(lineStart, start));
  const beginsLine = lineStart + own.length === start;
  const given = indentOf(trimBlankLines(search));
  const lines = trimBlankLines(text).split("\n");
  const moved = lines
    .map((line) => (line.trim() && line.startsWith(given) ? own + line.slice(given.length) : line))
    .join("\n");
  return beginsLine ? { start: lineStart, end, text: moved } : { start, end, text: moved.trimStart() };
}

function withoutLastBlanks(text: string): string {
  const lastLine = text.lastIndexOf("\n") + 1;
  return text.slice(0, lastLine) + text.slice(lastLine).trimEnd();
}

function trimBlankLines(text: string): string {
  const lines = text.split("\n");
  const isWritten = (line: string) => line.trim() !== "";
  const first = lines.findIndex(isWritten);
  return first === -1 ? "" : lines.slice(first, lines.findLastIndex(isWritten) + 1).join("\n");
}
