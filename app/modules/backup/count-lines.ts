const LINE_FEED = 10;

/**
 * Passes bytes on and counts their line feeds: in COPY's text each stands for a row, since those inside of values are
 * escaped.
 */
export function countLines(source: AsyncIterable<Uint8Array>): { bytes: AsyncIterable<Uint8Array>; count: number } {
  const lines = { bytes: pass(), count: 0 };
  async function* pass() {
    for await (const chunk of source) {
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines.count += 1;
      yield chunk;
    }
  }
  return lines;
}
