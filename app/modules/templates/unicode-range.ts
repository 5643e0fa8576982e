/** Whether a character lies in a css `unicode-range` such as `U+0000-00FF,U+0131`. */
export function unicodeRange(range: string): (character: string) => boolean {
  const spans = range.split(",").map((span) => {
    const [from = "", to = from] = span.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= code && code <= to);
  };
}
