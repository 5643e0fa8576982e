/** The white space that ends at a place of a text. */
export const blanksBefore = (text: string, at: number) => text.slice(text.slice(0, at).trimEnd().length, at);

/** The same from its first line break on; none where it stands on one line. */
export function linesBefore(text: string, at: number): string {
  const blanks = blanksBefore(text, at);
  const line = blanks.indexOf("\n");
  return line < 0 ? "" : blanks.slice(line);
}
