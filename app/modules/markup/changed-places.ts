import type { CodeSplice } from "./edit";
import { applySplices } from "./splices";
import type { CodePart } from "../site/code-parts";

/** A piece of a part: `[start, end)`. */
export interface TextRange {
  start: number;
  end: number;
}

/** A place that somebody changed, and how each of the two did. */
export interface ChangedPlace {
  place: TextRange;
  mine: CodeSplice[];
  theirs: CodeSplice[];
}

/** Where a piece ends that is one thing to an owner: a text or a tag, a declaration, a line. */
const ENDS: Record<CodePart, RegExp> = { html: /[<>]/g, css: /[{};]/g, javascript: /\n/g };

type Change = { splice: CodeSplice; side: "mine" | "theirs" } & TextRange;

/**
 * The places that either of two edits of one source changes, in order and apart. A price that both change is one place,
 * though they touch other digits of it.
 */
export function changedPlaces(
  part: CodePart,
  source: string,
  mine: CodeSplice[],
  theirs: CodeSplice[],
): ChangedPlace[] {
  const pieces = new Pieces(part, source);
  const changes = [
    ...mine.map((splice): Change => ({ splice, side: "mine", ...pieces.around(splice) })),
    ...theirs.map((splice): Change => ({ splice, side: "theirs", ...pieces.around(splice) })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const found: ChangedPlace[] = [];
  for (const { splice, side, start, end } of changes) {
    const last = found.at(-1);
    if (last && meets(last.place, { start, end })) last.place.end = Math.max(last.place.end, end);
    else found.push({ place: { start, end }, mine: [], theirs: [] });
    found.at(-1)![side].push(splice);
  }
  return found;
}

/** What a place says after splices within it. */
export function textOf(source: string, { start, end }: TextRange, splices: CodeSplice[] = []): string {
  const within = splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }));
  return applySplices(source.slice(start, end), within);
}

/** Whether a place begins within the one before it, or both are the same point. */
const meets = (before: TextRange, { start, end }: TextRange) =>
  start < before.end || (before.start === end && before.end === start);

/** The pieces of a source, by where they begin. */
class Pieces {
  private readonly starts: number[];
  constructor(
    private readonly part: CodePart,
    private readonly source: string,
  ) {
    // A tag's first sign is its own; all others end what stands before them.
    const starts = Array.from(source.matchAll(ENDS[part]), ({ index, 0: sign }) => (sign === "<" ? index : index + 1));
    this.starts = [...new Set([0, ...starts])].filter((start) => start < source.length);
  }

  /**
   * The pieces that a splice touches. What is put in between two of them is of the text among the two, or stands alone.
   */
  around({ start, end, text }: CodeSplice): TextRange {
    const [first, last] = start === end ? this.beside(start) : [this.at(start), this.at(end - 1)];
    if (first > last) return { start, end };
    // Where markup repeats, a difference may show one piece beside the one that was meant.
    const isStructure = this.part === "html" && /[<>]/.test(text + this.source.slice(start, end));
    const margin = isStructure ? 1 : 0;
    return { start: this.startOf(first - margin), end: this.startOf(last + margin + 1) };
  }

  /**
   * From the first to the last piece that something put in here belongs to; the first comes after the last where there
   * is none.
   */
  private beside(place: number): [number, number] {
    const at = this.at(place);
    if (this.starts[at] !== place && place < this.source.length) return [at, at];
    const [before, behind] = place === this.source.length ? [at, at + 1] : [at - 1, at];
    if (this.isText(before)) return [before, before];
    return this.isText(behind) ? [behind, behind] : [behind, before];
  }

  private isText(piece: number): boolean {
    const start = this.starts[piece];
    return this.part === "html" && start !== undefined && this.source[start] !== "<";
  }

  private startOf(piece: number): number {
    return piece <= 0 ? 0 : (this.starts[piece] ?? this.source.length);
  }

  /** The piece that a place is in, by halving. */
  private at(place: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
