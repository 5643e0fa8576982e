const spansIn = (range: string) =>
  range.split(",").map((span) => {
    const [from = "", to = from] = span.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });

/** Whether a character lies in a css `unicode-range` such as `U+0000-00FF,U+0131`. */
export function unicodeRange(range: string): (character: string) => boolean {
  const spans = spansIn(range);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= code && code <= to);
  };
}

/** Every character of a css `unicode-range`. */
export function charactersIn(range: string): string {
  return spansIn(range)
    .map(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join(""),
    )
    .join("");
}

/** The css `unicode-range` of some characters. */
export function rangeOf(characters: Iterable<string>): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`).join(",");
}
