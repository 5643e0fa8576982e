/** Replaces `source[start, end)` by `text`. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies splices that do not overlap, so that what they leave out stays the same to the byte.
 * Insertions at one place keep their order.
 */
export function applySplices(source: string, splices: Splice[]): string {
  const ordered = splices.map((splice, index) => ({ splice, index }));
  ordered.sort((a, b) => a.splice.start - b.splice.start || a.index - b.index);
  let result = "";
  let at = 0;
  for (const { splice } of ordered) {
    if (splice.start < at) throw new RangeError("splices overlap");
    result += source.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return result + source.slice(at);
}
